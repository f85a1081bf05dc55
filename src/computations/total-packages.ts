import type Big from 'big.js';
import { type DerivedComputation, decimalOf, type Row } from '../engine/index.ts';
import { packagesInLines } from './item-packages.ts';
import { isTypeQ, settle } from './items.ts';
import { keepSum, sumOf } from './sums.ts';

/**
 * total_packages is the sum of the items' package totals (CUS-212); for type Q it is the user's (CUS-218). An item
 * without a total, as one read from a message, counts with its package lines.
 */
export const totalPackages: DerivedComputation = {
  name: 'total-packages',
  kind: 'derived',
  reads: [
    '/CDSItems',
    '/CDSItems/*/totalNumberOfPackages',
    '/CDSItems/*/PackagesCDSItems',
    '/CDSItems/*/PackagesCDSItems/*/number_of_packages',
    '/additional_dec_type',
  ],
  writes: ['/total_packages'],
  keeps: (document) => !isTypeQ(document),
  begin: (document) => sumOf(document, packagesOf),
  run(step) {
    const sum = keepSum(step, step.memory as Big | undefined, packagesOf);
    const patches = isTypeQ(step.after) ? [] : settle(step.after, ['total_packages'], sum.toFixed());
    return { patches, memory: sum };
  },
  full(document) {
    if (isTypeQ(document)) return [];
    return settle(document, ['total_packages'], sumOf(document, packagesOf).toFixed());
  },
};

function packagesOf(item: Row): Big {
  const { totalNumberOfPackages: own } = item;
  return own === undefined || own === '' ? packagesInLines(item) : decimalOf(own);
}
