import type { DocumentData, Row } from './document.ts';
import type { PackedPlaces, PackedProvenances } from './packed-provenances.ts';
import type { Patch } from './patch.ts';
import { formatPath, type Path, parsePath } from './path.ts';
import { PathTree } from './path-tree.ts';
import { type Provenance, type Provenances, saying, textOf, typed } from './provenance.ts';
import { isRows } from './rows.ts';

/** Patches that were applied, and those that take them back, in the order to apply them: one for each. */
interface Done {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/**
 * Where the values of a document came from. It changes by patches alone, whatever the document: what a patch sets or puts
 * in came from where the patch says, else it was typed; what is blank, or in a row that went, came from nowhere. What a
 * value inherits is not said at it again, so that two trees that say the same are the same.
 */
export class ProvenanceTree {
  readonly #tree: PathTree<Provenance>;
  readonly #counters: { provenancesLooked: number };

  /** Of what is said, or the same as another one. */
  constructor(all: Provenances | ProvenanceTree = {}, counters = { provenancesLooked: 0 }) {
    this.#counters = counters;
    this.#tree = new PathTree(all instanceof ProvenanceTree ? all.#tree : undefined);
    if (all instanceof ProvenanceTree) return;
    const entries = Object.entries(all).map(([place, one]) => [parsePath(place), one] as const);
    this.#say(entries);
  }

  /** Of what is stored beside a document, as far as the document has the places. */
  static of(document: DocumentData, { said, at }: PackedProvenances): ProvenanceTree {
    const tree = new ProvenanceTree();
    const within = (places: PackedPlaces, object: DocumentData, around: Path) => {
      const whole = places[''];
      if (typeof whole === 'number') tree.#sayAt(around, said[whole] ?? typed);
      for (const [name, held] of Object.entries(places)) {
        const value = object[name];
        if (name === '' || isBlank(value)) continue;
        if (typeof held === 'number') {
          if (!isRows(value)) tree.#sayAt([...around, name], said[held] ?? typed);
        } else if (isRows(value)) {
          for (const row of value) {
            const inside = held[row.uuid];
            if (typeof inside === 'object') within(inside, row, [...around, name, { id: row.uuid }]);
          }
        }
      }
    };
    within(at, document, []);
    return tree;
  }

  /** Of the value at a place that is not blank. Costs what the path is long. */
  at(path: Path): Provenance {
    this.#counters.provenancesLooked += path.length;
    return this.#tree.along(path).at(-1) ?? typed;
  }

  /** Of a row and all in it, by their places within it: what puts the row in elsewhere says them. Nothing: all of it was typed. */
  within(row: Path): Provenances {
    const own = this.at(row);
    const inside = this.#tree.within(row).filter(({ path }) => path.length > row.length);
    this.#counters.provenancesLooked += inside.length;
    const said = inside.map(({ path, value }) => [formatPath(path.slice(row.length)), value] as const);
    return Object.fromEntries(own.kind === 'typed' ? said : [['', own], ...said]);
  }

  /** All that is said, as it is stored. */
  all(): Provenances {
    return Object.fromEntries(this.#tree.within([]).map(({ path, value }) => [formatPath(path), value]));
  }

  take(patches: readonly Patch[]): void {
    for (const patch of patches) this.#take(patch);
  }

  /** Takes the patches, and gives those that take them back with where their values came from before. */
  takeWithInverse({ patches, inverse }: Done): readonly Patch[] {
    const back = patches.map((patch, at) => {
      const told = this.told(inverse[inverse.length - 1 - at]!);
      this.#take(patch);
      return told;
    });
    return back.reverse();
  }

  /** The patch with where its values came from, as it stands here. */
  told(patch: Patch): Patch {
    if (patch.op === 'set') {
      const { from: _, ...bare } = patch;
      const from = isBlank(patch.value) ? typed : this.at(patch.path);
      return from.kind === 'typed' ? bare : { ...bare, from };
    }
    if (patch.op !== 'insert') return patch;
    const { from: _, ...bare } = patch;
    return { ...bare, ...saying(this.within([...patch.path, { id: patch.row.uuid }])) };
  }

  #take(patch: Patch): void {
    switch (patch.op) {
      case 'set':
        if (isBlank(patch.value)) this.#tree.delete(patch.path);
        else this.#sayAt(patch.path, patch.from ?? typed);
        return;
      case 'insert': {
        const row = [...patch.path, { id: patch.row.uuid }];
        const { '': own = typed, ...inside } = patch.from ?? {};
        this.#sayAt(row, own);
        this.#say(Object.entries(inside).map(([place, one]) => [[...row, ...parsePath(place)], one]));
        return;
      }
      case 'remove':
        this.#tree.cut(patch.path);
    }
  }

  /** The outer ones first: what is inside need not say what it inherits. */
  #say(entries: readonly (readonly [Path, Provenance])[]): void {
    for (const [path, one] of [...entries].sort(([one], [other]) => one.length - other.length))
      this.#sayAt(path, one);
  }

  #sayAt(path: Path, one: Provenance): void {
    const inherited = path.length === 0 ? typed : this.at(path.slice(0, -1));
    if (textOf(one) === textOf(inherited)) this.#tree.delete(path);
    else this.#tree.set(path, one);
  }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '';
}

/** Places of the values of a document that are not blank. */
export function placesOfValues(document: DocumentData, around: Path = []): Path[] {
  return Object.entries(document).flatMap(([name, value]): Path[] => {
    const path = [...around, name];
    if (isRows(value)) return value.flatMap((row) => placesOfValues(row, [...path, { id: row.uuid }]));
    return isBlank(value) || name === 'uuid' ? [] : [path];
  });
}

/** Texts of all places of which something may be said: the document, its rows, and its values that are not blank. */
export function placesOfAll(document: DocumentData, around = ''): Set<string> {
  const all = new Set([around]);
  for (const [name, value] of Object.entries(document)) {
    const place = `${around}/${name}`;
    if (!isRows(value)) {
      if (!isBlank(value)) all.add(place);
      continue;
    }
    for (const row of value)
      for (const inner of placesOfAll(row, place + formatPath([{ id: row.uuid }]))) all.add(inner);
  }
  return all;
}

/** What is said of a row or document and all in it, for a copy of it with other keys. */
export function provenancesOfCopy(row: DocumentData, copy: DocumentData, all: Provenances): Provenances {
  return Object.fromEntries(
    Object.entries(all).map(([place, one]) => {
      let [here, there]: [unknown, unknown] = [row, copy];
      const path = parsePath(place).map((segment) => {
        if (typeof segment === 'string') {
          [here, there] = [here, there].map((data) => (data as DocumentData)[segment]);
          return segment;
        }
        const at = (here as readonly Row[]).findIndex(({ uuid }) => uuid === segment.id);
        [here, there] = [here, there].map((rows) => (rows as readonly Row[])[at]);
        return { id: (there as Row).uuid };
      });
      return [formatPath(path), one];
    }),
  );
}
