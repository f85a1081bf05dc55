import { describe, expect, test } from 'vitest';
import {
  type Choice,
  type DocumentData,
  type DocumentStore,
  mergeDocuments,
  type Patch,
  rowsOf,
} from '../../src/engine/index.ts';
import {
  counting,
  definition,
  inItem,
  inRow,
  newDeclaration,
  ofDeclaration,
  openDeclaration,
} from '../computations/declaration.ts';
import { createServer } from './saving-window.ts';

const base = newDeclaration({ additional_dec_type: 'A' }, 2).document();
const chooseQ = (store: DocumentStore) => void store.pick(['additional_dec_type'], 'Q');
const addItem = (store: DocumentStore) => void store.insertRow(['CDSItems']);

function made(person: string, change: (store: DocumentStore) => void) {
  const newId = counting();
  const store = openDeclaration(base, () => `${person}-${newId()}`);
  const patches: Patch[] = [];
  store.subscribeAll((step) => patches.push(...step.patches));
  change(store);
  return { document: store.document(), patches };
}

/** What is stored after I settled a conflict of what I made with what they made. */
async function stored(
  mine: (store: DocumentStore) => void,
  theirs: (store: DocumentStore) => void,
  choice: Choice,
): Promise<DocumentData> {
  const [own, other] = [made('mine', mine), made('theirs', theirs)];
  const answering = { computations: ofDeclaration, context: {} };
  const { conflicts } = mergeDocuments(definition, base, own.document, other.document, answering);
  expect(conflicts).not.toEqual([]);
  const server = createServer(base, answering);
  await server.calls.patch(3, { revision: 1, patches: other.patches, client: 'theirs' });
  const places = conflicts.map(({ path }) => path);
  const settled = { choice, places };
  await server.calls.patch(3, { revision: 1, patches: own.patches, client: 'mine', settled });
  return server.current();
}

describe('a conflict of a choice that an event answers, settled', () => {
  test('mine: type Q has its one item, the item they added goes', async () => {
    const document = await stored(chooseQ, addItem, 'mine');
    expect(document.additional_dec_type).toBe('Q');
    expect(document.CDSItems).toEqual(made('mine', chooseQ).document.CDSItems);
  });

  test('theirs: nothing of my type Q stays, what else I entered does', async () => {
    const mine = (store: DocumentStore) => {
      chooseQ(store);
      store.enter(['ref_general'], 'R1');
    };
    const document = await stored(mine, addItem, 'theirs');
    const { CDSItems, additional_dec_type } = made('theirs', addItem).document;
    expect(document).toMatchObject({ CDSItems, additional_dec_type, ref_general: 'R1' });
    expect(document).not.toHaveProperty('mainPreviousCDSItems');
  });

  test('mine against their type Q: my items come back, with my type', async () => {
    const document = await stored(addItem, chooseQ, 'mine');
    expect(document.additional_dec_type).toBe('A');
    expect(document.CDSItems).toEqual(made('mine', addItem).document.CDSItems);
  });

  test('mine against the choice that closes my field: the choice goes back, too', async () => {
    const at = (store: DocumentStore, name: string) => inRow(store, 0, 'TaxCDSItems', 0, name);
    const typed = (store: DocumentStore) => void store.enter(at(store, 'tax_amount'), '12');
    const automatic = (store: DocumentStore) => void store.pick(at(store, 'tax_calc_type'), 'automatic');
    const document = await stored(typed, automatic, 'mine');
    expect(rowsOf(rowsOf(document, 'CDSItems')[0], 'TaxCDSItems')[0]).toMatchObject({
      tax_calc_type: 'usual',
      tax_amount: '12',
      tax_currency: 'GBP',
    });
  });

  test('theirs against my deletion: a row stays as they changed it', async () => {
    const remove = (store: DocumentStore) => store.removeRows([inItem(store, 0)]);
    const describeIt = (store: DocumentStore) => void store.enter(inItem(store, 0, 'description'), 'Tea');
    const document = await stored(remove, describeIt, 'theirs');
    expect(rowsOf(document, 'CDSItems')[0]).toMatchObject({ description: 'Tea' });
  });

  test('mine: a row that both deleted stays deleted, and the choice can be saved', async () => {
    const remove = (value: string) => (store: DocumentStore) => {
      store.removeRows([inItem(store, 1)]);
      store.enter(['ref_general'], value);
    };
    const document = await stored(remove('M'), remove('T'), 'mine');
    expect(document.ref_general).toBe('M');
    expect(rowsOf(document, 'CDSItems')).toHaveLength(1);
  });

  test('mine: a row that I deleted goes, theirs: one that they deleted', async () => {
    const remove = (store: DocumentStore) => store.removeRows([inItem(store, 0)]);
    const describeIt = (store: DocumentStore) => void store.enter(inItem(store, 0, 'description'), 'Tea');
    expect(rowsOf(await stored(remove, describeIt, 'mine'), 'CDSItems')).toHaveLength(1);
    expect(rowsOf(await stored(describeIt, remove, 'theirs'), 'CDSItems')).toHaveLength(1);
    expect(rowsOf(await stored(describeIt, remove, 'mine'), 'CDSItems')[0]).toMatchObject({
      description: 'Tea',
    });
  });
});
