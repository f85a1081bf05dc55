import { sql } from 'kysely';
import type { Actor } from '../../../../server/access.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentsWithin } from '../../../../server/storage/scope.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { type Likeness, likenesses } from './marks.ts';

/** Another declaration of the company that says what only one should say. */
export interface SimilarDeclaration {
  readonly id: number;
  readonly reference: string;
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly status: string;
  /** Put away, and therefore not to be opened. */
  readonly archived: boolean;
  readonly alike: readonly Likeness[];
}

const most = 10;

/**
 * Other declarations of the same company that have one of these marks, the newest first; found by index. Of those
 * that were put away the ones that customs have: who tidies the list has not undone what was declared.
 */
export async function similarDeclarations(
  db: Database,
  actor: Actor,
  { id, companyId, marks }: { id: number | undefined; companyId: number; marks: readonly string[] },
): Promise<readonly SimilarDeclaration[]> {
  if (marks.length === 0) return [];
  const rows = await documentsWithin(db, actor, cdsDeclaration.document)
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('mrn', 'is not', null)]))
    .where('id', '!=', id ?? 0)
    .where(sql<boolean>`marks && ${sql.val([...marks])}::text[]`)
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'reference', 'lrn', 'mrn', 'status', 'marks', 'deleted_at'])
    .execute();
  const own = new Set(marks);
  return rows.map(({ marks: held, deleted_at, ...other }) => {
    const shared = held.filter((one) => own.has(one));
    return {
      ...other,
      archived: deleted_at !== null,
      alike: likenesses.filter((likeness) => shared.some((one) => one.startsWith(`${likeness}:`))),
    };
  });
}
