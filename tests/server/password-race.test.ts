import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demonstration } from '../../src/server/storage/seed.ts';
import { mailedCode } from './mailbox.ts';
import { untilWaiting } from './person-held.ts';
import { call, type RunningServer, startTestServer } from './running-server.ts';

// Runs on both databases: it is a race of transactions.

// The real one, which a test may hold up.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, hash: vi.fn(argon2.hash) };
});

const email = 'colleague@tidewaiter.example';
const { password }: { password: string } = demonstration;
let running: RunningServer;
let before: string;
beforeAll(async () => {
  running = await startTestServer();
  before = await hashOf();
});
afterEach(async () => {
  await sql`delete from sign_in_attempts`.execute(running.db);
  await sql`update users set password_hash = ${before} where email = ${email}`.execute(running.db);
});
afterAll(() => running.close());

async function hashOf(): Promise<string> {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from users where email = ${email}`.execute(running.db);
  return rows[0]!.password_hash;
}

/** While the next new password is being hashed, somebody puts `newPassword` with the link that was mailed. */
async function replaceMeanwhile(newPassword: string): Promise<void> {
  const { hash: really } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  await call(running.server, 'POST', '/reset', { email });
  const link = await mailedCode(running.db, email, 'reset-password');
  vi.mocked(hash).mockImplementationOnce(async (...asked) => {
    const form = { email, password: newPassword, password_confirmation: newPassword };
    const { status } = await call(running.server, 'POST', '/change', { ...form, verification_code: link });
    expect(status).toBe(200);
    return await really(...asked);
  });
}

const signsIn = async (typed: string) =>
  (await call(running.server, 'POST', '/login', { email, password: typed })).status === 200;

test('a password of the security page does not take the place of one that was put meanwhile', async () => {
  const person = await running.signIn(email);
  const passwords = { currentPassword: password, newPassword: 'of the one before' };
  await person.call('POST', '/user-security/password', passwords);
  const passwordChangeCode = await mailedCode(running.db, email, 'change-password');
  await replaceMeanwhile('of the owner');
  const late = await person.call('PUT', '/user-security/password', { ...passwords, passwordChangeCode });
  expect([late.status, Object.keys(late.body.errors)], 'its code is over').toEqual([
    422,
    ['passwordChangeCode'],
  ]);
  expect([await signsIn('of the owner'), await signsIn('of the one before')]).toEqual([true, false]);
});

test('nor does one of the profile, and nothing else of it is kept', async () => {
  const person = await running.signIn(email);
  await replaceMeanwhile('of the owner');
  const late = await person.call('PUT', '/account/profile', {
    name: 'Not kept',
    phone: '+44 1',
    old_password: password,
    password: 'of the one before',
    re_password: 'of the one before',
  });
  expect([late.status, late.body.errors]).toEqual([422, { old_password: ['This is not your password.'] }]);
  expect([await signsIn('of the owner'), await signsIn('of the one before')]).toEqual([true, false]);
  const { rows } = await sql<{ name: string }>`select name from users where email = ${email}`.execute(
    running.db,
  );
  expect(rows[0]!.name).not.toBe('Not kept');
});

test('two that are put at the same moment, by a link and in the profile, do not wait for each other for ever', async () => {
  const person = await running.signIn(email);
  await call(running.server, 'POST', '/reset', { email });
  const verification_code = await mailedCode(running.db, email, 'reset-password');
  const inProfile = { old_password: password, password: 'in the profile', re_password: 'in the profile' };
  const byLink = { password: 'by the link', password_confirmation: 'by the link' };
  const answers: Promise<{ status: number }>[] = [];
  // The person is held until both have come as far as they can: the profile first.
  await running.db.transaction().execute(async (transaction) => {
    await sql`select 1 from users where email = ${email} for no key update`.execute(transaction);
    answers.push(person.call('PUT', '/account/profile', { name: 'Colin', phone: '+44 1', ...inProfile }));
    await untilWaiting(running.db, 1);
    answers.push(call(running.server, 'POST', '/change', { email, verification_code, ...byLink }));
    await untilWaiting(running.db, 2);
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses, 'the link was over with the password before').toEqual([200, 422]);
  expect([await signsIn('in the profile'), await signsIn('by the link')]).toEqual([true, false]);
});
