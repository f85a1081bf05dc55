import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { documentsWithin } from '../storage/scope.ts';
import { changeDeclaration, type DocumentRef, historyQuestions, type StandingDeclaration } from './edit.ts';
import { kindNamed } from './kind.ts';
import { editWork } from './saved-edit.ts';

/**
 * Gives a declaration to somebody of its company who has not left, or with null to nobody: an edit of its newest
 * revision. 404 out of reach, 422 for anybody else.
 */
export async function assignDeclaration(
  services: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  of: DocumentRef,
  person: number | null,
): Promise<StandingDeclaration> {
  const { db } = services;
  const declaration = await documentsWithin(db, actor, of.kind)
    .where('id', '=', of.id)
    .where('deleted_at', 'is', null)
    .select('company_id')
    .executeTakeFirst();
  if (declaration === undefined) throw refusals.documentNotFound();
  if (person !== null) {
    const found = await db
      .selectFrom('users')
      .where('id', '=', person)
      .where('company_id', '=', declaration.company_id)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (found === undefined) throw refusals.notAssignable(kindNamed(of.kind));
  }
  const value = person === null ? {} : { value: person };
  const patches = JSON.stringify([
    { op: 'set', path: [kindNamed(of.kind).listing.columns.assignee_id!.of], ...value },
  ]);
  const changed = await changeDeclaration(services, actor, of, {
    purpose: 'saving',
    work: editWork,
    about: { patches },
    questions: historyQuestions(db, actor, of),
  });
  return changed.declaration;
}
