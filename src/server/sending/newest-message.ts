import type { Actor } from '../access.ts';
import { outboxColumns, outboxView } from '../declarations/view.ts';
import type { MessageKind } from '../lifecycle/messages.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';

/**
 * The newest message of these kinds of a declaration, as it is shown: what goes with a refusal to send another. Null
 * where there is none, and where the declaration is out of reach.
 */
export async function newestMessage(
  db: Database,
  actor: Actor,
  id: number,
  kinds: readonly MessageKind[] = ['submission'],
): Promise<ReturnType<typeof outboxView> | null> {
  const found = await db
    .selectFrom('outbox')
    .where('declaration_id', 'in', declarationsWithin(db, actor).where('id', '=', id).select('id'))
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .select(outboxColumns)
    .executeTakeFirst();
  return found === undefined ? null : outboxView(found);
}
