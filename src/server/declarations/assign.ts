import type { Patch } from '../../engine/patch.ts';
import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { type SavedEdit, saveEdit } from './edit.ts';

/**
 * Gives a declaration to somebody of its company who has not left, or with null to nobody: an edit of its newest
 * revision. 404 out of reach, 422 for anybody else.
 */
export async function assignDeclaration(
  transaction: Database,
  actor: Actor,
  id: number,
  person: number | null,
): Promise<SavedEdit> {
  const declaration = await declarationsWithin(transaction, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('company_id')
    .executeTakeFirst();
  if (declaration === undefined) throw refusals.documentNotFound();
  if (person !== null) {
    const found = await transaction
      .selectFrom('users')
      .where('id', '=', person)
      .where('company_id', '=', declaration.company_id)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (found === undefined) throw refusals.notAssignable();
  }
  const value = person === null ? {} : { value: person };
  const patch = { op: 'set', path: ['assignee_id'], ...value } as Patch;
  return await saveEdit(transaction, actor, id, { change: { patches: [patch] }, origin: 'edit' });
}
