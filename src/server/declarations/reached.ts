import { sql } from 'kysely';
import { isCapable, type KindNeed } from '../../engine/document-kind.ts';
import { type KindName, kindNames, kinds } from '../../generated/kinds.ts';
import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { allDocumentsWithin } from '../storage/scope.ts';

/**
 * The company of a document of a kind that has this; 404 for one that is archived, out of the actor's reach, nowhere, or
 * of another kind.
 */
export async function requireReached(
  db: Database,
  actor: Actor,
  id: number,
  need: KindNeed,
): Promise<number> {
  const capable = kindNames.filter((name) => isCapable(kinds[name], need));
  const document = await allDocumentsWithin(db, actor)
    .where('id', '=', id)
    .where('document_kind', '=', sql<KindName>`any(${capable})`)
    .where('deleted_at', 'is', null)
    .select('company_id')
    .executeTakeFirst();
  if (document === undefined) throw refusals.documentNotFound();
  return document.company_id;
}
