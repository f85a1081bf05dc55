import { type Patch, subjectOf } from './patch.ts';
import type { Path } from './path.ts';
import { PathTree } from './path-tree.ts';

interface Noted {
  readonly path: Path;
  /** The last of their changes that had the place, counted from 1. */
  readonly number: number;
}

/** Where others changed the document, and with which of their changes last. */
export class OthersEdits {
  /** Fields they set, rows they put in or took out. */
  #entered = new PathTree<Noted>();
  #moved = new PathTree<Noted>();

  note(patches: readonly Patch[], number: number): void {
    for (const patch of patches) {
      const path = subjectOf(patch);
      (patch.op === 'move' ? this.#moved : this.#entered).set(path, { path, number });
    }
  }

  forget(): void {
    this.#entered = new PathTree();
    this.#moved = new PathTree();
  }

  /** What they set, put in or took out at a place and below it after that change of theirs. */
  enteredWithin(path: Path, since: number): readonly Path[] {
    return this.#entered
      .within(path)
      .filter(({ value }) => value.number > since)
      .map(({ value }) => value.path);
  }

  hasMoved(row: Path, since: number): boolean {
    return (this.#moved.get(row)?.number ?? 0) > since;
  }
}
