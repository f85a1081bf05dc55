import { createHash } from 'node:crypto';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import type { PlannedDeclaration } from './plan.ts';

/**
 * Under which key a declaration of this content is created: the same content is the same declaration, whichever file
 * it comes in. Each time it was put into the archive the next key is free for it.
 */
export function creationKey(content: string, turn: number): string {
  const hash = createHash('sha256').update(`${content} ${turn}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** How many of these declarations are there already, and how many lie in the archive instead. */
export async function countKnown(
  db: Database,
  actor: Actor,
  declarations: readonly PlannedDeclaration[],
): Promise<{ readonly there: number; readonly archived: number }> {
  let contents = declarations.flatMap(({ content = [] }) => content);
  let there = 0;
  let known = 0;
  for (let turn = 0; contents.length > 0; turn += 1) {
    const byKey = new Map(contents.map((content) => [creationKey(content, turn), content]));
    const found = await declarationsWithin(db, actor)
      .where('creation_key', 'in', [...byKey.keys()])
      .select(['creation_key', 'deleted_at'])
      .execute();
    if (turn === 0) known = found.length;
    const archived = found.filter(({ deleted_at: at }) => at !== null);
    there += found.length - archived.length;
    contents = archived.map(({ creation_key: key }) => byKey.get(key!)!);
  }
  return { there, archived: known - there };
}
