import type { Database } from '../storage/database.ts';

/**
 * Holds a person until the transaction ends. Whoever changes what they sign in with takes them first, then their codes:
 * nobody waits in a circle.
 */
export async function lockPerson(transaction: Database, userId: number): Promise<void> {
  await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}
