import {
  type Computation,
  type DocumentData,
  getAt,
  type Patch,
  type Path,
  type Row,
  rowsOf,
} from '../engine/index.ts';
import { itemPath, itemsOf } from './items.ts';

const calculated = ['tax_amount', 'tax_currency', 'tax_total', 'tax_total_currency'] as const;

/**
 * Choosing automatic clears what customs calculates (CUS-230); choosing manual gives an empty quantity 1 and
 * empty currencies GBP (CUS-231, CUS-233, D-43). Made anew, only automatic lines are cleared: what a person
 * blanked on a manual line afterwards stays blank.
 */
export const taxMode: Computation = {
  name: 'tax-mode',
  reads: ['/CDSItems/*/TaxCDSItems/*/tax_calc_type'],
  writes: [
    '/CDSItems/*/TaxCDSItems/*/tax_quantity',
    ...calculated.map((name) => `/CDSItems/*/TaxCDSItems/*/${name}`),
  ],
  run: ({ after, patches }) => ({
    patches: patches.flatMap(({ path }) => {
      const linePath = path.slice(0, -1);
      const line = getAt(after, linePath) as Row | undefined;
      return line ? switched(line, linePath) : [];
    }),
  }),
  full: (document) => automaticLines(document).flatMap(({ line, path }) => cleared(line, path)),
};

function switched(line: Row, path: Path): readonly Patch[] {
  if (line.tax_calc_type === 'automatic') return cleared(line, path);
  if (line.tax_calc_type !== 'manual') return [];
  const given = { tax_quantity: '1', tax_currency: 'GBP', tax_total_currency: 'GBP' };
  return Object.entries(given)
    .filter(([name]) => line[name] === undefined)
    .map(([name, value]) => ({ op: 'set', path: [...path, name], value }));
}

function cleared(line: Row, path: Path): readonly Patch[] {
  return calculated
    .filter((name) => line[name] !== undefined)
    .map((name) => ({ op: 'set', path: [...path, name] }));
}

function automaticLines(document: DocumentData) {
  return itemsOf(document).flatMap((item) =>
    rowsOf(item, 'TaxCDSItems')
      .filter((line) => line.tax_calc_type === 'automatic')
      .map((line) => ({ line, path: [...itemPath(item.uuid), 'TaxCDSItems', { id: line.uuid }] })),
  );
}
