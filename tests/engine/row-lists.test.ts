import { describe, expect, test } from 'vitest';
import {
  type Change,
  createDocumentStore,
  type DocumentStore,
  getAt,
  PatchError,
  type Path,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { pasteBlock, previewBlock } from '../../src/engine/paste-block.ts';
import { cargo, cargoOf, counting, field, list, load, openCargo, total } from './cargo.ts';

const keys = (store: DocumentStore) => rowsOf(store.document(), 'loads').map(({ uuid }) => uuid);
const value = (store: DocumentStore, id: string, name: string) =>
  getAt(store.document(), ['loads', { id }, name]);

describe('a block of cells', () => {
  const block = {
    row: 'l1',
    fields: ['weight', undefined, 'note'],
    lines: [
      ['5', 'x', 'tea'],
      ['6', 'x', ''],
    ],
  };

  test('E34: it fills from one row on, adds rows behind the last with their defaults, and is one step', () => {
    const store = openCargo(cargoOf(2));
    const before = store.document();
    const changes: Change[] = [];
    store.subscribeAll((change) => changes.push(change));
    const result = pasteBlock(store, ['loads'], block);
    expect(result).toEqual({ taken: 4, refused: [], rows: ['l1', 'r1'], added: 1 });
    expect(keys(store)).toEqual(['l0', 'l1', 'r1']);
    expect([value(store, 'l1', 'weight'), value(store, 'l1', 'note')]).toEqual(['5', 'tea']);
    expect([value(store, 'r1', 'weight'), value(store, 'r1', 'note'), value(store, 'r1', 'mode')]).toEqual([
      '6',
      undefined,
      'packed',
    ]);
    expect(store.document().total).toBe('12.00');
    expect(changes).toHaveLength(1);
    store.undo();
    expect(store.document()).toEqual(before);
  });

  test('among the rows of a search it leaves the others as they are, and goes on behind the last', () => {
    const store = openCargo(cargoOf(4));
    const lines = [['5'], ['6'], ['7']];
    const among = ['l3', 'l1', 'gone'];
    const { rows, added } = pasteBlock(store, ['loads'], { row: 'l1', among, fields: ['weight'], lines });
    expect({ rows, added }).toEqual({ rows: ['l1', 'l3', 'r1'], added: 1 });
    expect(keys(store)).toEqual(['l0', 'l1', 'l2', 'l3', 'r1']);
    expect(keys(store).map((id) => value(store, id, 'weight'))).toEqual(['1', '5', '1', '6', '7']);
  });

  test('E34 ENG-041: a cell that fails its entry rule is left out and told, the others are taken', () => {
    const store = openCargo(cargoOf(1));
    const lines = [
      ['heavy', 'eleven char'],
      ['7', 'ten chars.'],
    ];
    const result = pasteBlock(store, ['loads'], { row: 'l0', fields: ['weight', 'note'], lines });
    expect(result.taken).toBe(2);
    expect(result.refused).toEqual([
      { line: 0, field: 'weight', text: 'heavy', reason: 'Digits with at most one decimal point.' },
      { line: 0, field: 'note', text: 'eleven char', reason: 'At most 10 characters.' },
    ]);
    expect(value(store, 'l0', 'weight')).toBe('1');
    expect(value(store, 'r1', 'weight')).toBe('7');
  });

  test('E34: what is left out is told line by line, whatever left it out', () => {
    const store = openCargo({ ...cargoOf(2), kind: 'bulk' });
    const lines = [
      ['abc', '5'],
      ['de', 'heavy'],
    ];
    const { refused } = pasteBlock(store, ['loads'], { row: 'l0', fields: ['secret', 'weight'], lines });
    expect(refused.map(({ line, field }) => [line, field])).toEqual([
      [0, 'secret'],
      [1, 'weight'],
      [1, 'secret'],
    ]);
  });

  test('E40: who may only read finds every field and list closed, and pastes nothing', () => {
    const closed = 'Your role does not allow this.';
    const document = { ...cargoOf(2), kind: 'bulk' };
    const open = { definition: cargo, document, computations: [], newId: counting() };
    const store = createDocumentStore({ ...open, context: { closed } });
    for (const path of [['title'], ['loads'], ['loads', { id: 'l0' }, 'weight']] satisfies Path[]) {
      expect(store.fieldState(path)).toMatchObject({ disabled: true, reason: closed });
    }
    const lines = [['5'], ['5'], ['5']];
    const { refused } = pasteBlock(store, ['loads'], { row: 'l0', fields: ['weight'], lines });
    expect(refused.map(({ reason }) => reason)).toEqual([closed, closed, closed]);
    expect(store.document()).toEqual(document);
  });

  test('E34: lines behind the limit of the list find no room and are told', () => {
    const definition = { ...cargo, lists: { loads: list('loads', load, { maxRows: 2 }) } };
    const store = createDocumentStore({
      definition,
      document: cargoOf(1),
      computations: [],
      context: {},
      newId: counting(),
    });
    const lines = [['1'], ['2'], ['3']];
    expect(pasteBlock(store, ['loads'], { row: null, fields: ['weight'], lines })).toEqual({
      taken: 1,
      refused: [
        { line: 1, text: '2' },
        { line: 2, text: '3' },
      ],
      rows: ['r1', undefined, undefined],
      added: 1,
    });
    expect(keys(store)).toEqual(['l0', 'r1']);
  });

  test('E34: 999 lines are one step of undo', () => {
    const store = openCargo({});
    const lines = Array.from({ length: 999 }, () => ['1']);
    pasteBlock(store, ['loads'], { row: null, fields: ['weight'], lines }, 'Paste');
    expect(store.document().total).toBe('999.00');
    expect(store.undo().change?.label).toBe('Paste');
    expect(store.document()).toEqual({});
  });
});

describe('what a block leaves out', () => {
  test('E34: a line of which nothing fits makes no row; the lines behind it still do', () => {
    const store = openCargo(cargoOf(1));
    const lines = [['heavy'], [''], ['7']];
    const result = pasteBlock(store, ['loads'], { row: null, fields: ['weight'], lines });
    expect(keys(store)).toHaveLength(2);
    expect(result.rows).toEqual([undefined, undefined, keys(store)[1]]);
    expect(result.refused).toEqual([
      { line: 0, field: 'weight', text: 'heavy', reason: 'Digits with at most one decimal point.' },
    ]);
  });

  test('E34: a cell that a rule closes is left out and told, by what stands there with the block in place', () => {
    const loads = list('loads', {
      ...load,
      fields: {
        ...load.fields,
        note: field('note', {
          rules: [
            {
              effect: 'disable',
              condition: { scope: './mode', schema: { const: 'loose' } },
              message: 'Loose loads carry no note.',
            },
          ],
        }),
      },
    });
    const store = createDocumentStore({
      definition: { ...cargo, lists: { loads } },
      document: { loads: [{ uuid: 'a', mode: 'loose' }, { uuid: 'b' }] },
      computations: [],
      context: {},
      newId: counting(),
    });
    const lines = [
      ['packed', 'opened with it'],
      ['loose', 'closed with it'],
      ['loose', ''],
    ];
    const result = pasteBlock(store, ['loads'], { row: 'a', fields: ['mode', 'note'], lines });
    expect(value(store, 'a', 'note')).toBe('opened with it');
    expect(value(store, 'b', 'note')).toBeUndefined();
    expect(result.refused).toEqual([
      { line: 1, field: 'note', text: 'closed with it', reason: 'Loose loads carry no note.' },
    ]);
  });

  test('E34 D-29: a cell that names an option of its code list is a pick', () => {
    const store = openCargo(cargoOf(1));
    const lines = [['eleven char']];
    const block = { row: 'l0', fields: ['note'], lines };
    expect(pasteBlock(store, ['loads'], { ...block, isPick: () => true }).taken).toBe(1);
    expect(pasteBlock(store, ['loads'], { ...block, isPick: () => false }).taken).toBe(0);
  });

  test('E34: a list that its rules close takes no new rows, and says why', () => {
    const closed = list('loads', load, { rules: [{ effect: 'disable', message: 'One load only.' }] });
    const store = createDocumentStore({
      definition: { ...cargo, lists: { loads: closed } },
      document: cargoOf(1),
      computations: [],
      context: {},
      newId: counting(),
    });
    const result = pasteBlock(store, ['loads'], { row: 'l0', fields: ['weight'], lines: [['5'], ['6']] });
    expect(keys(store)).toEqual(['l0']);
    expect(result.refused).toEqual([{ line: 1, text: '6', reason: 'One load only.' }]);
  });

  test('E34: a look at what a block would do changes nothing', () => {
    const store = openCargo(cargoOf(1));
    const before = store.document();
    const block = { row: 'l0', fields: ['weight'], lines: [['5'], ['six'], ['7']] };
    expect(previewBlock(store, ['loads'], block)).toMatchObject({ taken: 2, added: 1 });
    expect(store.document()).toBe(before);
    expect(store.canUndo()).toBe(false);
  });
});

describe('an entry that goes on in another field', () => {
  const { weight } = load.fields;
  const mark = field('mark', { valid: { maxLength: 3 }, entry: { maxLength: 1 }, continuesIn: 'tail' });
  const tail = field('tail', { valid: { maxLength: 3 } });
  const loads = list('loads', { ...load, fields: { mark, tail, weight: weight! } });
  const open = () =>
    createDocumentStore({
      definition: { ...cargo, lists: { loads } },
      document: { loads: [{ uuid: 'a' }] },
      computations: [],
      context: {},
      newId: counting(),
    });
  const both = (store: DocumentStore, id: string) => [value(store, id, 'mark'), value(store, id, 'tail')];

  test('CUS-287 E38: the first character stays, the rest goes on, as one step', () => {
    const store = open();
    const before = store.document();
    expect(store.enter(['loads', { id: 'a' }, 'mark'], 'C678')).toEqual({ accepted: true });
    expect(both(store, 'a')).toEqual(['C', '678']);
    store.undo();
    expect(store.document()).toEqual(before);
  });

  test('CUS-286 E38: four characters at most; what fits one field alone touches no other', () => {
    const store = open();
    const place: Path = ['loads', { id: 'a' }, 'mark'];
    store.enter(place, 'C678');
    expect(store.enter(place, 'C6789')).toMatchObject({ accepted: false, attempted: 'C6789' });
    expect(both(store, 'a')).toEqual(['C', '678']);
    store.enter(place, 'D');
    expect(both(store, 'a')).toEqual(['D', '678']);
  });

  test('CUS-287 E34: in a pasted block too, but not where the block has a column for the rest', () => {
    const store = open();
    const lines = [['C678'], ['Y9']];
    expect(pasteBlock(store, ['loads'], { row: 'a', fields: ['mark'], lines }).refused).toEqual([]);
    expect([both(store, 'a'), both(store, 'r1')]).toEqual([
      ['C', '678'],
      ['Y', '9'],
    ]);
    const block = { row: 'a', fields: ['mark', 'tail'], lines: [['C514', '1']] };
    expect(pasteBlock(store, ['loads'], block).refused).toMatchObject([{ field: 'mark', text: 'C514' }]);
  });
});

describe("other rows in place of a list's", () => {
  test('E35: rows with a known key are those rows, the rest come and go, as one step', () => {
    const store = openCargo(cargoOf(4), [total]);
    const before = store.document();
    const [first, , third] = rowsOf(before, 'loads') as [never, never, { uuid: string }];
    store.replaceRows(['loads'], [third, { uuid: 'new', weight: '9' }, first]);
    expect(keys(store)).toEqual(['l2', 'new', 'l0']);
    expect(getAt(store.document(), ['loads', { id: 'l2' }])).toBe(third);
    expect(store.document().total).toBe('11.00');
    store.undo();
    expect(store.document()).toEqual(before);
    store.replaceRows(['loads'], []);
    expect(store.document()).not.toHaveProperty('loads');
  });

  test.each<[string, readonly unknown[]]>([
    ['two rows of one key', [{ uuid: 'l0', note: 'a' }, { uuid: 'l0' }]],
    ['a new row without a key', [{ note: 'a' }]],
    ['text for a list of a known row', [{ uuid: 'l0', boxes: 'A' }]],
    ['a known row with two rows of one key', [{ uuid: 'l0', boxes: [{ uuid: 'b' }, { uuid: 'b' }] }]],
    ['a known row with a row without a key', [{ uuid: 'l0', boxes: [{ mark: 'A' }] }]],
    ['a known row with a field that such rows lack', [{ uuid: 'l0', nonsense: 'A' }]],
    ['text in place of a row', ['A']],
    ['nothing in place of a row', [null]],
  ])('E35 E4: rows in place of others with %s throw and change nothing', (_name, rows) => {
    const store = openCargo(cargoOf(2));
    const before = store.document();
    expect(() => store.replaceRows(['loads'], rows as readonly Row[])).toThrow(PatchError);
    expect(store.document()).toBe(before);
    expect(store.canUndo()).toBe(false);
  });

  test('E4: what is no list takes no rows', () => {
    const store = openCargo(cargoOf(1));
    const place: Path = ['title'];
    expect(() => store.replaceRows(place, [])).toThrow(PatchError);
    expect(() => pasteBlock(store, place, { row: null, fields: [], lines: [] })).toThrow(PatchError);
  });

  test('E20: many edits of every kind are one step', () => {
    const store = openCargo(cargoOf(3));
    const before = store.document();
    store.edit([
      { op: 'set', path: ['title'], value: 'Ebb' },
      { op: 'insert', path: ['loads'], row: { uuid: 'x', weight: '4' }, after: 'l0' },
      { op: 'set', path: ['loads', { id: 'x' }, 'note'], value: 'n' },
      { op: 'move', path: ['loads', { id: 'x' }], after: null },
      { op: 'remove', path: ['loads', { id: 'l1' }] },
    ]);
    expect(keys(store)).toEqual(['x', 'l0', 'l2']);
    expect(store.document().total).toBe('6.00');
    store.undo();
    expect(store.document()).toEqual(before);
    expect(store.canUndo()).toBe(false);
  });
});
