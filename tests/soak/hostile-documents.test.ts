import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
import {
  documentAttacks,
  patchAttacks,
  smallAttacks,
  storeLargest,
} from '../support/drills/hostile-documents.ts';
import { randomDocuments } from '../support/drills/random-documents.ts';
import { startWatchedProduct, type WatchedProduct } from '../support/drills/watched-product.ts';
import { type Bounds, withstand } from '../support/drills/withstand.ts';
import { soakCount } from '../support/soak.ts';

let product: WatchedProduct;
beforeAll(async () => {
  product = await startWatchedProduct();
});
afterAll(() => product?.close());

const bounds: Bounds = { standstill: 1000, held: 100, used: 500, memory: 300e6, grows: [] };
const timeout = 4 * 60 * 60_000;

test('hostile documents are refused, and nobody else waits for it', { timeout }, async () => {
  const { id } = await storeLargest(product, 'HOSTILE-1');
  const { figures, faults } = await withstand(product, documentAttacks(id), bounds);
  reportFigures(figures);
  expect(faults).toEqual([]);
});

test('patches that cost more than they look are refused, or done while nobody waits', {
  timeout,
}, async () => {
  const attacks = await patchAttacks(product);
  const { figures, faults } = await withstand(product, attacks, {
    ...bounds,
    grows: ['document_history'],
  });
  reportFigures(figures);
  expect(faults).toEqual([]);
});

test('documents of few bytes that cost much, and such in which anything is spoilt, are refused or taken for what they are', {
  timeout,
}, async () => {
  const { id } = await storeLargest(product, 'RANDOM-1');
  // Those that are right all the same are made, saved and sent, and customs answer.
  const grows = [
    ...['documents', 'document_history', 'document_tallies', 'outbox', 'outbox_conversations'],
    ...['notifications', 'received_notifications', 'mails', 'company_turns'],
  ];
  const attacks = [...smallAttacks(id), ...randomDocuments(id, soakCount(3000))];
  const { figures, faults } = await withstand(product, attacks, { ...bounds, grows });
  reportFigures(figures);
  expect(faults).toEqual([]);
});
