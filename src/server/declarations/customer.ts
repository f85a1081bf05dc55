import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDeclaration } from './edit.ts';

/** The kept party that a declaration is made for. */
export interface Customer {
  readonly id: number;
  readonly name: string;
}

/** The kept parties that an actor may know of in a declaration of this company: its own and the actor's. */
export function customersIn(db: Database, actor: Actor, companyId: number) {
  return db
    .selectFrom('templates')
    .where('company_id', 'in', [companyId, actor.companyId])
    .select(['id', 'name']);
}

/**
 * Who a declaration is made for; null for nobody, and for a number that is none of its company's kept parties or of the
 * actor's, whatever number the document holds.
 */
export async function customerOf(
  db: Database,
  actor: Actor,
  { customer_id, company_id }: Pick<StoredDeclaration, 'customer_id' | 'company_id'>,
): Promise<Customer | null> {
  if (customer_id === null) return null;
  const found = await customersIn(db, actor, company_id).where('id', '=', customer_id).executeTakeFirst();
  return found ?? null;
}
