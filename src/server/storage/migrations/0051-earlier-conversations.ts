import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A message that a person had posted again may have been taken both times, and customs answer each post in a
 * conversation of its own: the last is the message's, those before are kept beside it. `reposted`: it was released
 * while customs may have had it already.
 */
export const earlierConversations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column reposted boolean not null default false`.execute(db);
    await sql`
      update outbox set reposted = true from audit
      where audit.action = 'message released' and (audit.detail ->> 'outbox')::bigint = outbox.id
        and outbox.attempts > 1`.execute(db);
    await sql`
      create table earlier_conversations (
        conversation_id text not null,
        outbox_id bigint not null references outbox on delete cascade,
        primary key (conversation_id, outbox_id)
      )`.execute(db);
    await sql`
      create view conversations as
        select conversation_id, id as outbox_id, false as is_earlier from outbox where conversation_id is not null
        union all
        select conversation_id, outbox_id, true from earlier_conversations`.execute(db);
  },
};
