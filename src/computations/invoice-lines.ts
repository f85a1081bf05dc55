import {
  applyPatches,
  blankRow,
  bornProvenances,
  copyRow,
  type DocumentData,
  type DocumentDefinition,
  type FieldValue,
  formatPath,
  getAt,
  type NewId,
  type Patch,
  type Provenances,
  placesOfValues,
  type Row,
  type RuleContext,
  rowsOf,
  saying,
} from '../engine/index.ts';
import { addImporterOrExporter, autofilled } from './additional-information.ts';
import { isTypeQ, itemsOf } from './items.ts';

/** A line of an invoice, in the words of the transaction (TXN-071 to TXN-076). What it lacks stays blank. */
export interface InvoiceLine {
  readonly description?: string;
  /** Commodity code. */
  readonly code?: string;
  /** Country of origin. */
  readonly country?: string;
  /** The goods have a preferential origin. */
  readonly isPreferential?: boolean;
  readonly amount?: string;
  /** In place of `amount` where there is a discount. */
  readonly amountWithDiscount?: string;
  readonly currency?: string;
  /** Masses of the whole line in kilograms. */
  readonly netWt?: string;
  readonly grossWt?: string;
}

/** What an import adds to a declaration. */
export interface ImportedItems {
  readonly patches: readonly Patch[];
  /** How many of the lines, from the end, found no room: a declaration has a limit, and type Q takes none (D-45). */
  readonly left: number;
}

/** The declaration that items are imported into. */
export interface ImportPlace {
  readonly document: DocumentData;
  readonly definition: DocumentDefinition;
  readonly context: RuleContext;
  readonly newId: NewId;
  /** The file they are in; absent for what comes from none. */
  readonly source?: ImportSource;
}

/** The file that is imported, and its sheet where it is a workbook. */
export interface ImportSource {
  readonly name: string;
  readonly sheet?: string;
}

/** An item that was made, and where its values came from. */
export interface MadeItem {
  readonly row: Row;
  readonly from: Provenances;
}

/** Origin of a line that names no country (CUS-228). */
export const unknownOrigin = '0';

/**
 * Items for the lines of an invoice, behind the last item (CUS-224). They are born as any item, so their
 * codes have the qualifiers CV, TRC, TRA and GN and their currencies GBP (CUS-226, CUS-228).
 */
export function importInvoiceLines(lines: readonly InvoiceLine[], place: ImportPlace): ImportedItems {
  const list = place.definition.lists.CDSItems!;
  const around = { document: place.document, parentPath: [], context: place.context };
  return imported(lines, place, (line) => {
    const values = itemValues(line);
    const row = blankRow(list, around, place.newId, values);
    return { row, from: bornProvenances(row, values) };
  });
}

/** Copies of items from elsewhere, behind the last item, with the entry of the regime where it is missing (CUS-223). */
export function importItems(items: readonly Row[], place: ImportPlace): ImportedItems {
  const { source } = place;
  const from: Provenances = source === undefined ? {} : { '': { kind: 'file', ...source } };
  return imported(items, place, (item) => ({ row: copyRow(item, place.newId), from }));
}

/** Items that were made for the declaration, behind the last item, with the entry of the regime where it is missing. */
export function importRows(items: readonly MadeItem[], place: ImportPlace): ImportedItems {
  return imported(items, place, (item) => item);
}

/** The values of an item that a line of an invoice gives (CUS-227: the field of a preferential origin is another one). */
function itemValues(line: InvoiceLine): Readonly<Record<string, FieldValue>> {
  const origin = line.country || unknownOrigin;
  const given = {
    description: line.description,
    commodityCode: line.code,
    [line.isPreferential ? 'country_pref_origin' : 'country_origin']: origin,
    itemPriceAmount: line.amountWithDiscount || line.amount,
    itemPriceCurr: line.currency,
    net_mass: line.netWt,
    gross_mass: line.grossWt,
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function imported<T>(lines: readonly T[], place: ImportPlace, itemFor: (line: T) => MadeItem): ImportedItems {
  const { document, definition, newId } = place;
  const held = itemsOf(document);
  const limit = definition.lists.CDSItems?.takes ?? Number.POSITIVE_INFINITY;
  const room = isTypeQ(document) ? 0 : Math.max(0, limit - held.length);
  const made = lines.slice(0, room).map(itemFor);
  const items = withEntries(
    document,
    made.map(({ row }) => row),
    newId,
  );
  const patches = items.map(
    (row, at): Patch => ({
      op: 'insert',
      path: ['CDSItems'],
      row,
      after: (items[at - 1] ?? held.at(-1))?.uuid ?? null,
      ...saying({ ...made[at]!.from, ...provenancesOfEntry(made[at]!.row, row) }),
    }),
  );
  return { patches, left: lines.length - items.length };
}

/** Of what the rule filled into an item. */
function provenancesOfEntry(before: Row, row: Row): Provenances {
  if (before === row) return {};
  const filled = placesOfValues(row).filter((path) => getAt(before, path) !== getAt(row, path));
  return Object.fromEntries(filled.map((path) => [formatPath(path), autofilled]));
}

/** The items with the importer or exporter entry of the declaration's regime. */
function withEntries(document: DocumentData, items: readonly Row[], newId: NewId): readonly Row[] {
  const alone = { ...document, CDSItems: items };
  return rowsOf(applyPatches(alone, addImporterOrExporter(alone, newId)), 'CDSItems');
}
