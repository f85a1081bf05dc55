import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import { leaveToPerson } from '../../../../server/sending/leave-to-person.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { timeWords } from '../../../../server/time-words.ts';
import { sharesLrn } from '../post/posts.ts';
import { isUsedUp } from './kept-lrn.ts';
import { lrnHours } from './lrn.ts';

/** An hour less than customs state, because a post takes its time and clocks differ. */
const surelyKnownHours = lrnHours - 1;

/** The earlier messages that stand in the way of one of the outbox. */
const forgottenPosts = sql`from outbox as earlier
  where ${sharesLrn} and earlier.id <= outbox.id
    and earlier.perhaps_taken_at < statement_timestamp() - make_interval(hours => ${surelyKnownHours})
    and not ${isUsedUp('earlier')}`;

/**
 * Whether customs may have a message of the outbox, or another under its LRN, for so long that they would not refuse it
 * as repeated any more: posted by itself they could hold two.
 */
export const isForgotten = sql<boolean>`exists (select 1 ${forgottenPosts})`;

/** Messages that wait to be posted and that customs would not know as repeated are a person's to settle. */
export async function findForgotten(db: Database, log: Logger): Promise<void> {
  const forgotten = (within: Database) =>
    within
      .selectFrom('outbox')
      .where('state', '=', 'waiting')
      .where(isForgotten)
      .select([
        'id',
        'document_id',
        'lrn',
        sql<Date>`(select min(perhaps_taken_at) ${forgottenPosts})`.as('since'),
      ]);
  await leaveToPerson(db, forgotten, {
    reasonOf: ({ lrn, since }) =>
      `Customs may have the LRN ${lrn} since ${timeWords(since)}, and refuse what comes under it as repeated for ${lrnHours} hours only: posted now they could hold two. Ask them about it; then post it, or give it up.`,
    why: 'Customs would not know a message as repeated any more',
    log,
  });
}

/** Of what a person says that customs do not have: neither it nor what was posted under its LRN before stands in the way. */
export async function noteNotTaken(
  transaction: Database,
  declarationId: number,
  { id, lrn }: Pick<Selectable<OutboxTable>, 'id' | 'lrn'>,
): Promise<void> {
  if (lrn === null) return;
  await transaction
    .updateTable('outbox')
    .set({ perhaps_taken_at: null })
    .where('document_id', '=', declarationId)
    .where('lrn', '=', lrn)
    .where('id', '<=', id)
    .execute();
}
