import { type Kysely, type Migration, sql } from 'kysely';

/** Every stored document says of which kind it is: until then there was one kind. */
export const kindsOfDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['declarations', 'outbox']) {
      await sql`alter table ${sql.table(table)}
        add column document_kind text not null default 'customs-declaration'`.execute(db);
      // Whoever stores one says what it is.
      await sql`alter table ${sql.table(table)} alter column document_kind drop default`.execute(db);
    }
  },
};
