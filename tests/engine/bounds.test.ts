import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excessIn, rowsIn } from '../../src/engine/bounds.ts';
import {
  applyPatches,
  createDocumentStore,
  type DerivedComputation,
  type DocumentData,
  type DocumentStore,
  formatPath,
  type ListDefinition,
  type ObjectDefinition,
  type Patch,
  rowsOf,
  withConsequences,
} from '../../src/engine/index.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { cargo, cargoOf, counting, list } from './cargo.ts';

const declaration = catalogue.documents['customs-declaration']!;
/** A small one, whose bounds a test reaches with few rows. */
const small = {
  ...cargo,
  takes: { rows: 12, characters: 10 },
  lists: {
    loads: list(
      'loads',
      {
        ...cargo.lists.loads!.row,
        lists: {
          boxes: list('boxes', cargo.lists.loads!.row.lists.boxes!.row, { label: 'Boxes', maxRows: 4 }),
        },
      },
      { label: 'Loads', maxRows: 5 },
    ),
  },
};
const rows = (count: number, row: object = {}) => Array.from({ length: count }, () => row);
const keyed = (count: number, row: object = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...row, uuid: `k${at}` }));

describe('a document from outside is bounded before anything is looked at (issue 24, point 1)', () => {
  test('names list, place, count and limit', () => {
    expect(excessIn(small, { loads: rows(6) })).toEqual({
      place: '/loads',
      words: 'Loads: 6 rows; 5 are the most.',
    });
    expect(excessIn(small, { loads: [{}, { boxes: rows(5) }] })).toEqual({
      place: '/loads/1/boxes',
      words: 'Loads 2, Boxes: 5 rows; 4 are the most.',
    });
    expect(excessIn(small, { loads: rows(3, { boxes: rows(4) }) })).toEqual({
      place: '',
      words: '15 rows, 12 of them in Boxes; 12 are the most of all lists together.',
    });
    expect(excessIn(small, { loads: [{ secret: 'x'.repeat(11) }] })).toEqual({
      place: '/loads/0/secret',
      words: 'Loads 1, secret: 11 characters; 10 are the most of one text.',
    });
  });

  test('a hundred thousand rows are counted, and none of them is looked at', () => {
    const unseen = new Proxy(rows(100_000), {
      get(target, name) {
        if (name !== 'length') throw new Error(`Looked at ${String(name)}.`);
        return target.length;
      },
    });
    expect(excessIn(declaration, { GuaranteeItems: unseen })?.words).toBe(
      'Guarantees: 100,000 rows; 9,999 are the most.',
    );
    expect(excessIn(declaration, { CDSItems: unseen })?.words).toBe('Items: 100,000 rows; 999 are the most.');
  });

  test('what is no document of this kind is within: its shape is judged by others', () => {
    for (const data of [null, 7, [], 'text', { loads: 7 }, { loads: [7, null, []] }, { unknown: rows(99) }])
      expect(excessIn(small, data)).toBeUndefined();
    expect(excessIn(small, JSON.parse('{"__proto__":{"loads":[{},{},{},{},{},{}]}}'))).toBeUndefined();
  });

  test('every list is bounded: by its schema where that says so, else as every list is', () => {
    const lists = (object: ObjectDefinition): ListDefinition[] =>
      Object.values(object.lists).flatMap((one) => [one, ...lists(one.row)]);
    for (const { name, takes, maxRows } of lists(declaration))
      expect([name, takes]).toEqual([name, maxRows ?? 9999]);
    expect(declaration.lists.CDSItems!.takes).toBe(999);
  });

  test('what is allowed passes: 999 items with every list filled three times, full lists of the header', () => {
    const { row } = declaration.lists.CDSItems!;
    const full = (times: number) =>
      Object.fromEntries(Object.keys(row.lists).map((name) => [name, rows(times)]));
    expect(excessIn(declaration, { CDSItems: rows(999, full(3)) })).toBeUndefined();
    expect(excessIn(declaration, { CDSItems: rows(999, full(4)) })?.place).toBe('');
    const { mainPreviousCDSItems, sealNumberItems, mainContainerCDSItems } = declaration.lists;
    const header = [mainPreviousCDSItems!, sealNumberItems!, mainContainerCDSItems!];
    const many = Object.fromEntries(header.map(({ name, takes }) => [name, rows(takes)]));
    expect(excessIn(declaration, { ...many, CDSItems: rows(999) })).toBeUndefined();
  });

  test('the key of a row is short, and a name from outside is told by its beginning', () => {
    const key = 'u'.repeat(201);
    const document = { loads: [{ uuid: 'a' }, { uuid: 'b', boxes: [{ uuid: key }] }] };
    expect(excessIn(small, document)).toEqual({
      place: '/loads/1/boxes/0/uuid',
      words: 'Loads 2, Boxes 1, uuid: 201 characters; 200 are the most of the key of a row.',
    });
    expect(excessIn(small, document, document)).toBeUndefined();
    expect(excessIn(small, { loads: [{ uuid: 'u'.repeat(200) }] })).toBeUndefined();

    const name = `${'n'.repeat(79)}\u{1F600}${'n'.repeat(1_000_000)}`;
    const told = `${'n'.repeat(79)}…`;
    expect(excessIn(small, { [name]: 'x'.repeat(1_000_000) })).toEqual({
      place: `/${told}`,
      words: expect.stringMatching(new RegExp(`^${told}: 1,000,000 characters`)),
    });
  });

  test('what is stored already may stay and become less, and not grow', () => {
    const held = { loads: keyed(7, { boxes: keyed(6) }), title: 'x'.repeat(20) };
    expect(excessIn(small, held)?.place).toBe('/loads');
    expect(excessIn(small, held, held)).toBeUndefined();
    const [first, ...others] = held.loads;
    expect(excessIn(small, { ...held, loads: others }, held)).toBeUndefined();
    expect(excessIn(small, { ...held, title: 'x'.repeat(19) }, held)).toBeUndefined();
    expect(excessIn(small, { ...held, title: 'x'.repeat(21) }, held)?.place).toBe('/title');
    const more = { ...held, loads: [...held.loads, { uuid: 'k7' }] };
    expect(excessIn(small, more, held)?.words).toBe('Loads: 8 rows; 5 are the most.');
    const fuller = { ...held, loads: [{ ...first, boxes: keyed(7) }, ...others.slice(1)] };
    expect(excessIn(small, fuller, held)?.place).toBe('/loads/0/boxes');
    const moved = { ...held, loads: [...others, { ...first, uuid: 'new' }] };
    expect(excessIn(small, moved, held)?.place).toBe('/loads/6/boxes');
    const wide = { loads: keyed(5, { boxes: keyed(4) }) };
    expect(excessIn(small, wide)?.place).toBe('');
    expect(excessIn(small, { loads: wide.loads.slice(1) }, wide)).toBeUndefined();
  });

  test('any document within the bounds passes, any beyond one is refused with its list named', () => {
    const lists = fc.array(fc.nat(6), { maxLength: 7 });
    fc.assert(
      fc.property(lists, fc.nat(14), (boxes, letters) => {
        const document = {
          title: 'x'.repeat(letters),
          loads: boxes.map((count, at) => ({ uuid: `k${at}`, boxes: rows(count) })),
        };
        const long = letters > 10;
        const wide = boxes.length > 5;
        const at = boxes.findIndex((count) => count > 4);
        const all = boxes.length + boxes.reduce((sum, count) => sum + count, 0);
        expect(rowsIn(small, document)).toBe(all);
        const expected = long
          ? '/title'
          : wide
            ? '/loads'
            : at >= 0
              ? `/loads/${at}/boxes`
              : all > 12
                ? ''
                : undefined;
        expect(excessIn(small, document)?.place).toBe(expected);
        expect(excessIn(small, document, document)).toBeUndefined();
      }),
    );
  });

  test('no fixture is beyond a bound', () => {
    const folder = new URL('../../schemas/customs-declaration/fixtures/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /customs-declaration\.[^/]*json$/.test(name),
    );
    expect(files.length).toBeGreaterThan(6);
    for (const name of files) {
      const { document } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      expect([name, excessIn(declaration, document)]).toEqual([name, undefined]);
    }
  });
});

describe('a list of patches costs what it changes, not how often (issue 24, point 1)', () => {
  test('computations hear once of a place, however often it is set, and run once', () => {
    const heard: string[][] = [];
    const computation: DerivedComputation = {
      name: 'hearing',
      kind: 'derived',
      reads: ['/title', '/loads/*/weight', '/loads'],
      writes: ['/total'],
      run({ patches }) {
        heard.push(patches.map(({ op, path }) => `${op} ${formatPath(path)}`));
        return { patches: [] };
      },
      full: () => [],
    };
    const patches = Array.from({ length: 20_000 }, (_, at): Patch[] => [
      { op: 'set', path: ['title'], value: `t${at}` },
      { op: 'set', path: ['loads', { id: 'l1' }, 'weight'], value: String(at) },
      { op: 'move', path: ['loads', { id: 'l2' }], after: at % 2 === 0 ? null : 'l1' },
    ]).flat();
    const after = withConsequences({
      definition: cargo,
      computations: [computation],
      document: cargoOf(3),
      patches,
      context: {},
      newId: () => 'new',
    });
    expect(after.title).toBe('t19999');
    expect(heard).toEqual([['set /title', 'set /loads/{l1}/weight', 'move /loads/{l2}']]);
  });

  test('rows of a long list come, go and move one by one in the time of one pass or two', () => {
    const document = { loads: keyed(9999) };
    const ids = document.loads.map(({ uuid }) => uuid);
    const patches: Patch[] = [
      ...ids.map((id): Patch => ({ op: 'insert', path: ['loads'], row: { uuid: `n${id}` }, after: null })),
      ...ids.map((id): Patch => ({ op: 'move', path: ['loads', { id }], after: null })),
      ...ids.map((id): Patch => ({ op: 'remove', path: ['loads', { id: `n${id}` }] })),
    ];
    const began = process.cpuUsage();
    const after = applyPatches(document, patches);
    // Each cost as much as the list is long once: the third part of them took half a minute.
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(15);
    expect(rowsOf(after, 'loads').map(({ uuid }) => uuid)).toEqual(ids.toReversed());
  });
});

describe('a paste takes what the server takes (issue 24, point 1)', () => {
  const lines = (count: number) => Array.from({ length: count }, () => ['1']);
  const opened = (document: DocumentData, takes = cargo.takes) => {
    const loads = list('loads', cargo.lists.loads!.row, { maxRows: undefined });
    const definition = { ...cargo, takes, lists: { loads: { ...loads, takes: 20 } } };
    return createDocumentStore({ definition, document, computations: [], context: {}, newId: counting() });
  };
  const pasted = (store: DocumentStore, count: number) =>
    pasteBlock(store, ['loads'], { row: null, fields: ['weight'], lines: lines(count) });

  test('a list without a maximum of its own is filled up to what is taken, the rest is told', () => {
    const { added, refused } = pasted(opened(cargoOf(3)), 30);
    expect([added, refused.length]).toEqual([17, 13]);
  });

  test.each([
    [7, 0],
    [8, 1],
    [9, 1],
    [10, 2],
  ])(
    'and no further than all lists together: of %i rows, beside three loads with a box each, %i more',
    (rows, more) => {
      const store = opened(cargoOf(3), { rows, characters: 100 });
      const { added, refused } = pasted(store, 5);
      expect([added, refused.length]).toEqual([more, 5 - more]);
      expect(refused.at(-1)?.reason).toBe(`All lists together take at most ${rows} rows.`);
      expect(rowsIn(cargo, store.document())).toBeLessThanOrEqual(rows);
    },
  );

  test('nor is a row put into a row where there is no more room', () => {
    const document = { loads: ['a', 'b'].map((uuid) => ({ uuid, weight: '1' })) };
    const store = opened(document, { rows: 3, characters: 100 });
    const block = {
      row: 'a',
      fields: ['boxes/mark', 'weight'],
      lines: [
        ['A', '2'],
        ['B', '3'],
      ],
    };
    const { taken, refused } = pasteBlock(store, ['loads'], block);
    expect(taken).toBe(3);
    expect(refused).toEqual([
      { line: 1, field: 'boxes/mark', text: 'B', reason: 'All lists together take at most 3 rows.' },
    ]);
    expect(rowsOf(store.document(), 'loads')).toMatchObject([
      { weight: '2', boxes: [{ mark: 'A' }] },
      { weight: '3' },
    ]);
    expect(rowsIn(cargo, store.document())).toBeLessThanOrEqual(3);
  });
});
