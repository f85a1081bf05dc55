import type Big from 'big.js';
import { type DerivedComputation, roundTo } from '../engine/index.ts';
import { isImport, settle } from './items.ts';
import { amountIn, keepSum, sumOf } from './sums.ts';

const grossMassOf = amountIn('gross_mass');

/** For import the gross mass is the sum of the items', rounded to 2 decimals (CUS-219, CUS-220); for export it is the user's (CUS-221). */
export const grossMass: DerivedComputation = {
  name: 'gross-mass',
  kind: 'derived',
  reads: ['/CDSItems', '/CDSItems/*/gross_mass', '/customs_regime'],
  writes: ['/gross_mass'],
  keeps: isImport,
  begin: (document) => sumOf(document, grossMassOf),
  run(step) {
    const sum = keepSum(step, step.memory as Big | undefined, grossMassOf);
    const patches = isImport(step.after) ? settle(step.after, ['gross_mass'], roundTo(sum, 2)) : [];
    return { patches, memory: sum };
  },
  full(document) {
    return isImport(document)
      ? settle(document, ['gross_mass'], roundTo(sumOf(document, grossMassOf), 2))
      : [];
  },
};
