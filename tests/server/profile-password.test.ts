import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demonstration } from '../../src/server/storage/seed.ts';
import { mailedCode, mailsTo } from './mailbox.ts';
import { insertSession, whileSessionsAreHeld } from './person-held.ts';
import { call, type Person, type RunningServer, startTestServer } from './running-server.ts';

const email = 'colleague@tidewaiter.example';
const { password }: { password: string } = demonstration;
const newPassword = 'a newer one to find';
let running: RunningServer;
let person: Person;
let hash: string;
beforeAll(async () => {
  running = await startTestServer({ passwordMinimum: 8 });
  hash = await hashOf();
});
beforeEach(async () => {
  person = await running.signIn(email);
});
afterEach(async () => {
  await sql`delete from sign_in_attempts`.execute(running.db);
  await sql`update users set password_hash = ${hash} where email = ${email}`.execute(running.db);
});
afterAll(() => running.close());

async function hashOf(): Promise<string> {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from users where email = ${email}`.execute(running.db);
  return rows[0]!.password_hash;
}

/** What an authenticator app shows `ahead` half minutes from now. */
function shown(secret: string, ahead = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return app.generate({ timestamp: Date.now() + ahead * 30_000 });
}

const told = { name: 'Colin', phone: '+44 1' };
const save = (passwords: object, changes: object = {}) =>
  person.call('PUT', '/account/profile', { ...told, ...changes, ...passwords });
const right = { old_password: password, password: newPassword, re_password: newPassword };
const login = (typed: string) => call(running.server, 'POST', '/login', { email, password: typed });

describe('a new password in the profile (COM-007)', () => {
  test('takes the place of the one before, with all else of the form; other sessions end, this one goes on (API-142)', async () => {
    const elsewhere = await running.signIn(email);
    const { status, body } = await save(right, { job_position: 'Clerk' });
    expect([status, body.message]).toEqual([200, 'Data has been saved.']);
    expect(body.data).toMatchObject({ ...told, job_position: 'Clerk' });
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(password)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    expect((await elsewhere.call('GET', '/init')).status).toBe(401);
    expect((await person.call('GET', '/init')).status).toBe(200);
    const { data } = (await person.call('GET', '/user-activities')).body;
    const events = data.map(({ event }: { event: string }) => event);
    expect(events.slice(0, 3)).toEqual(['Signed in', 'Password changed', 'Profile changed']);
    expect((await mailsTo(running.db, email)).at(-1)?.kind).toBe('password-changed');
  });

  test('is never answered, and stands in no log, audit or mail', async () => {
    const answers = [await save(right), await person.call('GET', '/account/profile')];
    for (const { body } of answers) {
      expect(Object.keys(body.data).filter((name) => name.includes('password'))).toEqual([]);
    }
    await save({ old_password: 'a wrong one to find', password: newPassword, re_password: newPassword });
    await save({ old_password: newPassword, password: newPassword, re_password: 'a slip to find' });
    const { rows } = await sql<{ row: string }>`
      select a::text as row from audit a union all select m::text from mails m
      union all select u::text from users u`.execute(running.db);
    const kept = [running.log(), JSON.stringify(answers), ...rows.map(({ row }) => row)].join('\n');
    for (const secret of [password, newPassword, 'a wrong one to find', 'a slip to find']) {
      expect(kept).not.toContain(secret);
    }
  });

  test('wants all three or none, each error at its field', async () => {
    const required = ['The field is required'];
    const wanted = async (passwords: object) => {
      const { status, body } = await save(passwords, { name: 'Not kept' });
      expect(status).toBe(422);
      return body.errors;
    };
    expect(await wanted({ old_password: password })).toEqual({ password: required, re_password: required });
    expect(await wanted({ password: newPassword })).toEqual({
      old_password: required,
      re_password: required,
    });
    expect(await wanted({ ...right, old_password: '' })).toEqual({ old_password: required });
    expect(await wanted({ ...right, re_password: '' })).toEqual({ re_password: required });
    expect(await wanted({ ...right, re_password: `${newPassword} ` })).toEqual({
      re_password: ['The two passwords differ.'],
    });
    expect(await wanted({ ...right, password: '12345', re_password: '12345' })).toEqual({
      password: ['At least 8 characters.'],
    });
    expect(await wanted({ ...right, password: '1234567', re_password: '1234567' }), 'as installed').toEqual({
      password: ['At least 8 characters.'],
    });
    expect(await wanted({ ...right, old_password: 5 })).toEqual({ old_password: ['Must be a text.'] });
    expect(await wanted({ ...right, old_password: newPassword })).toEqual({
      old_password: ['This is not your password.'],
    });
    expect((await person.call('GET', '/account/profile')).body.data.name).not.toBe('Not kept');
    expect(await hashOf()).toBe(hash);
    const none = await save({ old_password: '', password: '', re_password: '' });
    expect(none.status).toBe(200);
    expect(await hashOf(), 'none of them').toBe(hash);
  });

  test('is taken as it is typed, and comes with a form as well', async () => {
    const padded = ` ${newPassword} `;
    const form = new FormData();
    const fields = { ...told, old_password: password, password: padded, re_password: padded };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await fetch(`${running.server.address}/api/account/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    expect((await login(newPassword)).status).toBe(401);
    expect((await login(padded)).status).toBe(200);
  });

  test('guesses at the present one are slowed down as those at the sign-in, which are counted by themselves; a profile alone is saved meanwhile', async () => {
    for (let guess = 0; guess < 5; guess++) {
      expect((await save({ ...right, old_password: `guess ${guess}` })).status).toBe(422);
    }
    const { status, body } = await save(right);
    expect(status).toBe(429);
    expect(body.time).toBeGreaterThan(5);
    expect((await login(password)).status, 'a count of its own').toBe(200);
    expect((await save({})).status).toBe(200);
    expect(await hashOf()).toBe(hash);
  });

  test('wants the code of the authenticator app, once, where there is one (AUT-048)', async () => {
    const { data } = (await person.call('GET', '/user-security/mfa')).body;
    expect((await person.call('GET', '/account/profile')).body.data.is_2fa_enabled).toBe(false);
    await person.call('POST', '/user-security/mfa', { secretCode: shown(data.secret) });
    expect((await person.call('GET', '/account/profile')).body.data.is_2fa_enabled).toBe(true);
    const wanted = { secretCode: ['Access code must be 6-digits length'] };
    expect((await save(right)).body.errors).toEqual(wanted);
    expect((await save({ ...right, secretCode: '12345' })).body.errors).toEqual(wanted);
    const next = shown(data.secret, 1);
    const other = String((Number(next) + 1) % 1_000_000).padStart(6, '0');
    expect((await save({ ...right, secretCode: other })).body.errors.secretCode).toHaveLength(1);
    const wrong = await save({ ...right, old_password: 'a guess', secretCode: next });
    expect(wrong.body.errors, 'no word of the code to whoever guesses').toEqual({
      old_password: ['This is not your password.'],
    });
    expect(await hashOf()).toBe(hash);
    expect((await save({ job_position: 'Clerk' })).status, 'a profile alone').toBe(200);
    await sql`alter table mails rename to mails_away`.execute(running.db);
    expect((await save({ ...right, secretCode: next })).status, 'a fault of the server').toBe(500);
    await sql`alter table mails_away rename to mails`.execute(running.db);
    expect((await save({ ...right, secretCode: next })).status).toBe(200);
    const again = { old_password: newPassword, password: 'another one', re_password: 'another one' };
    expect((await save({ ...again, secretCode: next })).body.errors).toHaveProperty('secretCode');
    await sql`update users set mfa_secret = null, mfa_step = 0 where email = ${email}`.execute(running.db);
  });

  test('ends what was mailed while the one before counted: links and digits', async () => {
    await call(running.server, 'POST', '/reset', { email });
    const link = await mailedCode(running.db, email, 'reset-password');
    const digits = { currentPassword: password, newPassword: 'of the digits' };
    await person.call('POST', '/user-security/password', digits);
    const passwordChangeCode = await mailedCode(running.db, email, 'change-password');
    expect((await save(right)).status).toBe(200);
    const form = {
      email,
      verification_code: link,
      password: 'of the link',
      password_confirmation: 'of the link',
    };
    expect((await call(running.server, 'POST', '/change', form)).status).toBe(422);
    const confirmed = { currentPassword: newPassword, newPassword: 'of the digits', passwordChangeCode };
    expect((await person.call('PUT', '/user-security/password', confirmed)).status).toBe(422);
    expect((await login(newPassword)).status).toBe(200);
  });

  test('ends a session that is being renewed at the same moment', async () => {
    await whileSessionsAreHeld(running.db, email, {
      slowly: (renewal) => insertSession(renewal, email, 'renewed'),
      other: () => save(right),
    });
    const after = await running.db
      .selectFrom('sessions')
      .where('token_hash', '=', 'renewed')
      .select('id')
      .execute();
    expect(after).toEqual([]);
  });
});
