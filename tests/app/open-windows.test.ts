import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdWindow } from '../../src/app/storage/hold-window.ts';
import { isWindowOpen } from '../../src/app/storage/open-windows.ts';

/** As browsers have them: one holder of a name at a time, whoever asks later waits, until told to wait no longer. */
function createLocks() {
  const lastOf = new Map<string, Promise<unknown>>();
  return {
    request(name: string, ...given: unknown[]) {
      const act = given.at(-1) as () => Promise<unknown>;
      const { signal } = given.length > 1 ? (given[0] as { signal: AbortSignal }) : {};
      let isOver = false;
      const held = (lastOf.get(name) ?? Promise.resolve()).then(() => (isOver ? undefined : act()));
      lastOf.set(name, held);
      const over = new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          isOver = true;
          reject(signal.reason);
        });
      });
      return Promise.race([held, over]);
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
