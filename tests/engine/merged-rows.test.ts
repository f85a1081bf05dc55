import { describe, expect, test } from 'vitest';
import { type EventComputation, mergeDocuments, type Row, rowsOf } from '../../src/engine/index.ts';
import { cargo, field, fields, list, load, openCargo, total } from './cargo.ts';

/** Bulk is carried in one load with one box, which is marked first. */
const bulkLoad: EventComputation = {
  name: 'bulk-load',
  kind: 'event',
  reads: ['/kind'],
  writes: ['/loads'],
  run: ({ after, newId }) => ({
    patches:
      after.kind === 'bulk'
        ? [{ op: 'insert', path: ['loads'], row: bulkRow(newId(), newId()), after: null }]
        : [],
  }),
};
const bulkRow = (uuid: string, box: string, mark = 'first'): Row => ({ uuid, boxes: [{ uuid: box, mark }] });

describe('E29a: of two people who chose the same', () => {
  const base = { kind: 'parcel' };
  const chosen = (row: Row) => ({ kind: 'bulk', loads: [row] });
  const merge = (mine: Row, theirs: Row) =>
    rowsOf(
      mergeDocuments(cargo, base, chosen(mine), chosen(theirs), { computations: [bulkLoad], context: {} })
        .document,
      'loads',
    );

  test('the row that the event made for each is one, with what both entered in it', () => {
    const mine = { ...bulkRow('m', 'mb'), weight: '7' };
    const theirs = { ...bulkRow('t', 'tb'), note: 'n' };
    expect(merge(mine, theirs)).toEqual([{ ...bulkRow('t', 'tb'), weight: '7', note: 'n' }]);
  });

  test('a row that shares nothing any more with what the event made is one of its own', () => {
    const rows = merge(bulkRow('m', 'mb', 'mine'), bulkRow('t', 'tb'));
    expect(rows.map(({ uuid }) => uuid).sort()).toEqual(['m', 't']);
  });

  test('both find the row though the event looks at other fields that they have', () => {
    const named: EventComputation = {
      ...bulkLoad,
      run: ({ after, newId }) => ({
        patches: [
          { op: 'insert', path: ['loads'], row: { uuid: newId(), note: String(after.title) }, after: null },
        ],
      }),
    };
    const side = (uuid: string, weight: string) => ({
      kind: 'bulk',
      title: 'Tide',
      loads: [{ uuid, note: 'Tide', weight }],
    });
    const answering = { computations: [named], context: {} };
    const { document } = mergeDocuments(cargo, base, side('m', '7'), side('t', '7'), answering);
    expect(document).toEqual(side('t', '7'));
  });
});

test('E28: what only one side changed is its document as it is, its figures included', () => {
  const base = { title: 'Tide', loads: [{ uuid: 'l', weight: '1' }], total: '1.00' };
  const changed = { ...base, title: 'Ebb', total: '9.00' };
  const answering = { computations: [total], context: {} };
  expect(mergeDocuments(cargo, base, base, changed, answering).document).toBe(changed);
  expect(mergeDocuments(cargo, base, changed, base, answering).document).toBe(changed);
});

test('E20b: an entry taken back below another step leaves the row that an event made of it', () => {
  const store = openCargo({ kind: 'parcel' }, [bulkLoad, total]);
  const begun = store.beginEntry(['kind']);
  store.pick(['kind'], 'bulk');
  store.edit([{ op: 'set', path: ['title'], value: 'Ebb' }]);
  store.takeBack(begun);
  expect(store.document().kind).toBe('parcel');
  expect(store.document().title).toBe('Ebb');
  expect(rowsOf(store.document(), 'loads')).toHaveLength(1);
});

test('E28: a row that both put in under one key holds what each gave it, a choice and a value that it closes too', () => {
  const amount = field('amount', {
    rules: [{ effect: 'disable', condition: { scope: './mode', schema: { const: 'loose' } } }],
  });
  const row = { ...load, fields: { ...load.fields, ...fields(amount) } };
  const definition = { ...cargo, lists: { loads: list('loads', row) } };
  const mine = { loads: [{ uuid: 'l', mode: 'loose' }] };
  const theirs = { loads: [{ uuid: 'l', amount: '5' }] };
  const { document } = mergeDocuments(definition, {}, mine, theirs);
  expect(document).toEqual({ loads: [{ uuid: 'l', mode: 'loose', amount: '5' }] });
});
