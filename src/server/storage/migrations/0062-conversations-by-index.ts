import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Conversations are found by index, by their id and by their message. With a condition in one of its halves PostgreSQL
 * looked through all messages for what joins the view; those that have none are joined to nothing anyway.
 */
export const conversationsByIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index earlier_conversations_message on earlier_conversations (outbox_id)`.execute(db);
    await sql`
      create or replace view conversations as
        select conversation_id, id as outbox_id, false as is_earlier from outbox
        union all
        select conversation_id, outbox_id, true from earlier_conversations`.execute(db);
  },
};
