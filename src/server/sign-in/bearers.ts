import type { Actor, Caller } from '../access.ts';
import { inCompany } from '../storage/connection-turns.ts';
import type { Database } from '../storage/database.ts';
import { FairLine } from './fair-line.ts';
import { networkOf, surroundingsOf } from './network.ts';
import type { Sessions } from './sessions.ts';

/** Who comes with a token. */
export interface Bearers {
  /** As `Sessions.knownOf`. */
  knownOf(token: string): Caller | undefined;
  /** Undefined as `Sessions.actorOf`. Throws 503 when more tokens that nobody knows are looked up than can wait. */
  actorOf(token: string, ip: string): Promise<Actor | undefined>;
}

/** As many tokens that nobody knows yet are looked up at once. */
export const connectionsOfTokens = 2;

/**
 * Tokens that were found good lately are looked up on the connections of the sign-in, at which each company takes turns with
 * it. All others, which anybody can make up, have a few of their own: those who are signed in, and who sign in, never wait
 * for them. All windows of an office come anew after a restart, and wait in one line with what was made up elsewhere.
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
  const unknown = new FairLine({ atOnce: connectionsOfTokens, mostWaiting: 1000, patienceMs: 5000 });
  return {
    knownOf: sessions.knownOf,
    async actorOf(token, ip) {
      const known = sessions.knownOf(token);
      if (known !== undefined) {
        return await inCompany(known.companyId, () => sessions.actorOf(signInDb, token));
      }
      return await unknown.do(surroundingsOf(networkOf(ip)), () => sessions.actorOf(strangersDb, token));
    },
  };
}
