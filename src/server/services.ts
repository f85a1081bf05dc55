import type { Logger } from 'pino';
import type { Authorisation } from './authorisation/authorisation.ts';
import type { Sealing } from './authorisation/sealing.ts';
import type { Settings } from './settings.ts';
import type { Sessions } from './sign-in/sessions.ts';
import type { Database } from './storage/database.ts';

/** What the routes work with. */
export interface Services {
  readonly db: Database;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly authorisation: Authorisation;
  readonly sealing: Sealing;
  readonly log: Logger;
  /** Where the socket listens, once it does. */
  socketPort(): number;
}
