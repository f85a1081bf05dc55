import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../../src/server/storage/migrations/index.ts';
import { demonstration } from '../../src/server/storage/seed.ts';
import { testDatabase } from '../support/database.ts';
import { mailedCode, mailsTo } from './mailbox.ts';
import { call, type Person, type RunningServer, startTestServer } from './running-server.ts';

/** A database that a rehearsal filled, with somebody signed in and links under way, served in production. */
describe('in production whoever the demonstration brought along', () => {
  let production: RunningServer;
  let signedIn: Person;
  let link: string;
  const drop: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const database = await testDatabase();
    drop.push(database.drop);
    const rehearsal = await startTestServer({}, database);
    signedIn = await rehearsal.signIn();
    await call(rehearsal.server, 'POST', '/reset', { email: demonstration.email });
    link = await mailedCode(rehearsal.db, demonstration.email, 'reset-password');
    await rehearsal.close();
    production = await startTestServer({ production: true, publicUrl: 'https://tide.example' }, database);
  });
  afterAll(async () => {
    await production.close();
    for (const each of drop) await each();
  });

  const people = ['demo', 'colleague', 'other', 'partner', 'editor', 'admin'].map(
    (name) => `${name}@tidewaiter.example`,
  );

  test.each(people)('cannot sign in: %s', async (email) => {
    const { status, body } = await call(production.server, 'POST', '/login', {
      email,
      password: demonstration.password,
    });
    expect([status, body.token]).toEqual([401, undefined]);
  });

  test('has no session left from before', async () => {
    const headers = { authorization: `Bearer ${signedIn.token}` };
    expect((await call(production.server, 'GET', '/init', undefined, headers)).status).toBe(401);
  });

  test('comes in by no mailed link, neither one from before nor a new one', async () => {
    const answer = await call(production.server, 'POST', '/change', {
      email: demonstration.email,
      verification_code: link,
      password: 'taken over 77',
      password_confirmation: 'taken over 77',
    });
    expect(answer.status).toBe(422);
    await call(production.server, 'POST', '/reset', { email: people[5] });
    const mails = await mailsTo(production.db, people[5]!);
    expect(mails.map(({ kind }) => kind)).not.toContain('reset-password');
  });

  test('is named to the operator in the log, by number', () => {
    expect(production.log()).toContain('cannot sign in in production');
    const line = production
      .log()
      .split('\n')
      .find((one) => one.includes('cannot sign in in production'));
    expect(JSON.parse(line!)).toMatchObject({ level: 40, people: 6 });
  });

  test('stays out where it was seeded before seeds were marked', async () => {
    await sql`update users set is_demonstration = false`.execute(production.db);
    await migrations['0095-marked-demonstration']!.up(production.db);
    const { rows } = await sql`select email from users where not is_demonstration`.execute(production.db);
    expect(rows).toEqual([]);
  });
});

test('people of a company’s own sign in in production, also in a database that a rehearsal filled', async () => {
  const production = await startTestServer({ production: true });
  try {
    await sql`
      insert into users (company_id, role, email, name, password_hash)
      select company_id, role, 'own@weir.example', 'Own', password_hash from users where email = ${demonstration.email}
    `.execute(production.db);
    const { status } = await call(production.server, 'POST', '/login', {
      email: 'own@weir.example',
      password: demonstration.password,
    });
    expect(status).toBe(200);
  } finally {
    await production.close();
  }
});
