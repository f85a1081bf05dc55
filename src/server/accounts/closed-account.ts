import { queueMail } from '../mail/mail.ts';
import type { Database } from '../storage/database.ts';
import { isMailedEnough } from './mailed-enough.ts';

/**
 * For an address under which nobody may sign in: where there was an account, of a person or a company that is blocked or
 * deleted, a mail says so and names the address of support, unless enough did. Gives whether there was one.
 */
export async function mailIfClosed(
  transaction: Database,
  address: string,
  support: string,
): Promise<boolean> {
  const user = await transaction
    .selectFrom('users')
    .where('email', '=', address)
    .select('id')
    .executeTakeFirst();
  if (user === undefined) return false;
  if (await isMailedEnough(transaction, { kind: 'account-closed', address })) return true;
  await queueMail(transaction, { kind: 'account-closed', address, values: { support } });
  return true;
}
