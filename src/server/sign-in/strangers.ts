import type { Database } from '../storage/database.ts';
import { FairLine } from './fair-line.ts';
import { KnownNetworks } from './known-networks.ts';
import { networkOf, surroundingsOf } from './network.ts';

/** Does some work when it may be done. */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** For those who wait in none. */
export const noLine: Line = (work) => work();

/** All who ask something before it is known who they are. */
export interface Strangers {
  /**
   * What strangers ask for is done one thing at a time in this process: however many come, they keep one connection of the
   * database and one processor. Networks from which somebody signed in lately take turns with all others. Who proves a
   * device they signed in with lately waits in none.
   */
  lineOf(who: { readonly ip: string; readonly device?: string | undefined }): Line;
  /** Somebody came in from there. */
  noteSignIn(ip: string): void;
}

export function createStrangers(db: Database): Strangers {
  const line = new FairLine({ atOnce: 1, mostWaiting: 1000, patienceMs: 5000 });
  const known = new KnownNetworks(db);
  return {
    lineOf({ ip, device }) {
      if (device !== undefined) return noLine;
      return async (work) => {
        const kind = (await known.has(ip)) ? 'known' : 'unknown';
        const around = surroundingsOf(networkOf(ip)).map((one) => `${kind} ${one}`);
        return await line.do([kind, ...around], work);
      };
    },
    noteSignIn: (ip) => known.add(ip),
  };
}
