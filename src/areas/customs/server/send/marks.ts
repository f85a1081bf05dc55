import { invoiceTotal } from '../../../../computations/total-invoiced.ts';
import type { DocumentData, Row } from '../../../../engine/document.ts';
import { decimalOf, isDecimal, rowsOf } from '../../../../engine/index.ts';
import { declarationChecks } from '../../../../generated/declaration-checks.ts';

/** What two declarations can have in common that they should not. */
export const likenesses = ['lrn', 'ducr', 'mrn', 'invoice'] as const;
export type Likeness = (typeof likenesses)[number];

/**
 * What a declaration is known by beside its content, as kept in its column `marks`: its LRN, its DUCRs, the MRNs of
 * its previous documents, and each invoice number together with the invoiced total and the consignee.
 */
export function marksOf(document: DocumentData): string[] {
  const previous = [document, ...rowsOf(document, 'CDSItems')].flatMap((holder) => [
    ...rowsOf(holder, 'mainPreviousCDSItems'),
    ...rowsOf(holder, 'PreviousCDSItems'),
  ]);
  const references = (matching: (type: string, reference: string) => boolean) =>
    previous
      .map(
        ({ import_prev_doc: type, prevTransactionRef: reference }) =>
          [tidied(type), tidied(reference)] as const,
      )
      .filter(([type, reference]) => matching(type, reference))
      .map(([, reference]) => reference);
  const ucr = tidied(document.ref_general);
  const said: Readonly<Record<Likeness, readonly string[]>> = {
    lrn: [tidied(document.transaction_ref)],
    ducr: [...references((type) => type === 'DCR'), ducrForm.test(ucr) ? ucr : ''],
    mrn: references((_type, reference) => mrnForm.test(reference)),
    invoice: invoicesOf(
      document,
      references((type) => previousInvoices.includes(type)),
    ),
  };
  return likenesses.flatMap((likeness) => bounded(said[likeness]).map((value) => `${likeness}:${value}`));
}

/** Year, country and 14 more characters, the last one a check digit. */
const mrnForm = /^\d{2}[A-Z]{2}[A-Z0-9]{14}$/;
/** As the published rule describes a DUCR. */
const ducrForm = formOf('CDS12132');
/** One of each kind for every item that a declaration can have; it bounds what is stored and looked for. */
const mostOfEach = 1000;

function formOf(rule: string): RegExp {
  const check = declarationChecks.find(({ code }) => code === rule)!;
  return new RegExp((check.expect as { is: { pattern: string } }).is.pattern);
}

/** Each once, and of too many the same ones however the rows stand. */
function bounded(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
    .filter((value) => value !== '')
    .sort()
    .slice(0, mostOfEach);
}

/** An invoice is the same by its number, value and consignee together: numbers alone repeat between sellers. */
function invoicesOf(document: DocumentData, previous: readonly string[]): readonly string[] {
  const documents = rowsOf(document, 'CDSItems').flatMap((item) => rowsOf(item, 'CertificateCDSItems'));
  const numbers = [
    tidied(document.invoice_number),
    ...documents.filter(isInvoice).map((row) => tidied(row.doc_ident)),
    ...previous,
  ].filter((number) => number !== '');
  const value = invoicedValue(document);
  return consigneesOf(document).flatMap((consignee) =>
    numbers.map((number) => [number, value, consignee].join('|')),
  );
}

/** The invoiced total and its currency; of a declaration that does not say it, what its items add up to. */
function invoicedValue(document: DocumentData): string {
  const { currency_1: told } = document;
  const summed = invoiceTotal(document);
  const isTold = typeof told === 'string' && isDecimal(told);
  const total = decimalOf(isTold ? told : summed.total).toFixed();
  return `${total}|${tidied(document.currency) || summed.currency}`;
}

/** Who the goods are for, by number and by name, as far as these are given. */
function consigneesOf(document: DocumentData): readonly string[] {
  const parties =
    document.customs_regime === 'import' ? (['importer', 'consignee'] as const) : (['consignee'] as const);
  const told = parties.map((party) => [tidied(document[`${party}_number`]), tidied(document[party])]);
  const [first = []] = told
    .map((names) => names.filter((name) => name !== ''))
    .filter(({ length }) => length > 0);
  return first;
}

/** Documents of 2/3 that are the invoice: commercial, pro forma, and that of the customs value. */
function isInvoice({ doc_code_1: first, doc_code_3: rest }: Row): boolean {
  return ['N380', 'N325', 'N935'].includes(tidied(`${first ?? ''}${rest ?? ''}`));
}

/** Previous documents (2/1) that are the invoice. */
const previousInvoices = ['380', '325'];

/** As people write the same in other ways: capitals or not, with blanks or without. */
function tidied(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[\0\s]+/g, '')
        .toUpperCase()
        .slice(0, 255)
    : '';
}
