import { describe, expect, test } from 'vitest';
import { hasKeys, placedPart, readShape, shapedBy } from '../../src/engine/index.ts';
import { cargo, field, fields, list } from './cargo.ts';

const crate = {
  name: 'crate',
  fields: fields(field('mark'), field('count', { type: 'integer' }), field('sealed', { type: 'boolean' })),
  lists: {},
  layout: [],
  columns: ['mark'],
};
const shipment = {
  ...cargo,
  lists: { crates: list('crates', { ...crate, lists: { inner: list('inner', crate) } }) },
};

describe('what was stored', () => {
  test.each([
    ['sealed', 1, true],
    ['sealed', 0, false],
    ['sealed', '1', true],
    ['sealed', '0', false],
    ['sealed', 'true', true],
    ['sealed', 'false', false],
    ['sealed', true, true],
    ['count', 7, 7],
    ['count', '7', 7],
    ['count', '-70', -70],
    ['count', '0', 0],
    ['mark', 'A', 'A'],
    ['mark', 7, '7'],
    ['mark', 1.5, '1.5'],
  ] as const)('as %s: %j is read as %j', (name, value, read) => {
    const data = { crates: [{ uuid: 'c', [name]: value }] };
    expect(readShape(shipment, data)).toEqual({
      document: { crates: [{ uuid: 'c', [name]: read }] },
      unread: [],
    });
  });

  test.each([
    ['sealed', 2],
    ['sealed', 'yes'],
    ['count', '07'],
    ['count', '1234567890123456'],
    ['count', 1.5],
    ['count', true],
    ['mark', true],
    ['mark', 1e21],
    ['mark', 2 ** 53],
    ['other', 'A'],
  ] as const)('as %s: %j is told with its place', (name, value) => {
    const data = { crates: [{ uuid: 'c', [name]: value }] };
    expect(readShape(shipment, data)).toEqual({
      document: { crates: [{ uuid: 'c' }] },
      unread: [{ path: ['crates', { id: 'c' }, name], was: JSON.stringify(value) }],
    });
  });

  test('at a place that the definition does not have is told at the row, or the document, that it has', () => {
    const row = ['crates', { id: 'c' }] as const;
    expect(placedPart(shipment, { path: [...row, 'mark'], was: '7' })).toEqual({
      path: [...row, 'mark'],
      was: '7',
    });
    expect(placedPart(shipment, { path: [...row, 'other'], was: '7' })).toEqual({
      path: row,
      was: '{"other":7}',
    });
    expect(placedPart(shipment, { path: ['boxes', { id: 'b' }, 'mark'], was: '7' })).toEqual({
      path: [],
      was: '{"boxes":{"mark":7}}',
    });
  });

  test('has keys when every row of every list has one of its own, of at least one character', () => {
    const of = (...keys: string[]) => ({ crates: keys.map((uuid) => ({ uuid })) });
    expect(hasKeys(shipment, of('a', 'b'))).toBe(true);
    expect(hasKeys(shipment, {})).toBe(true);
    expect(hasKeys(shipment, of('a', 'a'))).toBe(false);
    expect(hasKeys(shipment, of(''))).toBe(false);
    expect(hasKeys(shipment, of('k'.repeat(200)))).toBe(true);
    expect(hasKeys(shipment, of('k'.repeat(201)))).toBe(false);
    expect(hasKeys(shipment, { crates: [{ uuid: 'a', inner: [{ uuid: '' }] }] })).toBe(false);
  });
});

describe('data judged as a document', () => {
  test('that have its shape are the document itself', () => {
    const data = { title: 'Tide', crates: [{ uuid: 'c', count: 7, inner: [{ uuid: 'i', sealed: true }] }] };
    const { document, faults } = shapedBy(shipment, data);
    expect(document).toBe(data);
    expect(faults).toEqual([]);
  });

  test('keep what has its shape; the rest is told with its place, and with that of every such row', () => {
    const good = { uuid: 'c', count: 7 };
    const { document, faults } = shapedBy(shipment, {
      title: '',
      crates: [good, { uuid: 'd', count: '7', inner: [{ other: 1 }] }, 5],
      day: 5,
    });
    expect(document).toEqual({
      crates: [good, { uuid: 'd', inner: [{ uuid: '1' }] }, { uuid: '3' }],
    });
    expect((document.crates as readonly unknown[])[0]).toBe(good);
    expect(faults).toEqual([
      {
        place: '/crates/{d}/count',
        pattern: '/crates/*/count',
        code: 'problem.type',
        message: 'Must be a whole number.',
      },
      {
        place: '/crates/{d}/inner/{1}/other',
        pattern: '/crates/*/inner/*/other',
        code: 'problem.unknown',
        message: 'Unknown field.',
      },
      { place: '/crates/{3}', pattern: '/crates/*', code: 'problem.type', message: 'Must be an object.' },
      { place: '/day', pattern: '/day', code: 'problem.type', message: 'Must be a text.' },
    ]);
    expect(shapedBy(shipment, { crates: 'none' })).toEqual({
      document: { crates: [] },
      faults: [{ place: '/crates', pattern: '/crates', code: 'problem.type', message: 'Must be a list.' }],
    });
    expect(shapedBy(shipment, []).faults).toMatchObject([{ place: '', message: 'Must be an object.' }]);
  });
});
