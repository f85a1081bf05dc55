import type { PasswordReset } from '../../generated/types.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { queueMail } from '../mail/mail.ts';
import type { Settings } from '../settings.ts';
import { emailAddress } from '../sign-in/email-address.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { Database } from '../storage/database.ts';
import { activeUser } from './active-user.ts';
import { mailIfClosed } from './closed-account.ts';
import type { Codes } from './codes.ts';
import { lockPerson } from './lock-person.ts';
import { isMailedEnough } from './mailed-enough.ts';
import type { KnownPassword } from './own-password.ts';

/**
 * Mails the link under which a forgotten password is replaced; that there is none to be had where an account is closed, and
 * nothing to an address that never had one, or to which enough was mailed: links of the past hour hold beside each other.
 */
export async function mailPasswordLink(
  db: Database,
  email: string,
  { codes, settings }: { readonly codes: Codes; readonly settings: Settings },
): Promise<void> {
  const address = emailAddress(email);
  const user = await activeUser(db, settings, email);
  await db.transaction().execute(async (transaction) => {
    if (user === undefined) {
      await mailIfClosed(transaction, address, settings.supportEmail);
      return;
    }
    if (await isMailedEnough(transaction, { kind: 'reset-password', address })) return;
    const code = await codes.issue(transaction, user.id, 'reset-password');
    const values = { name: user.name, link: `${settings.publicUrl}/change/${code}` };
    await queueMail(transaction, { kind: 'reset-password', address: user.email, values });
  });
}

interface ReplacedWith {
  readonly codes: Codes;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly ip: string;
}

/**
 * Puts the new password in place of the forgotten one; every session of the person ends. Throws 422 when the code
 * is unknown, has run out, was used, or is another address's.
 */
export async function replaceForgotten(
  db: Database,
  form: Required<PasswordReset>,
  { codes, settings, sessions, ip }: ReplacedWith,
): Promise<void> {
  const user = await activeUser(db, settings, form.email);
  const passwordHash = await hashPassword(form.password);
  await db.transaction().execute(async (transaction) => {
    if (user !== undefined) await lockPerson(transaction, user.id);
    const isRight =
      user !== undefined &&
      (await codes.redeemLink(transaction, user.id, 'reset-password', form.verification_code));
    if (!isRight) throw refusals.codeIsOver('verification_code');
    await putPassword(transaction, { user, passwordHash, action: 'password replaced', ip, sessions });
  });
}

interface Replacement {
  readonly user: {
    readonly id: number;
    readonly company_id: number;
    readonly email: string;
    readonly name: string;
  };
  readonly passwordHash: string;
  /** In whose place it comes; undefined where a mailed link stands for it. */
  readonly known?: KnownPassword;
  /** What the audit calls it. */
  readonly action: string;
  readonly ip: string;
  readonly sessions: Sessions;
  /** The sign-in that did it goes on. */
  readonly keep?: string;
}

/**
 * A new password for somebody who proved to be the one, in the transaction of what is saved with it; their other sessions
 * end, and a mail tells them. Throws 422 when the known one was replaced meanwhile: whoever knew it may be who the new one
 * is to keep out.
 */
export async function putPassword(
  transaction: Database,
  { user, known, passwordHash, action, ip, sessions, keep }: Replacement,
): Promise<void> {
  // What was offered for an authenticator app may have been seen by whoever knew the one before.
  let replaced = transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, mfa_candidate: null, updated_at: new Date() })
    .where('id', '=', user.id);
  if (known !== undefined) replaced = replaced.where('password_hash', '=', known.hash);
  const { numUpdatedRows } = await replaced.executeTakeFirst();
  if (numUpdatedRows === 0n) throw refusals.wrongPassword(known?.field ?? 'password');
  // What was mailed while the password before counted is over with it.
  await transaction.deleteFrom('account_codes').where('user_id', '=', user.id).execute();
  await endSessions(transaction, sessions, { userId: user.id, keep });
  const values = { name: user.name };
  await queueMail(transaction, { kind: 'password-changed', address: user.email, values });
  await noteAudit(transaction, { action, userId: user.id, companyId: user.company_id, ip });
}
