import { type RawBuilder, sql } from 'kysely';
import { type Actor, permissions, type Resource } from '../access.ts';
import type { Database } from './database.ts';

/**
 * Declarations this actor may reach, archived ones included: every query on behalf of a person starts
 * here, so that a record out of reach does not exist for them.
 */
export function declarationsWithin(db: Database, actor: Actor) {
  return db
    .selectFrom('declarations')
    .where(withinReach(actor, 'customs-declaration', 'declarations.company_id'));
}

/** Companies this actor may reach. */
export function companiesWithin(db: Database, actor: Actor) {
  return db
    .selectFrom('companies')
    .where('deleted_at', 'is', null)
    .where(withinReach(actor, 'company', 'companies.id'));
}

/**
 * Holds a declaration until the transaction ends, on behalf of nobody: for what works on its messages. It is
 * taken before any other row of the declaration, always in this order, so that nobody waits in a circle.
 */
export async function lockDeclaration(transaction: Database, id: number): Promise<void> {
  await transaction
    .selectFrom('declarations')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function withinReach(actor: Actor, resource: Resource, companyColumn: string): RawBuilder<boolean> {
  const company = sql.ref(companyColumn);
  switch (permissions[resource][actor.role].reach) {
    case 'all':
      return sql<boolean>`true`;
    case 'partner':
      return sql<boolean>`(${company} = ${actor.companyId} or ${company} in (select id from companies where partner_id = ${actor.partnerId}))`;
    case 'own':
      return sql<boolean>`${company} = ${actor.companyId}`;
  }
}
