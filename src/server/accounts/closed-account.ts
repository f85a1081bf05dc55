import { queueMail } from '../mail/mail.ts';
import type { Database } from '../storage/database.ts';

/**
 * For an address under which nobody may sign in: where there was an account, of a person or a company that is blocked or
 * deleted, a mail says so and names the address of support. Gives whether there was one.
 */
export async function mailIfClosed(db: Database, address: string, support: string): Promise<boolean> {
  const user = await db.selectFrom('users').where('email', '=', address).select('id').executeTakeFirst();
  if (user === undefined) return false;
  await queueMail(db, { kind: 'account-closed', address, values: { support } });
  return true;
}
