import type Big from 'big.js';
import { type Computation, roundTo } from '../engine/index.ts';
import { isImport, settle } from './items.ts';
import { keepSum, sumOf } from './sums.ts';

/** For import the gross mass is the sum of the items', rounded to 2 decimals (CUS-219, CUS-220); for export it is the user's (CUS-221). */
export const grossMass: Computation = {
  name: 'gross-mass',
  reads: ['/CDSItems', '/CDSItems/*/gross_mass', '/customs_regime'],
  writes: ['/gross_mass'],
  run(step) {
    if (!isImport(step.after)) return { patches: [] };
    const { sum, walked } = keepSum(step, step.memory as Big | undefined, 'gross_mass');
    return { patches: settle(step.after, ['gross_mass'], roundTo(sum, 2)), memory: sum, walked };
  },
  full(document) {
    return isImport(document)
      ? settle(document, ['gross_mass'], roundTo(sumOf(document, 'gross_mass'), 2))
      : [];
  },
};
