import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What imports brought to each declaration, item by item and content by content, so that another import asks for its own
 * lines only. It stood whole with each import and each declaration that one made, and was read whole. No reference to
 * declarations: it would have every import wait for whoever saves that declaration.
 */
export const linesOfImports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
    await sql.raw(brought).execute(db);
    // They are joined below, and nobody else can know of them yet.
    await sql`analyze brought`.execute(db);
    await sql`
      insert into imported_items (declaration_id, import_id, name, item, lines)
      select declaration_id, import_id, name, item, jsonb_array_length(contents)
      from brought
      order by declaration_id, import_id, place
      on conflict do nothing`.execute(db);
    await sql`analyze imported_items`.execute(db);
    await sql`
      insert into imported_lines (declaration_id, content, item_id, lines)
      select kept.declaration_id, content, kept.id, count(*)
      from brought
        join imported_items as kept using (declaration_id, import_id, item),
        jsonb_array_elements_text(brought.contents) as content
      group by kept.declaration_id, content, kept.id`.execute(db);
    await sql`analyze imported_lines`.execute(db);
    await sql`drop table brought`.execute(db);
    await sql`
      update imports set outcome = outcome #- '{declarations,0,contents}'
      where declaration_id is not null and outcome #> '{declarations,0,contents}' is not null`.execute(db);
    await sql`alter table imported_declarations drop column made`.execute(db);
  },
};

const tables = `
create table imported_items (
  declaration_id bigint not null,
  id bigint generated always as identity,
  -- 0: the import that made the declaration.
  import_id bigint not null,
  -- Of the file.
  name text not null,
  -- Key of its row.
  item text not null,
  -- How many it was made of.
  lines integer not null,
  primary key (declaration_id, id),
  unique (declaration_id, item)
);
create table imported_lines (
  declaration_id bigint not null,
  -- Hash of what the lines say.
  content text not null,
  item_id bigint not null,
  lines integer not null,
  primary key (declaration_id, content, item_id)
);
`;

const brought = `
create temporary table brought as
select import.declaration_id, import.id as import_id, import.name, items.item, items.place,
  coalesce(import.made #> array['contents', (items.place - 1)::text], '[]') as contents
from (
    select declaration_id, id, name, outcome #> '{declarations,0}' as made
    from imports where declaration_id is not null and state = 'done'
    union all
    select declaration_id, 0, made ->> 'name', made
    from imported_declarations where made is not null
  ) as import,
  jsonb_array_elements_text(coalesce(import.made -> 'items', '[]')) with ordinality as items (item, place)
`;
