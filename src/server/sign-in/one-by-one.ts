import { setTimeout as pause } from 'node:timers/promises';
import { refusals } from '../errors.ts';

/** How long one waits for its turn, ms. */
const patience = 5000;

/** How long one who is turned away should wait, seconds. */
const comeAgainAfter = 3;

/** Does what strangers ask for one after the other in this process: however many come, they take the time of one. */
export class OneByOne {
  readonly #most: number;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Throws 503 where so many wait, or what is done takes so long, that it would be done late. */
  async do<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#most) throw refusals.busy(comeAgainAfter);
    this.#waiting += 1;
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    try {
      const turn = before.then(() => true);
      if (!(await Promise.race([turn, pause(patience, false, { ref: false })])))
        throw refusals.busy(comeAgainAfter);
      return await work();
    } finally {
      this.#waiting -= 1;
      void before.then(end);
    }
  }
}
