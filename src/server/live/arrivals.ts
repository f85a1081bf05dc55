import type { IncomingMessage } from 'node:http';
import { networkOf } from '../sign-in/network.ts';

/** Connections of one address that are not signed in yet: a window needs a moment for that. */
export const mostUnsigned = 100;

/** How many come from one address: so many at once, as after a restart, and so many a second from then on. */
export const mostArrivals = { atOnce: 600, aSecond: 20 } as const;

/** So many addresses are counted before those are forgotten from which nobody came for the longest time. */
const mostAddresses = 10_000;

interface Count {
  unsigned: number;
  /** How many more may come now, as of a moment. */
  left: number;
  at: number;
}

/** Counts who comes from where before it is known who it is; `times` as many may come, and any number where it is 0. */
export class Arrivals {
  readonly #times: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();

  constructor(times: number, now: () => number = Date.now) {
    this.#times = times;
    this.#now = now;
  }

  /** Whether one more may come; it is counted then. */
  comes(ip: string): boolean {
    if (this.#times === 0) return true;
    const count = this.#countOf(ip);
    if (count.unsigned >= mostUnsigned * this.#times || count.left < 1) return false;
    count.left -= 1;
    return true;
  }

  /** Somebody of whom nobody knows who it is stands there, until what this gives is called, once. */
  stands(ip: string): () => void {
    const count = this.#countOf(ip);
    count.unsigned += 1;
    return () => {
      count.unsigned -= 1;
    };
  }

  #countOf(ip: string): Count {
    const at = this.#now();
    const network = networkOf(ip);
    const most = mostArrivals.atOnce * this.#times;
    if (!this.#counts.has(network)) this.#makeRoom();
    const count = this.#counts.get(network) ?? { unsigned: 0, left: most, at };
    // The last place is that of who came last.
    this.#counts.delete(network);
    const seconds = Math.max(0, at - count.at) / 1000;
    count.left = Math.min(most, count.left + seconds * mostArrivals.aSecond * this.#times);
    count.at = at;
    this.#counts.set(network, count);
    return count;
  }

  /** Of those who came longest ago, a few at a time: however many come, it costs as much. */
  #makeRoom(): void {
    let looks = 10;
    for (const [network, { unsigned }] of this.#counts) {
      if (this.#counts.size < mostAddresses || looks === 0) return;
      if (unsigned === 0) this.#counts.delete(network);
      looks -= 1;
    }
  }
}

/** Where a call comes from, as far as so many proxies in front tell. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const addresses = [...forwarded.map((one) => one.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return addresses.at(-1 - proxies) ?? addresses[0]!;
}
