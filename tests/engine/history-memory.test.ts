import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Patch } from '../../src/engine/index.ts';
import { cargoOf, openCargo } from './cargo.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that stay on the heap while the store of so many rows holds that many steps of undo. */
function heldBy(rows: number, steps: number): number {
  const store = openCargo(cargoOf(rows));
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let step = 0; step < steps; step += 1) {
    store.enter(['loads', { id: `l${step % 2}` }, 'note'], `tea ${step}`);
    store.endBurst();
  }
  collectGarbage();
  const held = process.memoryUsage().heapUsed - before;
  // The store lives until here, and holds every step.
  let undone = 0;
  while (store.undo().change) undone += 1;
  expect(undone).toBe(steps);
  return held;
}

test('E21: what the steps of undo hold does not grow with the document', () => {
  heldBy(2, 10);
  const small = heldBy(2, 500);
  const large = heldBy(2999, 500);
  // One copy of the larger document in each step would be some hundred megabytes.
  expect(large - small).toBeLessThan(20_000_000);
});

test('E21: where no step is left to be undone, what others changed is not held', () => {
  const passing = (count: number): number => {
    const store = openCargo(cargoOf(2), []);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const keys = Array.from({ length: count }, (_, at) => `passing-${at}`);
    store.applyRemote(
      keys.flatMap((uuid): Patch[] => [
        { op: 'insert', path: ['loads'], row: { uuid }, after: null },
        { op: 'remove', path: ['loads', { id: uuid }] },
      ]),
    );
    store.applyRemote([{ op: 'set', path: ['title'], value: 'Ebb' }]);
    keys.length = 0;
    collectGarbage();
    const held = process.memoryUsage().heapUsed - before;
    expect(store.document().title).toBe('Ebb');
    return held;
  };
  passing(10);
  expect(passing(20_000)).toBeLessThan(2_000_000);
});
