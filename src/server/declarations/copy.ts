import { randomUUID } from 'node:crypto';
import { computations } from '../../computations/index.ts';
import type { DocumentData } from '../../engine/document.ts';
import { copiedDocument, patchesBetween, withConsequences, withSections } from '../../engine/index.ts';
import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { type Creation, createDeclaration } from './create.ts';
import { definition, documentName } from './document.ts';
import { ruleContext } from './problems.ts';
import { documentOf } from './stored-document.ts';

/**
 * Makes a declaration of the actor's company like another in their reach, with the sections they chose (all of them
 * without): never its LRN, MRN, dates, notifications or errors. Figures over what was left out follow. 404 out of reach.
 * Asked again with the same key, it gives the copy made before.
 */
export async function copyDeclaration(
  db: Database,
  actor: Actor,
  id: number,
  { sections, key }: { readonly sections: readonly string[] | undefined; readonly key: string | undefined },
): Promise<Creation> {
  const stored = await declarationsWithin(db, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['document', 'schema_version'])
    .executeTakeFirst();
  if (stored === undefined) throw refusals.documentNotFound();
  return await createDeclaration(db, actor, copyOf(documentOf(stored), actor, sections), key);
}

function copyOf(document: DocumentData, actor: Actor, sections: readonly string[] | undefined): DocumentData {
  const all = copiedDocument(definition, document, randomUUID);
  if (sections === undefined) return all;
  const patches = patchesBetween(all, withSections(definition, all, sections));
  const context = ruleContext(actor, 'draft', all);
  // As if the rest had been taken out by hand: figures over it follow, and a figure is never taken out itself.
  return withConsequences({
    definition,
    computations: computations[documentName] ?? [],
    document: all,
    patches,
    answered: true,
    context,
    newId: randomUUID,
  });
}
