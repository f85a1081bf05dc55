import type { DocumentCheck } from '../engine/index.ts';
import { isTypeQ, itemsOf } from './items.ts';

/** Additional type Q has exactly one item (CUS-199): another count, by whatever way it came, is a problem of the list. */
export const typeQItems: DocumentCheck = {
  name: 'type-q-items',
  reads: ['/additional_dec_type', '/CDSItems'],
  full(document) {
    const count = itemsOf(document).length;
    if (!isTypeQ(document) || count === 1) return [];
    return [
      {
        path: ['CDSItems'],
        severity: 'error',
        code: 'problem.typeQItems',
        message: `Type Q has exactly one item; there are ${count === 0 ? 'none' : count}.`,
      },
    ];
  },
};
