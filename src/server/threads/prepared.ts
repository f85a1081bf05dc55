import type { Asker, Threads } from './threads.ts';
import { isSmall, type Work } from './work.ts';

/** What a transaction needs and does not have: it is rolled back, and done again when that is made. */
class Unprepared extends Error {
  override readonly name = 'Unprepared';

  constructor(readonly prepare: () => Promise<void>) {
    super('Nothing waits for a thread within a transaction.');
  }
}

/** What is made for transactions, outside of them. */
export class Prepared {
  readonly #threads: Threads;
  readonly #asker: Asker;
  readonly #made = new Map<string, unknown>();

  constructor(threads: Threads, asker: Asker) {
    this.#threads = threads;
    this.#asker = asker;
  }

  /** What a work makes, where it is small or was made before under this key; else the transaction is left. */
  async get<About, Made>(key: string, work: Work<About, Made>, about: About): Promise<Made> {
    if (isSmall(work, about)) return await work.run(about, {});
    if (this.#made.has(key)) return this.#made.get(key) as Made;
    throw new Unprepared(async () => {
      this.#made.set(key, await this.#threads.run<About, Made>(work, about, this.#asker));
    });
  }

  /** Does what asks for what is prepared until all of it is there. */
  async during<Result>(doing: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await doing();
      } catch (error) {
        if (!(error instanceof Unprepared)) throw error;
        await error.prepare();
      }
    }
  }
}
