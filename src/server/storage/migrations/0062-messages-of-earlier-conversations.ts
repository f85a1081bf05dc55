import { type Kysely, type Migration, sql } from 'kysely';

/** The conversations of one message are found by an index too: its timeline asks for what came in them. */
export const messagesOfEarlierConversations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index earlier_conversations_message on earlier_conversations (outbox_id)`.execute(db);
  },
};
