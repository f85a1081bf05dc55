import { type Kysely, type Migration, sql } from 'kysely';

/** Every session knows the sign-in it goes back to, which its renewals keep. */
export const signIns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sessions add column sign_in uuid not null default gen_random_uuid()`.execute(db);
    await sql`create index sessions_of_sign_ins on sessions (sign_in)`.execute(db);
  },
};
