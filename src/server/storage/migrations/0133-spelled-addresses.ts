import { type Kysely, type Migration, sql } from 'kysely';
import { emailAddress } from '../../sign-in/email-address.ts';

/**
 * Addresses of people, and of those who registered, are spelled in one way from now on. Whose one spelling is another's
 * keeps the one they have: they sign in with it as before.
 */
export const spelledAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows: people } = await sql<Spelled>`select id, email from users order by id`.execute(db);
    for (const { id, email } of differing(people)) {
      await sql`update users set email = ${email} where id = ${id}
        and not exists (select from users where email = ${email})`.execute(db);
    }
    const { rows: registrations } = await sql<Spelled>`select id, email from registrations`.execute(db);
    for (const { id, email } of differing(registrations)) {
      await sql`update registrations set email = ${email} where id = ${id}`.execute(db);
    }
  },
};

interface Spelled {
  readonly id: number;
  readonly email: string;
}

/** Those that are spelled in another way from now on, with it. */
function differing(rows: readonly Spelled[]): readonly Spelled[] {
  return rows
    .map(({ id, email }) => ({ id, email: emailAddress(email), before: email }))
    .filter(({ email, before }) => email !== before);
}
