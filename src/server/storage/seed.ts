import type { Logger } from 'pino';
import type { Role } from '../access.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { Database } from './database.ts';

/** Sign-in of the demonstration; the start script prints it. */
export const demonstration = { email: 'demo@tidewaiter.example', password: 'tide-and-paper-2026' } as const;

/**
 * Fills an empty database with two companies that cannot see each other, a partner of the first, and
 * people of several roles, all with the demonstration's password. Does nothing where users exist. Never
 * called in production, where these people cannot sign in.
 */
export async function seedDemonstration(db: Database): Promise<void> {
  const passwordHash = await hashPassword(demonstration.password);
  await db.transaction().execute(async (transaction) => {
    const someone = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return;

    const partner = await transaction
      .insertInto('partners')
      .values({ name: 'Harbour Partners' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const company = async (name: string, plan: string, partnerId: number | null) =>
      (
        await transaction
          .insertInto('companies')
          .values({ name, plan, partner_id: partnerId })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const estuary = await company('Estuary Forwarding Ltd', 'customs declarations', partner.id);
    const saltmarsh = await company('Saltmarsh Trading Ltd', 'customs declarations', null);
    const harbour = await company('Harbour Partners', 'demo', null);
    const office = await company('Tidewaiter office', 'demo', null);

    const people: readonly [email: string, name: string, role: Role, companyId: number, isOwner: number][] = [
      [demonstration.email, 'Dana Ferry', 'user', estuary, 1],
      ['colleague@tidewaiter.example', 'Colin Reach', 'user', estuary, 0],
      ['other@tidewaiter.example', 'Olga Marsh', 'user', saltmarsh, 1],
      ['partner@tidewaiter.example', 'Pat Harbour', 'external', harbour, 1],
      ['editor@tidewaiter.example', 'Edie Page', 'editor', office, 0],
      ['admin@tidewaiter.example', 'Ada Keeper', 'admin', office, 1],
    ];
    for (const [email, name, role, companyId, isOwner] of people) {
      await transaction
        .insertInto('users')
        .values({
          email,
          name,
          role,
          company_id: companyId,
          partner_id: role === 'external' ? partner.id : null,
          is_customer_manager: isOwner,
          password_hash: passwordHash,
          is_demonstration: true,
        })
        .execute();
    }
  });
}

/** Tells the operator of people of the demonstration in a database that is served in production. */
export async function warnOfDemonstration(db: Database, log: Logger): Promise<void> {
  const { people } = await db
    .selectFrom('users')
    .where('is_demonstration', '=', true)
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .executeTakeFirstOrThrow();
  if (Number(people) === 0) return;
  log.warn(
    { people: Number(people) },
    'A rehearsal filled this database. People of the demonstration, whose password everybody knows, cannot sign in in production; register people of your own.',
  );
}
