import { countMessages } from '../messages/unread.ts';
import { countUnread } from '../notifications/unread.ts';
import type { Database } from '../storage/database.ts';
import type { CounterKind } from './events.ts';

/** How many messages of each kind somebody has not read; news of customs are the internal ones (SHL-098). */
export async function countersOf(
  db: Database,
  userId: number,
): Promise<Readonly<Record<CounterKind, number>>> {
  return { internal: await countUnread(db, userId), ...(await countMessages(db, userId)) };
}
