import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../src/app/api/call-error.ts';
import { sendKept, settleKept } from '../../src/app/editor/kept-edits.ts';
import { getAt } from '../../src/engine/index.ts';
import {
  away,
  createMemoryJournal,
  createServer,
  DESCRIPTION,
  describeSecond,
  FIRST,
  openWindow,
  removeSecond,
  twoItems,
} from './saving-window.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('a row deleted elsewhere while it was edited here', () => {
  async function inConflict() {
    const server = createServer(twoItems);
    const window = openWindow(server, createMemoryJournal(), await server.calls.get());
    closing.push(() => window.saving.close());
    window.store.edit([describeSecond('quinces'), { op: 'set', path: ['internal_id'], value: 'A-1' }]);
    await server.calls.patch(3, { revision: 1, patches: [removeSecond], client: 'other' });
    expect(await window.saving.flush()).toBe(false);
    expect(window.saving.state.getState().save.kind).toBe('conflict');
    return { server, ...window };
  }

  it('mine brings the row back with my values', async () => {
    const { server, saving, store, onReload } = await inConflict();
    await saving.resolve('mine');
    expect(getAt(server.current(), DESCRIPTION)).toBe('quinces');
    expect(getAt(server.current(), ['CDSItems', FIRST, 'description'])).toBe('apples');
    expect(server.current().internal_id).toBe('A-1');
    expect(saving.state.getState().save.kind).toBe('saved');
    expect(store.document()).toEqual(server.current());
    expect(onReload).not.toHaveBeenCalled();
  });

  it('after mine the document stays open, and what was typed before is undone and saved as ever', async () => {
    const { server, saving, store } = await inConflict();
    await saving.resolve('mine');
    store.undo();
    expect(getAt(store.document(), DESCRIPTION)).toBe('pears');
    expect(await saving.flush()).toBe(true);
    expect(server.current()).toEqual(store.document());
  });

  it('theirs drops every edit below the row and keeps the others', async () => {
    const { server, saving, store, onReload } = await inConflict();
    await saving.resolve('theirs');
    expect(server.current().CDSItems).toHaveLength(1);
    expect(server.current().internal_id).toBe('A-1');
    expect(store.document()).toEqual(server.current());
    expect(onReload).not.toHaveBeenCalled();
  });

  it('after theirs undo takes back the edits that stayed and leaves the others alone', async () => {
    const server = createServer({ ...twoItems, internal_id: 'A-0', ref_general: 'R-0' });
    const { store, saving } = openWindow(server, createMemoryJournal(), await server.calls.get());
    closing.push(() => saving.close());
    store.edit([{ op: 'set', path: ['ref_general'], value: 'R-1' }]);
    store.edit([{ op: 'set', path: ['internal_id'], value: 'MINE' }]);
    await server.calls.patch(3, {
      revision: 1,
      patches: [{ op: 'set', path: ['internal_id'], value: 'THEIRS' }],
      client: 'other',
    });
    expect(await saving.flush()).toBe(false);
    await saving.resolve('theirs');
    expect(store.document()).toMatchObject({ internal_id: 'THEIRS', ref_general: 'R-1' });
    store.undo();
    expect(store.document()).toMatchObject({ internal_id: 'THEIRS', ref_general: 'R-0' });
    expect(store.canUndo()).toBe(false);
  });

  it('what is typed while the choice is saved is saved after it', async () => {
    const { server, saving, store } = await inConflict();
    const answer = server.holdAnswers();
    const settled = saving.resolve('mine');
    store.edit([{ op: 'set', path: ['ref_general'], value: 'SINCE' }]);
    answer();
    await settled;
    expect(await saving.flush()).toBe(true);
    expect(server.current()).toMatchObject({ ref_general: 'SINCE', internal_id: 'A-1' });
    expect(store.document()).toEqual(server.current());
  });

  it('a choice that cannot be saved keeps the edits and the question', async () => {
    const { server, saving, onReload } = await inConflict();
    server.refuse(away);
    await expect(saving.resolve('mine')).rejects.toThrow();
    expect(saving.state.getState().save.kind).toBe('conflict');
    expect(onReload).not.toHaveBeenCalled();
    server.refuse(undefined);
    await saving.resolve('mine');
    expect(getAt(server.current(), DESCRIPTION)).toBe('quinces');
  });

  it('mine brings the row back from the journal of an earlier visit too', async () => {
    const server = createServer(twoItems);
    const journal = createMemoryJournal();
    const window = openWindow(server, journal, await server.calls.get());
    server.refuse(away);
    window.store.edit([describeSecond('quinces')]);
    await window.saving.close();
    server.refuse(undefined);
    await server.calls.patch(3, { revision: 1, patches: [removeSecond], client: 'other' });
    const outcome = await sendKept(server.calls, journal, 3, journal.all());
    if (outcome.kind !== 'conflict') throw new Error(outcome.kind);
    expect(await settleKept(server.calls, journal, 3, outcome, 'mine')).toEqual({ kind: 'saved' });
    expect(journal.all()).toEqual([]);
    expect(getAt(server.current(), DESCRIPTION)).toBe('quinces');
  });
});

describe('what is kept on this computer', () => {
  it('two windows on one declaration keep their edits beside each other, and both are sent', async () => {
    const server = createServer(twoItems);
    const journal = createMemoryJournal();
    const windows = [1, 2].map(async () => openWindow(server, journal, await server.calls.get()));
    const [left, right] = await Promise.all(windows);
    server.refuse(away);
    left!.store.edit([{ op: 'set', path: ['internal_id'], value: 'A-1' }]);
    right!.store.edit([describeSecond('quinces')]);
    await Promise.all([left!.saving.close(), right!.saving.close()]);
    expect(journal.all()).toHaveLength(2);
    server.refuse(undefined);
    expect(await sendKept(server.calls, journal, 3, journal.all())).toEqual({ kind: 'saved' });
    expect(server.current().internal_id).toBe('A-1');
    expect(getAt(server.current(), DESCRIPTION)).toBe('quinces');
    expect(journal.all()).toEqual([]);
  });

  it('a new declaration leaves the one kept before alone, also once it is saved', async () => {
    const server = createServer({});
    const journal = createMemoryJournal();
    server.refuse(away);
    const first = openWindow(server, journal);
    first.store.edit([{ op: 'set', path: ['internal_id'], value: 'FIRST' }]);
    await first.saving.close();
    server.refuse(undefined);
    const second = openWindow(server, journal);
    closing.push(() => second.saving.close());
    second.store.edit([{ op: 'set', path: ['internal_id'], value: 'SECOND' }]);
    expect(await second.saving.flush()).toBe(true);
    expect(journal.all().map(({ document }) => document?.internal_id)).toEqual(['FIRST']);
  });

  it('a server that asks to come again later is left alone until then, whatever is typed, and its words are shown', async () => {
    const server = createServer(twoItems);
    const { saving, store } = openWindow(server, createMemoryJournal(), await server.calls.get());
    closing.push(() => saving.close());
    const tries = vi.spyOn(server.calls, 'patch');
    server.refuse(new CallError('Too much is being done at once.', 503, { time: 20 }));
    vi.useFakeTimers();
    try {
      for (const word of ['quinces', 'quinces and', 'quinces and figs']) {
        store.edit([describeSecond(word)]);
        await vi.advanceTimersByTimeAsync(6000);
      }
      expect(tries).toHaveBeenCalledTimes(1);
      expect(saving.state.getState().save).toEqual({
        kind: 'offline',
        reason: 'Too much is being done at once.',
      });
      server.refuse(undefined);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(saving.state.getState().save.kind).toBe('saved');
      expect(getAt(server.current(), DESCRIPTION)).toBe('quinces and figs');
    } finally {
      vi.useRealTimers();
    }
  });

  it('what this computer cannot keep is said to stand in this page only, until it can or the server has it', async () => {
    const server = createServer(twoItems);
    const journal = createMemoryJournal();
    const { saving, store } = openWindow(server, journal, await server.calls.get());
    closing.push(() => saving.close());
    const told = () => [saving.state.getState().save.kind, saving.state.getState().isKept, saving.isAtRisk()];
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(told()).toEqual(['saved', true, false]);
    server.refuse(away);
    journal.fill(true);
    store.edit([describeSecond('quinces')]);
    expect(await saving.flush()).toBe(false);
    await saving.keep();
    expect(told()).toEqual(['offline', false, true]);
    journal.fill(false);
    await saving.keep();
    expect(told()).toEqual(['offline', true, false]);
    journal.fill(true);
    await saving.keep();
    server.refuse(undefined);
    expect(await saving.flush()).toBe(true);
    await saving.keep();
    expect(told()).toEqual(['saved', true, false]);
    expect(getAt(server.current(), DESCRIPTION)).toBe('quinces');
  });

  it('what a slow disk has not written yet is not said to be kept, and the browser asks before the page goes', async () => {
    const server = createServer(twoItems);
    const journal = createMemoryJournal();
    const { saving, store } = openWindow(server, journal, await server.calls.get());
    closing.push(() => saving.close());
    const told = () => [saving.state.getState().save.kind, saving.state.getState().isKept, saving.isAtRisk()];
    const { write } = journal;
    let disk = () => {};
    vi.spyOn(journal, 'write').mockImplementation(async (entry) => {
      await new Promise<void>((resolve) => {
        disk = resolve;
      });
      await write(entry);
    });
    server.refuse(away);
    store.edit([describeSecond('quinces')]);
    expect(await saving.flush()).toBe(false);
    expect(told()).toEqual(['offline', false, true]);
    disk();
    await vi.waitFor(() => expect(told()).toEqual(['offline', true, false]));
    server.refuse(undefined);
    disk();
  });

  it('what stands in this page only is tried again after its editor was left', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = createServer(twoItems);
    const journal = createMemoryJournal();
    const { saving, store } = openWindow(server, journal, await server.calls.get());
    server.refuse(away);
    journal.fill(true);
    store.edit([describeSecond('quinces')]);
    await vi.advanceTimersByTimeAsync(300);
    await saving.close();
    expect(getAt(server.current(), DESCRIPTION)).toBe('pears');
    server.refuse(undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(getAt(server.current(), DESCRIPTION)).toBe('quinces');
    vi.useRealTimers();
  });

  it('a clock that is set back an hour holds up neither the journal nor the save of somebody who types on', async () => {
    vi.useFakeTimers();
    closing.push(() => vi.useRealTimers());
    const server = createServer(twoItems);
    const journal = createMemoryJournal();
    const write = vi.spyOn(journal, 'write');
    const { store, saving } = openWindow(server, journal, await server.calls.get());
    closing.push(() => saving.close());
    store.edit([describeSecond('q')]);
    await vi.advanceTimersByTimeAsync(1);
    vi.setSystemTime(Date.now() - 3_600_000);
    write.mockClear();
    for (let second = 0; second < 11; second += 1) {
      store.edit([describeSecond(`quince ${second}`)]);
      await vi.advanceTimersByTimeAsync(1000);
      if (second === 0) expect(write).toHaveBeenCalled();
    }
    expect(getAt(server.current(), DESCRIPTION)).toMatch(/^quince/);
  });

  it('edits the server refuses are handed over for a decision and stay until then', async () => {
    const server = createServer(twoItems);
    const journal = createMemoryJournal();
    const window = openWindow(server, journal, await server.calls.get());
    server.refuse(new CallError('No such field', 422));
    window.store.edit([describeSecond('quinces')]);
    await window.saving.close();
    const outcome = await sendKept(server.calls, journal, 3, journal.all());
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'No such field' });
    expect(journal.all()).toHaveLength(1);
  });
});

describe('a new declaration', () => {
  it('left before its first save is saved without opening again', async () => {
    const server = createServer({});
    const { store, saving, onCreated } = openWindow(server, createMemoryJournal());
    store.edit([{ op: 'set', path: ['internal_id'], value: 'A-1' }]);
    await saving.close();
    expect(server.created).toEqual([{ internal_id: 'A-1' }]);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('untouched is saved when it is asked for, and only then', async () => {
    const server = createServer({});
    const { saving } = openWindow(server, createMemoryJournal());
    closing.push(() => saving.close());
    expect(await saving.flush()).toBe(false);
    expect(server.created).toHaveLength(0);
    expect(await saving.save()).toBe(true);
    expect(server.created).toHaveLength(1);
  });
});
