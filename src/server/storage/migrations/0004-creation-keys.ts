import { type Kysely, type Migration, sql } from 'kysely';

/** The client's key of a creation: the same request again finds what the first one made. */
export const creationKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table declarations add column creation_key uuid`.execute(db);
    await sql`create unique index declarations_creation_key on declarations (company_id, creation_key)`.execute(
      db,
    );
  },
};
