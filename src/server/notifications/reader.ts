import { type Selectable, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { beginningOf } from '../../engine/text-beginning.ts';
import { ApiError } from '../errors.ts';
import { type AnswerEnd, authorityAt } from '../sending/authority.ts';
import { isDue } from '../sending/pause.ts';
import type { Database } from '../storage/database.ts';
import { lengthOfText, shortBytes } from '../storage/documents.ts';
import type { ReceivedNotificationsTable, ReceivedState } from '../storage/tables.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';
import { Prepared } from '../threads/prepared.ts';
import type { Threads } from '../threads/threads.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import { announceKept } from './received.ts';

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
        .select(['id', 'conversation_id', 'sha256', 'state', 'attempts', 'reason', 'received_at', 'api'])
        .select([shortBytes('body').as('short_body'), lengthOfText('body').as('body_length')])
        .executeTakeFirst();
      if (received === undefined) return false;
      id = received.id;
      const end = await authorityAt(received.api).readAnswer(transaction, received, prepared, {
        outside: db,
        publicUrl: options.publicUrl,
      });
      await keepEnd(transaction, received, end, log);
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

/** Notes what became of one: it was worked in, or is kept for later, and why. */
async function keepEnd(transaction: Database, received: Due, end: AnswerEnd, log: Logger): Promise<void> {
  if (end.state === 'read') {
    await transaction
      .updateTable('received_notifications')
      .set({ state: 'read', next_attempt_at: null, reason: null })
      .where('id', '=', received.id)
      .execute();
    return;
  }
  const { state, reason, contended = false } = end;
  if (state === 'unreadable')
    log.warn({ reason, received: received.id }, 'A notification cannot be read; it is kept.');
  await keepForLater(transaction, { ...received, contended }, state, reason);
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

export type Received = Selectable<Omit<ReceivedNotificationsTable, 'body' | 'headers' | 'next_attempt_at'>>;

/** What is read of one that is due: not what it says, which may be 16 MiB. */
export interface Due extends Received {
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
