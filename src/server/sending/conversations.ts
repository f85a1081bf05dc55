import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/**
 * Keeps a conversation of a message beside the one that is its own, because customs may answer an earlier post there.
 * Nothing where it is known already, as its own or as another message's: customs tell of one in the conversation of
 * another.
 */
export async function keepConversation(
  transaction: Database,
  message: number,
  conversationId: string | null,
): Promise<void> {
  if (!conversationId) return;
  await sql`
    insert into earlier_conversations (conversation_id, outbox_id)
    select ${conversationId}::text, ${message}::bigint
    where not exists (select 1 from conversations where conversation_id = ${conversationId})`.execute(
    transaction,
  );
}
