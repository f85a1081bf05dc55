import { type RawBuilder, type Selectable, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { beginningOf } from '../../engine/text-beginning.ts';
import type { FileOutcome, Notification } from '../../messages/index.ts';
import { ApiError } from '../errors.ts';
import { isRejection, isRepeat, saysRepeated } from '../lifecycle/messages.ts';
import { keepConversation } from '../sending/conversations.ts';
import { isEnded, isRejecting, isTaking } from '../sending/ended-posts.ts';
import { isDue } from '../sending/pause.ts';
import { earlierRejected, repeatRefused } from '../sending/settled.ts';
import { renewStanding } from '../sending/standing.ts';
import type { Database } from '../storage/database.ts';
import { bytesFound, lengthOfText, shortBytes } from '../storage/documents.ts';
import { lockDeclaration } from '../storage/scope.ts';
import type { ReceivedNotificationsTable, ReceivedState } from '../storage/tables.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';
import { Prepared } from '../threads/prepared.ts';
import type { Threads } from '../threads/threads.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import { sentMessage } from './error-places.ts';
import { noteOutcome } from './file-outcome.ts';
import { keepNotification } from './keep-notification.ts';
import { type AnsweredMessage, contendersFor, fileMeant, messageAnswered } from './message-answered.ts';
import { moveToEarlier } from './moved-answers.ts';
import { tellNews } from './news.ts';
import { announceKept } from './received.ts';
import { placesWork, toldWork } from './works.ts';

const lookEveryMs = 2000;
const firstPauseMs = 1000;
const longestPauseMs = 10 * 60_000;
/** After this many tries, some hours, a notification stays in view and is tried no more. */
const mostAttempts = 30;
/** But one that may be to several messages is, for so long, because it may turn out to be one's. */
const contendedDays = 31;

interface ReaderOptions {
  readonly db: Database;
  readonly threads: Threads;
  readonly log: Logger;
  /** Where people reach the web app, for the links in mails. */
  readonly publicUrl: string;
}

/** Reads received notifications one after the other. Any number may run; each notification is read by one. */
export function startNotificationReader(options: ReaderOptions): WantedWork {
  return startWantedWork({
    everyMs: lookEveryMs,
    onError: (error) => options.log.error({ err: error }, 'Notifications could not be read.'),
    async work(isClosing) {
      while (!isClosing() && (await readNext(options))) {
        // One after the other.
      }
    },
  });
}

/** Reads the next notification that is due; false when there is none. */
async function readNext(options: ReaderOptions): Promise<boolean> {
  const { db, log } = options;
  let id: number | undefined;
  try {
    const prepared = new Prepared(options.threads, { purpose: 'sending', company: 0, person: 0 });
    return await prepared.during(() => db.transaction().execute(inTransaction));

    async function inTransaction(transaction: Database): Promise<boolean> {
      const received = await transaction
        .selectFrom('received_notifications')
        .where(isDue('next_attempt_at', longestPauseMs))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select(['id', 'conversation_id', 'sha256', 'state', 'attempts', 'reason', 'received_at'])
        .select([shortBytes('body').as('short_body'), lengthOfText('body').as('body_length')])
        .executeTakeFirst();
      if (received === undefined) return false;
      id = received.id;
      await read(transaction, received, prepared, options);
      return true;
    }
  } catch (error) {
    if (id === undefined) throw error;
    // Whatever this one did wrong must not keep the others waiting.
    log.error({ err: error, received: id }, 'A notification could not be worked in.');
    const received = await db
      .selectFrom('received_notifications')
      .where('id', '=', id)
      .select(['id', 'attempts', 'conversation_id', 'state', 'reason'])
      .executeTakeFirstOrThrow();
    // What others hold it up with is no fault of its own: nobody is told of it, until it is tried no more.
    if (isOfOthers(error) && received.attempts + 1 < mostAttempts) await putOff(db, received);
    else await keepForLater(db, received, 'unreadable', reasonOf(error));
    return true;
  }
}

async function read(
  transaction: Database,
  received: Due,
  prepared: Prepared,
  { db: outside, log, publicUrl }: ReaderOptions,
): Promise<void> {
  const place = { table: 'received_notifications', column: 'body', id: received.id } as const;
  const body = bytesFound(outside, place, received.short_body, received.body_length!);
  const told = await prepared.get(`told ${received.id}`, toldWork, body);
  if ('refused' in told) {
    const reason = told.refused;
    log.warn({ reason, received: received.id }, 'A notification cannot be read; it is kept.');
    await keepForLater(transaction, received, 'unreadable', reason);
    return;
  }

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
  if (unmatched.length > 0) {
    const contended = await tellContenders(transaction, received.conversation_id, unmatched);
    await keepForLater(transaction, { ...received, contended }, 'unmatched', reasonAlone(unmatched));
    return;
  }
  await transaction
    .updateTable('received_notifications')
    .set({ state: 'read', next_attempt_at: null, reason: null })
    .where('id', '=', received.id)
    .execute();
}

/** Says so of each message that one of them may be to, and whether there is one. */
async function tellContenders(
  transaction: Database,
  conversationId: string,
  notifications: readonly Notification[],
): Promise<boolean> {
  let isContended = false;
  for (const notification of notifications) {
    for (const { id, declaration_id, lrn } of await contendersFor(
      transaction,
      conversationId,
      notification,
    )) {
      isContended = true;
      const reason = `Customs answered something under the LRN ${lrn}, which another message has as well: whose answer it is cannot be told. Ask them about this one.`;
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ reason })
        .where('id', '=', id)
        .where('state', 'not in', ['waiting', 'sending'])
        .where('reason', 'is distinct from', reason)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await renewStanding(transaction, declaration_id);
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

/** Of values that no column takes (22), or that are too long for one (54), the database speaks in words of its own: those are in the log. */
function reasonOf(error: unknown): string {
  if (error instanceof pg.DatabaseError && /^(22|54)/.test(error.code ?? ''))
    return 'It holds something that cannot be kept, such as a reference or an MRN far longer than any is.';
  return error instanceof Error ? error.message : String(error);
}

/** Whether the database or the threads were too busy, or away, for it. */
function isOfOthers(error: unknown): boolean {
  return error instanceof DatabaseTrouble || (error instanceof ApiError && error.status === 503);
}

type Received = Selectable<Omit<ReceivedNotificationsTable, 'body' | 'headers' | 'next_attempt_at'>>;

/** What is read of one that is due: not what it says, which may be 16 MiB. */
interface Due extends Received {
  readonly short_body: Uint8Array | null;
  readonly body_length: number | null;
}

interface Kept extends Pick<Received, 'id' | 'attempts' | 'conversation_id' | 'state' | 'reason'> {
  /** Whether it may be to one of several messages. */
  readonly contended?: boolean;
}

async function keepForLater(db: Database, kept: Kept, state: ReceivedState, reason: string): Promise<void> {
  await putOff(db, { ...kept, state, reason: beginningOf(reason, 1000) });
  // An open timeline shows it, and again when it is tried no more.
  if (kept.attempts === 0 || kept.state === 'received' || kept.attempts + 1 === mostAttempts)
    await announceKept(db, kept.conversation_id);
}

/** It is tried again after a while that doubles. */
async function putOff(db: Database, { id, attempts, state, reason, contended = false }: Kept): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 20));
  const next = sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`;
  const last = contended
    ? sql<Date | null>`case when received_at > now() - make_interval(days => ${contendedDays}) then ${next} end`
    : null;
  await db
    .updateTable('received_notifications')
    .set({
      state,
      reason,
      attempts: attempts + 1,
      next_attempt_at: attempts + 1 < mostAttempts ? next : last,
    })
    .where('id', '=', id)
    .execute();
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
  const isRepetition = isRepeat({ isReposted: message.reposted }, notification);
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
  await lockDeclaration(transaction, message.declaration_id);
  if (file !== undefined) await noteOutcome(transaction, message, file);
  const id = await keepNotification(transaction, {
    received_id: received.id,
    outbox_id: message.id,
    declaration_id: message.declaration_id,
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
  await renewStanding(transaction, message.declaration_id);
}
