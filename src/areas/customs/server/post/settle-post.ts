import { type Selectable, sql } from 'kysely';
import { announce } from '../../../../server/live/events.ts';
import type { Settling } from '../../../../server/sending/authority.ts';
import { keepConversation } from '../../../../server/sending/conversations.ts';
import type { PostOutcome } from '../../../../server/sending/gateway.ts';
import { productionHold } from '../../../../server/sending/production-hold.ts';
import { renewStanding } from '../../../../server/sending/standing.ts';
import type { PostedMessage } from '../../../../server/sending/turns.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { lockDeclaration } from '../../../../server/storage/scope.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { tellRefusal } from '../answers/news.ts';
import { placeFiles } from './file-places.ts';
import { isUnsent, wasPostedBefore, withPost } from './posts.ts';
import { refusalErrors } from './refusal.ts';
import { settledColumns } from './settled.ts';

/**
 * Stores what came of a post; a notification that settled the row meanwhile has the last word, and so has a later post
 * of it. That customs took one settles a row that waits or awaits confirmation, whichever post of it that was, and of
 * one settled otherwise it is noted.
 */
export async function settlePost(
  db: Database,
  row: PostedMessage,
  outcome: PostOutcome,
  { pauseMs, publicUrl }: Settling,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockDeclaration(transaction, row.document_id);
    const found = await transaction
      .selectFrom('outbox')
      .where('id', '=', row.id)
      .select(['id', 'state', 'worker', 'attempts', 'conversation_id', 'detail'])
      .select(wasPostedBefore.as('is_lrn_posted'))
      .forUpdate()
      .executeTakeFirstOrThrow();
    await notePost(transaction, found, outcome);
    if (!isOpenTo(outcome, found, row)) {
      if (outcome.kind === 'taken') await noteTaken(transaction, found, outcome);
      return;
    }
    const settled = await placeFiles(transaction, row, outcome);
    const columns = settledColumns(settled, {
      canBeHeld: row.lrn !== null,
      isSubmission: row.kind === 'submission',
      isReposted: row.reposted,
      isLrnPosted: found.is_lrn_posted,
      before: row.http_status,
      pauseMs,
    });
    const held = columns.state === 'waiting' ? await productionHold(transaction, row) : null;
    await transaction
      .updateTable('outbox')
      .set(held === null ? columns : { ...columns, reason: held })
      .where('id', '=', row.id)
      .execute();
    await keepConversation(transaction, row.id, found.conversation_id);
    if (settled.kind === 'refused') {
      const errors = refusalErrors(settled.response, settled.httpStatus);
      const isVerdict = columns.state === 'refused';
      await tellRefusal(transaction, { message: row, errors, isVerdict, publicUrl });
    }
    await renewStanding(transaction, row.document_id);
  });
  if (outcome.kind === 'taken' && outcome.conversationId !== null) {
    await readUnmatchedAgain(db, outcome.conversationId);
  }
}

type FoundRow = Pick<
  Selectable<OutboxTable>,
  'id' | 'state' | 'worker' | 'attempts' | 'conversation_id' | 'detail'
>;

/** For the timeline, and for what is told of it later, whatever becomes of the message. */
async function notePost(
  transaction: Database,
  { id, detail }: FoundRow,
  outcome: PostOutcome,
): Promise<void> {
  const noted = JSON.stringify({
    posts: withPost(detail.posts ?? [], outcome),
    ...(isUnsent(outcome) ? { unsent: (detail.unsent ?? 0) + 1 } : {}),
  });
  await transaction
    .updateTable('outbox')
    .set({ detail: sql`detail || ${noted}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** Whether the outcome of a post settles the row as it is found now; `posted` is the row as it was posted. */
function isOpenTo(
  { kind }: PostOutcome,
  { state, worker, attempts }: FoundRow,
  posted: PostedMessage,
): boolean {
  if (kind === 'taken' && (state === 'waiting' || state === 'unconfirmed')) return true;
  const isLast = worker === posted.worker && attempts === posted.attempts;
  return isLast && (state === 'sending' || state === 'unconfirmed');
}

/** Notes that customs have a message that is settled otherwise, given up for one, or is being posted again. */
async function noteTaken(
  transaction: Database,
  { id, state }: FoundRow,
  { httpStatus, conversationId }: Extract<PostOutcome, { kind: 'taken' }>,
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set((eb) => ({
      sent_at: eb.fn.coalesce('sent_at', sql<Date>`clock_timestamp()`),
      conversation_id: eb.fn.coalesce('conversation_id', sql<string | null>`${conversationId}::text`),
      ...(state === 'discarded' ? { http_status: httpStatus } : {}),
    }))
    .where('id', '=', id)
    .execute();
  await keepConversation(transaction, id, conversationId);
}

/** An answer may come before the 202 that names its conversation. */
async function readUnmatchedAgain(db: Database, conversationId: string): Promise<void> {
  await db
    .updateTable('received_notifications')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'unmatched')
    .execute();
  await announce(db, { name: 'received-notification' });
}
