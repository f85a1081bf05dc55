import { part } from '../part.ts';

/** Pages behind the sign-in that are no documents, and the window to support. */
export const otherPages = part(() => import('../own/other-pages.tsx'));
