import { type Insertable, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { KeptContent, NotificationsTable } from '../storage/tables.ts';
import type { NotificationError } from './notification-error.ts';

/** A notification as it is to be stored. */
interface Told extends Omit<Insertable<NotificationsTable>, 'content' | 'errors'> {
  readonly content: KeptContent;
  readonly errors: readonly NotificationError[];
}

/**
 * Stores a notification and answers its id when it tells something new. One that is stored already is a double, unless
 * the time it was issued at could be read only now: then it takes the place of the other, which stood where it arrived.
 * Call it while the declaration is locked.
 */
export async function keepNotification(transaction: Database, told: Told): Promise<number | undefined> {
  const { content, errors, ...columns } = told;
  const row = { ...columns, content: JSON.stringify(content), errors: JSON.stringify(errors) };
  const stored = await transaction
    .selectFrom('notifications')
    .where('declaration_id', '=', told.declaration_id)
    .where('notification_id', '=', told.notification_id)
    .select(['id', 'function_code', 'errors'])
    .select(sql<boolean>`content ? 'issuedAt'`.as('is_dated'))
    .executeTakeFirst();
  if (stored === undefined) {
    const { id } = await transaction
      .insertInto('notifications')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  if (stored.is_dated || content.issuedAt === undefined) return undefined;
  await transaction.updateTable('notifications').set(row).where('id', '=', stored.id).execute();
  if (stored.function_code === told.function_code && isSame(stored.errors, errors)) return undefined;
  await transaction.deleteFrom('unread_errors').where('notification_id', '=', stored.id).execute();
  return stored.id;
}

function isSame(some: readonly NotificationError[], others: readonly NotificationError[]): boolean {
  const named = (all: readonly NotificationError[]) =>
    JSON.stringify(all.map(({ code, description, pointer }) => [code, description, pointer]));
  return named(some) === named(others);
}
