import { refusals } from '../errors.ts';

/** Milliseconds from one turn to the next. */
const apart = 1000;

/** So many wait for a turn: the last of them is answered before a browser gives its call up. */
const mostWaiting = 20;

/** How long one for whom there is no room should wait, seconds. */
export const comeAgainAfter = 5;

interface Waiting {
  readonly guesses: Guesses;
  readonly go: () => void;
  readonly refuse: (refusal: Error) => void;
}

/** How often something was tried about a person from around a network, and ever closer to it. */
export type Guesses = readonly { readonly around: string; readonly count: number }[];

/** Whether there was less guessed around the one than around the other, by the widest of what lies around them that differs. */
function isBefore(one: Guesses, other: Guesses): boolean {
  const at = one.findIndex(({ around }, level) => around !== other[level]?.around);
  return at !== -1 && one[at]!.count < (other[at]?.count ?? 0);
}

/**
 * Who tries something about one person takes turns, one a second in this process. Around whose network there was
 * least guessed goes first: one who comes for the first time waits behind nobody's second guess.
 */
export class Turns {
  readonly #lines = new Map<string, Waiting[]>();

  /** False where too many wait that guessed no more often; `guesses` are those from around this one's network before. */
  hasRoom(email: string, guesses: Guesses): boolean {
    const line = this.#lines.get(email) ?? [];
    return line.length < mostWaiting || isBefore(guesses, line.at(-1)!.guesses);
  }

  /** Resolves when it is this one's turn. Throws 429 where others took its place who guessed less. */
  async take(email: string, guesses: Guesses): Promise<void> {
    const line = this.#lines.get(email);
    if (line === undefined) return this.#begin(email);
    await new Promise<void>((go, refuse) => {
      const behind = line.findIndex((one) => isBefore(guesses, one.guesses));
      line.splice(behind === -1 ? line.length : behind, 0, { guesses, go, refuse });
      if (line.length > mostWaiting) line.pop()!.refuse(refusals.suspended(comeAgainAfter));
    });
  }

  /** Nobody waited: this one goes, and a line forms behind it for as long as turns are apart. */
  #begin(email: string): void {
    const line: Waiting[] = [];
    this.#lines.set(email, line);
    const turns = setInterval(() => {
      const next = line.shift();
      if (next !== undefined) return next.go();
      clearInterval(turns);
      this.#lines.delete(email);
    }, apart);
    turns.unref();
  }
}
