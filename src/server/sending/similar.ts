import { sql } from 'kysely';
import type { DocumentData, Row } from '../../engine/document.ts';
import { decimalOf, isDecimal, rowsOf } from '../../engine/index.ts';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';

/** What two declarations can have in common that they should not. */
export type Likeness = 'lrn' | 'ducr' | 'mrn' | 'invoice';

/** Another declaration of the company that says what only one should say. */
export interface SimilarDeclaration {
  readonly id: number;
  readonly reference: string;
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly status: string;
  readonly alike: readonly Likeness[];
}

const most = 10;

/**
 * What a declaration is known by beside its content, as kept in its column `marks`: its LRN, its DUCRs, the MRNs of
 * its previous documents, and each invoice number together with the invoiced total and the consignee.
 */
export function marksOf(document: DocumentData): string[] {
  const previous = [
    ...rowsOf(document, 'mainPreviousCDSItems'),
    ...rowsOf(document, 'CDSItems').flatMap((item) => rowsOf(item, 'PreviousCDSItems')),
  ];
  const references = (matching: (row: Row) => boolean) =>
    previous.filter(matching).map((row) => tidied(row.prevTransactionRef));
  const ducrs = references(({ import_prev_doc: type }) => type === 'DCR');
  const ucr = tidied(document.ref_general);
  const marks = [
    mark('lrn', tidied(document.transaction_ref)),
    ...[...ducrs, ducrForm.test(ucr) ? ucr : ''].map((ducr) => mark('ducr', ducr)),
    ...references(({ prevTransactionRef: reference }) => mrnForm.test(tidied(reference))).map((mrn) =>
      mark('mrn', mrn),
    ),
    ...invoicesOf(document).map((invoice) => mark('invoice', invoice)),
  ];
  return [...new Set(marks.flat())].slice(0, mostMarks);
}

/** Other declarations of the same company that have a mark of this document, the newest first; found by index. */
export async function similarDeclarations(
  db: Database,
  actor: Actor,
  { id, companyId, document }: { id: number | undefined; companyId: number; document: DocumentData },
): Promise<readonly SimilarDeclaration[]> {
  const marks = marksOf(document);
  if (marks.length === 0) return [];
  const rows = await declarationsWithin(db, actor)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id ?? 0)
    .where(sql<boolean>`marks && ${sql.val(marks)}::text[]`)
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'reference', 'lrn', 'mrn', 'status', 'marks'])
    .execute();
  return rows.map(({ marks: held, ...other }) => ({
    ...other,
    alike: likenesses.filter((likeness) =>
      held.some((one) => one.startsWith(`${likeness}:`) && marks.includes(one)),
    ),
  }));
}

const likenesses: readonly Likeness[] = ['lrn', 'ducr', 'mrn', 'invoice'];

/** Year, country and 14 more characters, the last one a check digit. */
const mrnForm = /^\d{2}[A-Z]{2}[A-Z0-9]{14}$/;
/** Year digit, EORI number, hyphen and a reference. */
const ducrForm = /^\d[A-Z]{2}[0-9A-Z]{6,15}-[0-9A-Z()-]{1,19}$/;
/** More is no declaration that anybody would recognise; it bounds what is stored and looked for. */
const mostMarks = 200;

function mark(likeness: Likeness, value: string): string[] {
  return value === '' ? [] : [`${likeness}:${value}`];
}

/** An invoice is the same by its number, value and consignee together: numbers alone repeat between sellers. */
function invoicesOf(document: DocumentData): readonly string[] {
  const value = String(document.currency_1 ?? '');
  const consignee =
    document.customs_regime === 'import'
      ? tidied(
          document.importer_number ?? document.importer ?? document.consignee_number ?? document.consignee,
        )
      : tidied(document.consignee_number ?? document.consignee);
  if (!isDecimal(value) || consignee === '') return [];
  const documents = rowsOf(document, 'CDSItems').flatMap((item) => rowsOf(item, 'CertificateCDSItems'));
  const numbers = [
    tidied(document.invoice_number),
    ...documents
      .filter((row) => commercialInvoices.includes(`${row.doc_code_1 ?? ''}${row.doc_code_3 ?? ''}`))
      .map((row) => tidied(row.doc_ident)),
  ];
  const total = decimalOf(value).toFixed();
  return numbers
    .filter((number) => number !== '')
    .map((number) => [number, total, tidied(document.currency), consignee].join('|'));
}

/** Documents of 2/3 that are the invoice: commercial, pro forma. */
const commercialInvoices = ['N380', 'N325'];

function tidied(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().toUpperCase().slice(0, 255) : '';
}
