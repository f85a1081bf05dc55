import { sql } from 'kysely';
import { accountLists } from '../../generated/account-forms.ts';
import type { Registration } from '../../generated/types.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { queueMail } from '../mail/mail.ts';
import type { Settings } from '../settings.ts';
import { emailAddress } from '../sign-in/email-address.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { Database } from '../storage/database.ts';
import { timeWords } from '../time-words.ts';
import { activeUser } from './active-user.ts';
import { mailIfClosed } from './closed-account.ts';
import type { Codes } from './codes.ts';
import { isMailedEnough, minutesApart } from './mailed-enough.ts';

/** A confirmation may wait in the mailbox over a weekend. */
const confirmationHours = 72;

/** So many confirmations go to one mailbox within an hour: as many as registrations of one address are taken. */
const mostConfirmations = 14;

interface From {
  readonly codes: Codes;
  readonly settings: Settings;
}

/**
 * Keeps a registration until its email address is confirmed, and mails the link for that. Each registration has
 * its own link and password: only the mailbox's owner can say which one was theirs. An address that has an account,
 * or had one, gets a mail that says so, unless enough did; the answer is the same.
 */
export async function register(
  db: Database,
  form: Required<Registration>,
  { codes, settings }: From,
): Promise<void> {
  const email = emailAddress(form.email);
  const passwordHash = await hashPassword(form.password);
  const { code, hash } = codes.link();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('registrations').where('expires_at', '<', sql<Date>`now()`).execute();
    if (await activeUser(transaction, settings, form.email)) {
      if (await isMailedEnough(transaction, { kind: 'already-registered', address: email })) return;
      const link = `${settings.publicUrl}/forgot`;
      await queueMail(transaction, { kind: 'already-registered', address: email, values: { link } });
      return;
    }
    if (await mailIfClosed(transaction, email, settings.supportEmail)) return;
    const mailed = { kind: 'confirm-email', address: email, atOnce: mostConfirmations } as const;
    // Not in silence, as each has a password of its own.
    if (await isMailedEnough(transaction, mailed)) throw refusals.suspended(minutesApart * 60);
    await transaction
      .insertInto('registrations')
      .values({
        product: form.product,
        name: form.name,
        second_name: form.second_name,
        customer: form.customer,
        email,
        phone: form.phone,
        password_hash: passwordHash,
        code_hash: hash,
        expires_at: sql<Date>`now() + make_interval(hours => ${confirmationHours})`,
      })
      .execute();
    // None of the words that were entered: whoever wrote them need not be who reads them.
    const values = {
      product: productWords(form.product),
      at: timeWords(new Date()),
      link: `${settings.publicUrl}/verify/${code}`,
    };
    await queueMail(transaction, { kind: 'confirm-email', address: email, values });
  });
}

/**
 * Makes the prospect's company and its owner of the registration with this code. Throws 422 when the code is
 * unknown, has run out or was used, or the address has an account by now.
 */
export async function confirmRegistration(
  db: Database,
  code: string,
  { codes, ip }: { readonly codes: Codes; readonly ip: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const mailed = await transaction
      .selectFrom('registrations')
      .where('code_hash', '=', codes.hashOf(code))
      .select('email')
      .executeTakeFirst();
    if (mailed === undefined) throw refusals.codeIsOver('verification_code');
    const { email } = mailed;
    // Two links of one address at the same moment: the second finds the account. Both hold no row that the other waits for.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`register ${email}`}, 0))`.execute(transaction);
    const registration = await transaction
      .deleteFrom('registrations')
      .where('code_hash', '=', codes.hashOf(code))
      .where('expires_at', '>', sql<Date>`now()`)
      .returningAll()
      .executeTakeFirst();
    if (registration === undefined) throw refusals.codeIsOver('verification_code');
    const { name, second_name, phone, password_hash } = registration;
    if (await hasAccount(transaction, email)) throw refusals.codeIsOver('verification_code');

    const company = await transaction
      .insertInto('companies')
      .values({
        name: registration.customer,
        plan: registration.product.replaceAll('-', ' '),
        partner_id: null,
        is_prospect: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await transaction
      .insertInto('users')
      .values({
        company_id: company.id,
        partner_id: null,
        role: 'user',
        is_customer_manager: 1,
        email,
        name,
        second_name,
        phone,
        password_hash,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('registrations').where('email', '=', email).execute();
    await noteAudit(transaction, {
      action: 'registered',
      userId: user.id,
      companyId: company.id,
      ip,
      detail: { product: registration.product },
    });
  });
}

function productWords(product: string): string {
  const { options } = accountLists['registration-products']!;
  return options.find(({ value }) => value === product)?.label ?? product;
}

async function hasAccount(db: Database, email: string): Promise<boolean> {
  const user = await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
  return user !== undefined;
}
