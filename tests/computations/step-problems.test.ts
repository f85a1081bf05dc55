import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DocumentStore,
  type ListDefinition,
  type ObjectDefinition,
  type Patch,
  type Path,
  rowsOf,
} from '../../src/engine/index.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { counting, definition, inItem, itemsOf, newDeclaration, openDeclaration } from './declaration.ts';

/** What is told, without refused entries; a document opened anew has none. */
const told = (store: DocumentStore) => store.problems.all().filter(({ source }) => source !== 'entry');

function expectAsAnew(store: DocumentStore): void {
  expect(told(store)).toEqual(openDeclaration(store.document()).problems.all());
}

const itemList = definition.lists.CDSItems!;
const lists = Object.values(itemList.row.lists);
const texts = ['', '1', '2.5', 'zz', 'GBP', 'QQ', 'automatic', 'manual', 'X'.repeat(40), 'N935', '97F'];
const number = fc.nat(1000);
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('insert', 'insertIn', 'again', 'paste', 'undo', 'redo'),
    list: number,
    fields: fc.array(fc.tuple(number, fc.constantFrom(...texts)), { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 5 },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

/** One edit of several patches, as an import or a dialog makes it. */
function act(store: DocumentStore, { kind, list, fields }: Step, at: number): void {
  if (kind === 'undo') store.undo();
  if (kind === 'redo') store.redo();
  const inner = kind === 'insert' ? itemList : lists[list % lists.length]!;
  const place: Path = kind === 'insert' ? ['CDSItems'] : inItem(store, 0, inner.name);
  if (kind === 'insert' || kind === 'insertIn') store.edit(insertion(inner, place, fields, `own${at}`));
  if (kind === 'again') {
    const made = insertion(inner, place, fields, `own${at}`);
    store.edit([...made, { op: 'remove', path: [...place, { id: `own${at}` }] }, ...made]);
  }
  if (kind === 'paste') {
    const names = fields.map(([one]) => nameIn(inner.row, one));
    const lines = [fields.map(([, text]) => text), fields.map(([, text]) => text)];
    const row = rowsOf(itemsOf(store)[0], inner.name)[0]?.uuid ?? null;
    pasteBlock(store, place, { row, fields: names, lines, isPick: () => list % 2 === 0 });
  }
}

function insertion(list: ListDefinition, path: Path, fields: Step['fields'], uuid: string): readonly Patch[] {
  const filled = Object.fromEntries(fields.map(([one, text]) => [nameIn(list.row, one), text]));
  const sets = fields.map(
    ([one, value]): Patch => ({ op: 'set', path: [...path, { id: uuid }, nameIn(list.row, one)], value }),
  );
  return [{ op: 'insert', path, row: { uuid, ...filled }, after: null }, ...sets];
}

function nameIn(row: ObjectDefinition, at: number): string {
  const names = Object.values(row.fields).flatMap(({ name, type }) => (type === 'string' ? [name] : []));
  return names[at % names.length]!;
}

describe('E16 E33: problems after a step of several patches', () => {
  test('a row put in and filled in one step has each problem once', () => {
    const store = newDeclaration({ customs_regime: 'import', additional_dec_type: 'A' }, 1);
    store.problems.all();
    const path = inItem(store, 0, 'PackagesCDSItems');
    const field = [...path, { id: 'own' }, 'type_of_packages'];
    store.edit([
      { op: 'insert', path, row: { uuid: 'own', type_of_packages: '8Q' }, after: null },
      { op: 'set', path: field, value: '9Q' },
      { op: 'set', path: field, value: '8Q' },
    ]);
    expect(store.problems.byPath(field).map(({ code }) => code)).toEqual(['problem.unknownCode']);
    expectAsAnew(store);
  });

  test('are those of the document opened anew, for any steps on the declaration', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const begun = newDeclaration({ customs_regime: 'import', additional_dec_type: 'A' }, 1);
        const newId = counting();
        const store = openDeclaration(begun.document(), () => `more-${newId()}`);
        store.problems.all();
        for (const [at, one] of list.entries()) {
          act(store, one, at);
          expectAsAnew(store);
        }
      }),
      { numRuns: 300, seed: 16 },
    );
  });
});
