import type { Settings } from '../settings.ts';
import { emailAddress, emailAddressAsTyped } from '../sign-in/email-address.ts';
import type { Database } from '../storage/database.ts';
import { isAdmitted } from './admitted.ts';

/** A person who may sign in, by their address as somebody typed it. */
export async function activeUser(db: Database, settings: Pick<Settings, 'production'>, typed: string) {
  const asTyped = emailAddressAsTyped(typed);
  return await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('users.email', 'in', [asTyped, emailAddress(typed)])
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
    .orderBy((eb) => eb('users.email', '=', asTyped), 'desc')
    .executeTakeFirst();
}
