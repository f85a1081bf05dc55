import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { unsentFacts } from '../sending/facts.ts';
import type { Database } from '../storage/database.ts';
import { textOfBytes } from '../storage/documents.ts';
import { announceStanding, type StandingDeclaration, standingColumns } from './edit.ts';
import { kindNamed } from './kind.ts';
import type { NewDeclaration } from './new-declaration.ts';
import { refuseTaken } from './unique.ts';

/** `isNew` is false when an earlier request with the same key made it; it stands then as it is by now. */
export interface Creation {
  readonly declaration: StandingDeclaration;
  readonly isNew: boolean;
}

/**
 * Stores a new declaration of the actor's company at revision 1, just as given: nothing is computed into it.
 * A client that gives the request a key may repeat it when the answer was lost: the company has one
 * declaration for one key.
 */
export async function createDeclaration(
  db: Database,
  actor: Actor,
  { kind, columns, provenances, patches, inverse }: NewDeclaration,
  key?: string,
): Promise<Creation> {
  const of = kindNamed(kind);
  const { definition, sending, authority } = of;
  const { version } = definition;
  return await (db.isTransaction ? create(db) : db.transaction().execute(create));

  async function create(transaction: Database): Promise<Creation> {
    const company = await transaction
      .selectFrom('companies')
      .where('id', '=', actor.companyId)
      .select(['csp_env', 'ncts_env', 'ens_env'])
      .executeTakeFirstOrThrow();
    const declaration = await transaction
      .insertInto('documents')
      .values({
        ...columns,
        document_kind: kind,
        document: textOfBytes(columns.document),
        provenances: textOfBytes(provenances),
        company_id: actor.companyId,
        user_id: actor.userId,
        revision: 1,
        schema_version: version,
        mrn: null,
        status: 'draft',
        facts: JSON.stringify(authority?.noFacts ?? unsentFacts),
        customs_problems: '[]',
        environment: sending === undefined ? '' : (company[sending.environments][sending.authority] ?? 'TT'),
        creation_key: key ?? null,
      })
      // Waits for a request with the same key that is not through yet.
      .onConflict((conflict) => conflict.columns(['company_id', 'creation_key']).doNothing())
      .returning(standingColumns)
      .executeTakeFirst();
    if (declaration === undefined) {
      const earlier = await transaction
        .selectFrom('documents')
        .where('company_id', '=', actor.companyId)
        .where('creation_key', '=', key!)
        .select(standingColumns)
        .executeTakeFirstOrThrow();
      return { declaration: earlier, isNew: false };
    }
    await refuseTaken(transaction, of, { id: declaration.id, companyId: actor.companyId });
    await transaction
      .insertInto('document_history')
      .values({
        document_id: declaration.id,
        revision: 1,
        user_id: actor.userId,
        client: null,
        origin: 'create',
        schema_version: version,
        patches: textOfBytes(patches),
        inverse: textOfBytes(inverse),
      })
      .execute();
    await noteAudit(transaction, {
      action: 'declaration created',
      userId: actor.userId,
      companyId: actor.companyId,
      recordId: declaration.id,
    });
    await announceStanding(transaction, declaration);
    return { declaration, isNew: true };
  }
}
