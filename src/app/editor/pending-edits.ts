import type { Patch } from '../../engine/index.ts';
import { formatPath } from '../../engine/index.ts';

/**
 * Edits that wait for the server, in order. Later sets of the same field replace earlier ones, as long as no row
 * came or went in between: a field typed into for an hour is one patch. Adding costs what is added.
 */
export class PendingEdits {
  #patches: Patch[] = [];
  /** Where the sets since the last change of rows stand. */
  readonly #sets = new Map<string, number>();

  constructor(patches: readonly Patch[] = []) {
    this.add(patches);
  }

  get length(): number {
    return this.#patches.length;
  }

  all(): readonly Patch[] {
    return this.#patches;
  }

  add(patches: readonly Patch[]): void {
    for (const patch of patches) {
      if (patch.op !== 'set') {
        this.#sets.clear();
        this.#patches.push(patch);
        continue;
      }
      const place = formatPath(patch.path);
      const at = this.#sets.get(place);
      if (at === undefined) this.#sets.set(place, this.#patches.push(patch) - 1);
      else this.#patches[at] = patch;
    }
  }

  /** Hands all of them over and has none any more. */
  take(): readonly Patch[] {
    const taken = this.#patches;
    this.#patches = [];
    this.#sets.clear();
    return taken;
  }

  /** Puts what was taken before those that came since. */
  putBack(taken: readonly Patch[]): void {
    const since = this.take();
    this.add(taken);
    this.add(since);
  }
}
