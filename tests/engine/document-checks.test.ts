import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  checkDocument,
  createDocumentStore,
  type DocumentCheck,
  type DocumentData,
  definitionAt,
  getAt,
  type Path,
} from '../../src/engine/index.ts';
import { patchFor, wishes } from './arbitrary-edits.ts';
import { cargoOf, counting } from './cargo.ts';
import { heavy, loadNumbering, manifest, sameNotes } from './manifest.ts';

const weight = (id: string): Path => ['loads', { id }, 'weight'];
const checks = [heavy, sameNotes];

function openManifest(document: DocumentData, given = checks) {
  return createDocumentStore({
    definition: manifest,
    document,
    computations: [loadNumbering],
    checks: given,
    context: {},
    newId: counting(),
  });
}

describe('document checks', () => {
  test('E33: what a check finds is a problem of the document, at its place and in the counts', () => {
    const { title: _, ...document } = cargoOf(2);
    const store = openManifest(document);
    expect(store.problems.all()).toEqual([]);
    store.enter(weight('l1'), '3');
    expect(store.problems.byPath(weight('l1'))).toEqual([
      {
        path: weight('l1'),
        severity: 'warning',
        source: 'document',
        code: 'problem.heavy',
        message: 'More than 2.',
      },
    ]);
    expect(store.problems.countOfSection('cargo')).toEqual({ errors: 0, warnings: 1 });
    store.enter(['kind'], 'bulk');
    expect(store.problems.all()).toEqual([]);
    store.undo();
    expect(store.problems.count(['loads', { id: 'l1' }]).warnings).toBe(1);
    store.removeRows([['loads', { id: 'l1' }]]);
    expect(store.problems.all()).toEqual([]);
    store.undo();
    expect(store.problems.count([]).warnings).toBe(1);
  });

  test('E33: what a check found stays while the place it is told at changes, if that is none of its inputs', () => {
    const portOfShip: DocumentCheck = {
      name: 'port-of-ship',
      reads: ['/ship'],
      full: ({ ship }) =>
        ship === undefined
          ? []
          : [{ path: ['port'], severity: 'warning', code: 'problem.port', message: 'Say where it goes.' }],
    };
    const store = openManifest({ ship: 'Tern' }, [portOfShip]);
    store.problems.all();
    store.enter(['port'], 'Hull');
    expect(store.problems.byPath(['port'])).toHaveLength(1);
    store.enter(['ship'], '');
    expect(store.problems.byPath(['port'])).toEqual([]);
  });

  test('E33: a check is asked only when one of its inputs changes', () => {
    const run = vi.fn(heavy.run!);
    const { title: _, ...document } = cargoOf(3);
    const store = openManifest(document, [{ ...heavy, run }]);
    store.problems.all();
    expect(store.counters.checksRun).toBe(1);
    store.enter(['port'], 'GB');
    store.enter(['loads', { id: 'l0' }, 'note'], 'n');
    expect(run).not.toHaveBeenCalled();
    store.enter(weight('l0'), '4');
    store.enter(weight('l0'), 'nothing');
    expect(run).toHaveBeenCalledTimes(1);
    expect(store.counters.checksRun).toBe(2);
  });

  test('E33: a finding about the whole document ends when the row that made it goes, and comes back with it', () => {
    const { title: _, ...document } = cargoOf(3);
    const store = openManifest(document);
    for (const id of ['l0', 'l2']) store.enter(['loads', { id }, 'note'], 'tea');
    const codes = () => store.problems.byPath([]).map(({ code }) => code);
    expect(codes()).toEqual(['problem.sameNotes']);
    store.removeRows([['loads', { id: 'l2' }]]);
    expect(codes()).toEqual([]);
    store.undo();
    expect(codes()).toEqual(['problem.sameNotes']);
    expect(store.problems.all()[0]?.path).toEqual([]);
  });

  test('E33: it stands beside what the schema finds and what customs reports, and ends without them', () => {
    const { title: _, ...document } = cargoOf(2);
    const store = openManifest(document);
    store.problems.setServer([
      {
        path: weight('l0'),
        severity: 'error',
        source: 'customs',
        code: 'X',
        message: 'No.',
        value: '12345678x',
      },
    ]);
    store.edit([{ op: 'set', path: weight('l0'), value: '123456789' }]);
    expect(store.problems.byPath(weight('l0')).map(({ source }) => source)).toEqual(['schema', 'document']);
    store.problems.setServer([
      {
        path: weight('l0'),
        severity: 'error',
        source: 'server',
        code: 'Y',
        message: 'No.',
        value: '123456789',
      },
    ]);
    expect(store.problems.byPath(weight('l0')).map(({ source }) => source)).toEqual([
      'schema',
      'document',
      'server',
    ]);
    store.enter(weight('l0'), '1');
    expect(store.problems.all()).toEqual([]);
  });

  test('E33: what was found in a row goes with it: a row of its key that comes later has nothing of it', () => {
    const note: Path = ['loads', { id: 'l1' }, 'note'];
    /** Judges only what a note says, as a list of codes does. */
    const saying = (word: string): DocumentCheck => ({
      name: `saying-${word}`,
      reads: ['/loads', '/loads/*/note'],
      full: () => [],
      run({ document, patches }) {
        const says = String(getAt(document, note) ?? '').includes(word);
        const entered = patches.filter(({ op }) => op === 'set').map(({ path }) => path);
        const found = { path: note, severity: 'warning', code: word, message: `It says ${word}.` } as const;
        return { judged: entered, findings: says ? [found] : [] };
      },
    });
    const store = openManifest(cargoOf(2), [saying('tea'), saying('salt')]);
    store.problems.all();
    store.enter(note, 'tea');
    const codes = () => store.problems.byPath(note).map(({ code }) => code);
    expect(codes()).toEqual(['tea']);
    store.removeRows([note.slice(0, -1)]);
    expect(codes()).toEqual([]);
    const row = { uuid: 'l1', note: 'salt' };
    store.applyRemote([{ op: 'insert', path: ['loads'], row, after: 'l0' }]);
    expect(codes()).toEqual(['salt']);
  });

  test('E16 E33: kept by what changed, all problems are those of a check of the whole document', () => {
    fc.assert(
      fc.property(wishes, (list) => {
        const store = openManifest(cargoOf(3));
        store.problems.all();
        for (const wish of list) {
          const patch = patchFor(store.document(), wish);
          if (patch && definitionAt(manifest, patch.path) !== undefined) store.edit([patch]);
        }
        expect(store.problems.all()).toEqual(checkDocument(manifest, store.document(), {}, checks));
      }),
      { numRuns: 2000, seed: 33 },
    );
  });
});
