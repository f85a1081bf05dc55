import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
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
  while (store.undo()) undone += 1;
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
