import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What is stored is documents of every kind, and so the tables and columns say: until then they were named after the
 * first kind. Keys, indexes and triggers take the new words with them. Nothing is copied or read; a moment's lock is all.
 */
export const documentsOfEveryKind: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [from, to] of tables)
      await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.columns
      where table_schema = current_schema and column_name = 'declaration_id'`.execute(db);
    for (const { table } of rows)
      await sql`alter table ${sql.table(table)} rename column declaration_id to document_id`.execute(db);
    await sql.raw(namesWithin).execute(db);
  },
};

const tables = [
  ['declarations', 'documents'],
  ['declaration_history', 'document_history'],
  ['declaration_tallies', 'document_tallies'],
  ['imported_declarations', 'imported_documents'],
] as const;

/** Renames what hangs on the tables, and what functions and the notes beside indexes say of them. */
const namesWithin = `
  do $$
  declare
    one record;
  begin
    for one in
      select conname as name, conrelid::regclass as owner from pg_constraint
      where connamespace = current_schema::regnamespace and conname ~ 'declaration'
    loop
      execute format('alter table %s rename constraint %I to %I', one.owner, one.name,
        replace(one.name, 'declaration', 'document'));
    end loop;
    -- What belongs to one kind begins with "of_" and keeps its name.
    for one in
      select relname as name, relkind as kind from pg_class
      where relnamespace = current_schema::regnamespace and relkind in ('i', 'S') and relname ~ 'declaration'
        and not starts_with(relname, 'of_')
    loop
      execute format('alter %s %I rename to %I', case one.kind when 'i' then 'index' else 'sequence' end, one.name,
        replace(one.name, 'declaration', 'document'));
    end loop;
    for one in
      select tgname as name, tgrelid::regclass as owner from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema::regnamespace and not tgisinternal and tgname ~ 'declaration'
    loop
      execute format('alter trigger %I on %s rename to %I', one.name, one.owner,
        replace(one.name, 'declaration', 'document'));
    end loop;
    for one in
      select oid, proname as name from pg_proc
      where pronamespace = current_schema::regnamespace and proname ~ 'of_declarations$'
    loop
      execute replace(pg_get_functiondef(one.oid), 'declaration_tallies', 'document_tallies');
      execute format('alter function %I() rename to %I', one.name, replace(one.name, 'declaration', 'document'));
    end loop;
    -- What belongs to one kind is made anew when the note beside it says something else than it is to be of.
    for one in
      select indexrelid::regclass as name, obj_description(indexrelid, 'pg_class') as note from pg_index
      where indrelid = 'documents'::regclass and starts_with(obj_description(indexrelid, 'pg_class'), 'declarations ')
    loop
      execute format('comment on index %s is %L', one.name, regexp_replace(one.note, '^declarations', 'documents'));
    end loop;
    for one in
      select stxname as name, obj_description(oid, 'pg_statistic_ext') as note from pg_statistic_ext
      where stxrelid = 'documents'::regclass and obj_description(oid, 'pg_statistic_ext') ~ ' from declarations$'
    loop
      execute format('comment on statistics %I is %L', one.name, regexp_replace(one.note, 'declarations$', 'documents'));
    end loop;
  end
  $$`;
