import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Which lines of its file each item of a declaration was made of, so that the file adds none of them a second time when
 * it is imported into that declaration. Of those made before nothing is known.
 */
export const itemsOfMadeDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table imported_declarations add column made jsonb`.execute(db);
  },
};
