import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change, DocumentData, DocumentStore, FieldValue, Patch, Path } from '../../src/engine/index.ts';
import { rowsOf } from '../../src/engine/index.ts';
import {
  inItem,
  inRow,
  itemsOf,
  newDeclaration,
  ofDeclaration,
  openDeclaration,
} from '../computations/declaration.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;

/** A stored declaration, open as in an editor: with what it did to it since. */
async function opened(store: DocumentStore) {
  const { id } = (await person.call('POST', '/customs-declarations', store.document())).body.data;
  const editor = openDeclaration((await read(id)).document, randomUUID);
  const patches: Patch[] = [];
  editor.subscribeAll((change) => patches.push(...change.patches));
  return { id: id as number, editor, patches };
}

/** A switch that an event answers, and what is typed after it in the same save. */
interface Case {
  readonly event: string;
  readonly values?: Readonly<Record<string, FieldValue>>;
  readonly items?: number;
  readonly before?: (store: DocumentStore) => void;
  readonly does: (store: DocumentStore) => void;
}

const guarantee = (store: DocumentStore, name: string): Path => [
  'GuaranteeItems',
  { id: rowsOf(store.document(), 'GuaranteeItems')[0]!.uuid },
  name,
];
const seal = (store: DocumentStore, name: string): Path => [
  'sealNumberItems',
  { id: rowsOf(store.document(), 'sealNumberItems')[0]!.uuid },
  name,
];
const taxLine = (store: DocumentStore, name: string) => inRow(store, 0, 'TaxCDSItems', 0, name);

const cases: Readonly<Record<string, Case>> = {
  'choosing Q, then a description': {
    event: 'type-q',
    values: { additional_dec_type: 'Y' },
    items: 2,
    does(store) {
      store.pick(['additional_dec_type'], 'Q');
      store.enter(inItem(store, 0, 'description'), 'Tea');
    },
  },
  'leaving Q, then a previous document': {
    event: 'type-q',
    values: { additional_dec_type: 'Q' },
    does(store) {
      store.pick(['additional_dec_type'], 'A');
      store.enter(inRow(store, 0, 'PreviousCDSItems', 0, 'prevTransactionRef'), '22GB123');
    },
  },
  'a comprehensive guarantee, then no currency': {
    event: 'guarantee-mode',
    before(store) {
      store.insertRow(['GuaranteeItems']);
      store.pick(guarantee(store, 'guarantee'), 'number');
    },
    does(store) {
      store.pick(guarantee(store, 'guarantee'), 'comprehensive');
      store.enter(guarantee(store, 'guarantee_currency'), '');
    },
  },
  'a manual tax line, then no quantity': {
    event: 'tax-mode',
    values: { additional_dec_type: 'A' },
    items: 1,
    does(store) {
      store.pick(taxLine(store, 'tax_calc_type'), 'manual');
      store.enter(taxLine(store, 'tax_quantity'), '');
    },
  },
  'a seal in place of none, then a number': {
    event: 'seal-number',
    before: (store) => void store.insertRow(['sealNumberItems'], { seal_number: 'NOSEALS' }),
    does(store) {
      store.enter(seal(store, 'seal_number'), '17583753');
      store.enter(seal(store, 'seal_sequence'), '7');
    },
  },
};

test('every computation that answers an event has a case here', () => {
  const events = ofDeclaration.filter(({ kind }) => kind === 'event').map(({ name }) => name);
  expect([...new Set(Object.values(cases).map(({ event }) => event))].sort()).toEqual(events.sort());
});

/** Rows without their keys, which are new in every making. */
function withoutKeys(document: DocumentData): unknown {
  return JSON.parse(JSON.stringify(document, (name, value) => (name === 'uuid' ? undefined : value)));
}

describe.each(Object.entries(cases))('E22: an event runs once, where the edit was made: %s', (_, one) => {
  const start = () => {
    const store = newDeclaration(one.values, one.items);
    one.before?.(store);
    return opened(store);
  };

  test('PATCH stores what the editor holds, row keys included, and takes nothing back', async () => {
    const { id, editor, patches } = await start();
    one.does(editor);
    const { status, body } = await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: 1,
      patches,
      client: 'w',
      answered: true,
    });
    expect(status).toBe(200);
    expect(body.data.patches).toEqual([]);
    expect((await read(id)).document).toEqual(editor.document());
  });

  test('PATCH of the switch alone, by a client that answers no events, gives what the editor made of it', async () => {
    const { id, editor } = await start();
    const begun = editor.document();
    const first: Change[] = [];
    editor.subscribeAll((change) => first.push(change));
    one.does(editor);
    editor.undo();
    editor.undo();
    editor.redo();
    const [bare] = first[0]!.patches;
    const { status, body } = await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: 1,
      patches: [bare],
    });
    expect(status).toBe(200);
    const { document } = await read(id);
    expect(withoutKeys(document)).toEqual(withoutKeys(editor.document()));
    const other = openDeclaration(begun);
    other.applyRemote([bare!, ...body.data.patches]);
    expect(other.document()).toEqual(document);
  });

  test('PATCH of an undo that an editor answered is not fought', async () => {
    const { id, editor, patches } = await start();
    const before = editor.document();
    one.does(editor);
    const sent = async (revision: number) =>
      person.call('PATCH', `/customs-declarations/${id}`, {
        revision,
        patches: patches.splice(0),
        answered: true,
      });
    expect((await sent(1)).status).toBe(200);
    editor.undo();
    editor.undo();
    const { status, body } = await sent(2);
    expect([status, body.data.patches]).toEqual([200, []]);
    expect((await read(id)).document).toEqual(before);
  });

  test('PUT stores the document as it is sent', async () => {
    const { id, editor } = await start();
    one.does(editor);
    const { status } = await person.call('PUT', `/customs-declarations/${id}`, editor.document());
    expect(status).toBe(200);
    expect((await read(id)).document).toEqual(editor.document());
  });
});

describe('E22: figures follow on the server', () => {
  test('against what is stored: two editors’ prices and items make one sum, one count, one numbering', async () => {
    const { id, editor, patches } = await opened(newDeclaration({ additional_dec_type: 'A' }, 2));
    const other = openDeclaration(editor.document());
    const theirs: Patch[] = [];
    other.subscribeAll((change) => theirs.push(...change.patches));
    editor.enter(inItem(editor, 0, 'itemPriceAmount'), '10');
    editor.insertRow(['CDSItems']);
    other.enter(inItem(other, 1, 'itemPriceAmount'), '5');
    other.edit([{ op: 'insert', path: ['CDSItems'], row: { uuid: 'theirs' }, after: null }]);
    const save = (sent: readonly Patch[]) =>
      person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: sent });
    expect((await save(theirs)).status).toBe(200);
    const { body } = await save(patches);
    const { document } = await read(id);
    expect(document).toMatchObject({ currency_1: '15.00', items: 4 });
    expect(rowsOf(document, 'CDSItems').map(({ item_no }) => item_no)).toEqual([1, 2, 3, 4]);
    editor.applyRemote(body.data.patches);
    expect(editor.document()).toEqual(document);
    expect(itemsOf(editor)).toHaveLength(4);
  });

  test('derived values follow from an edit whose editor sends none of them', async () => {
    const { id, editor } = await opened(newDeclaration({ additional_dec_type: 'A' }, 2));
    const price = { op: 'set', path: inItem(editor, 0, 'itemPriceAmount'), value: '10' } as const;
    const edit = { revision: 1, patches: [price], answered: true };
    expect((await person.call('PATCH', `/customs-declarations/${id}`, edit)).status).toBe(200);
    expect((await read(id)).document).toMatchObject({ currency_1: '10.00' });
  });

  test('of two people who both choose Q one item stays, with what each entered; a conflict where one adds an item', async () => {
    const { id, editor, patches } = await opened(newDeclaration({ additional_dec_type: 'Y' }, 2));
    const others = [
      openDeclaration(editor.document(), randomUUID),
      openDeclaration(editor.document(), randomUUID),
    ];
    const [second, third] = others as [DocumentStore, DocumentStore];
    const told = others.map((store) => {
      const made: Patch[] = [];
      store.subscribeAll((change) => made.push(...change.patches));
      return made;
    });
    for (const [store, name] of [
      [editor, 'description'],
      [second, 'net_mass'],
    ] as const) {
      store.pick(['additional_dec_type'], 'Q');
      store.enter(inItem(store, 0, name), '7');
    }
    third.insertRow(['CDSItems']);
    const save = (sent: readonly Patch[]) =>
      person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: sent, answered: true });
    expect((await save(patches)).status).toBe(200);
    const { status, body } = await save(told[0]!);
    expect(status).toBe(200);
    const { document } = await read(id);
    expect(document.CDSItems).toHaveLength(1);
    expect(document.CDSItems[0]).toMatchObject({ description: '7', net_mass: '7' });
    expect(document.CDSItems[0].ProcedureCDSItems).toHaveLength(1);
    second.applyRemote(body.data.patches);
    expect(second.document()).toEqual(document);
    const refused = await save(told[1]!);
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toContainEqual({ path: ['CDSItems'] });
  });

  const bareMode = (row: string, value: string): Patch => ({
    op: 'set',
    path: ['GuaranteeItems', { id: row }, 'guarantee'],
    value,
  });

  test('an undo that changes nothing but the switch is stored as the editor sent it', async () => {
    const held = { uuid: 'g', guarantee: 'comprehensive', guarantee_code: 'AA', guarantee_amount: '5' };
    const { id } = await opened(openDeclaration({ GuaranteeItems: [{ ...held, guarantee: 'number' }] }));
    const change = { revision: 1, patches: [bareMode('g', 'comprehensive')] };
    await person.call('PATCH', `/customs-declarations/${id}`, { ...change, answered: true });
    expect((await read(id)).document.GuaranteeItems).toEqual([held]);
  });

  test('of two switched rows only the one is answered beside which the client says nothing else', async () => {
    const row = (uuid: string) => ({ uuid, guarantee: 'comprehensive', guarantee_code: 'AA' });
    const { id } = await opened(openDeclaration({ GuaranteeItems: [row('g1'), row('g2')] }));
    const own: Patch = { op: 'set', path: ['GuaranteeItems', { id: 'g2' }, 'guarantee_code'], value: 'BB' };
    await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: 1,
      patches: [bareMode('g1', 'number'), bareMode('g2', 'number'), own],
    });
    expect((await read(id)).document.GuaranteeItems).toEqual([
      { uuid: 'g1', guarantee: 'number' },
      { uuid: 'g2', guarantee: 'number', guarantee_code: 'BB' },
    ]);
  });
});
