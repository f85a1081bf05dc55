import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdWindow } from '../../src/app/storage/hold-window.ts';
import { isWindowOpen } from '../../src/app/storage/open-windows.ts';

/** As browsers have them: one holder of a name at a time, whoever asks later waits. */
function createLocks() {
  const lastOf = new Map<string, Promise<unknown>>();
  return {
    request(name: string, act: () => Promise<unknown>) {
      const held = (lastOf.get(name) ?? Promise.resolve()).then(act);
      lastOf.set(name, held);
      return held;
    },
  };
}

const locks = createLocks();
beforeEach(() => vi.stubGlobal('navigator', { locks }));
afterEach(() => vi.unstubAllGlobals());

it('an open window says so, at once and to everybody; closed it is not open any more', async () => {
  const close = holdWindow('one');
  const asked = performance.now();
  expect(await Promise.all([isWindowOpen('one'), isWindowOpen('one')])).toEqual([true, true]);
  expect(performance.now() - asked).toBeLessThan(900);
  expect(await isWindowOpen('another')).toBe(false);
  close();
  expect(await isWindowOpen('one')).toBe(false);
});

it('a window that is going and says nothing is waited for, as long as a busy browser takes', async () => {
  void locks.request('editor/going', () => new Promise((gone) => setTimeout(gone, 3000)));
  expect(await isWindowOpen('going')).toBe(false);
});
