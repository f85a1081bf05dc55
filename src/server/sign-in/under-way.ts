import { refusals } from '../errors.ts';
import { networkOf } from './network.ts';

/** How long one who is turned away should wait, seconds. */
const comeAgainAfter = 3;

/** Counts what strangers ask in this process until it is answered: of all, and of those who come from one network. */
export class UnderWay {
  readonly #most: { readonly ofAll: number; readonly ofNetwork: number };
  readonly #ofNetworks = new Map<string, number>();
  #ofAll = 0;

  constructor(most: { readonly ofAll: number; readonly ofNetwork: number }) {
    this.#most = most;
  }

  /** Throws 503 where so many wait that it would be answered late. */
  async during<Result>(ip: string, asked: () => Promise<Result>): Promise<Result> {
    const network = networkOf(ip);
    const ofNetwork = this.#ofNetworks.get(network) ?? 0;
    if (this.#ofAll >= this.#most.ofAll || ofNetwork >= this.#most.ofNetwork)
      throw refusals.busy(comeAgainAfter);
    this.#ofAll += 1;
    this.#ofNetworks.set(network, ofNetwork + 1);
    try {
      return await asked();
    } finally {
      this.#ofAll -= 1;
      const left = this.#ofNetworks.get(network)! - 1;
      if (left > 0) this.#ofNetworks.set(network, left);
      else this.#ofNetworks.delete(network);
    }
  }
}
