import Big from 'big.js';
import {
  type DerivedComputation,
  type DocumentData,
  decimalOf,
  type Patch,
  type Row,
  rowsOf,
} from '../engine/index.ts';
import { isTypeQ, itemOf, itemPath, itemsOf, settle } from './items.ts';
import { touchedItems } from './sums.ts';

/**
 * An item's package total is the sum of its package lines, what is no number counting as 0 (CUS-213 to
 * CUS-217); not for type Q (CUS-218). Leaving type Q makes all of them anew (D-45).
 */
export const itemPackages: DerivedComputation = {
  name: 'item-packages',
  kind: 'derived',
  reads: [
    '/CDSItems',
    '/CDSItems/*/PackagesCDSItems',
    '/CDSItems/*/PackagesCDSItems/*/number_of_packages',
    '/additional_dec_type',
  ],
  writes: ['/CDSItems/*/totalNumberOfPackages'],
  keeps: (document) => !isTypeQ(document),
  run({ after, before, patches }) {
    if (isTypeQ(after)) return { patches: [] };
    if (isTypeQ(before)) return { patches: itemPackages.full(after, {}) };
    return {
      patches: [...touchedItems(patches)].flatMap((id) => {
        const item = itemOf(after, id);
        return item ? totalled(after, item) : [];
      }),
    };
  },
  full: (document) =>
    isTypeQ(document) ? [] : itemsOf(document).flatMap((item) => totalled(document, item)),
};

function totalled(document: DocumentData, item: Row): readonly Patch[] {
  const path = [...itemPath(item.uuid), 'totalNumberOfPackages'];
  return settle(document, path, packagesInLines(item).toFixed());
}

/** The packages that an item's lines name. */
export function packagesInLines(item: Row): Big {
  return rowsOf(item, 'PackagesCDSItems').reduce(
    (sum, line) => sum.plus(decimalOf(line.number_of_packages)),
    new Big(0),
  );
}
