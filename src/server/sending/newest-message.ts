import type { Actor } from '../access.ts';
import { outboxColumns, outboxView } from '../declarations/view.ts';
import { ApiError } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { allDocumentsWithin } from '../storage/scope.ts';
import type { MessageKind } from './message-kind.ts';

/**
 * Refuses (409) what was sent meanwhile: who asked for it did so before they could know of this message, a second click,
 * tab or process, even where customs have answered it by now.
 */
export function refuseSentMeanwhile(
  before: ReturnType<typeof outboxView> | null,
  now: ReturnType<typeof outboxView> | null,
): void {
  if (now === null || now.id === before?.id) return;
  throw new ApiError(409, 'This was sent already a moment ago.', { data: { outbox: now } });
}

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
    .where('document_id', 'in', allDocumentsWithin(db, actor).where('id', '=', id).select('id'))
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .select(outboxColumns)
    .executeTakeFirst();
  return found === undefined ? null : outboxView(found);
}
