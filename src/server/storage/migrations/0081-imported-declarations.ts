import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What of which file a declaration was made of, so that what a corrected file has of it is known. Of those made before,
 * only the reference is.
 */
export const importedDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table imported_declarations (
        declaration_id bigint primary key references declarations,
        company_id bigint not null references companies,
        -- What tells it from the others of its file; '' where nothing does.
        reference text not null,
        -- Hash of what the file says of it.
        content text
      )`.execute(db);
    await sql`
      create index imported_declarations_by_reference on imported_declarations (company_id, reference)
      where reference <> ''`.execute(db);
    await sql`
      create index imported_declarations_by_content on imported_declarations (company_id, content)`.execute(
      db,
    );
    await sql`
      insert into imported_declarations (declaration_id, company_id, reference)
      select distinct on (declarations.id) declarations.id, declarations.company_id, left(made ->> 'key', 255)
      from imports, jsonb_array_elements(imports.outcome -> 'declarations') as made, declarations
      where declarations.id = (made ->> 'id')::bigint and declarations.company_id = imports.company_id
        and not made ? 'items'
      order by declarations.id, imports.id`.execute(db);
  },
};
