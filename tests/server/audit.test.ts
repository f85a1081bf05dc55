import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multiFactorPlace } from '../../src/server/accounts/multi-factor.ts';
import { noteAudit } from '../../src/server/audit.ts';
import { auditReport, sealAudit } from '../../src/server/audit-seals.ts';
import { tokenPlace } from '../../src/server/authorisation/bearer.ts';
import { resealSecrets } from '../../src/server/authorisation/resealing.ts';
import { createSealing } from '../../src/server/authorisation/sealing.ts';
import { badgePassPlace } from '../../src/server/companies/badge-pass.ts';
import { type Database, migrate, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';

// Runs on both databases: the rules that keep entries are triggers.

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const keys = ['a key of the audit tests'];

/** Does what only somebody who owns the database can: past the triggers. */
async function tamper(change: ReturnType<typeof sql>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await change.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}

test('the audit is only ever added to: no update, no delete, no truncate (ASVS 16.4.2)', async () => {
  await noteAudit(db, { action: 'sign-in', ip: '::1' });
  for (const change of [
    sql`update audit set action = 'sign-out'`,
    sql`update audit set seal_no = 1, action = 'sign-out'`,
    sql`delete from audit`,
    sql`truncate audit`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow('The audit is only ever added to.');
  }
  await sealAudit(db, keys[0]!);
  await expect(sql`update audit set seal = '\\x00'`.execute(db)).rejects.toThrow(/only ever added/);
});

test('every entry is sealed once, by any number of processes at the same time', async () => {
  for (let index = 0; index < 20; index += 1) await noteAudit(db, { action: 'sign-in', detail: { index } });
  const sealed = await Promise.all([
    sealAudit(db, keys[0]!),
    sealAudit(db, keys[0]!),
    sealAudit(db, keys[0]!),
  ]);
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(20);
  const report = await auditReport(db, keys);
  expect(report).toMatchObject({ sealed: 21, faults: [], head: { no: 21 } });
  expect((await auditReport(db, ['a newer key', ...keys])).faults).toEqual([]);
  expect((await auditReport(db, ['another key'])).faults).toHaveLength(21);
});

test('an entry changed, removed, exchanged or put in by whoever owns the database is found', async () => {
  const saved = sql`create table if not exists audit_copy as table audit`;
  await saved.execute(db);
  const restore = () =>
    tamper(sql`with gone as (delete from audit) select 1`).then(() =>
      tamper(sql`insert into audit overriding system value select * from audit_copy`),
    );
  for (const [how, change, fault] of [
    ['who', sql`update audit set ip = '::2' where seal_no = 5`, /^Entry \d+, seal 5,/],
    ['when', sql`update audit set at = at + interval '1 microsecond' where seal_no = 5`, /seal 5/],
    ['removed', sql`delete from audit where seal_no = 5`, /between the seals 4 and 6/],
    ['closed up', sql`update audit set seal_no = seal_no - 1 where seal_no > (select 4)`, /./],
    [
      'copied seal',
      sql`update audit set seal = (select seal from audit where seal_no = 4) where seal_no = 5`,
      /seal 5/,
    ],
    [
      'put in',
      sql`insert into audit (action, at) values ('sign-in', now() - interval '2 minutes')`,
      /^1 entries have no seal/,
    ],
  ] as const) {
    if (how === 'closed up') await tamper(sql`delete from audit where seal_no = 4`);
    await tamper(change);
    const { faults } = await auditReport(db, keys);
    expect(faults.join('\n'), how).toMatch(fault);
    await restore();
    expect((await auditReport(db, keys)).faults, `${how}, and back`).toEqual([]);
  }
});

test('after a change of the key every secret is sealed with the new one (ASVS 13.3.4)', async () => {
  const { rows } = await sql<{ company: number; user: number }>`
    with company as (insert into companies (name, plan) values ('Keys Ltd', 'demo') returning id),
      person as (insert into users (company_id, role, email, name, password_hash)
        select id, 'user', 'keys@tidewaiter.example', 'Kay', 'x' from company returning id, company_id)
    select company_id as company, id as user from person`.execute(db);
  const { company, user } = rows[0]!;
  const old = createSealing('the old key');
  await db
    .insertInto('badges')
    .values({
      company_id: company,
      badge: 'LEE012',
      description: '',
      csp: 'CNS',
      csp_env: 'TT',
      csp_client_id: 'a',
      csp_topic: 'a',
      csp_client_pass: old.seal('pass', badgePassPlace(company)),
    })
    .execute();
  await db
    .updateTable('users')
    .set({ mfa_secret: old.seal('mfa', multiFactorPlace(user)) })
    .where('id', '=', user)
    .execute();
  const of = { user_id: user, authority: 'https://customs.example' };
  await db
    .insertInto('authorisations')
    .values({
      ...of,
      expires_at: new Date(),
      granted_at: new Date(),
      access_token: old.seal('access', tokenPlace(of, 'access')),
      refresh_token: old.seal('refresh', tokenPlace(of, 'refresh')),
    })
    .execute();
  await resealSecrets(db, createSealing('the new key', 'the old key'));
  const now = createSealing('the new key');
  const badge = await db.selectFrom('badges').select('csp_client_pass').executeTakeFirstOrThrow();
  const person = await db
    .selectFrom('users')
    .select('mfa_secret')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  const granted = await db.selectFrom('authorisations').selectAll().executeTakeFirstOrThrow();
  expect([
    now.open(badge.csp_client_pass, badgePassPlace(company)),
    now.open(person.mfa_secret!, multiFactorPlace(user)),
    now.open(granted.access_token, tokenPlace(of, 'access')),
    now.open(granted.refresh_token, tokenPlace(of, 'refresh')),
  ]).toEqual(['pass', 'mfa', 'access', 'refresh']);
});

test('a token that another process renews while secrets are sealed anew is not overwritten', async () => {
  const { refresh_token: before } = await db
    .selectFrom('authorisations')
    .select('refresh_token')
    .executeTakeFirstOrThrow();
  const renewed = Buffer.from('sealed by the process that renewed it');
  let isRead = false;
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const holdsTokens = result.rows.some((row) => 'refresh_token' in row);
      if (holdsTokens && !isRead) {
        isRead = true;
        await db.updateTable('authorisations').set({ refresh_token: renewed }).execute();
      }
      return result;
    },
  });
  await resealSecrets(slow, createSealing('the newest key', 'the new key'));
  expect(isRead).toBe(true);
  const { refresh_token: after } = await db
    .selectFrom('authorisations')
    .select('refresh_token')
    .executeTakeFirstOrThrow();
  expect(after).toEqual(renewed);
  expect(after).not.toEqual(before);
});
