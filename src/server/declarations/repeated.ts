import type { DocumentData } from '../../engine/document.ts';
import { rowsOf } from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';
import { isRowSegment, type Path } from '../../engine/path.ts';

/**
 * An editor whose answer got lost sends the same again, and more: of these patches the ones that still have
 * their place in `document`. Rows it has put in, taken out or moved already are left as they are; a value set
 * again is harmless. The cost follows the patches, not the document.
 */
export function withoutRepeated(document: DocumentData, patches: readonly Patch[]): readonly Patch[] {
  const standing = new StandingRows(document);
  return patches.filter((patch) => standing.take(patch));
}

/** Which rows stand in a document or row, while patches are taken one after the other. */
class StandingRows {
  readonly #of: DocumentData;
  readonly #lists = new Map<string, Map<string, StandingRows>>();

  constructor(of: DocumentData) {
    this.#of = of;
  }

  /** Whether the patch has a place; the rows stand as it leaves them. */
  take(patch: Patch): boolean {
    if (patch.op === 'set') return this.#at(patch.path.slice(0, -1)) !== undefined;
    if (patch.op === 'insert') {
      const list = this.#listAt(patch.path);
      if (list === undefined || list.has(patch.row.uuid)) return false;
      list.set(patch.row.uuid, new StandingRows(patch.row));
      return true;
    }
    const row = patch.path.at(-1);
    const list = this.#listAt(patch.path.slice(0, -1));
    if (list === undefined || row === undefined || !isRowSegment(row)) return false;
    return patch.op === 'remove' ? list.delete(row.id) : list.has(row.id);
  }

  #listAt(path: Path): Map<string, StandingRows> | undefined {
    const name = path.at(-1);
    const container = this.#at(path.slice(0, -1));
    return typeof name === 'string' && container !== undefined ? container.#list(name) : undefined;
  }

  #at([name, row, ...rest]: Path): StandingRows | undefined {
    if (name === undefined) return this;
    if (typeof name !== 'string' || row === undefined || !isRowSegment(row)) return undefined;
    const below = this.#list(name).get(row.id);
    return below === undefined ? undefined : below.#at(rest);
  }

  #list(name: string): Map<string, StandingRows> {
    let list = this.#lists.get(name);
    if (list === undefined) {
      list = new Map(rowsOf(this.#of, name).map((row) => [row.uuid, new StandingRows(row)]));
      this.#lists.set(name, list);
    }
    return list;
  }
}
