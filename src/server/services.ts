import type { Logger } from 'pino';
import type { Codes } from './accounts/codes.ts';
import type { MultiFactor } from './accounts/multi-factor.ts';
import type { Authorisation } from './authorisation/authorisation.ts';
import type { Sealing } from './authorisation/sealing.ts';
import type { Printer } from './report/printer.ts';
import type { MessageWriter } from './sending/message-writer.ts';
import type { Settings } from './settings.ts';
import type { DownloadTokens } from './sign-in/download-tokens.ts';
import type { Sessions } from './sign-in/sessions.ts';
import type { Database } from './storage/database.ts';

/** What the routes work with. */
export interface Services {
  readonly db: Database;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly downloadTokens: DownloadTokens;
  readonly codes: Codes;
  readonly multiFactor: MultiFactor;
  readonly authorisation: Authorisation;
  readonly sealing: Sealing;
  readonly messages: MessageWriter;
  readonly printer: Printer;
  readonly log: Logger;
  /** Where the socket listens, once it does. */
  socketPort(): number;
}
