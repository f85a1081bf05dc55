import { sql } from 'kysely';
import { decimalOf, isDecimal } from '../../../../engine/decimal.ts';
import type { DocumentData, Row } from '../../../../engine/document.ts';
import { rowsOf } from '../../../../engine/index.ts';
import { formatPath, type Path } from '../../../../engine/path.ts';
import type { Problem } from '../../../../engine/problem.ts';
import { nameTold } from '../../../../engine/text-beginning.ts';
import type { NotificationDuty } from '../../../../messages/index.ts';
import { storedTree } from '../../../../server/declarations/stored-document.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentColumns, documentFound, type StoredText } from '../../../../server/storage/documents.ts';

const lines = 'TaxCDSItems';

/** What a goods item says of one tax, and what customs made of it. Amounts are decimals, in `currency`. */
interface TaxFigure {
  /** The tax line; the first of several of one type. */
  readonly place: string;
  readonly item_no: number | null;
  readonly tax_type: string;
  readonly payment_method: string;
  readonly currency: string;
  /** Payable as declared; null where it is left to customs. */
  readonly declared: string | null;
  /** Payable by customs' last calculation; null where it says nothing of this tax. */
  readonly calculated: string | null;
}

export interface TaxCheck {
  readonly figures: readonly TaxFigure[];
  /** Of customs' last calculation; null without one. `final`: customs calculates no more (DMSTAX 4). */
  readonly calculation: { readonly issued_at: Date; readonly final: boolean } | null;
  /** What is wrong or doubtful in tax lines, whatever found it. */
  readonly problems: readonly Problem[];
}

/** Customs' last calculation for a declaration, with the document as it was sent, JSON. */
export interface StoredCalculation {
  readonly issuedAt: Date;
  readonly isFinal: boolean;
  readonly document: StoredText;
  readonly duties: readonly NotificationDuty[];
}

/**
 * The tax check (API-032; D-06 leaves open what it is): the taxes the document declares beside what customs calculated
 * last, and all that `problems` and the comparison find in tax lines.
 */
export function checkTax(
  document: DocumentData,
  problems: readonly Problem[],
  stored: StoredCalculation | undefined,
): TaxCheck {
  const calculation = stored && { ...stored, document: storedTree(stored.document) };
  const taxes = rowsOf(document, 'CDSItems').flatMap((item) =>
    taxesOf(item).map((tax) => ({ ...tax, calculated: calculatedFor(item, tax.type, calculation) })),
  );
  return {
    figures: taxes.map(({ item, type, path, first, currency, declared, calculated }) => ({
      place: formatPath(path),
      item_no: typeof item.item_no === 'number' ? item.item_no : null,
      tax_type: type,
      payment_method: textOf(first.payment_method),
      currency,
      declared,
      calculated,
    })),
    calculation: calculation ? { issued_at: calculation.issuedAt, final: calculation.isFinal } : null,
    problems: [
      ...problems.filter(({ path }) => path.includes(lines)),
      ...taxes.flatMap(({ path, declared, calculated, currency }) =>
        declared === null || calculated === null || decimalOf(declared).eq(decimalOf(calculated))
          ? []
          : [differs([...path, 'tax_amount'], declared, calculated, currency)],
      ),
    ],
  };
}

/** The problems with whatever the tax check finds among them an error: a tax send passes over nothing. */
export function strictOnTaxes(
  document: DocumentData,
  problems: readonly Problem[],
  calculation: StoredCalculation | undefined,
): Problem[] {
  const ofTaxes = checkTax(document, problems, calculation).problems;
  return [
    ...problems.filter((problem) => !ofTaxes.includes(problem)),
    ...ofTaxes.map((problem): Problem => ({ ...problem, severity: 'error' })),
  ];
}

/** What customs calculated last for a declaration, by the issue time. */
export async function lastCalculation(
  db: Database,
  declarationId: number,
): Promise<StoredCalculation | undefined> {
  const row = await db
    .selectFrom('notifications')
    .innerJoin('outbox', 'outbox.id', 'notifications.outbox_id')
    .where('notifications.document_id', '=', declarationId)
    .where('notifications.function_code', '=', '13')
    .orderBy('notifications.issued_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(1)
    .select(['notifications.issued_at', 'outbox.id'])
    .select(documentColumns('outbox'))
    .select(sql<readonly string[]>`notifications.content -> 'statusCodes'`.as('status_codes'))
    .select(sql<readonly NotificationDuty[]>`notifications.content -> 'duties'`.as('duties'))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { issued_at: issuedAt, status_codes, duties, ...found } = row;
  return {
    issuedAt,
    isFinal: status_codes.includes('4'),
    document: found.document_length === null ? '{}' : documentFound(db, 'outbox', found),
    duties,
  };
}

/** With the items as they were sent. */
interface Calculation extends Omit<StoredCalculation, 'document'> {
  readonly document: DocumentData;
}

interface Tax {
  readonly item: Row;
  readonly type: string;
  readonly path: Path;
  readonly first: Row;
  readonly currency: string;
  readonly declared: string | null;
}

/** The taxes of an item, the lines of one type together. */
function taxesOf(item: Row): Tax[] {
  const all = rowsOf(item, lines);
  const firsts = all.filter(
    ({ tax_type: type }, index) =>
      textOf(type) !== '' && all.findIndex((line) => line.tax_type === type) === index,
  );
  return firsts.map((first) => {
    const amounts = all
      .filter((line) => line.tax_type === first.tax_type)
      .map((line) => textOf(line.tax_amount))
      .filter(isDecimal);
    return {
      item,
      type: textOf(first.tax_type),
      path: ['CDSItems', { id: item.uuid }, lines, { id: first.uuid }],
      first,
      currency: textOf(first.tax_currency) || 'GBP',
      declared: amounts.length === 0 ? null : sum(amounts),
    };
  });
}

/** Of the item that this one was when it was sent: items are numbered anew, their keys stay. */
function calculatedFor(item: Row, type: string, calculation: Calculation | undefined): string | null {
  const sent = rowsOf(calculation?.document ?? {}, 'CDSItems').find(({ uuid }) => uuid === item.uuid);
  const amounts = (calculation?.duties ?? [])
    .filter((duty) => duty.type === type && duty.item === String(sent?.item_no))
    .map((duty) => duty.payable?.value ?? '')
    .filter(isDecimal);
  return amounts.length === 0 ? null : sum(amounts);
}

function differs(path: Path, declared: string, calculated: string, currency: string): Problem {
  return {
    path,
    severity: 'warning',
    source: 'server',
    code: 'server.tax.differs',
    message: `Customs calculated ${nameTold(calculated)} ${nameTold(currency)} at last; the declaration says ${nameTold(declared)}.`,
    value: declared,
  };
}

function sum(amounts: readonly string[]): string {
  return amounts.reduce((total, amount) => total.plus(decimalOf(amount)), decimalOf('0')).toFixed();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
