import { type RawBuilder, sql } from 'kysely';
import type { DocumentColumn } from '../../engine/document-kind.ts';
import { type ListScreen, viewSort } from '../../engine/list-screen.ts';
import { type KindName, kindListings, kindNames, kinds } from '../../generated/kinds.ts';
import { listScreens } from '../../generated/list-screens.ts';
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

/** The list of a kind. */
export function listOfKind(kind: KindName): ListScreen {
  const name = kinds[kind].addresses.list.slice(1);
  return listScreens[name as keyof typeof listScreens];
}

/** The name of an index of a kind's list. PostgreSQL would cut a longer one, and find two alike. */
export function kindIndex(kind: KindName, of: string): string {
  const name = `of_${kind.replaceAll('-', '_')}_${of}`;
  if (name.length > 63) throw new Error(`The name of the index ${name} is longer than 63 characters.`);
  return name;
}

/**
 * Gives the table of documents the columns and indexes that the kinds ask for by now, and says of which kinds what is
 * kept of their documents is told otherwise than when it was written. Indexes are of one kind each, so that a kind pays
 * for its own alone: of each column that is sorted, of each filter, of letter and keyword, within a company and over
 * all. One that no kind asks for any more is dropped; a column stays with what is in it.
 */
export async function settleKindTables(transaction: Database): Promise<readonly KindName[]> {
  for (const kind of kindNames) await addColumns(transaction, kind);
  const wanted = new Map(kindNames.flatMap((kind) => [...indexesOf(kind)]));
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = 'declarations' and starts_with(indexname, 'of_')`.execute(
    transaction,
  );
  const standing = new Set(rows.map(({ name }) => name));
  for (const name of standing)
    if (!wanted.has(name)) await sql`drop index ${sql.ref(name)}`.execute(transaction);
  for (const [name, of] of wanted)
    if (!standing.has(name))
      await sql`create index ${sql.ref(name)} on declarations ${of}`.execute(transaction);
  await measureKeys(transaction);
  return await describeKinds(transaction);
}

/**
 * Has PostgreSQL keep statistics of what rows are sorted and found by, where that is no column: it takes none from an
 * index of one kind, and without them reads a whole list for what an index finds.
 */
async function measureKeys(transaction: Database): Promise<void> {
  const wanted = new Map<string, RawBuilder<unknown>>([
    ['archived', sql`archived + 0`],
    ['pieces', sql`pieces_of_six(keywords)`],
    ...kindNames
      .flatMap((kind) => listOfKind(kind).columns)
      .filter(({ sortable, kind }) => sortable && kind !== 'instant')
      .map(({ name, kind }) => [name, sortKey(sql.ref(name), kind)] as const),
  ]);
  const { rows } = await sql<{ name: string }>`
    select stxname as name from pg_statistic_ext where stxrelid = 'declarations'::regclass`.execute(
    transaction,
  );
  const standing = new Set(rows.map(({ name }) => name));
  for (const [of, key] of wanted) {
    const name = `declarations_key_${of}`;
    if (!standing.has(name))
      await sql`create statistics ${sql.ref(name)} on (${key}) from declarations`.execute(transaction);
  }
}

/** Keeps how each kind is listed by now; gives those that were listed otherwise. */
async function describeKinds(transaction: Database): Promise<readonly KindName[]> {
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

async function addColumns(transaction: Database, kind: KindName): Promise<void> {
  for (const [name, { as }] of Object.entries<DocumentColumn>(kindListings[kind].columns))
    await sql`alter table declarations add column if not exists ${sql.ref(name)} ${sql.raw(columnTypes[as])}`.execute(
      transaction,
    );
}

/** What each index of a kind is of, by its name. */
function indexesOf(kind: KindName): ReadonlyMap<string, RawBuilder<unknown>> {
  const screen = listOfKind(kind);
  const keyOf = (name: string) =>
    sortKey(sql.ref(name), screen.columns.find((column) => column.name === name)!.kind);
  /** Behind what is looked for, in the order of the list's usual sort. */
  const order = sql`${keyOf(viewSort(screen, 'active').sort)}, id`;
  const found = new Map<string, RawBuilder<unknown>>();
  const add = (of: string, what: RawBuilder<unknown>, ...conditions: readonly RawBuilder<unknown>[]) =>
    found.set(
      kindIndex(kind, of),
      sql`${what} where ${sql.join([sql`document_kind = ${sql.lit(kind)}`, ...conditions], sql` and `)}`,
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
  add('keywords', sql`using gin (keywords gin_trgm_ops)`);
  add('long_keywords', sql`using gin (pieces_of_six(keywords))`);
  return found;
}
