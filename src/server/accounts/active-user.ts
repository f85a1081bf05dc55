import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { isAdmitted } from './admitted.ts';

/** A person who may sign in. `email` in lower case. */
export async function activeUser(db: Database, settings: Pick<Settings, 'production'>, email: string) {
  return await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('users.email', '=', email)
    .where(isAdmitted(settings))
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
