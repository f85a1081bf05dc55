import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../server/running-server.ts';
import { reportFigures } from '../support/drills/figures.ts';
import { callAttacks } from '../support/drills/hostile-calls.ts';
import { storeLargest } from '../support/drills/hostile-documents.ts';
import { intakeAttacks, uploadAttacks } from '../support/drills/hostile-uploads.ts';
import { startWatchedProduct, type WatchedProduct } from '../support/drills/watched-product.ts';
import { type Bounds, withstand } from '../support/drills/withstand.ts';

let product: WatchedProduct;
beforeAll(async () => {
  product = await startWatchedProduct();
});
afterAll(() => product?.close());

const bounds: Bounds = { standstill: 1000, held: 100, used: 500, memory: 300e6, grows: [] };
const timeout = 4 * 60 * 60_000;

test('hostile workbooks, tables, messages and forms are read within bounds or refused', {
  timeout,
}, async () => {
  const { id } = await storeLargest(product, 'UPLOADS-1');
  const { figures, faults } = await withstand(product, uploadAttacks(id), bounds);
  reportFigures(figures);
  expect(faults).toEqual([]);
});

test('whatever comes in by the door of customs is kept, and stops nobody', { timeout }, async () => {
  const { figures, faults } = await withstand(product, intakeAttacks(product.callbackToken), {
    ...bounds,
    grows: ['received_notifications'],
  });
  reportFigures(figures);
  expect(faults).toEqual([]);
});

test('hostile bodies to every call there is, as everybody, are refused or taken for what they are', {
  timeout,
}, async () => {
  const running = await startTestServer();
  const { routes } = running.server;
  await running.close();
  const { figures, faults } = await withstand(product, callAttacks(routes), bounds);
  reportFigures(figures);
  expect(faults).toEqual([]);
});
