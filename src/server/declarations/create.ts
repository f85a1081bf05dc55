import type { DocumentData } from '../../engine/document.ts';
import { patchesBetween } from '../../engine/index.ts';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import type { Database } from '../storage/database.ts';
import { columnsOf, definition } from './document.ts';
import { announceStanding, type StoredDeclaration } from './edit.ts';
import { noFacts } from './lifecycle.ts';

/** Stores a new declaration of the actor's company at revision 1, just as given: nothing is computed into it. */
export async function createDeclaration(
  db: Database,
  actor: Actor,
  document: DocumentData,
): Promise<StoredDeclaration> {
  return await db.transaction().execute(async (transaction) => {
    const company = await transaction
      .selectFrom('companies')
      .where('id', '=', actor.companyId)
      .select('csp_env')
      .executeTakeFirstOrThrow();
    const declaration = await transaction
      .insertInto('declarations')
      .values({
        ...columnsOf(document),
        company_id: actor.companyId,
        user_id: actor.userId,
        revision: 1,
        schema_version: definition.version,
        mrn: null,
        status: 'draft',
        facts: JSON.stringify(noFacts),
        customs_problems: '[]',
        environment: company.csp_env.HMRC ?? 'TT',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('declaration_history')
      .values({
        declaration_id: declaration.id,
        revision: 1,
        user_id: actor.userId,
        client: null,
        origin: 'create',
        patches: JSON.stringify(patchesBetween({}, document)),
        inverse: JSON.stringify(patchesBetween(document, {})),
      })
      .execute();
    await noteAudit(transaction, {
      action: 'declaration created',
      userId: actor.userId,
      companyId: actor.companyId,
      recordId: declaration.id,
    });
    await announceStanding(transaction, declaration);
    return declaration;
  });
}
