import { type Kysely, type Migration, sql } from 'kysely';

/** What a hand or another program stored as a document, and what of it could not be read, outlives the next edit. */
export const unreadParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table declarations add column unread jsonb not null default '[]'`.execute(db);
    await sql`alter table declaration_history add column original text`.execute(db);
  },
};
