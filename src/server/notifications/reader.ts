import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import type { FileOutcome, Notification } from '../../messages/index.ts';
import { isRepeat } from '../lifecycle/messages.ts';
import { keepConversation } from '../sending/conversations.ts';
import type { MessageWriter } from '../sending/message-writer.ts';
import { isDue } from '../sending/pause.ts';
import { renewStanding } from '../sending/standing.ts';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import type { ReceivedNotificationsTable, ReceivedState } from '../storage/tables.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import { changedPlaces, placedErrors } from './error-places.ts';
import { noteOutcome } from './file-outcome.ts';
import { keepNotification } from './keep-notification.ts';
import { type AnsweredMessage, fileMeant, messageAnswered } from './message-answered.ts';
import { tellNews } from './news.ts';
import { announceKept } from './received.ts';

const lookEveryMs = 2000;
const firstPauseMs = 1000;
const longestPauseMs = 10 * 60_000;
/** After this many tries, some hours, a notification stays in view and is tried no more. */
const mostAttempts = 30;

interface ReaderOptions {
  readonly db: Database;
  readonly messages: MessageWriter;
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
    return await db.transaction().execute(async (transaction) => {
      const received = await transaction
        .selectFrom('received_notifications')
        .where(isDue('next_attempt_at', longestPauseMs))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .selectAll()
        .executeTakeFirst();
      if (received === undefined) return false;
      id = received.id;
      await read(transaction, received, options);
      return true;
    });
  } catch (error) {
    if (id === undefined) throw error;
    // Whatever this one did wrong must not keep the others waiting.
    log.error({ err: error, received: id }, 'A notification could not be worked in.');
    const received = await db
      .selectFrom('received_notifications')
      .where('id', '=', id)
      .select(['id', 'attempts', 'conversation_id'])
      .executeTakeFirstOrThrow();
    await keepForLater(db, received, 'unreadable', reasonOf(error));
    return true;
  }
}

async function read(
  transaction: Database,
  received: Selectable<ReceivedNotificationsTable>,
  { log, messages, publicUrl }: ReaderOptions,
): Promise<void> {
  const told = await messages.told(received.body);
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
    else await workIn(transaction, { received, index, notification, message, publicUrl, file: told.file });
  }
  if (unmatched.length > 0) {
    await keepForLater(transaction, received, 'unmatched', reasonAlone(unmatched));
    return;
  }
  await transaction
    .updateTable('received_notifications')
    .set({ state: 'read', next_attempt_at: null, reason: null })
    .where('id', '=', received.id)
    .execute();
}

/** By what people may know whose it is. */
function reasonAlone(notifications: readonly Notification[]): string {
  const names = notifications.flatMap(({ lrn, mrn }) => [
    ...(lrn === undefined ? [] : [`LRN ${lrn}`]),
    ...(mrn === undefined ? [] : [`MRN ${mrn}`]),
  ]);
  const told = names.length === 0 ? '' : `: it names ${[...new Set(names)].join(', ')}`;
  return `No message of ours has its conversation, LRN or MRN${told}.`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function keepForLater(
  db: Database,
  {
    id,
    attempts,
    conversation_id,
  }: Pick<Selectable<ReceivedNotificationsTable>, 'id' | 'attempts' | 'conversation_id'>,
  state: ReceivedState,
  reason: string,
): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 20));
  await db
    .updateTable('received_notifications')
    .set({
      state,
      reason: reason.slice(0, 1000),
      attempts: attempts + 1,
      next_attempt_at:
        attempts + 1 < mostAttempts
          ? sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`
          : null,
    })
    .where('id', '=', id)
    .execute();
  // An open timeline shows it, and again when it is tried no more.
  if (attempts === 0 || attempts + 1 === mostAttempts) await announceKept(db, conversation_id);
}

/**
 * The conversation an answer came in, where it is no other message's: customs tell of one message in the conversation of
 * another, and its own is still to come.
 */
function newConversation({ conversation_id: id }: Selectable<ReceivedNotificationsTable>) {
  return sql<string | null>`(select nullif(${id}, '')
    where not exists (select 1 from conversations where conversations.conversation_id = ${id}))`;
}

async function workIn(
  transaction: Database,
  of: {
    readonly received: Selectable<ReceivedNotificationsTable>;
    /** Place of the notification in what was received. */
    readonly index: number;
    readonly notification: Notification;
    readonly message: AnsweredMessage;
    readonly publicUrl: string;
    /** What came of a file, when that is what it tells. */
    readonly file?: FileOutcome;
  },
): Promise<void> {
  const { received, index, notification, message, publicUrl, file } = of;
  await lockDeclaration(transaction, message.declaration_id);
  // Whatever we knew of it, even if somebody gave it up: customs answers it, so customs has it. What they say of a
  // post that they refuse for the sake of another settles nothing.
  const isSettled = !isRepeat({ isReposted: message.reposted }, notification);
  await transaction
    .updateTable('outbox')
    .set((eb) => ({
      ...(isSettled ? { state: 'sent', reason: null } : {}),
      conversation_id: eb.fn.coalesce('conversation_id', newConversation(received)),
      sent_at: eb.fn.coalesce('sent_at', sql<Date>`now()`),
    }))
    .where('id', '=', message.id)
    .where((eb) => eb.or([eb('state', '!=', 'sent'), eb('conversation_id', 'is', null)]))
    .execute();
  if (message.reposted) await keepConversation(transaction, message.id, received.conversation_id);

  if (file !== undefined) await noteOutcome(transaction, message, file);
  const errors = await placedErrors(transaction, message, notification.errors);
  const changed = await changedPlaces(transaction, message, notification.amendments);
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
  if (id !== undefined) await tellNews(transaction, notification, { id, message, errors, publicUrl });
  await renewStanding(transaction, message.declaration_id);
}
