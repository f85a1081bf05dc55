import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import type { Sessions } from './sessions.ts';
import { UnderWay } from './under-way.ts';

/** Who comes with a token. */
export interface Bearers {
  /** Undefined as `Sessions.actorOf`. Throws 503 when more tokens that nobody knows are looked up than can wait. */
  actorOf(token: string, ip: string): Promise<Actor | undefined>;
}

/** Tokens that nobody knows yet, looked up or waiting for it: all windows of an office come anew after a restart. */
const mostUnknown = { ofAll: 1000, ofNetwork: 400 };

/**
 * Tokens that were found good lately are looked up on the connections of the sign-in. All others, which anybody can make
 * up, have a few of their own: those who are signed in, and who sign in, never wait for them.
 */
export function createBearers({
  sessions,
  signInDb,
  strangersDb,
}: {
  readonly sessions: Sessions;
  readonly signInDb: Database;
  readonly strangersDb: Database;
}): Bearers {
  const unknown = new UnderWay(mostUnknown);
  return {
    async actorOf(token, ip) {
      if (sessions.isKnown(token)) return await sessions.actorOf(signInDb, token);
      return await unknown.during(ip, () => sessions.actorOf(strangersDb, token));
    },
  };
}
