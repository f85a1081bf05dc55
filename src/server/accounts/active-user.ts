import type { Database } from '../storage/database.ts';

/** A person who may sign in: neither they nor their company is blocked or deleted. `email` in lower case. */
export async function activeUser(db: Database, email: string) {
  return await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('users.email', '=', email)
    .where('users.state', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where('companies.state', '=', 1)
    .where('companies.deleted_at', 'is', null)
    .select([
      'users.id',
      'users.company_id',
      'users.email',
      'users.name',
      'users.password_hash',
      'users.is_demonstration',
      'users.mfa_secret',
    ])
    .executeTakeFirst();
}
