import { part } from '../part.ts';

/** What signs in and watches over the session: fetched when somebody signs in or is signed in. */
export const session = part(() => import('./sign-in.ts'));
