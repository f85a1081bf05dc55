import { sql } from 'kysely';
import type { Database } from '../../../../server/storage/database.ts';
import { isNamed, postsAnswered, postsLeft, postsOpen } from '../post/ended-posts.ts';
import type { AnsweredMessage } from './message-answered.ts';

/**
 * Gives answers that were told to a message, in conversations that nobody knew, to the one before it under its LRN: once
 * customs refuse the message as repeated, more was said of it than it had posts, and they have the earlier one.
 */
export async function moveToEarlier(
  transaction: Database,
  { id, document_id, lrn }: AnsweredMessage,
  refusal: string | undefined,
): Promise<void> {
  const over = await transaction
    .selectFrom('outbox')
    .where('id', '=', id)
    .where(sql<boolean>`${postsAnswered('outbox')} > ${postsLeft('outbox')}`)
    .select('id')
    .executeTakeFirst();
  if (over === undefined) return;
  const earlier = await transaction
    .selectFrom('outbox')
    .where('document_id', '=', document_id)
    .where('lrn', '=', lrn)
    .where('kind', '=', 'submission')
    .where('id', '<', id)
    .where(sql<boolean>`${postsOpen} > 0`)
    .orderBy('id')
    .limit(1)
    .select('id')
    .executeTakeFirst();
  if (earlier === undefined) return;
  const moved = await transaction
    .updateTable('notifications')
    .from('outbox')
    .innerJoin('received_notifications as received', (join) => join.onTrue())
    .set({ outbox_id: earlier.id })
    .whereRef('received.id', '=', 'notifications.received_id')
    .whereRef('outbox.id', '=', 'notifications.outbox_id')
    .where('notifications.outbox_id', '=', id)
    .where('notifications.mrn', 'is not', null)
    .where('notifications.mrn', 'is distinct from', refusal ?? null)
    // What came in a conversation that they named for it is its own.
    .where(({ not }) => not(isNamed(sql<string>`received.conversation_id`)))
    .returning('notifications.received_id')
    .execute();
  if (moved.length === 0) return;
  const conversations = transaction
    .selectFrom('received_notifications')
    .where(
      'id',
      'in',
      moved.map(({ received_id }) => received_id),
    )
    .select('conversation_id');
  await transaction
    .updateTable('earlier_conversations')
    .set({ outbox_id: earlier.id })
    .where('outbox_id', '=', id)
    .where('conversation_id', 'in', conversations)
    .execute();
  const { conversation_id } = await transaction
    .selectFrom('outbox')
    .where('id', '=', id)
    .select('conversation_id')
    .executeTakeFirstOrThrow();
  const isMoved = conversation_id !== null && (await isAmong(conversation_id));
  if (isMoved)
    await transaction.updateTable('outbox').set({ conversation_id: null }).where('id', '=', id).execute();
  await transaction
    .updateTable('outbox')
    .set((eb) => ({
      state: 'sent',
      reason: null,
      sent_at: eb.fn.coalesce('sent_at', sql<Date>`now()`),
      ...(isMoved ? { conversation_id: eb.fn.coalesce('conversation_id', eb.val(conversation_id)) } : {}),
    }))
    .where('id', '=', earlier.id)
    .execute();

  async function isAmong(conversation: string): Promise<boolean> {
    const found = await conversations.where('conversation_id', '=', conversation).executeTakeFirst();
    return found !== undefined;
  }
}
