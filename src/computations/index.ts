import type { Computation } from '../engine/index.ts';
import { grossMass } from './gross-mass.ts';
import { guaranteeMode } from './guarantee-mode.ts';
import { itemNumbering } from './item-numbering.ts';
import { itemPackages } from './item-packages.ts';
import { itemsCount } from './items-count.ts';
import { sealNumber } from './seal-number.ts';
import { taxMode } from './tax-mode.ts';
import { totalInvoiced } from './total-invoiced.ts';
import { totalPackages } from './total-packages.ts';
import { typeQ } from './type-q.ts';

export { addImporterOrExporter } from './additional-information.ts';

/** Computations by document name, in the order they run: what another reads comes first. */
export const computations: Readonly<Record<string, readonly Computation[]>> = {
  'customs-declaration': [
    typeQ,
    itemNumbering,
    itemsCount,
    taxMode,
    guaranteeMode,
    sealNumber,
    itemPackages,
    totalPackages,
    grossMass,
    totalInvoiced,
  ],
};
