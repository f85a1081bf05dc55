import type { DocumentData } from '../../engine/document.ts';
import type { Actor } from '../access.ts';
import { customersIn } from '../declarations/customer.ts';
import type { Database } from '../storage/database.ts';
import { doersOf } from './people.ts';

/** Names of the records that documents refer to, by field and number. */
export type RecordNames = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** What the numbers in documents of a declaration of this company stand for, as far as the actor may know. */
export async function recordNames(
  db: Database,
  actor: Actor,
  companyId: number,
  documents: readonly DocumentData[],
): Promise<RecordNames> {
  const idsOf = (field: string) =>
    [
      ...new Set(documents.map((document) => document[field]).filter((id) => Number.isSafeInteger(id))),
    ] as number[];
  const people = idsOf('assignee_id');
  const nameOf = await doersOf(db, actor, companyId, people);
  const customers = await customersIn(db, actor, companyId)
    .where('id', 'in', [0, ...idsOf('customer_id')])
    .execute();
  return {
    assignee_id: Object.fromEntries(people.map((id) => [id, nameOf(id).name]).filter(([, name]) => name)),
    customer_id: Object.fromEntries(customers.map(({ id, name }) => [id, name])),
  };
}
