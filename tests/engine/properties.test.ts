import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computations } from '../../src/computations/index.ts';
import {
  type Change,
  createDocumentStore,
  type DocumentData,
  definitionAt,
  type ListDefinition,
  type ObjectDefinition,
  type Path,
  parsePath,
  rowsOf,
} from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { generatedDeclarations } from '../support/generated-documents.ts';
import { patchFor, type Wish, wishes } from './arbitrary-edits.ts';
import { cargoOf, counting, openCargo } from './cargo.ts';

/** Only what changes the order and number of rows. */
const rowWishes = wishes.map((list) =>
  list.map((wish): Wish => {
    const kind = ['insert', 'remove', 'move', 'insertBox'] as const;
    return kind.some((one) => one === wish.kind) ? wish : { ...wish, kind: kind[wish.at % 3]! };
  }),
);

describe('for any edits', () => {
  test('E15: putting in, moving and taking out rows never moves a problem to another row', () => {
    fc.assert(
      fc.property(rowWishes, fc.nat(4), (list, at) => {
        const bad: Path = ['loads', { id: `l${at}` }, 'weight'];
        const store = openCargo(cargoOf(5), []);
        store.edit([{ op: 'set', path: bad, value: 'heavy' }]);
        store.problems.setServer([
          { path: bad, severity: 'error', source: 'customs', code: 'X', message: 'No.', value: 'heavy' },
        ]);
        const told = store.problems.byPath(bad);
        expect(told).toHaveLength(2);
        for (const wish of list) {
          const patch = patchFor(store.document(), { ...wish, text: '1' });
          if (patch) store.edit([patch]);
          const isThere = rowsOf(store.document(), 'loads').some(({ uuid }) => uuid === `l${at}`);
          const formats = store.problems
            .all()
            .filter(({ source, code }) => source === 'customs' || code === 'problem.format');
          expect(formats).toEqual(isThere ? told : []);
        }
      }),
      { numRuns: 2000, seed: 15 },
    );
  });

  test('E22 ENG-048: opening, looking at everything and saving untouched changes nothing, computes nothing', () => {
    const declaration = catalogue.documents['customs-declaration']!;
    for (const document of generatedDeclarations(500)) {
      const saved = JSON.stringify(document);
      const changes: Change[] = [];
      const store = createDocumentStore({
        definition: declaration,
        document,
        computations: computations['customs-declaration']!,
        context: {},
        newId: counting(),
      });
      store.subscribeAll((change) => changes.push(change));
      const places = placesOf(declaration, document, '').slice(0, 200).map(parsePath);
      const ends = places.map((path) => store.subscribe(path, () => {}));
      for (const path of places) store.fieldState(path);
      store.problems.all();
      for (const end of ends) end();
      store.endBurst();
      expect(store.document()).toBe(document);
      expect(JSON.stringify(store.document())).toBe(saved);
      expect(changes).toEqual([]);
      expect([store.canUndo(), store.counters.computationsRun]).toEqual([false, 0]);
    }
  });

  test('E21: a step of undo is as long with 999 rows as with one, whatever the edit', () => {
    const sizes = [1, 99, 999].map((rows) => {
      const store = openCargo(cargoOf(rows));
      const steps: number[] = [];
      store.subscribeAll(({ patches, inverse }) => steps.push(JSON.stringify([patches, inverse]).length));
      const path: Path = ['loads', { id: 'l0' }];
      store.edit([{ op: 'set', path: ['total'], value: '7.00' }]);
      store.enter([...path, 'note'], 'tea');
      store.insertRow(['loads'], { note: 'salt' }, 'l0');
      store.moveRow(['loads', { id: 'r1' }], null);
      store.removeRows([['loads', { id: 'r1' }]]);
      return steps.map((length) => Math.round(length / 20));
    });
    expect(sizes[0]).toHaveLength(5);
    expect(sizes[1]).toEqual(sizes[0]);
    expect(sizes[2]).toEqual(sizes[0]);
  });
});

/** Text forms of the fields and lists of a document, those of its rows included. */
function placesOf(definition: ObjectDefinition, data: DocumentData, at: string): readonly string[] {
  return [
    ...Object.keys(definition.fields).map((name) => `${at}/${name}`),
    ...Object.keys(definition.lists).flatMap((name) => {
      const list = definitionAt(definition, [name]) as ListDefinition;
      const rows = rowsOf(data, name).flatMap((row) =>
        placesOf(list.row, row, `${at}/${name}/{${row.uuid}}`),
      );
      return [`${at}/${name}`, ...rows];
    }),
  ];
}
