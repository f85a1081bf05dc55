import { type Kysely, type Migration, sql } from 'kysely';

/** Kept parties and other templates of a company, by family (D-09); a name stands once in a family. */
export const templates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table templates (
        id bigint generated always as identity primary key,
        company_id bigint not null references companies (id),
        user_id bigint not null references users (id),
        family text not null,
        name text not null,
        document text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz
      )`.execute(db);
    await sql`create index templates_by_updated_at on templates (company_id, family, updated_at, id)`.execute(
      db,
    );
    await sql`
      create unique index templates_once on templates (company_id, family, lower(name))
        where deleted_at is null`.execute(db);
  },
};
