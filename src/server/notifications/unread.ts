import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import { requireReached } from '../declarations/reached.ts';
import { announce, announceAll } from '../live/events.ts';
import type { Database } from '../storage/database.ts';

/** Stands for a notification that has no errors. */
const itself = 0;

/** Ids of the errors of a notification with so many of them, as the calls name them. */
export function errorIds(errors: number): readonly number[] {
  return errors === 0 ? [itself] : Array.from({ length: errors }, (_, index) => index + 1);
}

/** How many errors a notification has; the errors are not read for that. */
export const countOfErrors = sql<number>`jsonb_array_length(notifications.errors)`;

/** Errors of a notification are unread; the person's counter rises when nothing of it was. */
export async function markUnread(
  transaction: Database,
  userId: number,
  notificationId: number,
  ids: readonly number[],
): Promise<void> {
  await lockReading(transaction, userId);
  const wasUnread = await isUnread(transaction, userId, notificationId);
  // In one value: a statement takes no more than 65,535, and there may be as many errors.
  await sql`insert into unread_errors (user_id, notification_id, error_id)
    select ${userId}::bigint, ${notificationId}::bigint, unnest(${[...ids]}::int[])
    on conflict do nothing`.execute(transaction);
  if (wasUnread) return;
  const data = { kind: 'internal', id: notificationId } as const;
  await announce(transaction, { name: 'notify_message', userId, data });
}

/** Errors of a notification are read; the counter falls when nothing of it is unread any more. */
export async function markRead(
  transaction: Database,
  userId: number,
  notificationId: number,
  ids: readonly number[],
): Promise<void> {
  await lockReading(transaction, userId);
  const { numDeletedRows } = await transaction
    .deleteFrom('unread_errors')
    .where('user_id', '=', userId)
    .where('notification_id', '=', notificationId)
    .where(sql<boolean>`error_id = any(${[...ids]}::int[])`)
    .executeTakeFirst();
  if (numDeletedRows === 0n || (await isUnread(transaction, userId, notificationId))) return;
  const data = { kind: 'internal', id: notificationId } as const;
  await announce(transaction, { name: 'read_message', userId, data });
}

/** Everything of a declaration is read. 404 out of the person's reach. */
export async function markAllRead(transaction: Database, actor: Actor, declarationId: number): Promise<void> {
  await requireReached(transaction, actor, declarationId, 'sending');
  const { userId } = actor;
  await lockReading(transaction, userId);
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from unread_errors using notifications
      where unread_errors.user_id = ${userId}::bigint and notifications.id = unread_errors.notification_id
        and notifications.document_id = ${declarationId}::bigint
      returning unread_errors.notification_id
    )
    select distinct notification_id as id from gone order by id`.execute(transaction);
  await announceAll(
    transaction,
    rows.map(({ id }) => ({ name: 'read_message', userId, data: { kind: 'internal', id } })),
  );
}

/** How many notifications of declarations that are not archived somebody has not read. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('unread_errors')
    .innerJoin('notifications', 'notifications.id', 'unread_errors.notification_id')
    .innerJoin('documents', 'documents.id', 'notifications.document_id')
    .where('unread_errors.user_id', '=', userId)
    .where('documents.deleted_at', 'is', null)
    .select((eb) => eb.fn.count<number>('notifications.id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Errors of a notification that are told: those after so many. */
export interface ToldErrors {
  readonly id: number;
  readonly after?: number;
  readonly errors: readonly unknown[];
}

/** Which of these notifications somebody has not read, and of what of them is told the ids that they have not. */
export async function unreadOf(
  db: Database,
  userId: number,
  told: readonly ToldErrors[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (told.length === 0) return new Map();
  const { rows } = await sql<{ id: number; errors: readonly number[] }>`
    select notification_id as id,
      coalesce(jsonb_agg(error_id) filter (where error_id > after and error_id <= until), '[]'::jsonb) as errors
    from unread_errors join unnest(
      ${told.map(({ id }) => id)}::bigint[], ${told.map(({ after = 0 }) => after)}::int[],
      ${told.map(({ after = 0, errors }) => after + errors.length)}::int[]) as told (id, after, until)
      on told.id = notification_id
    where user_id = ${userId}
    group by notification_id`.execute(db);
  return new Map(rows.map(({ id, errors }) => [id, new Set(errors)]));
}

/** What somebody has not read of one notification: ids of errors, in order. */
export async function unreadIn(
  db: Database,
  userId: number,
  notificationId: number,
): Promise<readonly number[]> {
  const { ids } = await db
    .selectFrom('unread_errors')
    .where('user_id', '=', userId)
    .where('notification_id', '=', notificationId)
    .select(sql<readonly number[]>`coalesce(jsonb_agg(error_id order by error_id), '[]'::jsonb)`.as('ids'))
    .executeTakeFirstOrThrow();
  return ids;
}

/**
 * What one person reads is noted one after the other, so that the counter is right. One lock for all of it: the database has
 * room for some thousand locks of everybody.
 */
async function lockReading(transaction: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reading ${userId}`}, 0))`.execute(transaction);
}

async function isUnread(db: Database, userId: number, notificationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('unread_errors')
    .where('user_id', '=', userId)
    .where('notification_id', '=', notificationId)
    .select('error_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
