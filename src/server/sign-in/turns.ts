import { refusals, WaitedInVain } from '../errors.ts';

/** Milliseconds from one turn to the next. */
const apart = 1000;

/** So many turns one waits for its own: it is answered before a browser gives its call up. */
const patience = 20;

/** So many wait at once in this process, about whomever. */
const mostWaiting = 1000;

/** How long one for whom there is no room should wait, seconds. */
const comeAgainAfter = 5;

/** And one who has a place: others have their turns meanwhile. */
const comeBackAfter = 2;

/** How often something was tried about a person from around a network, and ever closer to it. */
export type Guesses = readonly { readonly around: string; readonly count: number }[];

/** Who waits for a turn. */
export interface Waits {
  readonly guesses: Guesses;
  /** When somebody who comes back with their place began to wait, ms since 1970; undefined of all others. */
  readonly since?: number | undefined;
  /** Aborted when they have hung up: nobody waits behind them then. */
  readonly gone?: AbortSignal | undefined;
}

interface Waiting extends Waits {
  readonly go: () => void;
  readonly refuse: (refusal: Error) => void;
  /** How many others had meanwhile. */
  turns: number;
}

/** Whether there was less guessed around the one than around the other, by the widest of what lies around them that differs. */
function isBefore(one: Guesses, other: Guesses): boolean {
  const at = one.findIndex(({ around }, level) => around !== other[level]?.around);
  return at !== -1 && one[at]!.count < (other[at]?.count ?? 0);
}

/**
 * Who tries something about one person takes turns, one a second in this process. Around whose network there was least
 * guessed goes first, of equals who came first: one who comes for the first time waits behind nobody's second guess. Who
 * waited twenty turns is refused with a place; of those who come back with theirs whoever began to wait first has every
 * second turn.
 *
 * So everybody who comes back as they are told has their turn. Where those who guess take no places it is the second of the
 * next try at the latest, however many they are and from however many networks. Where they do it is two turns for each
 * place that is older, and those are no more than the calls that waited within the half minute for which a place holds.
 */
export class Turns {
  readonly #lines = new Map<string, TurnsAboutOne>();

  /** What one is refused with for whom there is no room: too many wait who have a place, or guessed no more often. */
  refusalOf(email: string, one: Waits): Error | undefined {
    const lines = [...this.#lines.values()];
    if (lines.reduce((sum, { length }) => sum + length, 0) < mostWaiting) return undefined;
    const last = longestOf(lines).last;
    const isOfFewer = (this.#lines.get(email)?.length ?? 0) + 1 < longestOf(lines).length;
    const isBeforeLast =
      last !== undefined && (one.since !== undefined || isBefore(one.guesses, last.guesses));
    if (isBeforeLast || (last !== undefined && isOfFewer)) return undefined;
    return one.since === undefined ? refusals.suspended(comeAgainAfter) : waitedInVain();
  }

  /** Resolves when it is this one's turn. Throws 429 to who waited too long, and where others take its place. */
  async take(email: string, one: Waits): Promise<void> {
    const line = this.#lines.get(email);
    if (line === undefined) return this.#begin(email);
    const refusal = this.refusalOf(email, one);
    if (refusal !== undefined) throw refusal;
    const lines = [...this.#lines.values()];
    if (lines.reduce((sum, { length }) => sum + length, 0) >= mostWaiting)
      longestOf(lines).last!.refuse(refusals.suspended(comeAgainAfter));
    await line.wait(one);
  }

  /** Nobody waited: this one goes, and a line forms behind it for as long as turns are apart. */
  #begin(email: string): void {
    const line = new TurnsAboutOne();
    this.#lines.set(email, line);
    const turns = setInterval(() => {
      if (line.callNext()) return;
      clearInterval(turns);
      this.#lines.delete(email);
    }, apart);
    turns.unref();
  }
}

class TurnsAboutOne {
  /** Those who have a place, who began to wait first before the others. */
  readonly #withPlace: Waiting[] = [];
  /** And those who have none, around whom less was guessed before the others. */
  readonly #others: Waiting[] = [];
  #wasWithPlace = false;

  get length(): number {
    return this.#withPlace.length + this.#others.length;
  }

  /** Who loses their turn first. */
  get last(): Waiting | undefined {
    return this.#others.at(-1);
  }

  async wait(one: Waits): Promise<void> {
    const { since, guesses, gone } = one;
    const line = since === undefined ? this.#others : this.#withPlace;
    const isBehind = (other: Waiting) =>
      since === undefined ? isBefore(guesses, other.guesses) : since < other.since!;
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        gone?.removeEventListener('abort', hangUp);
        line.splice(line.indexOf(waiting), 1);
      };
      const go = () => {
        leave();
        resolve();
      };
      const refuse = (refusal: Error) => {
        leave();
        reject(refusal);
      };
      const hangUp = () => refuse(waitedInVain());
      const waiting: Waiting = { ...one, go, refuse, turns: 0 };
      const behind = line.findIndex(isBehind);
      line.splice(behind === -1 ? line.length : behind, 0, waiting);
      if (gone?.aborted) hangUp();
      else gone?.addEventListener('abort', hangUp);
    });
  }

  /** False where nobody waits. */
  callNext(): boolean {
    const [first] = this.#withPlace;
    const [other] = this.#others;
    const next = this.#wasWithPlace ? (other ?? first) : (first ?? other);
    if (next === undefined) return false;
    this.#wasWithPlace = next === first;
    next.go();
    for (const one of [...this.#withPlace, ...this.#others]) {
      one.turns += 1;
      if (one.turns === patience) one.refuse(waitedInVain());
    }
    return true;
  }
}

function longestOf(lines: readonly TurnsAboutOne[]): TurnsAboutOne {
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest));
}

function waitedInVain(): WaitedInVain {
  return new WaitedInVain(refusals.inLine(comeBackAfter));
}
