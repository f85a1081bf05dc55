import { type Kysely, type Migration, sql } from 'kysely';

/** By whose badge, and for whom, a message goes through a community system. */
export const badgesOfMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column badge text, add column submitter text`.execute(db);
  },
};
