import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A company is given one more while it has less than so many times what is free: alone it comes to six of ten, a second
 * one beside it to three, and one is left for whoever comes next. Whoever has none needs a free one alone. All that one
 * company does may stand behind one lock of its own; more than six at a time no two processors make faster.
 */
const timesOfFree = 1.5;

const companyOfCall = new AsyncLocalStorage<number | undefined>();

/** Does what is done for people of this company, or, without one, for nobody in particular: also what goes on behind it. */
export function inCompany<Result>(companyId: number | undefined, work: () => Result): Result {
  return companyOfCall.run(companyId, work);
}

/** Whoever wanted a connection waited for it as long as it may. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/** Called when the connection is given back; once more it does nothing. */
export type GiveBack = () => void;

interface Waiting {
  readonly go: (giveBack: GiveBack) => void;
}

/**
 * Gives leave to take one of so many connections. Companies take turns, and what is done for nobody in particular has
 * turns as one of them; of that any number is under way. Each waits `waitMs` at most, and as long as it takes where that
 * is 0; then NoTurn is thrown.
 */
export class ConnectionTurns {
  readonly #waitMs: number;
  #free: number;
  readonly #held = new Map<number, number>();
  /** The one that has the next turn is first. */
  readonly #waiting = new Map<number | undefined, Set<Waiting>>();

  constructor(connections: number, waitMs: number) {
    this.#free = connections;
    this.#waitMs = waitMs;
  }

  async take(): Promise<GiveBack> {
    const company = companyOfCall.getStore();
    if (this.#mayTake(company)) return this.#give(company);
    return await new Promise<GiveBack>((resolve, reject) => {
      const one: Waiting = {
        go(giveBack) {
          clearTimeout(patience);
          resolve(giveBack);
        },
      };
      const patience =
        this.#waitMs === 0
          ? undefined
          : setTimeout(() => {
              this.#forget(company, one);
              reject(new NoTurn('No connection of the database became free in time.'));
            }, this.#waitMs);
      const others = this.#waiting.get(company);
      if (others === undefined) this.#waiting.set(company, new Set([one]));
      else others.add(one);
    });
  }

  #mayTake(company: number | undefined): boolean {
    const held = company === undefined ? 0 : (this.#held.get(company) ?? 0);
    return this.#free > 0 && held < this.#free * timesOfFree;
  }

  #give(company: number | undefined): GiveBack {
    this.#count(company, 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.#count(company, -1);
      this.#callNext();
    };
  }

  #count(company: number | undefined, more: number): void {
    this.#free -= more;
    if (company === undefined) return;
    const held = (this.#held.get(company) ?? 0) + more;
    if (held === 0) this.#held.delete(company);
    else this.#held.set(company, held);
  }

  /** One that is given back may leave room for two: its company has less, and more is free. */
  #callNext(): void {
    for (;;) {
      const next = [...this.#waiting].find(([company]) => this.#mayTake(company));
      if (next === undefined) return;
      const [company, waiting] = next;
      const [one] = waiting;
      this.#waiting.delete(company);
      waiting.delete(one!);
      // Behind all the others.
      if (waiting.size > 0) this.#waiting.set(company, waiting);
      one!.go(this.#give(company));
    }
  }

  #forget(company: number | undefined, one: Waiting): void {
    const waiting = this.#waiting.get(company);
    waiting?.delete(one);
    if (waiting?.size === 0) this.#waiting.delete(company);
  }
}
