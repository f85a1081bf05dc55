import type { Role } from '../access.ts';
import { announce, type CounterKind } from '../live/events.ts';
import type { Database } from '../storage/database.ts';

/** Kinds of messages to the provider; internal ones are the news of customs (src/server/notifications/unread.ts). */
export type ProviderKind = Exclude<CounterKind, 'internal'>;

/** Who reads what is written to the provider. */
const readers: readonly Role[] = ['admin', 'manager'];

/** A message is new to each of the provider's people; their counters of its kind rise (SHL-102, SHL-103). */
export async function tellProvider(transaction: Database, kind: ProviderKind, id: number): Promise<void> {
  const people = await transaction
    .selectFrom('users')
    .where('role', 'in', readers)
    .where('state', '=', 1)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  for (const { id: userId } of people) {
    await transaction
      .insertInto('unread_messages')
      .values({ user_id: userId, kind, message_id: id })
      .execute();
    await announce(transaction, { name: 'notify_message', userId, data: { kind, id } });
  }
}

/** The person opened a message: their counter of its kind falls, once (D-21). */
export async function readMessage(
  transaction: Database,
  userId: number,
  kind: ProviderKind,
  id: number,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('unread_messages')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('message_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await announce(transaction, { name: 'read_message', userId, data: { kind, id } });
}

/** How many messages of each kind somebody has not read. */
export async function countMessages(
  db: Database,
  userId: number,
): Promise<Readonly<Record<ProviderKind, number>>> {
  const rows = await db
    .selectFrom('unread_messages')
    .where('user_id', '=', userId)
    .groupBy('kind')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')] as const)
    .execute();
  const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  return { external: 0, upgrade_plan: 0, ...counts };
}
