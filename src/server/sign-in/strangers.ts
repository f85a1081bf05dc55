import type { Database } from '../storage/database.ts';
import type { Attempt } from './attempts.ts';
import { FairLine } from './fair-line.ts';
import { KnownNetworks } from './known-networks.ts';
import { networkOf, surroundingsOf } from './network.ts';

/** Does some work when it may be done. */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Of those who are signed in, whose calls are counted otherwise. */
export const noLine: Line = (work) => work();

/** All who ask something before it is known who they are. */
export interface Strangers {
  /**
   * What strangers ask for is done one thing at a time in this process: however many come, they keep one connection of the
   * database and one processor. Networks from which somebody signed in lately take turns with all others, and within a
   * network people do. Who proves a device they signed in with lately stands in a line of such alone, in which people take
   * turns: whoever has a proof, and uses it as often as they can, waits behind themselves. `since`: when somebody who comes
   * back with their place began to wait.
   */
  lineOf(who: Pick<Attempt, 'email' | 'ip' | 'device'>, since?: number): Line;
  /** Somebody came in from there. */
  noteSignIn(ip: string): void;
  /** Whether somebody did lately. */
  isOfKnownNetwork(ip: string): Promise<boolean>;
}

export function createStrangers(db: Database): Strangers {
  const bounds = { atOnce: 1, mostWaiting: 1000, patienceMs: 5000 };
  const line = new FairLine(bounds);
  const ofDevices = new FairLine(bounds);
  const known = new KnownNetworks(db);
  return {
    lineOf({ email, ip, device }, since) {
      if (device !== undefined) return (work) => ofDevices.do([email], work, since);
      return async (work) => {
        const kind = (await known.has(ip)) ? 'known' : 'unknown';
        const network = networkOf(ip);
        const around = [...surroundingsOf(network), `${network} ${email}`].map((one) => `${kind} ${one}`);
        return await line.do([kind, ...around], work, since);
      };
    },
    noteSignIn: (ip) => known.add(ip),
    isOfKnownNetwork: (ip) => known.has(ip),
  };
}
