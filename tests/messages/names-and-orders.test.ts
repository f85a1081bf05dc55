import { describe, expect, it } from 'vitest';
import type { MessageElement } from '../../src/messages/build.ts';
import { decodeXml, parseXml } from '../../src/messages/index.ts';
import { pairOccurrences } from '../../src/messages/occurrence-pairs.ts';
import { heldOrder, inHeldOrder, nodesNamed } from '../../src/messages/order.ts';
import { nameOfPlace } from '../../src/messages/place-name.ts';
import { cargo } from '../engine/cargo.ts';

describe('the order that a field holds', () => {
  const byNode = [['a1', 'a2'], ['b1'], ['c1']];

  it.each([
    ['', ['a1', 'a2', 'b1', 'c1']],
    ['2 1 1 3', ['b1', 'a1', 'a2', 'c1']],
    ['3', ['c1', 'a1', 'a2', 'b1']],
    ['2 2 9 x 1', ['b1', 'a1', 'a2', 'c1']],
  ])('%j gives %j: what it does not name comes last', (held, ordered) => {
    expect(inHeldOrder(byNode, held)).toEqual(ordered);
  });

  it('is held only where it is not that of the map', () => {
    expect([heldOrder([]), heldOrder([0, 0, 1, 2])]).toEqual(['', '']);
    expect(heldOrder([1, 0, 2])).toBe('2 1 3');
    expect(heldOrder([0, 2, 1])).toBe('1 3 2');
  });

  it('is of the children that bring the element, those for each row included', () => {
    const [one, each, other] = [
      { element: 'A' },
      { each: 'rows', children: [{ element: 'B' }, { element: 'A' }] },
      { element: 'B' },
    ];
    const parent = { element: 'P', children: [one!, each!, other!] } as Parameters<typeof nodesNamed>[0];
    expect(nodesNamed(parent, 'A')).toEqual([one, each]);
    expect(nodesNamed(parent, 'B')).toEqual([each, other]);
    expect(nodesNamed({ element: 'P' }, 'A')).toEqual([]);
  });
});

describe('occurrences of the old message and the new one', () => {
  const number = { element: 'Number', position: true } as const;
  const node = { element: 'Item', rows: 'items', max: 'unbounded' } as const;
  const item = (row: string, told?: string, text = row) =>
    ({
      node,
      scope: { data: {}, path: ['items', { id: row }] },
      attributes: [],
      children: [
        ...(told === undefined ? [] : [{ node: number, text: told, children: [], attributes: [] }]),
        { node: { element: 'Text' }, text, children: [], attributes: [] },
      ],
    }) as unknown as MessageElement;
  const paired = (before: readonly MessageElement[], after: readonly MessageElement[]) => {
    const { pairs, isNumbered } = pairOccurrences(before, after);
    const rowOf = (one: (typeof pairs)[number]['after']) =>
      one && String((one.element.scope.path.at(-1) as { id: string }).id);
    return { isNumbered, pairs: pairs.map((pair) => [pair.number, rowOf(pair.before), rowOf(pair.after)]) };
  };

  it('go together by row where each carries its number, and new ones come behind', () => {
    const before = [item('a', '1'), item('b', '2'), item('c', '3')];
    expect(paired(before, [item('a', '1'), item('c', '2'), item('d', '3')])).toEqual({
      isNumbered: true,
      pairs: [
        [1, 'a', 'a'],
        [2, 'b', undefined],
        [3, 'c', 'c'],
        [4, undefined, 'd'],
      ],
    });
  });

  it('go together one by one where rows changed places, or one before others without numbers went', () => {
    expect(paired([item('a', '1'), item('b', '2')], [item('b', '1'), item('a', '2')])).toEqual({
      isNumbered: true,
      pairs: [
        [1, 'a', 'b'],
        [2, 'b', 'a'],
      ],
    });
    expect(paired([item('a'), item('b')], [item('b', undefined, 'other')])).toEqual({
      isNumbered: false,
      pairs: [
        [1, 'a', 'b'],
        [2, 'b', undefined],
      ],
    });
    expect(paired([item('a'), item('b')], [item('a')]).pairs).toEqual([
      [1, 'a', 'a'],
      [2, 'b', undefined],
    ]);
  });

  it('are numbered only where all on both sides are', () => {
    expect(paired([item('a', '1'), item('b', '3')], [item('a', '1')]).isNumbered).toBe(false);
    expect(paired([item('a', '1')], [item('a', '2')]).isNumbered).toBe(false);
  });
});

it.each([
  [[], 'The declaration'],
  [['title'], 'title'],
  [['loads'], 'loads'],
  [['loads', { id: 'b' }], 'loads 2'],
  [['loads', { id: 'c' }, 'weight'], 'loads 3, weight'],
  [['loads', { id: 'gone' }, 'weight'], 'loads, weight'],
  [['elsewhere', { id: 'x' }, 'other'], 'elsewhere, other'],
] as const)('the place %j is called %s', (path, words) => {
  const [now, before] = [
    ['a', 'b'],
    ['a', 'x', 'c'],
  ].map((keys) => ({ loads: keys.map((uuid) => ({ uuid })) }));
  expect(nameOfPlace(cargo, [now!, before!], path)).toBe(words);
});

describe('the XML of a message', () => {
  it('knows the prefix xml without a declaration; another one is no namespace', () => {
    const { attributes, children } = parseXml('<a xml:lang="en" other:lang="de"><b:c/></a>');
    expect(attributes.map(({ name, namespace }) => [name, namespace])).toEqual([
      ['lang', 'http://www.w3.org/XML/1998/namespace'],
      ['other:lang', ''],
    ]);
    expect(children.map(({ name, namespace }) => [name, namespace])).toEqual([['c', '']]);
  });

  it.each([
    ['utf-16le with a mark', [0xff, 0xfe], true],
    ['utf-16le without one', [], true],
    ['utf-16be with a mark', [0xfe, 0xff], false],
    ['utf-16be without one', [], false],
  ] as const)('in %s is read', (_, mark, isLittle) => {
    const bytes = [...'<a>é</a>'].flatMap((character) => {
      const code = character.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    });
    expect(decodeXml(Uint8Array.from([...mark, ...bytes]))).toContain('<a>é</a>');
  });
});
