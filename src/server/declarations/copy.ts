import type { Actor } from '../access.ts';
import { codeQuestions } from '../code-lists/held-problems.ts';
import type { Services } from '../services.ts';
import { askerFor } from '../threads/threads.ts';
import { type Creation, createDeclaration } from './create.ts';
import { asItStands, type DocumentRef, readDeclaration } from './edit.ts';
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
  of: DocumentRef,
  { sections, key }: { readonly sections: readonly string[] | undefined; readonly key: string | undefined },
): Promise<Creation & { readonly part: DocumentPart }> {
  const asker = askerFor('reading', actor);
  const { made, part } = await asItStands(async () => {
    const stored = await readDeclaration(db, actor, of);
    const { id, document_kind, document, schema_version, reference, lrn, mrn } = stored;
    const name = reference || lrn || mrn || String(id);
    const about = { stored: { id, document_kind, document, schema_version }, name, actor, sections };
    return await threads.run(copyWork, about, asker, codeQuestions(db));
  });
  return { ...(await createDeclaration(db, actor, made, key)), part };
}
