import { forcedFields } from './forced-fields.ts';

const calculated = {
  tax_amount: undefined,
  tax_currency: undefined,
  tax_total: undefined,
  tax_total_currency: undefined,
};

/** An automatic line has nothing of what customs calculates, however the line came or is given it (CUS-230). */
export const automaticTax = forcedFields({
  name: 'automatic-tax',
  lists: ['/CDSItems/*/TaxCDSItems'],
  choice: { inRow: 'tax_calc_type' },
  fields: Object.keys(calculated),
  forced: (_, line) => (line.tax_calc_type === 'automatic' ? calculated : {}),
});
