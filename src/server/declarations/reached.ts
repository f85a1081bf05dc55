import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { allDocumentsWithin } from '../storage/scope.ts';

/** The company of a declaration; 404 for one that is archived, out of the actor's reach or nowhere. */
export async function requireReached(db: Database, actor: Actor, id: number): Promise<number> {
  const declaration = await allDocumentsWithin(db, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('company_id')
    .executeTakeFirst();
  if (declaration === undefined) throw refusals.documentNotFound();
  return declaration.company_id;
}
