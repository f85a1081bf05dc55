import type Big from 'big.js';
import {
  aboveOf,
  type DerivedComputation,
  type DerivedStep,
  type DocumentData,
  decimalOf,
  getAt,
  isRowSegment,
  type Patch,
  type Path,
  type Row,
  rollUpPlaces,
  rowsOf,
  type SummedTree,
  treeOf,
} from '../engine/index.ts';
import { settle } from './items.ts';

/** The sums of one row, in the order in which the list names them. */
type Sums = readonly Big[];

/** Sums by row, never changed: those of all rows as they once were, and those of the few that changed since. */
interface Kept {
  readonly all: ReadonlyMap<string, Sums>;
  readonly since: ReadonlyMap<string, Sums>;
}

/** Rows that may have changed before all sums are laid together anew: what a keystroke copies stays small. */
const MOST_SINCE = 64;

/**
 * Sums figures of a tree up: each row holds what is its own and what all below it hold, as exact decimals. A figure that
 * changes is carried up its own branch and nowhere else; a row that comes, goes or stands elsewhere makes all sums anew.
 * What is no number counts as 0, and a row without a figure has the sum 0. A whole document that leaves sums blank gets them.
 */
export function rollUp(list: SummedTree): DerivedComputation {
  const { name, parentField } = list;
  const totals = Object.keys(list.rollUp);
  const figures = Object.values(list.rollUp);
  const figuresOf = (row: Row | undefined): Sums => figures.map((figure) => decimalOf(row?.[figure]));
  const rowAt = (document: DocumentData, id: string) => getAt(document, [name, { id }]) as Row | undefined;

  function sumAll(document: DocumentData): Kept {
    const rows = rowsOf(document, name);
    const tree = treeOf(rows, parentField);
    const all = new Map(rows.map((row) => [row.uuid, figuresOf(row)]));
    const ordered = tree.childrenOf(null).flatMap(({ uuid }) => tree.withAllBelow(uuid));
    // Each after all that stands below it.
    for (const { uuid } of ordered.toReversed()) {
      for (const below of tree.childrenOf(uuid)) all.set(uuid, added(all.get(uuid)!, all.get(below.uuid)!));
    }
    return { all, since: new Map() };
  }

  /** Patches that give a row its sums where it has others. */
  function settled(document: DocumentData, id: string, sums: Sums): readonly Patch[] {
    if (rowAt(document, id) === undefined) return [];
    return totals.flatMap((total, at) => settle(document, [name, { id }, total], sums[at]!.toFixed()));
  }

  function carriedUp({ before, after, patches }: DerivedStep, known: Kept) {
    const rows = rowsOf(after, name);
    const changed = new Set(patches.map(({ path }) => idIn(path)));
    const since = new Map(known.since);
    const touched = new Set<string>();
    for (const id of changed) {
      const old = figuresOf(rowAt(before, id));
      const change = figuresOf(rowAt(after, id)).map((now, at) => now.minus(old[at]!));
      const isChange = change.some((figure) => !figure.eq(0));
      for (const key of isChange ? [id, ...aboveOf(rows, parentField, id)] : [id]) {
        since.set(key, added((since.get(key) ?? known.all.get(key))!, change));
        touched.add(key);
      }
    }
    const memory =
      since.size > MOST_SINCE ? laidTogether({ all: known.all, since }) : { all: known.all, since };
    return { patches: [...touched].flatMap((id) => settled(after, id, since.get(id)!)), memory };
  }

  /** Whether every row stays where it is: only figures and sums are others. */
  function isOfFigures(patches: readonly Patch[]): boolean {
    return patches.every(({ op, path }) => op === 'set' && path.length === 3 && path.at(-1) !== parentField);
  }

  const settleAll = (document: DocumentData, { all }: Kept) =>
    [...all].flatMap(([id, sums]) => settled(document, id, sums));

  return {
    ...rollUpPlaces(list),
    kind: 'derived',
    fillsBlank: true,
    begin: sumAll,
    run(step) {
      const known = step.memory as Kept | undefined;
      if (known !== undefined && isOfFigures(step.patches)) return carriedUp(step, known);
      const memory = sumAll(step.after);
      return { patches: settleAll(step.after, memory), memory };
    },
    full: (document) => settleAll(document, sumAll(document)),
  };
}

function added(one: Sums, other: Sums): Sums {
  return one.map((sum, at) => sum.plus(other[at]!));
}

function laidTogether({ all, since }: Kept): Kept {
  return { all: new Map([...all, ...since]), since: new Map() };
}

/** Key of the row of the list that a path leads into. */
function idIn(path: Path): string {
  const row = path[1];
  return row !== undefined && isRowSegment(row) ? row.id : '';
}
