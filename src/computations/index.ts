import type { Catalogue, Computation, DocumentCheck, DocumentData, NewId, Patch } from '../engine/index.ts';
import { addImporterOrExporter } from './additional-information.ts';
import { automaticTax } from './automatic-tax.ts';
import { grossMass } from './gross-mass.ts';
import { guaranteeMode } from './guarantee-mode.ts';
import { guaranteeReference } from './guarantee-reference.ts';
import { itemNumbering } from './item-numbering.ts';
import { itemPackages } from './item-packages.ts';
import { itemsCount } from './items-count.ts';
import { noSeals } from './no-seals.ts';
import { sealNumber } from './seal-number.ts';
import { taxMode } from './tax-mode.ts';
import { totalInvoiced } from './total-invoiced.ts';
import { totalPackages } from './total-packages.ts';
import { typeQ } from './type-q.ts';
import { typeQDocuments } from './type-q-documents.ts';
import { typeQItems } from './type-q-items.ts';
import { typeQRegime } from './type-q-regime.ts';
import { unknownCodes } from './unknown-codes.ts';

export { addImporterOrExporter } from './additional-information.ts';
export {
  type InvoiceLine,
  importInvoiceLines,
  importItems,
} from './invoice-lines.ts';
export { checkBeforeSending, type PreSendRules } from './pre-send/check.ts';
export { shapeFunctions } from './shape-functions.ts';
export { unknownCode } from './unknown-codes.ts';

/** Computations by document name, in the order they run: what another reads comes first. */
export const computations: Readonly<Record<string, readonly Computation[]>> = {
  'customs-declaration': [
    typeQ,
    typeQDocuments,
    itemNumbering,
    itemsCount,
    taxMode,
    automaticTax,
    guaranteeMode,
    guaranteeReference,
    sealNumber,
    noSeals,
    itemPackages,
    totalPackages,
    grossMass,
    totalInvoiced,
  ],
};

/** Fills what is missing in the rows of a list, all of them at once, when a person asks for it. */
export interface Autofill {
  /** Name of the list of the document. */
  readonly list: string;
  /** Patches for one step; none when nothing is missing. */
  run(document: DocumentData, newId: NewId): readonly Patch[];
}

/** The autofill action by document name (CUS-229). */
export const autofills: Readonly<Record<string, Autofill>> = {
  'customs-declaration': { list: 'CDSItems', run: addImporterOrExporter },
};

/** Checks of one document's own fields against each other. */
const ownChecks: Readonly<Record<string, readonly DocumentCheck[]>> = {
  'customs-declaration': [typeQRegime, typeQItems],
};

/** Checks beyond one field's own rule, of a document of this name. */
export function documentChecks(
  name: string,
  { documents, codeLists }: Pick<Catalogue, 'documents' | 'codeLists'>,
): readonly DocumentCheck[] {
  const definition = documents[name];
  return [...(ownChecks[name] ?? []), ...(definition ? [unknownCodes(definition, codeLists)] : [])];
}
