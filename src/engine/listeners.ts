import type { Path } from './path.ts';
import { PathTree } from './path-tree.ts';

export type Listener = () => void;

/** Listeners by place; a change reaches those along its path, and below it where a whole row came or went. */
export class Listeners {
  readonly #tree = new PathTree<Set<Listener>>();

  /** Ends with the call of what it gives back. */
  add(path: Path, listener: Listener): () => void {
    const known = this.#tree.get(path);
    if (known === undefined) this.#tree.set(path, new Set([listener]));
    else known.add(listener);
    return () => {
      const set = this.#tree.get(path);
      if (set === undefined) return;
      set.delete(listener);
      if (set.size === 0) this.#tree.delete(path);
    };
  }

  /** Adds to `reached` who listens at `path` or above it. */
  reachAlong(path: Path, reached: Set<Listener>): void {
    for (const set of this.#tree.along(path)) for (const listener of set) reached.add(listener);
  }

  /** Adds to `reached` who listens at `path` or below it. */
  reachWithin(path: Path, reached: Set<Listener>): void {
    for (const { value } of this.#tree.within(path)) for (const listener of value) reached.add(listener);
  }
}

/**
 * Calls listeners one after another, each of them whatever another throws. What a listener changes is told when all
 * have heard of what was before it.
 */
export class Calls {
  readonly #waiting: Listener[] = [];
  #isOpen = false;

  /** Calls them; from within a call or `together`, after those that wait. */
  all(listeners: Iterable<Listener>): void {
    this.together(() => this.#waiting.push(...listeners));
  }

  /** Runs, then calls all whose call was asked for meanwhile, whatever was thrown; then throws what was thrown first. */
  together(run: () => void): void {
    if (this.#isOpen) {
      run();
      return;
    }
    const thrown: unknown[] = [];
    this.#isOpen = true;
    const attempt = (call: () => void) => {
      try {
        call();
      } catch (error) {
        thrown.push(error);
      }
    };
    attempt(run);
    // Those that come along the way are called, too.
    for (const listener of this.#waiting) attempt(listener);
    this.#waiting.length = 0;
    this.#isOpen = false;
    if (thrown.length > 0) throw thrown[0];
  }
}
