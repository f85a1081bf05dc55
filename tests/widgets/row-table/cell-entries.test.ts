import { describe, expect, it } from 'vitest';
import { type DocumentStore, definitionAt, getAt, type ListDefinition } from '../../../src/engine/index.ts';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { type CellLeft, clearCells, enterCells, fillDown } from '../../../widgets/row-table/cell-entries.ts';
import { openDeclaration } from '../../computations/declaration.ts';

const path = ['CDSItems', { id: 'i' }, 'TaxCDSItems'] as const;
const list = definitionAt(catalogue.documents['customs-declaration']!, path) as ListDefinition;
const rows = ['a', 'b', 'c'];

let store: DocumentStore;
const open = (
  ...lines: readonly [Record<string, string>, Record<string, string>, Record<string, string>]
) => {
  const held = lines.map((line, at) => ({ uuid: rows[at]!, tax_calc_type: 'usual', ...line }));
  store = openDeclaration({ CDSItems: [{ uuid: 'i', TaxCDSItems: held }] });
};
const filled = (...names: readonly string[]) =>
  fillDown(
    { store, codeLists: catalogue.codeLists },
    { path, rows, columns: columns(...names), step: 'Fill down' },
  );
const placesOf = (left: readonly CellLeft[]) => left.map(({ row, column }) => `${row} ${column.name}`);
const columns = (...names: readonly string[]) => names.map((name) => list.row.fields[name]!);
const cells = (name: string) => rows.map((id) => getAt(store.document(), [...path, { id }, name]));

describe('filling down', () => {
  it('what stands in the first row goes into the others, blank cells too, as one step', () => {
    open({ tax_type: 'A00', tax_rate: '2' }, { tax_unit: 'KGM' }, { tax_rate: '3' });
    expect(filled('tax_type', 'tax_rate', 'tax_unit')).toEqual([]);
    expect(cells('tax_type')).toEqual(['A00', 'A00', 'A00']);
    expect(cells('tax_rate')).toEqual(['2', '2', '2']);
    expect(cells('tax_unit')).toEqual([undefined, undefined, undefined]);
    store.undo();
    expect(cells('tax_type')).toEqual(['A00', undefined, undefined]);
    expect(cells('tax_unit')).toEqual([undefined, 'KGM', undefined]);
  });

  it('a stored value that the gate does not let in is left out and told, and the others go in', () => {
    open({ tax_type: 'A000', tax_rate: 'two', payment_method: 'A' }, { tax_rate: '7' }, {});
    const left = filled('tax_type', 'tax_rate', 'payment_method');
    expect(cells('tax_type')).toEqual(['A000', undefined, undefined]);
    expect(cells('tax_rate')).toEqual(['two', '7', undefined]);
    expect(cells('payment_method')).toEqual(['A', 'A', 'A']);
    expect(placesOf(left)).toEqual(['b tax_type', 'b tax_rate', 'c tax_type', 'c tax_rate']);
    expect(left[0]!.reason).toBe('At most 3 characters.');
  });

  it('a currency of three letters was picked from its list and goes in as a pick (D-29)', () => {
    open({ tax_currency: 'EUR' }, { tax_currency: 'GBP' }, {});
    expect(filled('tax_currency')).toEqual([]);
    expect(cells('tax_currency')).toEqual(['EUR', 'EUR', 'EUR']);
  });

  it('CUS-230: a cell that the rules close stays as it is, one that the filled mode closes too', () => {
    open(
      { tax_calc_type: 'manual', tax_amount: '5' },
      { tax_calc_type: 'automatic' },
      { tax_calc_type: 'manual' },
    );
    const left = filled('tax_amount');
    expect(cells('tax_amount')).toEqual(['5', undefined, '5']);
    expect(placesOf(left)).toEqual(['b tax_amount']);
    open({ tax_calc_type: 'automatic', tax_amount: '5' }, { tax_calc_type: 'manual' }, {});
    filled('tax_calc_type', 'tax_amount');
    expect(cells('tax_amount')).toEqual(['5', undefined, undefined]);
  });
});

describe('clearing and entering cells', () => {
  const cleared = (...names: readonly string[]) =>
    clearCells(
      { store, codeLists: catalogue.codeLists },
      { path, rows, columns: columns(...names), step: 'Clear cells' },
    );

  it('empties every cell of a block as one step', () => {
    open({ tax_type: 'A00', tax_rate: '2' }, { tax_type: 'B00' }, { tax_rate: '3' });
    expect(cleared('tax_type', 'tax_rate')).toEqual([]);
    expect([...cells('tax_type'), ...cells('tax_rate')].filter(Boolean)).toEqual([]);
    store.undo();
    expect(cells('tax_type')).toEqual(['A00', 'B00', undefined]);
    expect(cells('tax_rate')).toEqual(['2', undefined, '3']);
  });

  it('CUS-230: a cell that the rules close keeps its value and is told, the open ones are emptied', () => {
    open(
      { tax_calc_type: 'manual', tax_amount: '5' },
      { tax_calc_type: 'automatic', tax_amount: '6' },
      { tax_calc_type: 'automatic' },
    );
    expect(placesOf(cleared('tax_amount'))).toEqual(['b tax_amount']);
    expect(cells('tax_amount')).toEqual([undefined, '6', undefined]);
  });

  it('a mode cleared along opens what it closed: the cells beside it are emptied too', () => {
    open({ tax_calc_type: 'automatic', tax_amount: '5' }, {}, {});
    expect(cleared('tax_calc_type', 'tax_amount')).toEqual([]);
    expect(cells('tax_amount')).toEqual([undefined, undefined, undefined]);
  });

  it('a text that the gate refuses leaves the cell as it was and is told with the reason', () => {
    open({ tax_rate: '2' }, {}, {});
    const one = { path, rows: ['a'], columns: columns('tax_rate'), step: 'Tax rate' };
    const left = enterCells({ store, codeLists: catalogue.codeLists }, one, ['two']);
    expect(placesOf(left)).toEqual(['a tax_rate']);
    expect(left[0]!.reason).toBeDefined();
    expect(cells('tax_rate')[0]).toBe('2');
  });
});
