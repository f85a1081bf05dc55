import { type Kysely, type Migration, sql } from 'kysely';

/** The newest messages of a declaration are told with their answers, however many others it has. */
export const answersByMessage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index notifications_of_messages on notifications (declaration_id, outbox_id, issued_at, id)`.execute(
      db,
    );
  },
};
