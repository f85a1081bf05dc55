import type { Logger } from 'pino';
import type { Codes } from './accounts/codes.ts';
import type { MultiFactor } from './accounts/multi-factor.ts';
import type { Authorisation } from './authorisation/authorisation.ts';
import type { Sealing } from './authorisation/sealing.ts';
import type { CallCounts } from './call-limits.ts';
import type { Settings } from './settings.ts';
import type { Bearers } from './sign-in/bearers.ts';
import type { DownloadTokens } from './sign-in/download-tokens.ts';
import type { KnownDevices } from './sign-in/known-devices.ts';
import type { Places } from './sign-in/places.ts';
import type { Sessions } from './sign-in/sessions.ts';
import type { Strangers } from './sign-in/strangers.ts';
import type { Database } from './storage/database.ts';
import type { Health } from './storage/health.ts';
import type { Threads } from './threads/threads.ts';

/** What the routes work with. */
export interface Services {
  readonly db: Database;
  /** The same over connections that are kept for who somebody is: sign-in, accounts and the sessions of calls. */
  readonly signInDb: Database;
  /** And over those that are kept for what customs push. */
  readonly customsDb: Database;
  readonly health: Health;
  readonly calls: CallCounts;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly bearers: Bearers;
  readonly downloadTokens: DownloadTokens;
  readonly knownDevices: KnownDevices;
  readonly strangers: Strangers;
  readonly places: Places;
  readonly codes: Codes;
  readonly multiFactor: MultiFactor;
  readonly authorisation: Authorisation;
  readonly sealing: Sealing;
  readonly threads: Threads;
  readonly log: Logger;
  /** Where the socket listens, once it does. */
  socketPort(): number;
}
