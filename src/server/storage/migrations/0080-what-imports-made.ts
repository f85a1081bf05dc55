import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Which declaration an import put its items into, so that a corrected file adds none of them a second time. No reference:
 * it would have every import wait for whoever saves that declaration.
 */
export const whatImportsMade: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table imports add column declaration_id bigint`.execute(db);
    await sql`
      create index imports_of_declarations on imports (declaration_id) where declaration_id is not null`.execute(
      db,
    );
  },
};
