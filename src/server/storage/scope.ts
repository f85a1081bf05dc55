import { type RawBuilder, sql } from 'kysely';
import { planWords } from '../../computations/plan-words.ts';
import { type KindName, kindNames, kinds } from '../../generated/kinds.ts';
import { type Actor, permissions, type Resource } from '../access.ts';
import type { Database } from './database.ts';

/**
 * Documents of a kind that this actor may reach, archived ones included: every query on behalf of a person starts
 * here, so that a record out of reach does not exist for them.
 */
export function documentsWithin(db: Database, actor: Actor, kind: KindName) {
  return db
    .selectFrom('documents')
    .where('documents.document_kind', '=', kind)
    .where(withinReach(actor, kinds[kind].permissions, 'documents.company_id'));
}

/** Documents of whatever kind that this actor may reach, archived ones included. */
export function allDocumentsWithin(db: Database, actor: Actor) {
  return db.selectFrom('documents').where(isDocumentReached(actor));
}

/** Whether the actor may reach a row of `documents`, of whatever kind it is. */
export function isDocumentReached(actor: Actor): RawBuilder<boolean> {
  const within = (name: KindName) => withinReach(actor, kinds[name].permissions, 'documents.company_id');
  const [first, ...others] = kindNames;
  const reachOf = (name: KindName) => permissions[kinds[name].permissions][actor.role].reach;
  // Where it is the same for all, nothing is asked of the kind: an index that does not have it serves alone.
  if (others.every((name) => reachOf(name) === reachOf(first!))) return within(first!);
  const each = kindNames.map((name) => sql`(documents.document_kind = ${name} and ${within(name)})`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Companies whose records a list shows, within what its actor may reach; only this file makes them. */
export type ReachedCompanies = 'all' | readonly number[];

/** What a company must be for a list to show its records. */
export interface CompanyCondition {
  readonly column: 'id' | 'partner_id' | 'plan' | 'state';
  readonly value: string;
}

/** Plans are the same however they are spelled: the database brings its own to `planWords` too. */
function holdsFor({ column, value }: CompanyCondition): RawBuilder<boolean> {
  return column === 'plan'
    ? sql<boolean>`translate(lower(${sql.ref(column)}), '-_', '  ') = ${planWords(value)}`
    : sql<boolean>`${sql.ref(column)} = ${value}::bigint`;
}

/**
 * The companies whose records of this resource the actor may reach and for which all `conditions` hold. `all` where
 * there is nothing to leave out.
 */
export async function reachedCompanies(
  db: Database,
  actor: Actor,
  resource: Resource,
  conditions: readonly CompanyCondition[] = [],
): Promise<ReachedCompanies> {
  const { reach } = permissions[resource][actor.role];
  if (conditions.length === 0 && reach === 'all') return 'all';
  if (conditions.length === 0 && reach === 'own') return [actor.companyId];
  const companies = await db
    .selectFrom('companies')
    .where(withinReach(actor, resource, 'companies.id'))
    .where((eb) => eb.and(conditions.map(holdsFor)))
    .select('id')
    .execute();
  return companies.map(({ id }) => id);
}

/** Kept templates this actor may use, archived ones included: those of their own company, whose declarations they write. */
export function templatesWithin(db: Database, actor: Actor) {
  return db.selectFrom('templates').where('company_id', '=', actor.companyId);
}

/** Kept templates of the companies whose declarations this actor may reach, archived ones included: whom these are made for. */
export function customersWithin(db: Database, actor: Actor) {
  return db.selectFrom('templates').where(withinReach(actor, 'customs-declaration', 'templates.company_id'));
}

/** Companies this actor may reach. */
export function companiesWithin(db: Database, actor: Actor) {
  return db
    .selectFrom('companies')
    .where('deleted_at', 'is', null)
    .where(withinReach(actor, 'company', 'companies.id'));
}

/** People of the companies this actor may reach. */
export function peopleWithin(db: Database, actor: Actor) {
  return db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where(withinReach(actor, 'company', 'users.company_id'));
}

/**
 * Holds a declaration until the transaction ends, on behalf of nobody: for what works on its messages. It is
 * taken before any other row of the declaration, always in this order, so that nobody waits in a circle.
 */
export async function lockDeclaration(transaction: Database, id: number): Promise<void> {
  await transaction
    .selectFrom('documents')
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
