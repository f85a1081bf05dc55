import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_MS } from '../../src/app/editor/journal-keeper.ts';
import { PendingEdits } from '../../src/app/editor/pending-edits.ts';
import { placeWords } from '../../src/app/editor/place-words.ts';
import { IDLE_MS, LONGEST_UNSAVED_MS } from '../../src/app/editor/saving.ts';
import { touchedRows } from '../../src/app/editor/touched-rows.ts';
import { applyPatches, type DocumentData, getAt, type Patch, type Row } from '../../src/engine/index.ts';
import { patchFor, wishes } from '../engine/arbitrary-edits.ts';
import { cargoOf } from '../engine/cargo.ts';
import {
  createMemoryJournal,
  createServer,
  DESCRIPTION,
  definition,
  describeSecond,
  openWindow,
  removeSecond,
  twoItems,
} from './saving-window.ts';

const KEYSTROKE_MS = 40;
const reference = (value: string): Patch => ({ op: 'set', path: ['internal_id'], value });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('typing while others save', () => {
  async function opened() {
    const server = createServer(twoItems);
    const window = openWindow(server, createMemoryJournal(), await server.calls.get());
    const other = (...patches: Patch[]) => server.calls.patch(3, { revision: 1, patches, client: 'other' });
    return { server, other, ...window };
  }

  it('what is typed while a save is under way is not overwritten by what it brings: that is a conflict', async () => {
    const { server, other, store, saving } = await opened();
    await other(reference('THEIRS'));
    const answer = server.holdAnswers();
    store.edit([describeSecond('quinces')]);
    const flushed = saving.flush();
    store.edit([reference('MINE')]);
    answer();
    expect(await flushed).toBe(false);
    expect(store.document().internal_id).toBe('MINE');
    expect(saving.state.getState().save).toMatchObject({
      kind: 'conflict',
      conflicts: [{ path: ['internal_id'], mine: 'MINE', theirs: 'THEIRS' }],
    });
  });

  it('a row deleted elsewhere stays while it is typed into, and the deletion is asked about', async () => {
    const { server, other, store, saving } = await opened();
    await other(removeSecond);
    const answer = server.holdAnswers();
    store.edit([reference('A-1')]);
    const flushed = saving.flush();
    store.edit([describeSecond('quinces')]);
    answer();
    expect(await flushed).toBe(false);
    expect(getAt(store.document(), DESCRIPTION)).toBe('quinces');
    expect(saving.state.getState().save).toMatchObject({
      kind: 'conflict',
      conflicts: [{ path: DESCRIPTION.slice(0, 2) }],
    });
  });

  it('news that arrives while one types in the same field does not overwrite it either', async () => {
    const { server, other, store, saving } = await opened();
    await other(reference('THEIRS'));
    const answer = server.holdAnswers();
    const pulled = saving.pull();
    store.edit([reference('MINE')]);
    answer();
    await pulled;
    expect(store.document().internal_id).toBe('MINE');
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(saving.state.getState().save.kind).toBe('conflict');
  });

  it('other fields and rows are merged silently, with what was typed meanwhile', async () => {
    const { server, other, store, saving } = await opened();
    await other({ op: 'set', path: ['ref_general'], value: 'THEIRS' });
    const answer = server.holdAnswers();
    store.edit([reference('A')]);
    const flushed = saving.flush();
    store.edit([reference('AB'), describeSecond('quinces')]);
    answer();
    expect(await flushed).toBe(true);
    expect(server.current()).toEqual(store.document());
    expect(server.current()).toMatchObject({ internal_id: 'AB', ref_general: 'THEIRS' });
  });
});

describe('the cost of typing', () => {
  const items = (count: number): DocumentData => ({
    CDSItems: Array.from({ length: count }, (_, at) => ({ uuid: `row-${at + 1}`, description: 'apples' })),
  });

  async function typed(count: number, keystrokes: number) {
    const server = createServer(items(count));
    const journal = createMemoryJournal();
    const { store, saving } = openWindow(server, journal, await server.calls.get());
    for (let key = 1; key <= keystrokes; key += 1) {
      store.edit([describeSecond('x'.repeat(key))]);
      await vi.advanceTimersByTimeAsync(KEYSTROKE_MS);
    }
    const writes = journal.counts.writes;
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(saving.state.getState().save.kind).toBe('saved');
    return { server, journal, writes };
  }

  it('fifty keystrokes are one save and at most eleven writes of the journal', async () => {
    const { server, journal, writes } = await typed(3, 50);
    expect(server.saves()).toBe(1);
    expect(writes).toBeLessThanOrEqual(1 + (50 * KEYSTROKE_MS) / KEEP_MS);
    expect(journal.all()).toEqual([]);
  });

  it('a save is of the same size with 2 items and with 999', async () => {
    const [few, many] = [await typed(2, 5), await typed(999, 5)];
    expect(many.server.sizes).toEqual(few.server.sizes);
  });

  it('whoever types on without a pause is saved all the same', async () => {
    const { server } = await typed(2, (LONGEST_UNSAVED_MS * 2.5) / KEYSTROKE_MS);
    expect(server.saves()).toBe(3);
  });
});

describe('edits that wait', () => {
  it('lead to the same document joined as one by one, put back or not', () => {
    fc.assert(
      fc.property(wishes, fc.nat(12), (list, taken) => {
        const start = cargoOf(4);
        const pending = new PendingEdits();
        let document = start;
        list.forEach((wish, at) => {
          const patch = patchFor(document, wish);
          if (patch === undefined) return;
          document = applyPatches(document, [patch]);
          pending.add([patch]);
          if (at === taken) pending.putBack(pending.take());
        });
        expect(applyPatches(start, pending.all())).toEqual(document);
      }),
      { numRuns: 300, seed: 6_007 },
    );
  });

  it('of a row that went and came back are not joined with those before', () => {
    const [, row] = twoItems.CDSItems as readonly Row[];
    const pending = new PendingEdits([
      describeSecond('quinces'),
      removeSecond,
      { op: 'insert', path: ['CDSItems'], row: row!, after: 'row-1' },
      describeSecond('medlars'),
    ]);
    expect(getAt(applyPatches(twoItems, pending.all()), DESCRIPTION)).toBe('medlars');
  });

  it('of one field are one patch, however long one types', () => {
    const pending = new PendingEdits();
    for (let key = 0; key < 1000; key += 1) pending.add([reference(`v${key}`), describeSecond(`v${key}`)]);
    expect(pending.all()).toEqual([reference('v999'), describeSecond('v999')]);
  });
});

it('a row that is gone is named by where it stood', () => {
  const after = applyPatches(twoItems, [removeSecond]);
  const words = (gone?: ReturnType<typeof touchedRows>) =>
    placeWords(definition, after, DESCRIPTION.slice(0, 2), (id) => id, gone);
  expect(words()).toBe('problems.goneRow');
  expect(words(touchedRows(twoItems, [describeSecond('quinces')]))).toMatch(/ 2$/);
});
