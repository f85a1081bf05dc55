import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  mergeDocuments,
  type Patch,
  type Path,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { patchFor, type Wish, wishes } from './arbitrary-edits.ts';
import { cargo, cargoOf } from './cargo.ts';

const at = (id: string, ...rest: string[]): Path => ['loads', { id }, ...rest];
const set = (path: Path, value?: string): Patch => ({ op: 'set', path, ...(value ? { value } : {}) });
const base = cargoOf(4);
const edited = (...patches: Patch[]) => applyPatches(base, patches);
const order = (document: DocumentData) => rowsOf(document, 'loads').map(({ uuid }) => uuid);
const merged = (mine: DocumentData, theirs: DocumentData) => mergeDocuments(cargo, base, mine, theirs);

describe('merge', () => {
  test('E28: fields, rows put in, taken out and moved by two people are all kept, without a conflict', () => {
    const mine = edited(
      set(['title'], 'Ebb'),
      set(at('l0', 'weight'), '7'),
      { op: 'insert', path: ['loads'], row: { uuid: 'm' }, after: 'l0' },
      { op: 'move', path: at('l3'), after: null },
    );
    const theirs = edited(
      set(['day'], '01-02-2026'),
      set(at('l0', 'note'), 'n'),
      set([...at('l1'), 'boxes', { id: 'b' }, 'mark'], 'Z'),
      { op: 'insert', path: ['loads'], row: { uuid: 't' }, after: 'l1' },
      { op: 'remove', path: at('l2') },
    );
    const { document, conflicts } = merged(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toMatchObject({ title: 'Ebb', day: '01-02-2026' });
    expect(order(document)).toEqual(['l3', 'l0', 'm', 'l1', 't']);
    expect(rowsOf(document, 'loads')[1]).toMatchObject({ weight: '7', note: 'n' });
    expect(rowsOf(rowsOf(document, 'loads')[3], 'boxes')).toEqual([{ uuid: 'b', mark: 'Z' }]);
    expect(merged(theirs, mine)).toEqual({ document, conflicts });
  });

  test('E28: rows that both put behind the same row stand together, in one order whoever comes first', () => {
    const put = (...ids: string[]) =>
      edited(
        ...ids.map(
          (id, at): Patch => ({
            op: 'insert',
            path: ['loads'],
            row: { uuid: id },
            after: ids[at - 1] ?? 'l0',
          }),
        ),
      );
    const [mine, theirs] = [put('z1', 'z2'), put('a1', 'a2')];
    expect(order(merged(mine, theirs).document)).toEqual(['l0', 'a1', 'a2', 'z1', 'z2', 'l1', 'l2', 'l3']);
    expect(merged(theirs, mine)).toEqual(merged(mine, theirs));
  });

  test('E29: a field given two values is a conflict with both; the merge holds theirs', () => {
    const result = merged(edited(set(['title'], 'A')), edited(set(['title'], 'B')));
    expect(result.conflicts).toEqual([{ path: ['title'], mine: 'A', theirs: 'B' }]);
    expect(result.document.title).toBe('B');
    expect(merged(edited(set(['title'])), edited(set(['title'], 'B'))).conflicts).toEqual([
      { path: ['title'], theirs: 'B' },
    ]);
    expect(merged(edited(set(['title'], 'A')), edited(set(['title'], 'A'))).conflicts).toEqual([]);
  });

  test('E29: a row one removed and the other changed is a conflict and stays', () => {
    const removed = edited({ op: 'remove', path: at('l1') });
    const changed = edited(set([...at('l1'), 'boxes', { id: 'b' }, 'mark'], 'Q'));
    for (const result of [merged(removed, changed), merged(changed, removed)]) {
      expect(result.conflicts).toEqual([{ path: at('l1') }]);
      expect(result.document).toEqual(changed);
    }
    expect(merged(removed, removed).conflicts).toEqual([]);
    expect(merged(removed, edited({ op: 'move', path: at('l1'), after: null }))).toEqual({
      document: removed,
      conflicts: [],
    });
  });

  test('E29: a row moved to two places is a conflict and stands where theirs has it', () => {
    const first = edited({ op: 'move', path: at('l3'), after: null });
    const second = edited({ op: 'move', path: at('l3'), after: 'l0' });
    const result = merged(first, second);
    expect(result.conflicts).toEqual([{ path: at('l3') }]);
    expect(order(result.document)).toEqual(['l0', 'l3', 'l1', 'l2']);
    expect(merged(first, first).conflicts).toEqual([]);
  });

  test('E28: a row both moved to one place, before which one or both put another, is no conflict', () => {
    const moving = (...before: string[]) =>
      edited(
        { op: 'move', path: at('l3'), after: 'l0' },
        ...before.map((id): Patch => ({ op: 'insert', path: ['loads'], row: { uuid: id }, after: 'l0' })),
      );
    const orders = [
      [['z'], [], ['l0', 'z', 'l3', 'l1', 'l2']],
      [['a'], [], ['l0', 'a', 'l3', 'l1', 'l2']],
      [['z', 'y'], ['a'], ['l0', 'a', 'y', 'z', 'l3', 'l1', 'l2']],
      [['z'], ['k'], ['l0', 'k', 'z', 'l3', 'l1', 'l2']],
    ] as const;
    for (const [left, right, expected] of orders) {
      const result = merged(moving(...left), moving(...right));
      expect(result.conflicts).toEqual([]);
      expect(order(result.document)).toEqual(expected);
      expect(merged(moving(...right), moving(...left))).toEqual(result);
    }
  });

  test("E29: computed figures are nobody's: two totals conflict in nothing, and are no change of a row", () => {
    const result = merged(edited(set(['total'], '1')), edited(set(['total'], '2')));
    expect(result).toEqual({ document: edited(set(['total'], '2')), conflicts: [] });
  });

  test('E28: the same row put in by both is one, its fields merged', () => {
    const row = (extra: object): Patch => ({
      op: 'insert',
      path: ['loads'],
      row: { uuid: 'n', ...extra } as Row,
      after: null,
    });
    const result = merged(edited(row({ weight: '1' })), edited(row({ note: 'n' })));
    expect(rowsOf(result.document, 'loads')[0]).toEqual({ uuid: 'n', weight: '1', note: 'n' });
    expect(result.conflicts).toEqual([]);
    expect(merged(edited(row({ weight: '1' })), edited(row({ weight: '2' }))).conflicts).toEqual([
      { path: at('n', 'weight'), mine: '1', theirs: '2' },
    ]);
  });

  test('E28: the merge is theirs itself when mine adds nothing, and mine when theirs changed nothing', () => {
    const changed = edited(set(['title'], 'A'));
    expect(merged(base, changed).document).toBe(changed);
    expect(merged(changed, base).document).toBe(changed);
    expect(merged(changed, edited(set(['title'], 'A'))).document).toEqual(changed);
  });

  test('E28: what one changed is kept whole when the other changed nothing', () => {
    fc.assert(
      fc.property(wishes, (list) => {
        const changed = reached(base, list).document;
        const copy = structuredClone(base);
        expect(mergeDocuments(cargo, base, changed, copy)).toEqual({ document: changed, conflicts: [] });
        expect(mergeDocuments(cargo, base, copy, changed)).toEqual({ document: changed, conflicts: [] });
      }),
      { numRuns: 2000, seed: 4_001 },
    );
  });

  test('E28: of independent edits the merge does not depend on who comes first, and equals both', () => {
    fc.assert(
      fc.property(wishes, wishes, (first, second) => {
        const start = cargoOf(8);
        const mine = reached(start, inHalf(first, 0));
        const theirs = reached(start, inHalf(second, 1));
        const one = mergeDocuments(cargo, start, mine.document, theirs.document);
        const other = mergeDocuments(cargo, start, theirs.document, mine.document);
        expect(one.conflicts).toEqual([]);
        expect(other).toEqual(one);
        expect(one.document).toEqual(applyPatches(start, [...mine.patches, ...theirs.patches]));
        expect(one.document).toEqual(applyPatches(start, [...theirs.patches, ...mine.patches]));
      }),
      { numRuns: 3000, seed: 4_002 },
    );
  });

  test('E29: no edits of two people lose a row or a value without a conflict that names it', () => {
    fc.assert(
      fc.property(wishes, wishes, (first, second) => {
        const mine = reached(base, first).document;
        const theirs = reached(base, second).document;
        const { document, conflicts } = mergeDocuments(cargo, base, mine, theirs);
        const isTold = (id: string) =>
          conflicts.some(({ path }) => JSON.stringify(path[1])?.includes(`"${id}"`));
        const now = new Map(rowsOf(document, 'loads').map((row) => [row.uuid, row]));
        expect(now.size).toBe(rowsOf(document, 'loads').length);
        for (const side of [mine, theirs]) {
          for (const row of rowsOf(side, 'loads')) {
            const old = rowsOf(base, 'loads').find(({ uuid }) => uuid === row.uuid);
            if (old === undefined) expect(now.has(row.uuid)).toBe(true);
            for (const name of ['weight', 'note', 'mode']) {
              if (row[name] === old?.[name] || isTold(row.uuid)) continue;
              expect(now.get(row.uuid)?.[name]).toBe(row[name]);
            }
          }
        }
      }),
      { numRuns: 2000, seed: 4_003 },
    );
  });
});

/** What wishes make of a document, and the patches that did. */
function reached(start: DocumentData, list: readonly (Wish & { half?: number })[]) {
  const patches: Patch[] = [];
  let document = start;
  for (const wish of list) {
    const patch = wish.half === undefined ? patchFor(document, wish) : halfPatch(document, wish, wish.half);
    if (patch === undefined) continue;
    patches.push(patch);
    document = applyPatches(document, [patch]);
  }
  return { document, patches };
}

function inHalf(list: readonly Wish[], half: number) {
  return list.map((wish) => ({ ...wish, half }));
}

/** A patch that only looks at the rows l0 to l3 or l4 to l7; the last and first of a half stay as they are. */
function halfPatch(document: DocumentData, wish: Wish, half: number): Patch | undefined {
  const all = rowsOf(document, 'loads');
  const start = all.findIndex(({ uuid }) => uuid === (half === 0 ? 'l0' : 'l4'));
  const end = all.findIndex(({ uuid }) => uuid === (half === 0 ? 'l3' : 'l7'));
  const inner = all.slice(start + 1, end);
  if (wish.kind === 'head') {
    const name = (half === 0 ? ['title', 'kind'] : ['day', 'gate'])[wish.field % 2]!;
    return { op: 'set', path: [name], value: wish.text };
  }
  const patch = patchFor({ loads: inner }, { ...wish, to: wish.to + 1 });
  if (patch === undefined || !('after' in patch)) return patch;
  if (patch.path.length > 2) return patch;
  return inner.length === 0 ? { ...patch, after: all[start]!.uuid } : patch;
}
