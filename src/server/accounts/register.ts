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
import { isMailedEnough } from './mailed-enough.ts';

/** A confirmation may wait in the mailbox over a weekend. */
const confirmationHours = 72;

/** So many confirmations go to one mailbox within an hour, each for one registration; then one in ten minutes for many. */
const mostConfirmations = 14;
/** A mail has no more links, of the latest registrations. */
const mostLinks = 500;

interface From {
  readonly codes: Codes;
  readonly settings: Settings;
}

/**
 * Keeps a registration until its email address is confirmed, and mails the link for that. Each registration has
 * its own link and password: only the mailbox's owner can say which one was theirs. Where enough was mailed the next mail
 * that may go has the links of all since the last, so that neither is a mailbox filled nor anybody refused for what others
 * asked. An address that has an account, or had one, gets a mail that says so, unless enough did; the answer is the same.
 */
export async function register(
  db: Database,
  form: Required<Registration>,
  { codes, settings }: From,
): Promise<void> {
  const email = emailAddress(form.email);
  const passwordHash = await hashPassword(form.password);
  const { code, hash } = codes.link();
  const linkOf = (one: string) => `${settings.publicUrl}/verify/${one}`;
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
    const isEnough = await isMailedEnough(transaction, mailed);
    const others = isEnough ? [] : await newLinksOfUnmailed(transaction, email, codes);
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
        // What is not mailed is later than the last mail by the moment: others of this address were waited for.
        expires_at: sql<Date>`${isEnough ? sql`clock_timestamp()` : sql`now()`}
          + make_interval(hours => ${confirmationHours})`,
      })
      .execute();
    if (isEnough) return;
    // None of the words that were entered: whoever wrote them need not be who reads them.
    const values = {
      product: productWords(form.product),
      at: timeWords(new Date()),
      link: [linkOf(code), ...others.map((other) => `${linkOf(other.code)} (${timeWords(other.at)})`)].join(
        '\n',
      ),
    };
    await queueMail(transaction, { kind: 'confirm-email', address: email, values });
  });
}

/** Of registrations of this address since the last mail: each gets a code, the latest first. */
async function newLinksOfUnmailed(
  transaction: Database,
  email: string,
  codes: Codes,
): Promise<{ readonly code: string; readonly at: Date }[]> {
  const unmailed = await transaction
    .selectFrom('registrations')
    .where('email', '=', email)
    .where((eb) =>
      eb(
        sql<Date>`expires_at - make_interval(hours => ${confirmationHours})`,
        '>',
        eb
          .selectFrom('mails')
          .where('address', '=', email)
          .where('kind', '=', 'confirm-email')
          .select(({ fn }) => fn.max('created_at').as('last')),
      ),
    )
    .orderBy('expires_at', 'desc')
    .limit(mostLinks)
    .select(['code_hash', sql<Date>`expires_at - make_interval(hours => ${confirmationHours})`.as('at')])
    .execute();
  const links: { readonly code: string; readonly at: Date }[] = [];
  for (const { code_hash, at } of unmailed) {
    const { code, hash } = codes.link();
    await transaction
      .updateTable('registrations')
      .set({
        code_hash: hash,
        // Now it is mailed.
        expires_at: sql<Date>`least(expires_at, now() + make_interval(hours => ${confirmationHours}))`,
      })
      .where('code_hash', '=', code_hash)
      .execute();
    links.push({ code, at });
  }
  return links;
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
