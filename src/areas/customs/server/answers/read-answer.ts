import { type RawBuilder, sql } from 'kysely';
import type { FileOutcome, Notification } from '../../../../messages/index.ts';
import type { Due, Received } from '../../../../server/notifications/reader.ts';
import type { AnswerEnd, Reading } from '../../../../server/sending/authority.ts';
import { keepConversation } from '../../../../server/sending/conversations.ts';
import { renewStanding } from '../../../../server/sending/standing.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { bytesFound } from '../../../../server/storage/documents.ts';
import { lockDeclaration } from '../../../../server/storage/scope.ts';
import type { Prepared } from '../../../../server/threads/prepared.ts';
import { isEnded, isRejecting, isTaking } from '../post/ended-posts.ts';
import { earlierRejected, repeatRefused } from '../post/settled.ts';
import { isRejection, saysRepeated } from '../story/messages.ts';
import { sentMessage } from './error-places.ts';
import { noteOutcome } from './file-outcome.ts';
import { keepNotification } from './keep-notification.ts';
import { type AnsweredMessage, contendersFor, fileMeant, messageAnswered } from './message-answered.ts';
import { moveToEarlier } from './moved-answers.ts';
import { tellNews } from './news.ts';
import { placesWork, toldWork } from './works.ts';

/** Works in what customs sent, each notification at the message it answers; or tells why it cannot be. */
export async function readAnswer(
  transaction: Database,
  received: Due,
  prepared: Prepared,
  { outside, publicUrl }: Reading,
): Promise<AnswerEnd> {
  const place = { table: 'received_notifications', column: 'body', id: received.id } as const;
  const body = bytesFound(outside, place, received.short_body, received.body_length!);
  const told = await prepared.get(`told ${received.id}`, toldWork, body);
  if ('refused' in told) return { state: 'unreadable', reason: told.refused };

  const unmatched: Notification[] = [];
  for (const [index, notification] of told.notifications.entries()) {
    const message =
      told.file === undefined
        ? await messageAnswered(transaction, received.conversation_id, notification)
        : await fileMeant(transaction, told.file.reference ?? received.conversation_id);
    if (message === undefined) unmatched.push(notification);
    else {
      const of = { received, index, notification, message, publicUrl, outside, file: told.file };
      await workIn(transaction, of, prepared);
    }
  }
  if (unmatched.length === 0) return { state: 'read' };
  const contended = await tellContenders(transaction, received.conversation_id, unmatched);
  return { state: 'unmatched', reason: reasonAlone(unmatched), contended };
}

/** Says so of each message that one of them may be to, and whether there is one. */
async function tellContenders(
  transaction: Database,
  conversationId: string,
  notifications: readonly Notification[],
): Promise<boolean> {
  let isContended = false;
  for (const notification of notifications) {
    for (const { id, document_id, lrn } of await contendersFor(transaction, conversationId, notification)) {
      isContended = true;
      const reason = `Customs answered something under the LRN ${lrn}, which another message has as well: whose answer it is cannot be told. Ask them about this one.`;
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ reason })
        .where('id', '=', id)
        .where('state', 'not in', ['waiting', 'sending'])
        .where('reason', 'is distinct from', reason)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await renewStanding(transaction, document_id);
    }
  }
  return isContended;
}

/** By what people may know whose it is. */
function reasonAlone(notifications: readonly Notification[]): string {
  const names = notifications.flatMap(({ lrn, mrn }) => [
    ...(lrn === undefined ? [] : [`LRN ${lrn}`]),
    ...(mrn === undefined ? [] : [`MRN ${mrn}`]),
  ]);
  const told = names.length === 0 ? '' : `: it names ${[...new Set(names)].join(', ')}`;
  return `No message of ours has its conversation or MRN, nor alone its LRN${told}.`;
}

/**
 * The conversation an answer came in, where it is no other message's: customs tell of one message in the conversation of
 * another, and its own is still to come.
 */
function newConversation({ conversation_id: id }: Received) {
  return sql<string | null>`(select nullif(${id}, '')
    where not exists (select 1 from conversations where conversations.conversation_id = ${id}))`;
}

/** How far customs ended a message: every post of it, or one; and whether they have one. */
async function endsOf(transaction: Database, message: number) {
  return await transaction
    .selectFrom('outbox')
    .where('id', '=', message)
    .select([
      isEnded.as('isEnded'),
      hasAnswer(isRejecting).as('isRejected'),
      hasAnswer(isTaking).as('isTaken'),
    ])
    .executeTakeFirstOrThrow();
}

const hasAnswer = (is: RawBuilder<boolean>) =>
  sql<boolean>`exists (select 1 from notifications where outbox_id = outbox.id and ${is})`;

/**
 * Customs answer a message, so they have it, whatever we knew of it and though somebody gave it up. What they say of a
 * post that they refuse for the sake of another settles nothing, but that they have the other; that is no news of one
 * that was given up. Nor does it settle anything that they rejected one post, while they may have another. Call it once the
 * notification is kept. Tells whether it settles the message.
 */
async function settleMessage(
  transaction: Database,
  received: Received,
  notification: Notification,
  message: AnsweredMessage,
): Promise<boolean> {
  const row = () => transaction.updateTable('outbox').where('id', '=', message.id);
  const ends = await endsOf(transaction, message.id);
  const isRepetition = saysRepeated(notification) && (message.reposted || ends.isTaken);
  const isOfEarlierPost = isRejection(notification) && !ends.isEnded && !ends.isTaken;
  if (isRepetition && !(ends.isEnded && ends.isRejected)) {
    if (!ends.isTaken) await row().set(repeatRefused).where('state', '!=', 'discarded').execute();
  } else if (isOfEarlierPost) {
    await row().set({ reason: earlierRejected }).where('state', '=', 'sent').execute();
  } else {
    await row()
      .set({ state: 'sent', reason: null, repeat_refused: false })
      .where((eb) => eb.or([eb('state', '!=', 'sent'), eb('reason', 'is not', null)]))
      .execute();
  }
  await row()
    .set((eb) => ({
      conversation_id: eb.fn.coalesce('conversation_id', newConversation(received)),
      // Of what was given up nothing is on its way because they rejected a post of it.
      sent_at: isOfEarlierPost ? eb.ref('sent_at') : eb.fn.coalesce('sent_at', sql<Date>`now()`),
    }))
    .where((eb) => eb.or([eb('conversation_id', 'is', null), eb('sent_at', 'is', null)]))
    .execute();
  if (notification.lrn === message.lrn)
    await keepConversation(transaction, message.id, received.conversation_id);
  if (isRepetition) return ends.isEnded && ends.isRejected && !ends.isTaken;
  return !isRejection(notification) || (ends.isEnded && !ends.isTaken);
}

async function workIn(
  transaction: Database,
  of: {
    readonly received: Received;
    /** Place of the notification in what was received. */
    readonly index: number;
    readonly notification: Notification;
    readonly message: AnsweredMessage;
    readonly publicUrl: string;
    readonly outside: Database;
    /** What came of a file, when that is what it tells. */
    readonly file?: FileOutcome;
  },
  prepared: Prepared,
): Promise<void> {
  const { received, index, notification, message, publicUrl, outside, file } = of;
  // What must be made outside comes first: the transaction is left for it, and done again.
  const { errors, changed } = await prepared.get(`places ${received.id} ${index} ${message.id}`, placesWork, {
    message: await sentMessage(transaction, outside, message, notification),
    notification,
  });
  await lockDeclaration(transaction, message.document_id);
  if (file !== undefined) await noteOutcome(transaction, message, file);
  const id = await keepNotification(transaction, {
    received_id: received.id,
    outbox_id: message.id,
    document_id: message.document_id,
    notification_id: notification.id || `${received.sha256} ${index}`,
    function_code: notification.functionCode,
    issued_at: new Date(notification.issuedAt ?? received.received_at),
    lrn: notification.lrn ?? null,
    mrn: notification.mrn ?? null,
    accepted_at: notification.acceptedAt ? new Date(notification.acceptedAt) : null,
    content: { ...notification, changed },
    errors,
  });
  if (saysRepeated(notification) && message.kind === 'submission')
    await moveToEarlier(transaction, message, notification.mrn);
  const isSettled = await settleMessage(transaction, received, notification, message);
  if (id !== undefined)
    await tellNews(transaction, notification, { id, message, isSettled, errors, publicUrl });
  await renewStanding(transaction, message.document_id);
}
