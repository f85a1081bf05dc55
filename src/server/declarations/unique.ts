import { sql } from 'kysely';
import { permissions } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Kind } from './kind.ts';

/**
 * Refuses (422) a document that was just stored or restored and has in a column what another that is not archived has
 * there, where its kind says that no two have the same; capitals or not. Such documents of a kind are stored one after
 * the other until the transaction ends.
 */
export async function refuseTaken(
  transaction: Database,
  { document: name, listing, permissions: resource, definition }: Kind,
  { id, companyId }: { readonly id: number; readonly companyId: number },
): Promise<void> {
  const { unique = [] } = listing;
  if (unique.length === 0) return;
  const isOfAll = permissions[resource].user.reach === 'all';
  const lock = isOfAll ? `unique ${name}` : `unique ${name} of ${companyId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  // In the words of the indexes of the list.
  const among = isOfAll
    ? sql`other.archived + 0 = 0`
    : sql`other.company_id = ${companyId}::bigint and other.archived = 0`;
  for (const column of unique) {
    const key = (of: 'own' | 'other') => sql`lower(coalesce(${sql.ref(`${of}.${column}`)}, ''))`;
    const { rows } = await sql`
      select from documents as own join documents as other
        on other.document_kind = ${name} and ${among} and other.id <> own.id and ${key('other')} = ${key('own')}
      where own.id = ${id} and own.archived = 0 and ${key('own')} <> '' limit 1`.execute(transaction);
    if (rows.length === 0) continue;
    const field = listing.columns[column]!.of;
    throw refusals.taken(field, definition.fields[field]!.label);
  }
}
