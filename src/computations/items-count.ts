import type { DerivedComputation, DocumentData } from '../engine/index.ts';
import { itemsOf, settle } from './items.ts';

/** The count of items, for every regime and type (CUS-222). */
export const itemsCount: DerivedComputation = {
  name: 'items-count',
  kind: 'derived',
  reads: ['/CDSItems'],
  writes: ['/items'],
  run: ({ after }) => ({ patches: counted(after) }),
  full: counted,
};

function counted(document: DocumentData) {
  return settle(document, ['items'], itemsOf(document).length);
}
