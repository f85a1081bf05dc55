import { type RawBuilder, sql } from 'kysely';
import type { ColumnKind, ListScreen } from '../../engine/list-screen.ts';
import { recordLists } from '../../generated/record-lists.ts';
import type { Actor, Resource } from '../access.ts';
import type { ListRow, ListSource } from './list-source.ts';

/** What is listed of a table that has no documents: its columns as they are shown, and what is looked for in them. */
export interface TableList<Row extends ListRow> {
  /** Name of its list. */
  readonly name: keyof typeof recordLists;
  /** A table, or a statement in brackets with a name, of rows with id and company_id. */
  readonly table: RawBuilder<unknown>;
  readonly columns: Readonly<Record<string, TableColumn>>;
  /** The column that the letters are of. */
  readonly lettersOf: string;
  /** Columns that the keyword is looked for in. */
  readonly search: readonly string[];
  /** What else is read of each row, and may be asked for by `except`. */
  readonly beside?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Holds for the rows that are listed. */
  readonly only: RawBuilder<boolean>;
  readonly ownCompany?: true;
  except?(actor: Actor): RawBuilder<boolean>;
  /** A row as the API answers it. */
  shown(row: Readonly<Record<string, unknown>>, actor: Actor): Row;
}

interface TableColumn {
  readonly kind: ColumnKind;
  /** Absent: the column of that name. */
  readonly of?: RawBuilder<unknown>;
}

/** The rows of a table as a list reads them. A company has few of them: they are searched and sorted without indexes. */
export function tableList<Row extends ListRow>(of: TableList<Row>): ListSource<Row> {
  const screen: ListScreen = recordLists[of.name];
  const value = (name: string) => of.columns[name]?.of ?? sql.ref(name);
  const named = [...Object.keys(of.columns).map((name) => [name, value(name)] as const)];
  const beside = Object.entries(of.beside ?? {});
  const select = (all: readonly (readonly [string, RawBuilder<unknown>])[]) =>
    sql.join(all.map(([name, expression]) => sql`${expression} as ${sql.ref(name)}`));
  const words = sql.join(of.search.map(value));
  const table = sql`(
    select id, company_id, 0 as archived, upper(left(${value(of.lettersOf)}, 1)) as letter,
      lower(concat_ws(' ', '', ${words})) as keywords, ${select([...named, ...beside])}
    from ${of.table} where ${of.only}
  ) as listed`;
  return {
    screen,
    resource: screen.resource as Resource,
    table,
    only: sql<boolean>`true`,
    ...(of.ownCompany ? { ownCompany: true } : {}),
    ...(of.except ? { except: of.except } : {}),
    rows: async (db, actor, ids) => {
      const { rows } = await sql<Readonly<Record<string, unknown>>>`
        select id, ${select([...named, ...beside])} from ${of.table}
        where id = any(${ids}::bigint[])`.execute(db);
      return rows.map((row) => of.shown(row, actor));
    },
  };
}
