import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DocumentData } from '../../engine/document.ts';
import { getAt } from '../../engine/index.ts';
import { messageMaps } from '../../generated/messages.ts';
import { decodeXml, type Notification, pointerToPath, readNotifications } from '../../messages/index.ts';
import { documentName, documentOf } from '../declarations/document.ts';
import { renewStanding } from '../sending/standing.ts';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import type { OutboxTable, ReceivedNotificationsTable, ReceivedState } from '../storage/tables.ts';
import type { NotificationError } from './notification-error.ts';

export interface NotificationReader {
  /** Reads what has come now; it looks by itself every few seconds anyway. */
  wake(): void;
  close(): Promise<void>;
}

const lookEveryMs = 2000;
const firstPauseMs = 1000;
const longestPauseMs = 10 * 60_000;
/** After this many tries, some hours, a notification stays in view and is tried no more. */
const mostAttempts = 30;

/** Reads received notifications one after the other. Any number may run; each notification is read by one. */
export function startNotificationReader({ db, log }: { db: Database; log: Logger }): NotificationReader {
  let isClosed = false;
  let isWanted = false;
  let reading: Promise<void> | undefined;

  const wake = () => {
    isWanted = true;
    if (isClosed || reading !== undefined) return;
    reading = readAll()
      .catch((error) => log.error({ err: error }, 'Notifications could not be read.'))
      .finally(() => {
        reading = undefined;
      });
  };

  async function readAll(): Promise<void> {
    while (isWanted && !isClosed) {
      isWanted = false;
      while (!isClosed && (await readNext(db, log))) {
        // One after the other.
      }
    }
  }

  const clock = setInterval(wake, lookEveryMs);
  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(clock);
      await reading;
    },
  };
}

/** Reads the next notification that is due; false when there is none. */
async function readNext(db: Database, log: Logger): Promise<boolean> {
  let id: number | undefined;
  try {
    return await db.transaction().execute(async (transaction) => {
      const received = await transaction
        .selectFrom('received_notifications')
        .where('next_attempt_at', '<=', sql<Date>`clock_timestamp()`)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .selectAll()
        .executeTakeFirst();
      if (received === undefined) return false;
      id = received.id;
      await read(transaction, received, log);
      return true;
    });
  } catch (error) {
    if (id === undefined) throw error;
    // Whatever this one did wrong must not keep the others waiting.
    log.error({ err: error, received: id }, 'A notification could not be worked in.');
    const { attempts } = await db
      .selectFrom('received_notifications')
      .where('id', '=', id)
      .select('attempts')
      .executeTakeFirstOrThrow();
    await keepForLater(db, { id, attempts }, 'unreadable', String(error));
    return true;
  }
}

async function read(
  transaction: Database,
  received: Selectable<ReceivedNotificationsTable>,
  log: Logger,
): Promise<void> {
  let notifications: readonly Notification[];
  try {
    notifications = readNotifications(decodeXml(received.body));
  } catch (error) {
    log.warn({ err: error, received: received.id }, 'A notification cannot be read; it is kept.');
    await keepForLater(transaction, received, 'unreadable', String(error));
    return;
  }

  let unmatched = 0;
  for (const [index, notification] of notifications.entries()) {
    const message = await messageAnswered(transaction, received.conversation_id, notification);
    if (message === undefined) unmatched += 1;
    else await workIn(transaction, received, index, notification, message);
  }
  if (unmatched > 0) {
    await keepForLater(
      transaction,
      received,
      'unmatched',
      'No message of ours has its conversation, LRN or MRN.',
    );
    return;
  }
  await transaction
    .updateTable('received_notifications')
    .set({ state: 'read', next_attempt_at: null, reason: null })
    .where('id', '=', received.id)
    .execute();
}

async function keepForLater(
  db: Database,
  { id, attempts }: { id: number; attempts: number },
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
}

type Message = Pick<Selectable<OutboxTable>, 'id' | 'declaration_id' | 'document' | 'schema_version'>;

/**
 * The message a notification answers: the one with its conversation; else, while the conversation of a
 * message is not known (no 202 came, or not yet), the one with its LRN if that is only one; else the last
 * message customs gave its MRN to.
 */
async function messageAnswered(
  db: Database,
  conversationId: string,
  { lrn, mrn }: Notification,
): Promise<Message | undefined> {
  const messages = db.selectFrom('outbox').select(['id', 'declaration_id', 'document', 'schema_version']);
  if (conversationId !== '') {
    const known = await messages.where('conversation_id', '=', conversationId).executeTakeFirst();
    if (known !== undefined) return known;
  }
  if (lrn) {
    let candidates = messages
      .where('lrn', '=', lrn)
      .where('attempts', '>', 0)
      .where('state', '!=', 'refused');
    if (conversationId !== '') candidates = candidates.where('conversation_id', 'is', null);
    const found = await candidates.orderBy('id', 'desc').execute();
    const declarations = new Set(found.map((message) => message.declaration_id));
    if (declarations.size === 1) return found[0];
  }
  if (mrn) {
    return await messages
      .innerJoin('notifications', 'notifications.outbox_id', 'outbox.id')
      .where('notifications.mrn', '=', mrn)
      .clearSelect()
      .select(['outbox.id', 'outbox.declaration_id', 'outbox.document', 'outbox.schema_version'])
      .orderBy('outbox.id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }
  return undefined;
}

async function workIn(
  transaction: Database,
  received: Selectable<ReceivedNotificationsTable>,
  index: number,
  notification: Notification,
  message: Message,
): Promise<void> {
  await lockDeclaration(transaction, message.declaration_id);
  // Whatever we knew of it, even if somebody gave it up: customs answers it, so customs has it.
  await transaction
    .updateTable('outbox')
    .set((eb) => ({
      state: 'sent',
      reason: null,
      conversation_id: eb.fn.coalesce(
        'conversation_id',
        sql<string | null>`nullif(${received.conversation_id}, '')`,
      ),
      sent_at: eb.fn.coalesce('sent_at', sql<Date>`now()`),
    }))
    .where('id', '=', message.id)
    .where('state', '!=', 'sent')
    .execute();

  const document = documentOf(message);
  await transaction
    .insertInto('notifications')
    .values({
      received_id: received.id,
      outbox_id: message.id,
      declaration_id: message.declaration_id,
      notification_id: notification.id || `${received.sha256} ${index}`,
      function_code: notification.functionCode,
      issued_at: new Date(notification.issuedAt ?? received.received_at),
      lrn: notification.lrn ?? null,
      mrn: notification.mrn ?? null,
      accepted_at: notification.acceptedAt ? new Date(notification.acceptedAt) : null,
      content: JSON.stringify(notification),
      errors: JSON.stringify(notification.errors.map((error) => placedError(document, error))),
    })
    .onConflict((conflict) => conflict.columns(['declaration_id', 'notification_id']).doNothing())
    .execute();
  await renewStanding(transaction, message.declaration_id);
}

/** The error with its place in the document as it was sent, where rows still have their positions. */
function placedError(document: DocumentData, error: Notification['errors'][number]): NotificationError {
  const place = error.pointer
    ? pointerToPath(messageMaps[documentName].cds, document, error.pointer)
    : undefined;
  const path = place?.path ?? [];
  const value = path.length > 0 ? getAt(document, path) : undefined;
  const isField = place?.exact === true && typeof path.at(-1) === 'string' && typeof value !== 'object';
  return {
    code: error.code ?? 'CDS',
    pointer: error.pointer ?? '',
    path,
    ...(error.description ? { description: error.description } : {}),
    ...(isField ? { value: String(value ?? '') } : {}),
  };
}
