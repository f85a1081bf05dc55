import { describe, expect, test } from 'vitest';
import { type Block, type DocumentStore, type Path, rowsOf } from '../../src/engine/index.ts';
import { pasteBlock, previewBlock } from '../../src/engine/paste-block.ts';
import { inItem, inRow, itemsOf, newDeclaration, openDeclaration } from './declaration.ts';

/** What a block does; what was seen of it beforehand is the same, and had no effect. */
function pasted(store: DocumentStore, path: Path, block: Block) {
  const before = store.document();
  const counters = { ...store.counters };
  const { rows: _, ...seen } = previewBlock(store, path, block);
  expect(store.document()).toBe(before);
  expect(store.counters).toEqual(counters);
  const { rows, ...done } = pasteBlock(store, path, block);
  expect(seen).toEqual(done);
  return { ...done, rows };
}

describe('E34: cells of a block that do not come to stand', () => {
  test('C10a CUS-234: what the pasted mode of a guarantee empties is told, and not counted as taken', () => {
    const store = openDeclaration({
      GuaranteeItems: [{ uuid: 'g', guarantee: 'comprehensive', guarantee_code: 'OLD' }],
    });
    const result = pasted(store, ['GuaranteeItems'], {
      row: 'g',
      fields: ['guarantee', 'guarantee_ref', 'guarantee_code', 'guarantee_amount'],
      lines: [['number', 'GBREF', 'A1', '5']],
    });
    expect(rowsOf(store.document(), 'GuaranteeItems')).toEqual([
      { uuid: 'g', guarantee: 'number', guarantee_ref: 'GBREF' },
    ]);
    const reason = 'Emptied by another cell that came with it.';
    expect(result.refused).toEqual([
      { line: 0, field: 'guarantee_code', text: 'A1', reason },
      { line: 0, field: 'guarantee_amount', text: '5', reason },
    ]);
    expect(result.taken).toBe(2);
  });

  test('C10b: a number pasted with NOSEALS is told with what stands in its place', () => {
    const store = openDeclaration({ sealNumberItems: [{ uuid: 's' }] });
    const { taken, refused } = pasted(store, ['sealNumberItems'], {
      row: 's',
      fields: ['seal_sequence', 'seal_number'],
      lines: [['4', 'NOSEALS']],
    });
    expect(taken).toBe(1);
    expect(refused).toEqual([
      { line: 0, field: 'seal_sequence', text: '4', reason: 'NOSEALS has the number 0.' },
    ]);
  });

  test('C1 C6: a figure that is worked out is told, unless it is what the block says', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '4');
    const { taken, refused } = pasted(store, ['CDSItems'], {
      row: itemsOf(store)[0]!.uuid,
      fields: ['item_no', 'totalNumberOfPackages', 'description'],
      lines: [
        ['1', '4.0', 'Tea'],
        ['7', '', 'Salt'],
        ['3', '9', 'Rope'],
      ],
    });
    const reason = 'Worked out; it is not entered.';
    expect(taken).toBe(3);
    expect(refused).toEqual([
      { line: 1, field: 'item_no', text: '7', reason },
      { line: 2, field: 'totalNumberOfPackages', text: '9', reason },
    ]);
    expect(itemsOf(store).map(({ item_no }) => item_no)).toEqual([1, 2, 3]);
  });
});

describe('C10 C15 CUS-230: an automatic tax line that was loaded with an amount', () => {
  const loaded = () =>
    openDeclaration({
      CDSItems: [{ uuid: 'i', TaxCDSItems: [{ uuid: 't', tax_calc_type: 'automatic', tax_amount: '12' }] }],
    });
  const told = (store: DocumentStore) =>
    store.problems
      .byPath(inRow(store, 0, 'TaxCDSItems', 0, 'tax_amount'))
      .map(({ severity, code, computed }) => [severity, code, computed]);

  test('is warned about, and recalculated as one step', () => {
    const store = loaded();
    const at = inRow(store, 0, 'TaxCDSItems', 0, 'tax_amount');
    expect(told(store)).toEqual([['warning', 'problem.differs', '']]);
    expect(store.recalculate(at)).toBe(true);
    expect(told(store)).toEqual([]);
    expect(rowsOf(itemsOf(store)[0], 'TaxCDSItems')[0]).not.toHaveProperty('tax_amount');
    store.undo();
    expect(told(store)).toHaveLength(1);
  });

  test('can be cleared by hand, but not be given another amount', () => {
    const store = loaded();
    const at = inRow(store, 0, 'TaxCDSItems', 0, 'tax_amount');
    expect(store.enter(at, '13').accepted).toBe(false);
    expect(store.enter(at, '').accepted).toBe(true);
    expect(told(store)).toEqual([]);
    expect(rowsOf(itemsOf(store)[0], 'TaxCDSItems')[0]).not.toHaveProperty('tax_amount');
    expect(store.enter(at, '').accepted).toBe(false);
    expect(store.enter(inItem(store, 0, 'item_no'), '').accepted).toBe(false);
  });

  test('is none with manual', () => {
    const store = loaded();
    store.problems.all();
    store.pick(inRow(store, 0, 'TaxCDSItems', 0, 'tax_calc_type'), 'manual');
    expect(told(store)).toEqual([]);
  });
});
