import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const refused = () => new DOMException('Site data is blocked.', 'SecurityError');

function refuse(): never {
  throw refused();
}

it('local storage refused, or full: what is kept lasts as long as the page, and what is forgotten is gone', async () => {
  const { siteStorage } = await import('../../src/app/storage/site-storage.ts');
  const { readToken, writeToken, writeState, readState, clearSignIn } = await import(
    '../../src/app/storage/local-state.ts'
  );
  vi.stubGlobal('localStorage', { getItem: () => 'of before', setItem: refuse, removeItem: () => undefined });
  writeToken('of now');
  expect(readToken()).toBe('of now');

  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(siteStorage.getItem('never kept')).toBeNull();
  writeToken('mine');
  writeState({ colorMode: 'dark', itemRows: 7 });
  expect(readToken()).toBe('mine');
  expect(readState()).toEqual({ colorMode: 'dark', itemRows: 7 });
  clearSignIn();
  expect(readToken()).toBeNull();
  expect(readState()).toEqual({ colorMode: 'dark' });
});

it('IndexedDB refused: an editor has its columns, and no kept edits', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('indexedDB', { open: refuse });
  const { columnChoices } = await import('../../src/app/storage/column-choices.ts');
  const { readJournal } = await import('../../src/app/storage/journal.ts');
  const choices = columnChoices(1, 'list');
  choices.setState({ list: [] } as never);
  expect(choices.getState()).toEqual({ list: [] });
  await expect(readJournal({ user: 1, kind: 'customs-declaration' })).rejects.toThrow('blocked');
});

it('IndexedDB that never answers: nobody waits for it longer than some seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.stubGlobal('IDBRequest', EventTarget);
  const { readJournal } = await import('../../src/app/storage/journal.ts');
  const read = readJournal({ user: 1, kind: 'customs-declaration' });
  const failed = expect(read).rejects.toThrow('does not open');
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
  // Nor a second time: what is typed is not said to be kept meanwhile.
  await expect(readJournal({ user: 1, kind: 'customs-declaration' })).rejects.toThrow('does not open');
});

it('locks refused: what is done in turn is done all the same, once, and its own failure stays one', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused()) } });
  const { inTurn } = await import('../../src/app/storage/open-windows.ts');
  const act = vi.fn(async () => 'done');
  expect(await inTurn('kept', act)).toBe('done');
  expect(act).toHaveBeenCalledTimes(1);

  vi.stubGlobal('navigator', { locks: { request: (_: string, begin: () => unknown) => begin() } });
  const fail = vi.fn(() => Promise.reject(new Error('away')));
  await expect(inTurn('kept', fail)).rejects.toThrow('away');
  expect(fail).toHaveBeenCalledTimes(1);
});
