import { type ExpressionBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { leaveToPerson } from '../../../../server/sending/leave-to-person.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { Tables } from '../../../../server/storage/tables.ts';
import { isRejecting } from '../post/ended-posts.ts';
import { requestKinds } from '../story/messages.ts';
import { hoursToAnswer } from './answer-hours.ts';
import { lrnHours } from './lrn.ts';

/**
 * Messages that customs took (202, or refused a later post of as repeated) and said nothing more of, for so many hours: from then on they are 'unconfirmed', and
 * a person settles them. An answer that comes after all has the last word. 0 hours: they wait for ever.
 */
export async function findUnanswered(db: Database, hours: number, log: Logger): Promise<void> {
  if (hours === 0) return;
  await findSilent(db, ['submission'], hours, log);
  await findSilent(db, requestKinds, hoursToAnswer(requestKinds[0], hours), log);
}

const repeatedLrn = `Posted again within ${lrnHours} hours of the first post, it is refused by customs as a repeated LRN.`;

const answersTo = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb
    .selectFrom('notifications')
    .whereRef('notifications.document_id', '=', 'outbox.document_id')
    .whereRef('notifications.outbox_id', '=', 'outbox.id')
    .select('notifications.id');

/** Whether a notification answers the message. */
const isAnswered = (eb: ExpressionBuilder<Tables, 'outbox'>) => eb.exists(answersTo(eb));

/** Whether they rejected a post of it. */
const isPartRejected = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.exists(answersTo(eb).where(isRejecting));

/** Whether something came in a conversation of the message that could not be worked in. */
function hasUnread(eb: ExpressionBuilder<Tables, 'outbox'>) {
  return eb.exists(
    eb
      .selectFrom('received_notifications')
      .innerJoin('conversations', 'conversations.conversation_id', 'received_notifications.conversation_id')
      .whereRef('conversations.outbox_id', '=', 'outbox.id')
      .where('received_notifications.state', '!=', 'read')
      .select('received_notifications.id'),
  );
}

async function findSilent(
  db: Database,
  kinds: readonly ('submission' | (typeof requestKinds)[number])[],
  hours: number,
  log: Logger,
): Promise<void> {
  const silent = (within: Database) =>
    within
      .selectFrom('outbox')
      .where('outcome', 'is', null)
      .where('state', '=', 'sent')
      .where('kind', 'in', kinds)
      .where('sent_at', '<', sql<Date>`clock_timestamp() - make_interval(hours => ${hours})`)
      // A submission without an ending has no answer that tells one.
      .where((eb) =>
        eb.or([eb('kind', '=', 'submission'), eb('repeat_refused', '=', true), eb.not(isAnswered(eb))]),
      )
      .select((eb) => [
        'id',
        'document_id',
        'lrn',
        'conversation_id',
        'repeat_refused',
        hasUnread(eb).as('hasUnread'),
        isPartRejected(eb).as('isPartRejected'),
      ]);
  await leaveToPerson(db, silent, {
    reasonOf({ lrn, conversation_id, repeat_refused, isPartRejected, hasUnread: isUnread }) {
      const about = conversation_id === null ? `the LRN ${lrn}` : `the conversation ${conversation_id}`;
      const settle = `Ask them about ${about}; then post it again or give it up.`;
      const told = (() => {
        if (isPartRejected)
          return `Customs rejected a post of this message, and said nothing within ${hours} hours of another that they may have. ${settle}`;
        if (repeat_refused)
          return `Customs refused a later post as repeated, so they have an earlier one, and answered nothing to that within ${hours} hours. ${settle}`;
        if (isUnread)
          return `Customs took this message (202), and what they answered could not be read: it is in the timeline as it came. Ask them about ${about} before you post it again or give it up.`;
        return `Customs took this message (202) and answered nothing within ${hours} hours. ${settle}`;
      })();
      return hours < lrnHours ? `${told} ${repeatedLrn}` : told;
    },
    why: 'Customs never answered a message',
    log,
  });
}
