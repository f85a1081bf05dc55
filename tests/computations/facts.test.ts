import { describe, expect, test } from 'vitest';
import { checkBeforeSending } from '../../src/computations/index.ts';
import { holdsOf } from '../../src/computations/pre-send/facts.ts';
import type { DeclarationCheck, DocumentData, Fact, Row } from '../../src/engine/index.ts';
import { declaration as definition } from '../schemas/rows.ts';

const rows = (...values: readonly object[]) => values.map((row, at) => ({ uuid: `r${at}`, ...row })) as Row[];
const items = (...values: readonly object[]) => ({ CDSItems: rows(...values) }) as unknown as DocumentData;

describe('a fact of the declaration', () => {
  test.each<[string, Fact, DocumentData, boolean]>([
    ['a field is filled', { filled: ['/ship'] }, { ship: 'Tern' }, true],
    ['a field is filled', { filled: ['/ship'] }, { ship: '' }, false],
    ['one of two fields is filled', { filled: ['/ship', '/port'] }, { port: 'Hull' }, true],
    ['a list is filled', { filled: ['/seals'] }, { seals: rows({ number: '1' }) }, true],
    ['a list is filled', { filled: ['/seals'] }, { seals: rows({ number: '' }, {}) }, false],
    ['a value is', { value: '/ship', is: { const: 'Tern' } }, { ship: 'Tern' }, true],
    ['a value is', { value: '/ship', is: { const: '' } }, {}, true],
    ['a list is no value', { value: '/seals', is: { const: '' } }, { seals: rows({}) }, true],
    [
      'rows are',
      { rows: '/seals', where: { number: { const: '1' } } },
      { seals: rows({ number: '1' }) },
      true,
    ],
    [
      'rows are',
      { rows: '/seals', where: { number: { const: '1' } } },
      { seals: rows({ number: '2' }) },
      false,
    ],
    ['rows are', { rows: '/seals', where: { number: { const: '' } } }, { seals: rows({ number: [] }) }, true],
    ['at most one', { rows: '/seals', where: {}, atMost: 1 }, {}, true],
    ['at most one', { rows: '/seals', where: {}, atMost: 1 }, { seals: rows({}) }, true],
    ['at most one', { rows: '/seals', where: {}, atMost: 1 }, { seals: rows({}, {}) }, false],
    ['at least two', { rows: '/seals', where: {}, atLeast: 2 }, { seals: rows({}) }, false],
    ['at least two', { rows: '/seals', where: {}, atLeast: 2 }, { seals: rows({}, {}) }, true],
    ['all', { all: [{ filled: ['/a'] }, { filled: ['/b'] }] }, { a: '1' }, false],
    ['any', { any: [{ filled: ['/a'] }, { filled: ['/b'] }] }, { a: '1' }, true],
    ['not', { not: { filled: ['/a'] } }, { a: '1' }, false],
    ['all items', { items: 'all', hold: { filled: ['./x'] } }, items({ x: '1' }, {}), false],
    ['all items', { items: 'all', hold: { filled: ['./x'] } }, items({ x: '1' }, { x: '1' }), true],
    ['any item', { items: 'any', hold: { filled: ['./x'] } }, items({ x: '1' }, {}), true],
    ['any item', { items: 'any', hold: { filled: ['./x'] } }, items({}, {}), false],
    ['not above', { notAbove: ['/net', '/gross'] }, { net: '10', gross: '9' }, false],
    ['not above', { notAbove: ['/net', '/gross'] }, { net: '9', gross: '9.0' }, true],
    ['not above', { notAbove: ['/net', '/gross'] }, { net: '9' }, true],
    ['not above', { notAbove: ['/net', '/gross'] }, { net: 'x', gross: '1' }, true],
    ['the same', { same: ['/a', '/b'] }, { a: '1', b: '1' }, true],
    ['the same', { same: ['/a', '/b'] }, { a: '1', b: '2' }, false],
    ['the same', { same: ['/a', '/b'] }, { a: '1' }, true],
    ['the same', { same: ['/a', '/b'] }, { b: '1' }, true],
    [
      'distinct',
      { distinct: '/seals', by: ['a', 'b'] },
      { seals: rows({ a: '1', b: '2' }, { a: '1', b: '2' }) },
      false,
    ],
    [
      'distinct',
      { distinct: '/seals', by: ['a', 'b'] },
      { seals: rows({ a: '1', b: '2' }, { a: '1', b: '3' }) },
      true,
    ],
    ['distinct', { distinct: '/seals', by: ['a', 'b'] }, { seals: rows({ a: '1' }, { a: '1' }) }, true],
    ['alike', { alike: 'x' }, items({ x: '1' }, {}, { x: '' }, { x: '1' }), true],
    ['alike', { alike: 'x' }, items({ x: '1' }, { x: '2' }), false],
    ['counts', { counts: '/items', list: '/CDSItems' }, { items: 2, ...items({}, {}) }, true],
    ['counts', { counts: '/items', list: '/CDSItems' }, { items: 3, ...items({}, {}) }, false],
  ])('%s: %j holds of %j: %j', (_, fact, document, isSo) => {
    expect(holdsOf(fact, [document], [])).toBe(isSo);
  });

  test('looks at the row itself, at the one around it and at the document', () => {
    const inner = { uuid: 'i', a: 'inner' } as Row;
    const judged = [{ a: 'document' }, { uuid: 'o', a: 'outer' } as Row, inner] as const;
    const at = (value: string) =>
      ['document', 'outer', 'inner'].filter((word) => holdsOf({ value, is: { const: word } }, judged, []));
    expect([at('/a'), at('../a'), at('./a'), at('../../a')]).toEqual([
      ['document'],
      ['outer'],
      ['inner'],
      ['document'],
    ]);
  });
});

describe('what a rule before sending finds', () => {
  const source = { title: 'Guide', section: 'Two', date: '2026-03-05', page: 'p' };
  const rule = (rest: Partial<DeclarationCheck>) =>
    ({
      code: 'X1',
      severity: 'warning',
      text: 'Say it.',
      source,
      expect: { filled: ['./x'] },
      ...rest,
    }) as DeclarationCheck;
  const told = (document: DocumentData, ...checks: readonly DeclarationCheck[]) =>
    checkBeforeSending(document, { definition, categories: [], checks }).problems;
  const problem = {
    severity: 'warning',
    source: 'server',
    code: 'check.X1',
    message: 'Say it.',
    explanation: 'Guide, Two, 05/03/2026.',
  };

  test('is told at the field, with its value, and when it was read', () => {
    const check = rule({ at: '/ref_general', expect: { value: '/ref_general', is: { const: 'R' } } });
    expect(told({ ref_general: 'S' }, check)).toEqual([{ ...problem, path: ['ref_general'], value: 'S' }]);
    expect(told({}, check)).toEqual([{ ...problem, path: ['ref_general'], value: '' }]);
    expect(told({ ref_general: 'R' }, check)).toEqual([]);
  });

  test('is told at the field of each row, and without a value at a list', () => {
    const document = items({ x: '1' }, { description: 'Tea' });
    const ofRows = rule({ each: ['CDSItems'], at: './description' });
    expect(told(document, ofRows)).toEqual([
      { ...problem, path: ['CDSItems', { id: 'r1' }, 'description'], value: 'Tea' },
    ]);
    const ofList = rule({ at: '/CDSItems', expect: { filled: ['/nothing'] } });
    expect(told(document, ofList)).toEqual([{ ...problem, path: ['CDSItems'] }]);
  });

  test('reads each row as often, however many items there are, where it says something of all of them', () => {
    let reads = 0;
    const paid = {
      enumerable: true,
      get() {
        reads += 1;
        return 'E';
      },
    };
    const document = items(
      ...Array.from({ length: 300 }, () => ({ taxes: [Object.defineProperty({ uuid: 't' }, 'paid', paid)] })),
    );
    const paidNow: Fact = { rows: './taxes', where: { paid: { const: 'A' } } };
    const check = rule({
      ...{ each: ['CDSItems'], at: './x', when: { not: { items: 'any', hold: paidNow } } },
      expect: { any: [paidNow, { all: [{ filled: ['./x'] }, { items: 'all', hold: paidNow }] }] },
    });
    expect(told(document, check)).toHaveLength(300);
    expect(reads).toBeLessThanOrEqual(3 * 300);
  });

  test.each<[Partial<DeclarationCheck>, DocumentData, number]>([
    [{ regime: 'import' }, { customs_regime: 'import' }, 1],
    [{ regime: 'import' }, { customs_regime: 'export' }, 0],
    [{ types: ['A', 'D'] }, { additional_dec_type: 'D' }, 1],
    [{ types: ['A', 'D'] }, { additional_dec_type: 'Z' }, 0],
    [{ types: ['A', 'D'] }, {}, 0],
    [{ categories: ['H1'] }, {}, 0],
    [{ when: { filled: ['/a'] } }, { a: '1' }, 1],
    [{ when: { filled: ['/a'] } }, {}, 0],
  ])('is told where the rule %j is meant: of %j %i times', (rest, document, times) => {
    const check = rule({ at: '/ref_general', expect: { filled: ['/nothing'] }, ...rest });
    expect(told(document, check)).toHaveLength(times);
  });
});
