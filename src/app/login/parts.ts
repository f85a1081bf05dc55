import { part } from '../part.ts';

/** The pages beside the sign-in, and what it seldom needs. */
export const accountPages = part(() => import('./account-pages.ts'));
