import type { Owner } from './company-queue.ts';

/** So many are done on the thread that answers at the same time, those that wait for their turn and for answers too. */
export const mostSmallWorks = 4;

/**
 * What is small and done on the thread that answers: a little of it, one of each person, so that a flood goes to the
 * threads, where it waits behind itself. Each has its turns, one of them at a time, and after a turn others have the
 * thread for as long as that took.
 */
export class SmallWorks {
  readonly #owners = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  /** Begins one; undefined where it should not be done here. What it gives is called when that is over. */
  begin({ company, person }: Owner): (() => unknown) | undefined {
    const owner = `${company} ${person}`;
    if (this.#owners.size >= mostSmallWorks || this.#owners.has(owner)) return undefined;
    this.#owners.add(owner);
    return () => this.#owners.delete(owner);
  }

  /** Waits for a turn, which lasts until others have theirs. */
  async turn(): Promise<void> {
    const before = this.#last;
    this.#last = new Promise((next) => {
      void before.then(() => {
        const began = performance.now();
        setImmediate(() => setTimeout(next, performance.now() - began));
      });
    });
    await before;
  }
}
