import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyWithInverse } from '../../src/engine/apply.ts';
import {
  applyPatches,
  bornProvenances,
  type Computation,
  createDocumentStore,
  type DocumentData,
  type DocumentStore,
  mergeDocuments,
  mergedProvenances,
  newDocument,
  type Patch,
  type Path,
  type Provenance,
  ProvenanceTree,
  packProvenances,
  parsePath,
  provenancesOfNew,
  provenancesOfWhole,
  rowsOf,
  unpackProvenances,
} from '../../src/engine/index.ts';
import { type Wish, wishes } from './arbitrary-edits.ts';
import { cargo, cargoOf, counting, openCargo, total } from './cargo.ts';
import { openPacking, packingOf } from './packing.ts';
import {
  type Model,
  modelAfter,
  saidOf,
  saidPatch,
  sayings,
  sources,
  typedByHand,
  valuesOf,
} from './provenance-model.ts';

const computed: Provenance = { kind: 'computed', by: 'total' };
const byDefault: Provenance = { kind: 'default' };
const [file] = sources as [Provenance];
const load = (id: string, ...rest: string[]): Path => ['loads', { id }, ...rest];
const saidBy = (store: DocumentStore) => saidOf(store.document(), store.provenanceOf);

interface Act {
  readonly kind: 'edit' | 'enter' | 'insert' | 'copy' | 'undo' | 'redo';
  readonly wish: Wish;
  readonly said: readonly number[];
}

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('edit', 'edit', 'edit', 'enter', 'insert', 'copy', 'undo', 'redo'),
    wish: wishes.filter((list) => list.length > 0).map((list) => list[0]!),
    said: sayings,
  }),
  { maxLength: 25 },
);

describe('E41: where values came from, by the edits alone', () => {
  test('for any edits, entries, new rows, copies, undo and redo it is what a model of every value says', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const store = openCargo(cargoOf(3));
        let model: Model = saidBy(store);
        const [undone, done]: [Model[], Model[]] = [[], []];
        for (const { kind, wish, said } of list) {
          store.endBurst();
          if (kind === 'undo' || kind === 'redo') {
            const [from, to] = kind === 'undo' ? [done, undone] : [undone, done];
            const before = from.pop();
            expect(store[kind]().change === undefined).toBe(before === undefined);
            if (before === undefined) continue;
            to.push(model);
            model = before;
          } else {
            const before = store.document();
            const patch = doneTo(store, { kind, wish, said });
            if (store.document() === before) continue;
            const after = patch ? modelAfter(model, patch, before, store.document()) : copied(model, store);
            const isNothing =
              JSON.stringify([...valuesOf(before)]) === JSON.stringify([...valuesOf(store.document())]);
            if (patch?.op === 'set' && isNothing) continue;
            done.push(model);
            undone.length = 0;
            model = after;
            if (store.document().total !== before.total) model = new Map([...model, ['/total', computed]]);
          }
          expect(saidBy(store)).toEqual(model);
        }
      }),
      { numRuns: 400, seed: 41 },
    );
  });

  test('undo among the edits of others gives no value an origin that it never had', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), acts), { maxLength: 6 }), (turns) => {
        const store = openCargo(cargoOf(3));
        const had = new Set<string>();
        const note = () => {
          const values = valuesOf(store.document());
          for (const [place, one] of saidBy(store)) had.add(JSON.stringify([place, values.get(place), one]));
        };
        note();
        for (const [isTheirs, list] of turns) {
          for (const { kind, wish, said } of list) {
            store.endBurst();
            if (kind === 'undo' || kind === 'redo') {
              store[kind]();
              const values = valuesOf(store.document());
              for (const [place, one] of saidBy(store))
                if (place !== '/total')
                  expect(had).toContain(JSON.stringify([place, values.get(place), one]));
              continue;
            }
            const patch = isTheirs ? saidPatch(store.document(), wish, said) : undefined;
            if (isTheirs) store.applyRemote(patch ? [patch] : []);
            else doneTo(store, { kind, wish, said });
            note();
          }
        }
      }),
      { numRuns: 150, seed: 42 },
    );
  });

  test('patches and then their inverse leave what was said, entry for entry; what is packed comes back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(wishes, sayings), { maxLength: 3 }),
        wishes,
        sayings,
        (before, list, said) => {
          const tree = new ProvenanceTree();
          let document: DocumentData = cargoOf(2);
          const patchesOf = (all: readonly Wish[], numbers: readonly number[]) => {
            for (const wish of all) {
              const patch = saidPatch(document, wish, numbers);
              if (!patch) continue;
              const applied = applyWithInverse(document, [patch]);
              inverses.unshift(...tree.takeWithInverse(applied));
              document = applied.document;
            }
          };
          let inverses: Patch[] = [];
          for (const [all, numbers] of before) patchesOf(all, numbers);
          const was = tree.all();
          inverses = [];
          patchesOf(list, said);
          expect(unpackProvenances(JSON.parse(JSON.stringify(packProvenances(tree.all()))))).toEqual(
            tree.all(),
          );
          const stored = JSON.parse(JSON.stringify(packProvenances(tree.all())));
          expect(ProvenanceTree.of(document, stored).all()).toEqual(tree.all());
          const { '': whole } = ProvenanceTree.of({}, stored).all();
          expect(ProvenanceTree.of({}, stored).all(), 'of places that are gone').toEqual(
            whole ? { '': whole } : {},
          );
          tree.take(inverses);
          expect(tree.all()).toEqual(was);
        },
      ),
      { numRuns: 300, seed: 43 },
    );
  });

  function doneTo(store: DocumentStore, { kind, wish, said }: Act): Patch | undefined {
    const row = rowsOf(store.document(), 'loads')[wish.at % 4];
    if (kind === 'copy') {
      if (row) store.duplicateRow(load(row.uuid));
      return undefined;
    }
    if (kind === 'insert') {
      const path = store.insertRow(['loads'], { weight: '5' });
      const made = rowsOf(store.document(), 'loads').at(-1)!;
      const box = rowsOf(made, 'boxes')[0]!;
      // Its defaults, and the row that it begins with.
      const from = { '/mode': byDefault, [`/boxes/{${box.uuid}}/mark`]: byDefault };
      return { op: 'insert', path: path.slice(0, -1), row: made, after: null, from };
    }
    if (kind === 'enter') {
      const path = row ? load(row.uuid, 'note') : ['title'];
      store.enter(path, wish.text);
      return { op: 'set', path, value: wish.text };
    }
    const patch = saidPatch(store.document(), wish, said);
    if (patch) store.edit([patch]);
    return patch ?? { op: 'set', path: ['title'] };
  }

  /** Of a copy behind its row: each value came from where the row's did. */
  function copied(model: Model, store: DocumentStore): Model {
    const places = [...valuesOf(store.document()).keys()];
    const news = places.filter((place) => !model.has(place) && place.startsWith('/loads'));
    const [, key] = parsePath(news[0] ?? '/') as [string, { id: string }];
    const rows = rowsOf(store.document(), 'loads');
    const at = rows.findIndex(({ uuid }) => uuid === key?.id);
    const original = rows[at - 1]!.uuid;
    const olds = places.filter((place) => place.startsWith(`/loads/{${original}}/`));
    expect(olds).toHaveLength(news.length);
    return new Map([
      ...model,
      ...news.map((place, one): [string, Provenance] => [place, model.get(olds[one]!)!]),
    ]);
  }
});

describe('E41: an edit by hand ends it', () => {
  const said = (store: DocumentStore, id: string, name: string) =>
    store.provenanceOf(['packs', { id }, name]);
  const opened = () =>
    createDocumentStore({
      ...openCargo(cargoOf(2)).means,
      document: { ...cargoOf(2), total: '2.00' },
      provenances: { '/loads/{l0}': file },
      context: {},
    });

  test('an entry and a pick are typed, beside what stays; cleared it came from nowhere', () => {
    const store = opened();
    store.enter(load('l0', 'weight'), '2');
    expect(store.provenanceOf(load('l0', 'weight'))).toEqual(typedByHand);
    expect(store.provenanceOf(load('l0', 'mode'))).toEqual(file);
    expect(store.provenanceOf([...load('l0', 'boxes'), { id: 'b' }, 'mark'])).toEqual(file);
    expect(store.provenanceOf(load('l1', 'mode'))).toEqual(typedByHand);
    store.pick(load('l0', 'mode'), 'loose');
    expect(store.provenanceOf(load('l0', 'mode'))).toEqual(typedByHand);
    store.enter(load('l0', 'weight'), '');
    expect(store.provenanceOf(load('l0', 'weight'))).toBeUndefined();
  });

  test('typed and deleted again in one go nothing was typed', () => {
    const store = opened();
    store.enter(load('l0', 'weight'), '12');
    store.enter(load('l0', 'weight'), '1');
    expect(store.canUndo()).toBe(false);
    expect(store.provenanceOf(load('l0', 'weight'))).toEqual(file);
  });

  test('a figure that is set is its computation’s, as is one that is worked out again', () => {
    const store = openCargo({ ...cargoOf(2), total: '9.00' });
    expect(store.provenanceOf(['total'])).toEqual(typedByHand);
    store.recalculate();
    expect(store.provenanceOf(['total'])).toEqual(computed);
    store.undo();
    expect(store.provenanceOf(['total'])).toEqual(typedByHand);
    store.edit([{ op: 'set', path: ['total'], value: '2.00' }]);
    expect(store.provenanceOf(['total'])).toEqual(computed);
  });

  test('of a new document all is a default but what was asked for and what is worked out', () => {
    const surroundings = { definition: cargo, computations: [total], values: { title: 'Ebb' } };
    const document = newDocument({ ...surroundings, context: {}, newId: counting() });
    expect(bornProvenances(document, surroundings.values, cargo)).toEqual({
      '/kind': byDefault,
      '/total': computed,
    });
  });

  test('a tree’s row is copied with all below it and with where they came from', () => {
    const { means } = openPacking(packingOf(1));
    const provenances = { '/packs/{p0b0}': file, '/packs/{p0b0g1}/weight': byDefault };
    const store = createDocumentStore({ ...means, document: packingOf(1), provenances, context: {} });
    store.duplicateRow(['packs', { id: 'p0b0' }]);
    const made = rowsOf(store.document(), 'packs').filter(({ uuid }) => uuid.startsWith('r'));
    expect(
      made.map(({ uuid, kind }) => [kind, said(store, uuid, 'kind'), said(store, uuid, 'weight')]),
    ).toEqual([
      ['box', file, file],
      ['goods', typedByHand, typedByHand],
      ['goods', typedByHand, byDefault],
    ]);
  });
});

describe('E24 ENG-094: the cost of knowing it', () => {
  test('is the same with 1, 99 and 999 rows, each with an origin of its own', () => {
    const costs = [1, 99, 999].map((loads) => {
      const document = cargoOf(loads);
      const provenances = Object.fromEntries(
        rowsOf(document, 'loads').map(({ uuid }, at) => [
          `/loads/{${uuid}}`,
          { kind: 'file', name: 'a.csv', row: at + 1 } as const,
        ]),
      );
      const store = createDocumentStore({ ...openCargo().means, document, provenances, context: {} });
      const cost = (doing: () => unknown) => {
        const before = store.counters.provenancesLooked;
        doing();
        return store.counters.provenancesLooked - before;
      };
      return [
        cost(() => store.enter(load('l0', 'weight'), '2')),
        cost(() => store.undo()),
        cost(() => store.redo()),
        cost(() => store.duplicateRow(load('l0'))),
        cost(() => store.removeRows([load('l0')])),
        cost(() => store.applyRemote([{ op: 'set', path: ['title'], value: 'Ebb' }])),
        cost(() => store.provenanceOf(['title'])),
      ];
    });
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[2]).toEqual(costs[0]);
  });
});

describe('E42: in a merge the value that stays brings it along', () => {
  const kept = { definition: cargo, computations: [total], context: {}, isStated: false };
  const sideOf = (base: DocumentData, begun: Model, list: readonly Wish[], said: readonly number[]) => {
    const provenances = new ProvenanceTree(Object.fromEntries(begun));
    let [document, model] = [base, begun];
    for (const wish of list) {
      const patch = saidPatch(document, wish, said);
      if (!patch) continue;
      const after = applyPatches(document, [patch]);
      if (patch.op !== 'set' || after !== document) provenances.take([patch]);
      model = modelAfter(model, patch, document, after);
      document = after;
    }
    return { document, provenances, model };
  };

  test('of any edits of two people', () => {
    fc.assert(
      fc.property(wishes, sayings, wishes, sayings, (mineWishes, mineSaid, theirWishes, theirSaid) => {
        const base = cargoOf(4);
        const begun: Model = new Map(
          [...valuesOf(base).keys()].map((place, at) => [place, sources[at % sources.length]!]),
        );
        const mine = sideOf(base, begun, mineWishes, mineSaid);
        const theirs = sideOf(base, begun, theirWishes, theirSaid);
        const answering = { computations: [total], context: {} };
        const { document } = mergeDocuments(cargo, base, mine.document, theirs.document, answering);
        const merged = mergedProvenances({ mine, theirs }, document, kept);
        const [own, others] = [valuesOf(mine.document), valuesOf(theirs.document)];
        const wanted = new Map(
          [...valuesOf(document)].map(([place, value]): [string, Provenance] => {
            if (others.get(place) === value) return [place, theirs.model.get(place)!];
            if (place === '/total') return [place, computed];
            expect(own.get(place)).toBe(value);
            return [place, mine.model.get(place)!];
          }),
        );
        expect(saidOf(document, (path) => merged.at(path))).toEqual(wanted);
      }),
      { numRuns: 500, seed: 44 },
    );
  });

  test('what is claimed is believed only where a computation or a default could have made it', () => {
    const before = { document: cargoOf(1), provenances: new ProvenanceTree() };
    const judged = (patches: readonly Patch[]) => {
      const provenances = new ProvenanceTree(before.provenances);
      provenances.take(patches);
      const document = applyPatches(before.document, patches);
      return mergedProvenances({ mine: { document, provenances }, theirs: before }, document, kept);
    };
    const set = (path: Path, value: string, from: Provenance): Patch => ({ op: 'set', path, value, from });
    const said = judged([
      set(['title'], 'Ebb', computed),
      set(['day'], '01-01-2026', byDefault),
      set(load('l0', 'mode'), 'loose', byDefault),
      set(load('l0', 'note'), 'tea', file),
      set(['total'], '1.00', file),
    ]);
    expect(
      [['title'], ['day'], load('l0', 'mode'), load('l0', 'note'), ['total']].map((path) => said.at(path)),
    ).toEqual([typedByHand, typedByHand, byDefault, file, computed]);
    expect(judged([set(['total'], '7.00', computed)]).at(['total'])).toEqual(computed);
    const stated = {
      document: { ...before.document, total: '7.00' },
      provenances: new ProvenanceTree({ '/total': computed }),
    };
    expect(
      mergedProvenances({ mine: stated, theirs: before }, stated.document, { ...kept, isStated: true }).at([
        'total',
      ]),
    ).toEqual(typedByHand);
  });

  test('of a new document of which one thing is said, or nothing, it is told as of any, at less cost', () => {
    fc.assert(
      fc.property(
        wishes,
        sayings,
        fc.constantFrom(undefined, file),
        fc.boolean(),
        (list, said, whole, isRight) => {
          const made = sideOf(cargoOf(3), new Map(), list, said).document;
          const right = applyPatches(made, total.full(made, {}));
          const document = isRight ? right : { ...right, total: `${right.total ?? ''}9` };
          const provenances = new ProvenanceTree(whole && { '': whole });
          const theirs = { document: {}, provenances: new ProvenanceTree(whole && { '': whole }) };
          const merged = mergedProvenances({ mine: { document, provenances }, theirs }, document, {
            ...kept,
            isStated: true,
          });
          const told = provenancesOfNew(whole ?? { kind: 'typed' }, document, kept);
          expect(told.all()).toEqual(merged.all());
        },
      ),
      { numRuns: 200, seed: 46 },
    );
  });

  test('what neither has was computed, and says by what', () => {
    const opening: Computation = {
      name: 'opening',
      kind: 'event',
      reads: ['/kind'],
      writes: ['/gate'],
      run: () => ({ patches: [{ op: 'set', path: ['gate'], value: 'open' }] }),
    };
    const before = { document: cargoOf(1), provenances: new ProvenanceTree() };
    const mine = {
      document: { ...before.document, kind: 'bulk', gate: 'shut' },
      provenances: new ProvenanceTree({ '/gate': file, '/kind': file }),
    };
    const document = { ...mine.document, gate: 'open' };
    const merged = mergedProvenances({ mine, theirs: before }, document, {
      ...kept,
      computations: [opening],
    });
    expect([merged.at(['kind']), merged.at(['gate'])]).toEqual([file, { kind: 'computed', by: 'opening' }]);
  });

  test('a whole document that says nothing of it, its rows without keys, keeps it where nothing changed', () => {
    const provenances = new ProvenanceTree({ '/title': file, '/loads/{l0}': file });
    const base = cargoOf(3);
    const sent = {
      ...base,
      loads: rowsOf(base, 'loads').map((row, at) => ({
        ...row,
        uuid: `new${at}`,
        ...(at === 0 ? { weight: '8' } : {}),
        note: `n${at}`,
      })),
    };
    const before = { ...base, loads: rowsOf(base, 'loads').map((row, at) => ({ ...row, note: `n${at}` })) };
    const said = provenancesOfWhole(cargo, { document: before, provenances }, sent);
    expect(
      [['title'], load('new0', 'mode'), load('new0', 'weight'), load('new1', 'mode')].map((path) =>
        said.at(path),
      ),
    ).toEqual([file, file, typedByHand, typedByHand]);
  });
});
