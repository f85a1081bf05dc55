/**
 * Where a process is killed: at the nth statement it gives to PostgreSQL, or the nth message it posts to customs. before:
 * nothing of it has arrived there. after: it was done there, and the process has no answer. half: the process has the
 * beginning of the answer.
 */
export type KillPoint =
  | { readonly at: 'statement'; readonly number: number; readonly side: 'before' | 'after' }
  | { readonly at: 'post'; readonly number: number; readonly side: 'before' | 'after' | 'half' };

/** Counts what a process does, and stops it at one point: from then on nothing reaches anybody. */
export class StepWatch {
  statements = 0;
  posts = 0;
  isFrozen = false;
  #point: KillPoint | undefined;
  #reached = () => {};

  /** Counts from here on; resolves when the point is reached. */
  arm(point?: KillPoint): Promise<void> {
    this.statements = 0;
    this.posts = 0;
    this.#point = point;
    return new Promise((resolve) => {
      this.#reached = resolve;
    });
  }

  /** Which side of the statement that begins now is the point, if one is. */
  statement(): 'before' | 'after' | undefined {
    this.statements += 1;
    return this.#point?.at === 'statement' && this.#point.number === this.statements
      ? this.#point.side
      : undefined;
  }

  post(): 'before' | 'after' | 'half' | undefined {
    this.posts += 1;
    return this.#point?.at === 'post' && this.#point.number === this.posts ? this.#point.side : undefined;
  }

  /** The point is reached. */
  freeze(): void {
    this.isFrozen = true;
    this.#point = undefined;
    this.#reached();
  }
}
