import { type RawBuilder, sql } from 'kysely';
import { type DocumentColumn, kindIndex } from '../../engine/document-kind.ts';
import { type ListScreen, viewSort } from '../../engine/list-screen.ts';
import { type KindName, kindListings, kindNames, kinds } from '../../generated/kinds.ts';
import { listScreens } from '../../generated/list-screens.ts';
import { recordLists } from '../../generated/record-lists.ts';
import { sortKey } from '../lists/order.ts';
import type { Database } from './database.ts';

/** What PostgreSQL keeps a column of a kind as. */
const columnTypes: Readonly<Record<DocumentColumn['as'], string>> = {
  text: 'text',
  number: 'bigint',
  decimal: 'numeric',
  date: 'date',
  count: 'integer',
};

/** Every list, by its address without the first stroke. */
const lists: Readonly<Record<string, ListScreen>> = { ...listScreens, ...recordLists };

/** The list of a kind. */
export function listOfKind(kind: KindName): ListScreen {
  return lists[kinds[kind].addresses.list.slice(1)]!;
}

/**
 * Gives the table of documents the columns, indexes and statistics that the kinds ask for by now; where nothing is to be
 * done it is not locked. Indexes are of one kind each, so that a kind pays for its own alone: of each column that is
 * sorted, of each filter, of letter and keyword, within a company and over all. What no kind asks for any more, or
 * asks for otherwise, is dropped; a column stays with what is in it, unless it is to be of another type.
 */
export async function settleKindTables(transaction: Database): Promise<void> {
  const changes = [
    await settleColumns(transaction),
    await settleIndexes(transaction),
    await settleStatistics(transaction),
  ];
  if (changes.includes(true)) await sql`analyze documents`.execute(transaction);
}

/** Keeps how each kind is listed by now; gives those that were listed otherwise. */
export async function describeKinds(transaction: Database): Promise<readonly KindName[]> {
  const changed: KindName[] = [];
  for (const kind of kindNames) {
    const description = JSON.stringify(kindListings[kind]);
    const { rows } = await sql`
      insert into kind_descriptions (document_kind, description) values (${kind}, ${description}::jsonb)
      on conflict (document_kind) do update set description = excluded.description
      where kind_descriptions.description <> excluded.description returning 1`.execute(transaction);
    if (rows.length > 0) changed.push(kind);
  }
  return changed;
}

/** Tells whether anything was changed, as the next. */
async function settleColumns(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = 'documents'::regclass and attnum > 0 and not attisdropped`.execute(transaction);
  const standing = new Map(rows.map(({ name, type }) => [name, type]));
  const wanted = new Map(
    kindNames.flatMap((kind) =>
      Object.entries<DocumentColumn>(kindListings[kind].columns).map(
        ([name, { as }]) => [name, columnTypes[as]] as const,
      ),
    ),
  );
  const lacking = [...wanted].filter(([name, type]) => standing.get(name) !== type);
  for (const [name, type] of lacking) {
    const column = sql.ref(name);
    // What is in it is taken from the documents anew: their kind is described otherwise than before.
    if (standing.has(name)) await sql`alter table documents drop column ${column}`.execute(transaction);
    await sql`alter table documents add column ${column} ${sql.raw(type)}`.execute(transaction);
  }
  return lacking.length > 0;
}

/** Something that PostgreSQL keeps by a name and what it is of; what it is of stands beside it as its comment. */
interface Named {
  readonly name: string;
  readonly of: string | null;
}

/** Drops what is not wanted, and creates what is not there; tells whether anything was created. */
async function settleNamed(
  transaction: Database,
  what: 'index' | 'statistics',
  standing: readonly Named[],
  wanted: ReadonlyMap<string, RawBuilder<unknown>>,
): Promise<boolean> {
  const texts = new Map([...wanted].map(([name, of]) => [name, of.compile(transaction).sql]));
  const right = new Set(standing.filter(({ name, of }) => texts.get(name) === of).map(({ name }) => name));
  const kind = sql.raw(what);
  for (const { name } of standing)
    if (!right.has(name)) await sql`drop ${kind} ${sql.ref(name)}`.execute(transaction);
  const lacking = [...wanted].filter(([name]) => !right.has(name));
  for (const [name, of] of lacking) {
    await sql`create ${kind} ${sql.ref(name)} on ${of}`.execute(transaction);
    await sql`comment on ${kind} ${sql.ref(name)} is ${sql.lit(texts.get(name)!)}`.execute(transaction);
  }
  return lacking.length > 0;
}

async function settleIndexes(transaction: Database): Promise<boolean> {
  const { rows } = await sql<Named>`
    select relname as name, obj_description(indexrelid, 'pg_class') as of from pg_index
    join pg_class on pg_class.oid = indexrelid
    where indrelid = 'documents'::regclass and starts_with(relname, 'of_')`.execute(transaction);
  // Where it was not allowed keyword search does without, as in the first migration.
  const { rows: extensions } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(
    transaction,
  );
  const isWithTrigrams = extensions.length > 0;
  const wanted = new Map(kindNames.flatMap((kind) => [...indexesOf(kind, isWithTrigrams)]));
  return await settleNamed(transaction, 'index', rows, wanted);
}

/**
 * PostgreSQL keeps statistics of what rows are sorted and found by, where that is no column: it takes none from an index
 * of one kind, and without them reads a whole list for what an index finds.
 */
async function settleStatistics(transaction: Database): Promise<boolean> {
  const { rows } = await sql<Named>`
    select stxname as name, obj_description(oid, 'pg_statistic_ext') as of from pg_statistic_ext
    where stxrelid = 'documents'::regclass and starts_with(stxname, 'of_')`.execute(transaction);
  const keys = new Map<string, RawBuilder<unknown>>([
    ['archived', sql`archived + 0`],
    ['pieces', sql`pieces_of_six(keywords)`],
    ...kindNames
      .flatMap((kind) => listOfKind(kind).columns)
      .filter(({ sortable, kind }) => sortable && kind !== 'instant')
      .map(({ name, kind }) => [`${name}_${kind}`, sortKey(sql.ref(name), kind)] as const),
  ]);
  const wanted = new Map([...keys].map(([of, key]) => [`of_key_${of}`, sql`(${key}) from documents`]));
  return await settleNamed(transaction, 'statistics', rows, wanted);
}

/** What each index of a kind is of, by its name. */
function indexesOf(kind: KindName, isWithTrigrams: boolean): ReadonlyMap<string, RawBuilder<unknown>> {
  const screen = listOfKind(kind);
  const keyOf = (name: string) =>
    sortKey(sql.ref(name), screen.columns.find((column) => column.name === name)!.kind);
  /** Behind what is looked for, in the order of the list's usual sort. */
  const order = sql`${keyOf(viewSort(screen, 'active').sort)}, id`;
  const found = new Map<string, RawBuilder<unknown>>();
  const add = (of: string, what: RawBuilder<unknown>, ...conditions: readonly RawBuilder<unknown>[]) =>
    found.set(
      kindIndex(kind, of),
      sql`documents ${what} where ${sql.join([sql`document_kind = ${sql.lit(kind)}`, ...conditions], sql` and `)}`,
    );

  for (const { name, sortable, archived } of screen.columns) {
    if (!sortable) continue;
    const key = keyOf(name);
    add(`by_${name}`, sql`((archived + 0), ${key}, id)`, ...(archived ? [sql`archived + 0 = 1`] : []));
    add(
      `company_by_${name}`,
      sql`(company_id, archived, ${key}, id)`,
      ...(archived ? [sql`archived = 1`] : []),
    );
  }
  for (const { kind: filterKind, column, also, of, none } of screen.filters) {
    if (of !== undefined || filterKind === 'days') continue;
    for (const name of also === undefined ? [column] : [column, also]) {
      const member = sql.ref(name);
      add(`company_${name}`, sql`(company_id, archived, ${member}, ${order})`, sql`${member} is not null`);
    }
    if (none)
      add(
        `company_without_${column}`,
        sql`(company_id, archived, ${order})`,
        sql`${sql.ref(column)} is null`,
      );
  }
  add('letter', sql`((archived + 0), letter, ${order})`);
  add('company_letter', sql`(company_id, archived, letter, ${order})`);
  if (isWithTrigrams) add('keywords', sql`using gin (keywords gin_trgm_ops)`);
  add('long_keywords', sql`using gin (pieces_of_six(keywords))`);
  return found;
}
