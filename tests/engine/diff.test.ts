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

describe('diff', { timeout: 60_000 }, () => {
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
