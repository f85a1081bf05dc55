import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The version of the document's shape beside every copy of a document. What there was had version 1, and so has
 * what a process of before this migration writes while both run.
 */
export const shapesOfDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table declaration_history add column schema_version integer not null default 1;
alter table outbox add column schema_version integer not null default 1;
`;
