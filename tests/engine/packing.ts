import type Big from 'big.js';
import {
  aboveOf,
  createDocumentStore,
  type DerivedComputation,
  type DocumentData,
  type DocumentDefinition,
  decimalOf,
  getAt,
  type Patch,
  type Path,
  type Row,
  rowsOf,
  treeOf,
} from '../../src/engine/index.ts';
import { counting, field, fields, list, takes } from './cargo.ts';

/** A packing list as a tree in one flat list: pallets, boxes on them, goods in these. */
export const packing: DocumentDefinition = {
  name: 'packing',
  version: 1,
  takes,
  fields: fields(field('title', { valid: { maxLength: 20 } })),
  lists: {
    packs: list(
      'packs',
      {
        name: 'pack',
        fields: fields(
          field('parentId'),
          field('kind', { valid: { enum: ['pallet', 'box', 'goods'] } }),
          field('weight', { valid: { maxLength: 8, format: 'numeric' } }),
          field('gross', { valid: { maxLength: 12, format: 'numeric' }, computedBy: 'pack-gross' }),
        ),
        lists: {},
        layout: [],
        columns: ['kind', 'weight', 'gross'],
      },
      { parentField: 'parentId', maxRows: 2000 },
    ),
  },
  sections: [{ id: 'packing', label: 'Packing', fields: [], lists: ['packs'] }],
};

export const pack = (id: string, ...rest: string[]): Path => ['packs', { id }, ...rest];

/** Gross weights by row: each row's own weight and that of all below it. */
type Sums = ReadonlyMap<string, Big>;

function sumsOf(document: DocumentData): Sums {
  const rows = rowsOf(document, 'packs');
  const tree = treeOf(rows, 'parentId');
  return new Map(
    rows.map(({ uuid }) => [
      uuid,
      tree.withAllBelow(uuid).reduce((sum, { weight }) => sum.plus(decimalOf(weight)), decimalOf('0')),
    ]),
  );
}

function settle(document: DocumentData, id: string, sum: Big): readonly Patch[] {
  const value = sum.toFixed();
  const row = getAt(document, pack(id));
  return row === undefined || (row as Row).gross === value
    ? []
    : [{ op: 'set', path: pack(id, 'gross'), value }];
}

/** Adds `change` to a row and the rows above it. */
function addUpwards(
  sums: Map<string, Big>,
  rows: readonly Row[],
  id: string,
  change: Big,
  touched: Set<string>,
): void {
  for (const key of [id, ...aboveOf(rows, 'parentId', id)]) {
    sums.set(key, (sums.get(key) ?? decimalOf('0')).plus(change));
    touched.add(key);
  }
}

/**
 * The gross weight of every row is its own weight and that of all below it. A weight that changes is carried
 * up its branch only; a row that comes, goes or stands elsewhere makes all sums anew.
 */
export const packGross: DerivedComputation = {
  name: 'pack-gross',
  kind: 'derived',
  reads: ['/packs', '/packs/*/weight', '/packs/*/parentId'],
  writes: ['/packs/*/gross'],
  run({ before, after, patches, memory }) {
    const known = memory as Sums | undefined;
    const isFigure = patches.every(({ path }) => path.at(-1) === 'weight' || path.at(-1) === 'gross');
    if (known === undefined || !isFigure) {
      const memory = sumsOf(after);
      const rows = rowsOf(after, 'packs');
      return { patches: rows.flatMap(({ uuid }) => settle(after, uuid, memory.get(uuid)!)), memory };
    }
    const sums = new Map(known);
    const touched = new Set<string>();
    for (const id of new Set(patches.map(({ path }) => (path[1] as { id: string }).id))) {
      const [old, now] = [before, after].map((document) =>
        decimalOf((getAt(document, pack(id)) as Row).weight),
      );
      addUpwards(sums, rowsOf(after, 'packs'), id, now!.minus(old!), touched);
    }
    return { patches: [...touched].flatMap((id) => settle(after, id, sums.get(id)!)), memory: sums };
  },
  full: (document) => [...sumsOf(document)].flatMap(([id, sum]) => settle(document, id, sum)),
};

export function openPacking(document: DocumentData) {
  return createDocumentStore({
    definition: packing,
    document,
    computations: [packGross],
    context: {},
    newId: counting(),
  });
}

/** Pallets p0 …, each with two boxes p0b0, p0b1, each with two goods p0b0g0 … of weight 1. */
export function packingOf(pallets: number): DocumentData {
  const packs = Array.from({ length: pallets }, (_, at) => {
    const boxes = [0, 1].flatMap((box) => [
      { uuid: `p${at}b${box}`, parentId: `p${at}`, kind: 'box', weight: '0.5', gross: '2.5' },
      ...[0, 1].map((goods) => ({
        uuid: `p${at}b${box}g${goods}`,
        parentId: `p${at}b${box}`,
        kind: 'goods',
        weight: '1',
        gross: '1',
      })),
    ]);
    return [{ uuid: `p${at}`, kind: 'pallet', weight: '10', gross: '15' }, ...boxes];
  }).flat();
  return { packs };
}
