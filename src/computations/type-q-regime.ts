import type { DocumentCheck } from '../engine/index.ts';
import { isTypeQ } from './items.ts';

/** Customs knows additional type Q for import only; with export it is a warning (CUS-002, D-50). */
export const typeQRegime: DocumentCheck = {
  name: 'type-q-regime',
  reads: ['/additional_dec_type', '/customs_regime'],
  full: (document) =>
    isTypeQ(document) && document.customs_regime === 'export'
      ? [
          {
            path: ['additional_dec_type'],
            severity: 'warning',
            code: 'problem.typeQExport',
            message: 'Customs knows type Q for import only.',
          },
        ]
      : [],
};
