import type Big from 'big.js';
import type { Computation } from '../engine/index.ts';
import { isTypeQ, settle } from './items.ts';
import { keepSum, sumOf } from './sums.ts';

/** total_packages is the sum of the items' package totals (CUS-212); for type Q it is the user's (CUS-218). */
export const totalPackages: Computation = {
  name: 'total-packages',
  reads: ['/CDSItems', '/CDSItems/*/totalNumberOfPackages', '/additional_dec_type'],
  writes: ['/total_packages'],
  run(step) {
    if (isTypeQ(step.after)) return { patches: [] };
    const { sum, walked } = keepSum(step, step.memory as Big | undefined, 'totalNumberOfPackages');
    return { patches: settle(step.after, ['total_packages'], sum.toFixed()), memory: sum, walked };
  },
  full(document) {
    if (isTypeQ(document)) return [];
    return settle(document, ['total_packages'], sumOf(document, 'totalNumberOfPackages').toFixed());
  },
};
