import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';

/** Throws 404 for a declaration that is archived, out of the actor's reach or nowhere. */
export async function requireReached(db: Database, actor: Actor, id: number): Promise<void> {
  const declaration = await declarationsWithin(db, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (declaration === undefined) throw refusals.documentNotFound();
}
