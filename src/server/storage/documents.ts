import { type RawBuilder, sql } from 'kysely';
import type { KindName } from '../../generated/kinds.ts';
import { LongText, TextGone } from '../threads/long-text.ts';
import { smallWeight } from '../threads/work.ts';
import type { Database } from './database.ts';

/** What is stored as text: text, its bytes in UTF-8, or what reads these when a thread is about to need them. */
export type StoredText = string | Uint8Array | LongText;

interface Place {
  readonly table: 'documents' | 'document_history' | 'outbox' | 'received_notifications';
  readonly column: 'document' | 'provenances' | 'patches' | 'inverse' | 'body';
  readonly id: number;
  /** Of its row, where others may change it. */
  readonly version?: string;
}

/** A text that is read within its row: null where it is long. */
export function shortText(reference: string): RawBuilder<string | null> {
  const text = sql.ref(reference);
  return sql`case when octet_length(${text}) <= ${smallWeight} then ${text} end`;
}

/** How many bytes a text has; null where there is none. */
export function lengthOfText(reference: string): RawBuilder<number | null> {
  return sql`octet_length(${sql.ref(reference)})`;
}

/** A text of which these two were read. `db` is no transaction, or one that lasts until it is read. */
export function textFound(
  db: Database,
  place: Place,
  short: string | null,
  length: number | null,
): StoredText {
  return short ?? longFound(db, place, sql`convert_to(${sql.ref(place.column)}, 'UTF8')`, length!);
}

/** Bytes that are read within their row: null where they are long. */
export function shortBytes(reference: string): RawBuilder<Buffer | null> {
  const bytes = sql.ref(reference);
  return sql`case when octet_length(${bytes}) <= ${smallWeight} then ${bytes} end`;
}

/** The same of a column of bytes. */
export function bytesFound(
  db: Database,
  place: Place,
  short: Uint8Array | null,
  length: number,
): Uint8Array | LongText {
  return short ?? longFound(db, place, sql.ref(place.column), length);
}

function longFound(
  db: Database,
  { table, id, version }: Place,
  bytes: RawBuilder<unknown>,
  length: number,
): LongText {
  const isSame = version === undefined ? sql`true` : sql`xmin::text::bigint = ${numeral(Number(version))}`;
  return new LongText(length, async () => {
    const found = await bytesOf(
      db,
      sql`select ${bytes} from ${sql.table(table)} where id = ${numeral(id)} and ${isSame}`,
    );
    if (found === undefined) throw new TextGone(`A text of ${table} ${id} is another by now.`);
    return found;
  });
}

/** What is read of a document in a row of other columns. */
export function documentColumns(table: Place['table']) {
  return [
    shortText(`${table}.document`).as('short_document'),
    lengthOfText(`${table}.document`).as('document_length'),
  ] as const;
}

interface Found {
  readonly id: number;
  readonly short_document: string | null;
  readonly document_length: number | null;
}

/** The document of which these columns were read, as `textFound`. */
export function documentFound(
  db: Database,
  table: Place['table'],
  { id, short_document, document_length }: Found,
  version?: string,
): StoredText {
  const place = { table, column: 'document', id, ...(version === undefined ? {} : { version }) } as const;
  return textFound(db, place, short_document, document_length);
}

/**
 * A document of the outbox, as it was sent: nobody changes that any more. `outside`: the database it is read from when it
 * is long, where the rest is asked within a transaction.
 */
export async function sentDocument(
  db: Database,
  message: number,
  outside = db,
): Promise<{
  readonly document_kind: KindName;
  readonly document: StoredText;
  readonly schema_version: number;
}> {
  const { document_kind, schema_version, ...found } = await db
    .selectFrom('outbox')
    .where('id', '=', message)
    .select(['id', 'document_kind', 'schema_version'])
    .select(documentColumns('outbox'))
    .executeTakeFirstOrThrow();
  return { document_kind, document: documentFound(outside, 'outbox', found), schema_version };
}

/** So many bytes come in one piece. */
const pieceLength = 256 * 1024;

/** What copies takes no parameters. */
function numeral(number: number): RawBuilder<number> {
  if (!Number.isSafeInteger(number)) throw new Error('A number of a statement must be whole.');
  return sql.lit(number);
}

/** The bytes that a query without parameters finds, in memory that threads share; undefined where it finds none. */
async function bytesOf(db: Database, query: RawBuilder<unknown>): Promise<Uint8Array | undefined> {
  const piece = numeral(pieceLength);
  const { rows } = await sql<{ readonly bytes: Uint8Array }>`copy (
    with whole as materialized (select bytes from (${query}) as found(bytes))
    select octet_length(bytes), place, substring(bytes from place for ${piece})
    from whole, generate_series(1, greatest(octet_length(bytes), 1), ${piece}) as place
    ) to stdout (format binary)`.execute(db);
  return rows[0]?.bytes;
}

/** Text that is written as bytes in UTF-8, which the driver passes on as they are. */
export function textOfBytes({ buffer, byteOffset, byteLength }: Uint8Array): RawBuilder<string> {
  return sql<string>`convert_from(${Buffer.from(buffer, byteOffset, byteLength)}, 'UTF8')`;
}
