import { type Kysely, type Migration, sql } from 'kysely';

/** Answers are found by their MRN, and declarations say whether customs holds them. */
export const factsOfEachMessage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index notifications_mrn on notifications (mrn)`.execute(db);
    await sql`
      update declarations set facts = facts || jsonb_build_object('held', exists (
        select from outbox where outbox.declaration_id = declarations.id and outbox.outcome = 'accepted'
      ))`.execute(db);
  },
};
