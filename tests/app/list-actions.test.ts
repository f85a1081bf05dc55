import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../src/app/api/call-error.ts';
import { doToSelected } from '../../src/app/lists/list-actions.ts';
import type { Selection } from '../../src/app/lists/selection.ts';
import { closeToast, useShell } from '../../src/app/shell/shell-state.ts';
import { mostExported } from '../../src/engine/list-screen.ts';
import { listScreens } from '../../src/generated/list-screens.ts';

const screen = listScreens['customs-declarations'];
const action = screen.actions.find((one) => one.action === 'exportSelected')!;
const archiving = { action: 'archive', needs: 'write', views: ['active'] } as const;
const exportRows = vi.hoisted(() => vi.fn(async () => undefined));
const restoreRecord = vi.hoisted(() =>
  vi.fn(async (_name: string, id: number) => (id === 3 ? [] : [`Order ${id}`])),
);
const removeRecord = vi.hoisted(() => vi.fn(async (_name: string, _id: number) => undefined));
vi.mock('../../src/app/api/lists.ts', async (original) => ({
  ...(await original<typeof import('../../src/app/api/lists.ts')>()),
  exportRows,
  removeRecord,
  restoreRecord,
}));

const selected = (count: number) => ({
  ids: new Set(Array.from({ length: count }, (_, at) => at + 1)),
  set: () => undefined,
  replace: () => undefined,
  drop: vi.fn(() => undefined),
  clear: vi.fn(() => undefined),
});
const doing = (selection: Selection) => ({
  screen,
  selection,
  onDone: () => undefined,
  isStopped: () => false,
  reload: async () => undefined,
});

beforeEach(closeToast);
afterEach(() => {
  exportRows.mockClear();
  removeRecord.mockClear();
});

test('of more rows than are exported at once none is; a toast says how many are selected and how many may be, and they stay selected', async () => {
  const selection = selected(mostExported + 1);
  await doToSelected(action, doing(selection));
  expect(exportRows).not.toHaveBeenCalled();
  expect(selection.clear).not.toHaveBeenCalled();
  expect(useShell.getState().notification).toMatchObject({
    open: true,
    type: 'error',
    message:
      '1001 are selected, and 1,000 can be exported at once. Select fewer, or narrow the list and export all of it.',
  });
});

test('as many as are exported at once are, and are selected no more', async () => {
  const selection = selected(mostExported);
  await doToSelected(action, doing(selection));
  expect(exportRows).toHaveBeenCalledWith('/customs-declarations', selection.ids);
  expect(selection.clear).toHaveBeenCalled();
  expect(useShell.getState().notification.open).toBe(false);
});

test('of what is restored and was imported anew meanwhile it is said that it is there twice, and stays in sight longer', async () => {
  const restoring = { action: 'restore', needs: 'write', views: ['archived'] } as const;
  await doToSelected(restoring, doing(selected(3)));
  expect(useShell.getState().notification).toMatchObject({
    type: 'warning',
    timeout: 10_000,
    message: '3 restored. Imported anew meanwhile, goods are there twice now: Order 1, Order 2.',
  });
  await doToSelected(restoring, doing({ ...selected(0), ids: new Set([3]) }));
  expect(useShell.getState().notification).toMatchObject({ type: 'success', message: '1 restored' });
});

test('what could not be exported stays selected', async () => {
  const selection = selected(3);
  exportRows.mockRejectedValueOnce(new CallError('No answer.', 0));
  await doToSelected(action, doing(selection));
  expect(selection.clear).not.toHaveBeenCalled();
  expect(useShell.getState().notification).toMatchObject({ type: 'error', message: 'No answer.' });
});

test.each([401, 403])(
  'after a %d no further row is asked for: none fares better, and each would lead away',
  async (status) => {
    const selection = selected(5);
    const done: number[] = [];
    removeRecord
      .mockClear()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new CallError('Over.', status));
    await doToSelected(archiving, { ...doing(selection), onDone: (count) => done.push(count) });
    expect(removeRecord).toHaveBeenCalledTimes(2);
    expect(done).toEqual([0, 1, 5]);
    expect(selection.drop).toHaveBeenCalledWith(new Set([1]));
    expect(useShell.getState().notification.message).toBe('4 of 5 not done. Over.');
  },
);

test('what is stopped ends with the row it is at: the others stay selected, and both are told', async () => {
  const selection = selected(5);
  const done: number[] = [];
  const stopped = { onDone: (count: number) => done.push(count), isStopped: () => done.at(-1) === 3 };
  removeRecord
    .mockRejectedValueOnce(new CallError('A message is on its way.', 409))
    .mockRejectedValueOnce(new CallError('It is gone.', 404));
  await doToSelected(archiving, { ...doing(selection), ...stopped });
  expect(removeRecord.mock.calls.map(([, id]) => id)).toEqual([1, 2, 3]);
  expect(done).toEqual([0, 1, 2, 3]);
  // What failed is seen by its tick, and what is gone is not there to be seen.
  expect(selection.drop).toHaveBeenCalledWith(new Set([2, 3]));
  expect(useShell.getState().notification.message).toBe(
    'Stopped: 1 archived, 2 left as they were. 2 of 3 not done. A message is on its way.\nIt is gone.',
  );
});
