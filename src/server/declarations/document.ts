import { randomUUID } from 'node:crypto';
import type { ErrorObject } from 'ajv';
import type { Selectable, Updateable } from 'kysely';
import { excessIn } from '../../engine/bounds.ts';
import type { DocumentData, FieldValue, Row } from '../../engine/document.ts';
import type { DocumentColumn, DocumentListing } from '../../engine/document-kind.ts';
import { withFilledFigures } from '../../engine/index.ts';
import { nameTold } from '../../engine/text-beginning.ts';
import { type FieldErrors, refusals } from '../errors.ts';
import type { KindColumnsTable, SlotsTable } from '../storage/tables.ts';
import type { Kind } from './kind.ts';

/** Largest document taken, in bytes of JSON (design section 4). */
export const documentLimit = 16 * 1024 * 1024;

/**
 * A document as it is stored: blank fields left out, every row with a key of its own, sums of trees that it leaves blank
 * filled in. Wrong values are
 * taken (they are problems, not refusals); more than is taken of a document, an unknown field or a wrong type is refused
 * with its place (422). `held` is the document that this one takes the place of.
 */
export function acceptDocument(kind: Kind, data: unknown, held?: DocumentData): DocumentData {
  const own = withoutTransient(kind, data);
  refuseOtherShapes(kind, own, held);
  const tidy = tidied(kind.layout === 'form' ? trimmed(own as LooseDocument) : (own as LooseDocument));
  return withFilledFigures(tidy, kind.computations);
}

/** Texts without blanks around them, as of every form. */
function trimmed(document: LooseDocument): LooseDocument {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/**
 * The whole document that a stored one is to become. Only where it is beyond a bound the stored one is read: what is
 * beyond there already may stay so and become less.
 */
export async function acceptEdited(
  kind: Kind,
  data: unknown,
  held: () => DocumentData | Promise<DocumentData>,
): Promise<DocumentData> {
  return acceptDocument(kind, data, excessIn(kind.definition, data) && (await held()));
}

/** What a client holds beside the fields, such as the errors of its last save, comes back and is let go (CUS-111). */
function withoutTransient({ definition }: Kind, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !definition.transient?.includes(name)));
}

/**
 * Refuses (422) what is beyond a bound, before anything else is looked at, and what is no document of this kind: an
 * unknown field or a wrong type, with its place. What is beyond a bound in `held` already may stay so, and not grow.
 */
export function refuseOtherShapes(kind: Kind, data: unknown, held?: DocumentData): void {
  refuseExcess(kind, data, held);
  const { structure } = kind;
  if (!structure(data)) throw refusals.noSuchDocument(placesOf(structure.errors ?? []));
}

/** Refuses (422) a document that is beyond a bound, and not merely as far as `held` is. */
export function refuseExcess({ definition }: Kind, data: unknown, held?: DocumentData): void {
  const excess = excessIn(definition, data, held);
  if (excess !== undefined) throw refusals.tooMuch(excess);
}

/** A row from outside with its key, and with keys for the rows inside. */
export function keyedRow(row: LooseDocument): Row {
  return { ...tidied(row), uuid: typeof row.uuid === 'string' && row.uuid !== '' ? row.uuid : randomUUID() };
}

/** A document whose rows may lack their key and whose fields may be ''. */
export interface LooseDocument {
  readonly [name: string]: FieldValue | readonly LooseDocument[] | undefined;
}

function tidied(document: LooseDocument): DocumentData {
  const tidy: Record<string, FieldValue | readonly Row[]> = {};
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined || value === '') continue;
    tidy[name] = Array.isArray(value) ? keyedRows(value) : (value as FieldValue);
  }
  return tidy;
}

/** A key stands once in a list; a doubled one is replaced in the later row. */
function keyedRows(rows: readonly LooseDocument[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.map((loose) => {
    const row = keyedRow(loose);
    const unique = seen.has(row.uuid) ? { ...row, uuid: randomUUID() } : row;
    seen.add(unique.uuid);
    return unique;
  });
}

function placesOf(errors: readonly ErrorObject[]): FieldErrors {
  const places: FieldErrors = {};
  for (const error of errors) {
    const unknown: unknown = error.params?.additionalProperty;
    const place =
      unknown === undefined ? error.instancePath : `${error.instancePath}/${nameTold(String(unknown))}`;
    const text = unknown === undefined ? `Wrong type: ${error.message ?? error.keyword}.` : 'Unknown field.';
    places[place] = [...(places[place] ?? []), text];
  }
  return places;
}

/** JSON in UTF-8, as it is stored: a thread that made it hands it over without a copy. */
export function jsonBytes(data: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(data));
}

/** What lists are made of, taken from the document as its kind says, and its likeness to others. */
export function columnsOf(kind: Kind, document: DocumentData) {
  return {
    document: jsonBytes(document),
    ...listedBy(kind, document),
    marks: kind.authority?.marksOf(document) ?? [],
  };
}

/** What a list shows, sorts and finds a document by. */
export function listedBy({ listing }: Kind, document: DocumentData) {
  const said = (fields: readonly string[]) =>
    fields.map((field) => textColumn(document[field])).filter((text) => text !== null);
  return {
    ...columnsOfKind(listing, document),
    reference: said(listing.heading)[0] ?? '',
    words: said(listing.search).join(' '),
  };
}

type Slots = Selectable<SlotsTable>;

const noSlots: Slots = { lrn: null, assignee_id: null, customer_id: null };

function columnsOfKind(
  { columns }: DocumentListing,
  document: DocumentData,
): Slots & Updateable<KindColumnsTable> {
  const named = Object.fromEntries(
    Object.entries(columns).map(([name, { of, as }]) => [name, columnReaders[as](document[of])]),
  );
  return { ...noSlots, ...named };
}

/** The day it is of, YYYY-MM-DD; null where it names none. */
export function dayOf({ dayField }: Kind, document: DocumentData): string | null {
  return dayField === undefined ? null : dateColumn(document[dayField]);
}

const columnReaders = {
  text: textColumn,
  number: idColumn,
  decimal: decimalColumn,
  date: dateColumn,
  count: (value: DocumentData[string]) => (Array.isArray(value) ? value.length : 0),
} as const satisfies Record<DocumentColumn['as'], (value: DocumentData[string]) => unknown>;

/** Long enough for every reference customs knows; PostgreSQL's text cannot hold NUL. */
const columnLength = 255;

function textColumn(value: DocumentData[string]): string | null {
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, columnLength) : null;
}

function decimalColumn(value: DocumentData[string]): string | null {
  return typeof value === 'string' && /^\d{1,30}(\.\d{0,30})?$/.test(value) ? value : null;
}

function idColumn(value: DocumentData[string]): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}

/** DD-MM-YYYY of an existing day as YYYY-MM-DD. */
function dateColumn(value: DocumentData[string]): string | null {
  const [, day, month, year] = typeof value === 'string' ? (/^(\d\d)-(\d\d)-(\d{4})$/.exec(value) ?? []) : [];
  if (year === undefined || year === '0000') return null;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
