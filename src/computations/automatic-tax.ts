import {
  type DerivedComputation,
  type DocumentData,
  getAt,
  type Patch,
  type Path,
  type Row,
  rowsOf,
} from '../engine/index.ts';
import { itemPath, itemsOf } from './items.ts';

const calculated = ['tax_amount', 'tax_currency', 'tax_total', 'tax_total_currency'] as const;
const inLine = (name: string) => `/CDSItems/*/TaxCDSItems/*/${name}`;

/** An automatic line has nothing of what customs calculates, however the line came or is given it (CUS-230). */
export const automaticTax: DerivedComputation = {
  name: 'automatic-tax',
  kind: 'derived',
  reads: ['/CDSItems', '/CDSItems/*/TaxCDSItems', inLine('tax_calc_type'), ...calculated.map(inLine)],
  writes: calculated.map(inLine),
  keeps(document, path) {
    const line = getAt(document, path.slice(0, -1)) as Row | undefined;
    return isAutomatic(line) && calculated.some((name) => name === path.at(-1));
  },
  run: ({ after, patches }) => ({
    patches: patches.flatMap((patch) => {
      if (patch.op === 'insert') return born(after, [...patch.path, { id: patch.row.uuid }]);
      if (patch.op !== 'set') return [];
      const path = patch.path.slice(0, -1);
      const line = getAt(after, path) as Row | undefined;
      return line === undefined ? [] : cleared(line, path);
    }),
  }),
  full: (document) => itemsOf(document).flatMap(clearedIn),
};

/** Of an item or line that was put in. */
function born(document: DocumentData, path: Path): readonly Patch[] {
  const row = getAt(document, path) as Row | undefined;
  if (row === undefined) return [];
  return path.length > 2 ? cleared(row, path) : clearedIn(row);
}

function clearedIn(item: Row): readonly Patch[] {
  return rowsOf(item, 'TaxCDSItems').flatMap((line) =>
    cleared(line, [...itemPath(item.uuid), 'TaxCDSItems', { id: line.uuid }]),
  );
}

function isAutomatic(line: Row | undefined): boolean {
  return line?.tax_calc_type === 'automatic';
}

/** Patches that take what customs calculates out of an automatic line. */
function cleared(line: Row, path: Path): readonly Patch[] {
  if (!isAutomatic(line)) return [];
  return calculated
    .filter((name) => line[name] !== undefined)
    .map((name) => ({ op: 'set', path: [...path, name] }));
}
