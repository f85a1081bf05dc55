import { type Kysely, type Migration, sql } from 'kysely';

/** Since when customs may have a message that is to be posted again, or whose LRN is. Of those of before, since it was made. */
export const perhapsTaken: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column perhaps_taken_at timestamptz`.execute(db);
    await sql`
      update outbox set perhaps_taken_at = created_at
      where lrn is not null and (state = 'refused' or reposted and state in ('waiting', 'sending'))`.execute(
      db,
    );
  },
};
