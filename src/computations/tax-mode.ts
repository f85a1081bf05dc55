import { type EventComputation, getAt, type Path, type Row } from '../engine/index.ts';
import { isBlank } from './items.ts';

const given = { tax_quantity: '1', tax_currency: 'GBP', tax_total_currency: 'GBP' };

/**
 * Choosing manual gives an empty quantity 1 and empty currencies GBP (CUS-231, CUS-233, D-43). The choice is an
 * event: what a person blanks on a manual line afterwards stays blank. What automatic forces is `automaticTax`.
 */
export const taxMode: EventComputation = {
  name: 'tax-mode',
  kind: 'event',
  reads: ['/CDSItems/*/TaxCDSItems/*/tax_calc_type'],
  writes: Object.keys(given).map((name) => `/CDSItems/*/TaxCDSItems/*/${name}`),
  run: ({ after, patches }) => ({
    patches: patches.flatMap(({ path }) => {
      const place = path.slice(0, -1);
      const line = getAt(after, place) as Row | undefined;
      return line?.tax_calc_type === 'manual' ? started(line, place) : [];
    }),
  }),
};

function started(line: Row, place: Path) {
  return Object.entries(given)
    .filter(([name]) => isBlank(line[name]))
    .map(([name, value]) => ({ op: 'set', path: [...place, name], value }) as const);
}
