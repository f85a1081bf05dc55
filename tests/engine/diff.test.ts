import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  diffDocuments,
  patchesBetween,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { patchFor, wishes } from './arbitrary-edits.ts';
import { cargo, cargoOf } from './cargo.ts';
import { manifest } from './manifest.ts';

/** Loads numbered from 1, each with content of its own. */
function loadsOf(...notes: string[]): readonly Row[] {
  return notes.map((note, at) => ({
    uuid: `id-${note}`,
    load_no: at + 1,
    mode: 'packed',
    weight: `${note.length}`,
    note,
    boxes: [{ uuid: `box-${note}`, mark: note }],
  }));
}

/** The same rows under new keys, as a document read back from a message has them. */
function withNewKeys(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({
    ...row,
    uuid: `new-${row.uuid}`,
    boxes: rowsOf(row, 'boxes').map((box) => ({ ...box, uuid: `new-${box.uuid}` })),
  }));
}

const brief = (base: DocumentData, target: DocumentData) =>
  diffDocuments(manifest, base, target).differences.map((difference) =>
    'list' in difference
      ? [difference.section, difference.kind, difference.index]
      : [difference.section, difference.kind, difference.fields.map(({ path }) => path.join('/'))],
  );

describe('diff', () => {
  test('E25 CUS-041 D-54: changed fields are one difference for each section, in the order of the layout', () => {
    const base = { ship: 'Tide', port: 'GB', unshown: 'a' };
    expect(brief(base, { ship: 'Ebb', kind: 'bulk', unshown: 'b' })).toEqual([
      ['voyage', 'changed', ['ship']],
      ['cargo', 'changed', ['kind', 'port']],
      [undefined, 'changed', ['unshown']],
    ]);
    expect(diffDocuments(manifest, base, { ...base, port: 'FR' }).differences).toEqual([
      { kind: 'changed', section: 'cargo', fields: [{ path: ['port'], before: 'GB', after: 'FR' }] },
    ]);
  });

  test('E25 CUS-042 D-54: removing load 2 of 5 is one difference; the renumbered ones are none', () => {
    const base = { loads: loadsOf('tea', 'salt', 'rope', 'tar', 'wool') };
    const target = { loads: loadsOf('tea', 'rope', 'tar', 'wool') };
    expect(brief(base, target)).toEqual([['cargo', 'removed', 1]]);
    expect(applyPatches(base, diffDocuments(manifest, base, target).patches)).toEqual(target);
  });

  test('E25 CUS-042 D-54: the same with new keys throughout, as read back from a message', () => {
    const base = { loads: loadsOf('tea', 'salt', 'rope', 'tar', 'wool') };
    const target = { loads: withNewKeys(loadsOf('tea', 'rope', 'tar', 'wool')) };
    expect(brief(base, target)).toEqual([['cargo', 'removed', 1]]);
    expect(applyPatches(base, diffDocuments(manifest, base, target).patches)).toEqual({
      loads: loadsOf('tea', 'rope', 'tar', 'wool'),
    });
  });

  test('E25 CUS-042: added, changed inside and moved rows, by their place in the target', () => {
    const base = { loads: loadsOf('tea', 'salt', 'rope', 'tar') };
    const [tea, salt, rope, tar] = loadsOf('tea', 'salt', 'rope', 'tar') as [Row, Row, Row, Row];
    const changed = { ...rope, boxes: [{ uuid: 'box-rope', mark: 'RR' }, { uuid: 'two' }] };
    const target = { loads: [tar, tea, { uuid: 'x', note: 'oil' }, salt, changed] };
    expect(brief(base, target)).toEqual([
      ['cargo', 'moved', 0],
      ['cargo', 'added', 2],
      ['cargo', 'changed', 4],
    ]);
    const [, , inside] = diffDocuments(manifest, base, target).differences;
    expect(inside).toMatchObject({
      path: ['loads', { id: 'id-rope' }],
      isMoved: false,
      rows: [
        { list: 'boxes', kind: 'changed', index: 0, fields: [{ before: 'rope', after: 'RR' }] },
        { list: 'boxes', kind: 'added', index: 1 },
      ],
    });
  });

  test('E26: without common keys rows are matched by content, then by likeness', () => {
    const [tea, salt, rope] = loadsOf('tea', 'salt', 'rope') as [Row, Row, Row];
    const base = { loads: [tea, salt, rope] };
    // Salt weighs more and follows rope now; tea is another load with the number of tea.
    const target = {
      loads: withNewKeys([
        { uuid: 'a', load_no: 1, mode: 'loose', weight: '900', note: 'coal', boxes: [] },
        { ...rope, load_no: 2 },
        { ...salt, load_no: 3, weight: '40' },
      ]),
    };
    expect(brief(base, target)).toEqual([
      ['cargo', 'added', 0],
      ['cargo', 'moved', 1],
      ['cargo', 'changed', 2],
      ['cargo', 'removed', 0],
    ]);
    const [, , changed] = diffDocuments(manifest, base, target).differences;
    expect(changed).toMatchObject({
      path: ['loads', { id: 'id-salt' }],
      fields: [{ before: '4', after: '40' }],
    });
  });

  test('E26: like rows that all changed and all have another number are found again', () => {
    const load = (note: string, load_no: number, weight: string): Row => ({
      uuid: `id-${note}`,
      load_no,
      mode: 'packed',
      secret: 's',
      weight,
      note,
    });
    const notes = Array.from({ length: 999 }, (_, at) => `load ${at}`);
    const base = { loads: notes.map((note, at) => load(note, at + 1, '1')) };
    const rest = notes.filter((_, at) => at !== 1);
    const target = { loads: withNewKeys(rest.map((note, at) => load(note, at + 1, '2'))) };
    const { differences, patches } = diffDocuments(manifest, base, target);
    expect(differences.filter(({ kind }) => kind === 'changed')).toHaveLength(998);
    expect(differences.filter(({ kind }) => kind !== 'changed')).toMatchObject([
      { kind: 'removed', index: 1 },
    ]);
    expect(rowsOf(applyPatches(base, patches), 'loads').map(({ uuid }) => uuid)).toEqual(
      rest.map((note) => `id-${note}`),
    );
  });

  test('E26: a row that stands alone in the place of another and differs in one field is that row, changed', () => {
    const seals = (...numbers: (string | undefined)[]) => ({
      seals: numbers.map((number, at) => ({ uuid: `${number}-${at}`, ...(number ? { number } : {}) })),
    });
    const told = (from: readonly (string | undefined)[], to: readonly (string | undefined)[]) =>
      brief(seals(...from), seals(...to)).map(([, kind, index]) => [kind, index]);
    expect(told(['A'], ['X'])).toEqual([['changed', 0]]);
    expect(told(['A', 'B', 'C'], ['A', 'X', 'C'])).toEqual([['changed', 1]]);
    expect(told(['A', 'B', 'C'], ['X', 'B', 'Y'])).toEqual([
      ['changed', 0],
      ['changed', 2],
    ]);
    expect(told(['A', 'B'], ['A', undefined])).toEqual([['changed', 1]]);
    expect(told(['A', 'B', 'C'], ['X', 'A', 'C'])).toEqual([
      ['added', 0],
      ['removed', 1],
    ]);
    expect(told(['A', 'B'], ['A', 'X', 'Y'])).toEqual([
      ['added', 1],
      ['added', 2],
      ['removed', 1],
    ]);
    const base = seals('A', 'B');
    const { differences, patches } = diffDocuments(manifest, base, seals('A', 'X'));
    expect(differences).toMatchObject([{ fields: [{ before: 'B', after: 'X' }] }]);
    expect(patches).toEqual([{ op: 'set', path: ['seals', { id: 'B-1' }, 'number'], value: 'X' }]);
  });

  test('E26: of equal rows the number decides', () => {
    const twin = (uuid: string, load_no: number, weight: string): Row => ({
      uuid,
      load_no,
      mode: 'packed',
      note: 'tea',
      weight,
    });
    const base = { loads: [twin('a', 1, '1'), twin('b', 2, '2')] };
    const target = { loads: [twin('d', 2, '8'), twin('c', 1, '7')] };
    expect(rowsOf(applyPatches(base, diffDocuments(manifest, base, target).patches), 'loads')).toEqual([
      twin('b', 2, '8'),
      twin('a', 1, '7'),
    ]);
  });

  /** Loads alike but for their notes, numbered from 1, under keys of their own. */
  const alike = (prefix: string, notes: readonly string[]): readonly Row[] =>
    notes.map((note, at) => ({
      uuid: `${prefix}${at}`,
      load_no: at + 1,
      mode: 'packed',
      secret: 's',
      weight: '1',
      note,
      boxes: [{ uuid: `${prefix}-box${at}`, mark: 'B', count: '1' }],
    }));
  const keysOf = (base: DocumentData, target: DocumentData) =>
    diffDocuments(manifest, base, target).differences.map((difference) =>
      'list' in difference ? [difference.kind, difference.index, difference.path.at(-1)] : [difference.kind],
    );

  test.each([5, 25, 60])(
    'E26 D-54: of %i like loads under new keys one went and others changed: those in their places, not others',
    (count) => {
      const notes = Array.from({ length: count }, (_, at) => `Goods ${at}`);
      const base = { loads: alike('b', notes) };
      const target = (gone: readonly number[], changed: readonly number[], values = {}) => ({
        loads: alike(
          't',
          notes
            .map((note, at) => (changed.includes(at) ? `Changed ${at}` : note))
            .filter((_, at) => !gone.includes(at)),
        ).map((row) => (String(row.note).startsWith('Changed') ? { ...row, ...values } : row)),
      });
      for (const values of [{}, { weight: '2' }]) {
        expect(keysOf(base, target([1], [3], values))).toEqual([
          ['changed', 2, { id: 'b3' }],
          ['removed', 1, { id: 'b1' }],
        ]);
        expect(keysOf(base, target([0, 2], [4], values)), 'though the number is that of the other').toEqual([
          ['changed', 2, { id: 'b4' }],
          ['removed', 0, { id: 'b0' }],
          ['removed', 2, { id: 'b2' }],
        ]);
        expect(keysOf(base, target([4], [0, 1], values)), 'in their order').toEqual([
          ['changed', 0, { id: 'b0' }],
          ['changed', 1, { id: 'b1' }],
          ['removed', 4, { id: 'b4' }],
        ]);
      }
    },
  );

  test('E26: so of many loads that all changed, one of which went and one of which changed twice', () => {
    const notes = Array.from({ length: 60 }, (_, at) => `Goods ${at}`);
    const base = { loads: alike('b', notes) };
    const rest = notes
      .map((note, at) => (at === 4 ? 'Changed' : note))
      .filter((_, at) => at !== 0 && at !== 2);
    const target = { loads: alike('t', rest).map((row) => ({ ...row, weight: '2' })) };
    const told = keysOf(base, target);
    expect(told.filter(([kind]) => kind !== 'changed')).toEqual([
      ['removed', 0, { id: 'b0' }],
      ['removed', 2, { id: 'b2' }],
    ]);
    expect(told[2]).toEqual(['changed', 2, { id: 'b4' }]);
  });

  test('E26: of many loads alike that all changed the number tells which is which', () => {
    const notes = Array.from({ length: 60 }, (_, at) => `Goods ${at}`);
    const base = { loads: alike('b', notes) };
    const target = {
      loads: alike(
        't',
        notes.map((note) => `${note} more`),
      ),
    };
    expect(keysOf(base, target)).toEqual(notes.map((_, at) => ['changed', at, { id: `b${at}` }]));
  });

  test('E26: a load that is more other than equal is another one, whatever its number and place', () => {
    const load = (uuid: string, weight: string, note: string) => ({
      loads: [{ uuid, load_no: 1, mode: 'packed', secret: 's', weight, note }],
    });
    expect(keysOf(load('a', '1', 'tea'), load('b', '2', 'rope'))).toEqual([
      ['added', 0, { id: 'b' }],
      ['removed', 0, { id: 'a' }],
    ]);
    expect(keysOf(load('a', '1', 'tea'), load('b', '2', 'tea'))).toEqual([['changed', 0, { id: 'a' }]]);
  });

  test('E25: a document differs in nothing from its copy, nor from one read back under new keys', () => {
    const base = { ship: 'Tide', loads: loadsOf('tea', 'salt') };
    expect(diffDocuments(manifest, base, structuredClone(base))).toEqual({ differences: [], patches: [] });
    const read = { ship: 'Tide', loads: withNewKeys(loadsOf('tea', 'salt')) };
    expect(diffDocuments(manifest, base, read)).toEqual({ differences: [], patches: [] });
  });

  test('E27: applying the diff to the base gives the target, for any edits', () => {
    fc.assert(
      fc.property(wishes, wishes, (first, second) => {
        const edited = (list: typeof first) =>
          list.reduce((document, wish) => {
            const patch = patchFor(document, wish);
            return patch ? applyPatches(document, [patch]) : document;
          }, cargoOf(4));
        const [base, target] = [edited(first), edited(second)];
        expect(applyPatches(base, patchesBetween(base, target))).toEqual(target);
        const { patches, differences } = diffDocuments(cargo, base, target);
        const reached = applyPatches(base, patches);
        expect(keyless(reached)).toEqual(keyless(target));
        expect(differences.length === 0).toBe(patches.length === 0);
      }),
      { numRuns: 3000, seed: 20_261_121 },
    );
  });
});

function keyless(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, part) => (name === 'uuid' ? undefined : part)));
}
