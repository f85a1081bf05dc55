import { type Kysely, type Migration, sql } from 'kysely';

/** When the person gave the password: a session renewed again and again ends all the same. */
export const endsOfSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sessions add column signed_in_at timestamptz not null default now()`.execute(db);
  },
};
