import type { Actor } from '../access.ts';
import { codeQuestions } from '../code-lists/held-problems.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { askerFor } from '../threads/threads.ts';
import { type Creation, createDeclaration } from './create.ts';
import { copyWork } from './new-declaration.ts';
import type { DocumentPart } from './view.ts';

/**
 * Makes a declaration of the actor's company like another in their reach, with the sections they chose (all of them
 * without): never its LRN, MRN, dates, notifications or errors. Figures over what was left out follow. 404 out of reach,
 * 422 for a copy beyond a bound. Asked again with the same key, it gives the copy made before.
 */
export async function copyDeclaration(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  id: number,
  { sections, key }: { readonly sections: readonly string[] | undefined; readonly key: string | undefined },
): Promise<Creation & { readonly part: DocumentPart }> {
  const stored = await declarationsWithin(db, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['document', 'schema_version'])
    .executeTakeFirst();
  if (stored === undefined) throw refusals.documentNotFound();
  const asker = askerFor('reading', actor);
  const about = { stored, actor, sections };
  const { made, part } = await threads.run(copyWork, about, asker, codeQuestions(db));
  return { ...(await createDeclaration(db, actor, made, key)), part };
}
