import type { Catalogue, Computation, DocumentCheck } from '../engine/index.ts';
import { automaticTax } from './automatic-tax.ts';
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
import { typeQItems } from './type-q-items.ts';
import { typeQRegime } from './type-q-regime.ts';
import { unknownCodes } from './unknown-codes.ts';

export { addImporterOrExporter } from './additional-information.ts';
export {
  type ImportedItems,
  type InvoiceLine,
  importInvoiceLines,
  importItems,
  itemValues,
} from './invoice-lines.ts';
export { shapeFunctions } from './shape-functions.ts';
export { unknownCode } from './unknown-codes.ts';

/** Computations by document name, in the order they run: what another reads comes first. */
export const computations: Readonly<Record<string, readonly Computation[]>> = {
  'customs-declaration': [
    typeQ,
    itemNumbering,
    itemsCount,
    taxMode,
    automaticTax,
    guaranteeMode,
    sealNumber,
    itemPackages,
    totalPackages,
    grossMass,
    totalInvoiced,
  ],
};

/** Checks of one document's own fields against each other. */
const ownChecks: Readonly<Record<string, readonly DocumentCheck[]>> = {
  'customs-declaration': [typeQRegime, typeQItems],
};

/** Checks beyond one field's own rule, of a document of this name. */
export function documentChecks(name: string, catalogue: Catalogue): readonly DocumentCheck[] {
  const definition = catalogue.documents[name];
  return [...(ownChecks[name] ?? []), ...(definition ? [unknownCodes(definition, catalogue.codeLists)] : [])];
}
