import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AttemptKind } from '../../src/server/sign-in/attempts.ts';
import { demonstration } from '../../src/server/storage/seed.ts';
import { mailedCode } from './mailbox.ts';
import { call, type RunningServer, startTestServer } from './running-server.ts';

// The real one, counted.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer({ trustProxy: 1 });
});
afterAll(() => running.close());

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  call(running.server, 'POST', '/login', { email, password }, headers);

/** Failures of the past minute, from wherever. */
const attempts = (
  email: string,
  ip: (index: number) => string,
  count: number,
  kind: AttemptKind = 'sign-in',
) =>
  running.db
    .insertInto('sign_in_attempts')
    .values(Array.from({ length: count }, (_, index) => ({ kind, email, ip: ip(index) })))
    .execute();

/** All that happened so far happened so long before; past the product, which takes no such change. */
const ageAudit = (by: string) =>
  running.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = 'replica'`.execute(transaction);
    await sql`update audit set at = at - ${by}::interval`.execute(transaction);
  });

const recentFrom = async (ip: string) =>
  (await running.db.selectFrom('sign_in_attempts').where('ip', '=', ip).select('id').execute()).length;

describe('signing in', () => {
  test('gives a token and who one is, with the partner one belongs to (API-124, API-125, SHL-005)', async () => {
    const { status, body } = await login(demonstration.email.toUpperCase(), demonstration.password);
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.data.user).toMatchObject({
      email: demonstration.email,
      role: 'user',
      plan: 'customs declarations',
    });
    expect(body.data.user.partner_id).toBeNull();
    expect(JSON.stringify(body)).not.toContain('argon2');
    const ofPartner = await login('partner@tidewaiter.example', demonstration.password);
    expect(ofPartner.body.data.user).toMatchObject({ role: 'external', partner_id: expect.any(Number) });
  });

  test('stands in the audit, taken or refused, with who, when and from where', async () => {
    await login(demonstration.email, 'guess');
    await login(demonstration.email, demonstration.password);
    const { rows } = await sql<Record<string, unknown>>`select action, user_id is not null as known,
      detail->>'email' as email, ip is not null as "from", abs(extract(epoch from now() - at)) < 60 as now
      from audit where action like 'sign-in%' order by id desc limit 2`.execute(running.db);
    expect(rows).toMatchObject([
      { action: 'sign-in', known: true, from: true, now: true },
      { action: 'sign-in refused', email: demonstration.email, from: true, now: true },
    ]);
  });

  test('answers a wrong password and an unknown person alike, after the same work', async () => {
    const worked = async (email: string) => {
      vi.mocked(verify).mockClear();
      const { headers: _, ...answer } = await login(email, 'not the password');
      // What a verification costs stands in the hash it is given.
      const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4));
      return { answer, costs };
    };
    const wrong = await worked('admin@tidewaiter.example');
    const unknown = await worked('nobody@tidewaiter.example');
    expect(wrong.answer.status).toBe(401);
    expect(wrong.costs).toHaveLength(1);
    expect(unknown).toEqual(wrong);
  });

  test('gives no session for a password that is replaced while it is looked at', async () => {
    const { verify: really } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    const { password_hash: before } = await running.db
      .selectFrom('users')
      .where('email', '=', 'admin@tidewaiter.example')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const put = (hash: string) =>
      sql`update users set password_hash = ${hash} where email = 'admin@tidewaiter.example'`.execute(
        running.db,
      );
    vi.mocked(verify).mockImplementationOnce(async (...asked) => {
      const isRight = await really(...asked);
      await put(before.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
      return isRight;
    });
    const { status, body } = await login('admin@tidewaiter.example', demonstration.password);
    expect([status, body.token]).toEqual([401, undefined]);
    await put(before);
    expect((await login('admin@tidewaiter.example', demonstration.password)).status).toBe(200);
  });

  test('gives no session without an access code where those are switched on while the password is looked at', async () => {
    const { verify: really } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    const put = (secret: Buffer | null) =>
      sql`update users set mfa_secret = ${secret} where email = 'admin@tidewaiter.example'`.execute(
        running.db,
      );
    vi.mocked(verify).mockImplementationOnce(async (...asked) => {
      const isRight = await really(...asked);
      await put(Buffer.from('a secret'));
      return isRight;
    });
    const { status, body } = await login('admin@tidewaiter.example', demonstration.password);
    expect([status, body.token]).toEqual([401, undefined]);
    await put(null);
    expect((await login('admin@tidewaiter.example', demonstration.password)).status).toBe(200);
  });

  test('is slowed down after five failures, even all at once, and says for how long (API-128)', async () => {
    const email = 'partner@tidewaiter.example';
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'guess')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    const { status, body } = await login(email, demonstration.password);
    expect(status).toBe(429);
    expect(body.time).toBeGreaterThan(5);
    expect(body.time).toBeLessThanOrEqual(15);
  });

  test('is possible again when the wait has passed: attempts meanwhile do not make it longer', async () => {
    await sql`update sign_in_attempts set at = at + interval '1 minute'`.execute(running.db);
    for (let attempt = 0; attempt < 6; attempt++) {
      expect((await login('partner@tidewaiter.example', 'guess')).status).toBe(429);
    }
    await sql`update sign_in_attempts set at = at - interval '75 seconds'`.execute(running.db);
    expect((await login('partner@tidewaiter.example', demonstration.password)).status).toBe(200);
  });

  test('of a person is not kept from them by a stranger’s failures elsewhere', async () => {
    const email = 'partner@tidewaiter.example';
    await attempts(email, () => '203.0.113.7', 5);
    expect((await login(email, demonstration.password)).status).toBe(200);
    await attempts(email, (index) => `203.0.113.${index}`, 44);
    expect((await login(email, demonstration.password)).status).toBe(200);
    expect(await recentFrom('203.0.113.7')).toBe(6);
  });

  test('is slowed down after fifty failures at one address from which nobody came in lately, and at no other', async () => {
    await sql`delete from sign_in_attempts`.execute(running.db);
    const there = { 'x-forwarded-for': '192.0.2.55' };
    for (const address of ['127.0.0.1', '192.0.2.55'])
      for (let index = 0; index < 49; index++) await attempts(`person-${index}@x.example`, () => address, 1);
    const comeIn = (headers?: Record<string, string>) =>
      login('admin@tidewaiter.example', demonstration.password, headers);
    expect((await login('one-more@x.example', 'guess', there)).status).toBe(401);
    expect((await comeIn(there)).status).toBe(429);
    for (let index = 0; index < 3; index++)
      expect((await login(`one-more-${index}@x.example`, 'guess')).status).toBe(401);
    expect((await comeIn()).status).toBe(200);
    await sql`delete from sign_in_attempts`.execute(running.db);
  });

  test('stays open to a person where they signed in lately, however many guess from elsewhere; their own count goes on', async () => {
    const email = 'partner@tidewaiter.example';
    const fromElsewhere = () => attempts(email, (index) => `203.0.113.${index}`, 60);
    await sql`delete from sign_in_attempts`.execute(running.db);
    expect((await login(email, demonstration.password)).status).toBe(200);
    await fromElsewhere();
    expect((await login(email, demonstration.password)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) expect((await login(email, 'guess')).status).toBe(401);
    expect((await login(email, demonstration.password)).status).toBe(429);

    await sql`delete from sign_in_attempts`.execute(running.db);
  });

  test('goes on with the browser one signed in with, however many guess from wherever; of nobody else, and not for ever', async () => {
    const email = 'editor@tidewaiter.example';
    await sql`delete from sign_in_attempts`.execute(running.db);
    const first = await login(email, demonstration.password);
    const cookie = first.headers.get('set-cookie')!;
    expect(cookie).toMatch(
      /^__Host-device-[0-9a-f]{16}=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await login(email, 'guess')).headers.get('set-cookie')).toBeNull();
    const withCookie = (of: string, password: string, sent = cookie.split(';')[0]!) =>
      call(running.server, 'POST', '/login', { email: of, password }, { cookie: sent });

    for (const one of [email, 'admin@tidewaiter.example']) await attempts(one, () => '127.0.0.1', 60);
    expect((await login(email, demonstration.password)).status).toBe(429);
    expect((await withCookie(email, demonstration.password)).status).toBe(200);
    expect((await withCookie('admin@tidewaiter.example', demonstration.password)).status, 'another').toBe(
      429,
    );
    const forged = cookie.split(';')[0]!.replace(/\.\d+\./, '.9999999999999.');
    expect((await withCookie(email, demonstration.password, forged)).status, 'made longer').toBe(429);
    for (let guess = 0; guess < 5; guess++) expect((await withCookie(email, 'guess')).status).toBe(401);
    expect((await withCookie(email, demonstration.password)).status, 'its own guesses').toBe(429);

    await sql`update sign_in_attempts set at = at - interval '10 minutes'`.execute(running.db);
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ['Date'] });
    try {
      await attempts(email, () => '127.0.0.1', 60);
      expect((await withCookie(email, demonstration.password)).status, 'long ago').toBe(429);
    } finally {
      vi.useRealTimers();
    }
    await ageAudit('31 days');
    await sql`delete from sign_in_attempts`.execute(running.db);
  });

  test('opens with a mailed link, however many guess from elsewhere: at the password, at links and at mails', async () => {
    const email = 'editor@tidewaiter.example';
    await sql`delete from sign_in_attempts`.execute(running.db);
    for (const kind of ['sign-in', 'link', 'registration', 'link-mail', 'code-mail', 'code'] as const) {
      await attempts(email, (index) => `203.0.113.${index}`, 60, kind);
    }
    expect((await call(running.server, 'POST', '/reset', { email })).status).toBe(200);
    const form = {
      email,
      verification_code: 'guess',
      password: 'by the link',
      password_confirmation: 'by the link',
    };
    expect((await call(running.server, 'POST', '/change', form)).status).toBe(422);
    const verification_code = await mailedCode(running.db, email, 'reset-password');
    expect((await call(running.server, 'POST', '/change', { ...form, verification_code })).status).toBe(200);
    expect((await login(email, 'by the link')).status).toBe(200);
    await sql`delete from sign_in_attempts`.execute(running.db);
  });

  test('that is refused for too many attempts is logged, with where it came from', async () => {
    await attempts('nobody@tidewaiter.example', () => '127.0.0.1', 5);
    const refused = async () => {
      expect((await login('nobody@tidewaiter.example', 'guess')).status).toBe(429);
      const lines = running.log().split('\n');
      return lines.filter((line) => line.includes('Too many attempts.'));
    };
    const told = await refused();
    // The first within a time is told: of this test, or of the one before that came from elsewhere.
    const ip = expect.stringMatching(/^(127\.0\.0\.1|192\.0\.2\.55)$/);
    expect(JSON.parse(told.at(-1)!)).toMatchObject({ ip, route: '/api/login' });
    expect(await refused(), 'not each time: it would fill a disk').toEqual(told);
    await sql`delete from sign_in_attempts`.execute(running.db);
  });

  test('refuses an email that is no text: half a character, NUL (422)', async () => {
    for (const email of ['a\ud800@tidewaiter.example', 'a\0@tidewaiter.example']) {
      const { status, body } = await login(email, 'guess');
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toMatch(/email.*cannot be stored/);
    }
  });

  test('is refused when it is larger than any sign-in (413), with the size that can be taken', async () => {
    const { status, body } = await login('a'.repeat(20_000), 'guess');
    expect(status).toBe(413);
    expect(body.message).toBe('This is larger than the 16 KiB that can be taken.');
  });

  test('is refused to a blocked person and a blocked company', async () => {
    await sql`update users set state = 0 where email = 'colleague@tidewaiter.example'`.execute(running.db);
    expect((await login('colleague@tidewaiter.example', demonstration.password)).status).toBe(401);
    await sql`update users set state = 1`.execute(running.db);

    const person = await running.signIn('colleague@tidewaiter.example');
    await sql`update companies set state = 0`.execute(running.db);
    expect((await login('colleague@tidewaiter.example', demonstration.password)).status).toBe(401);
    expect((await person.call('GET', '/init')).status).toBe(401);
    await sql`update companies set state = 1`.execute(running.db);
    expect((await person.call('GET', '/init')).status).toBe(200);
  });

  test('of somebody blocked meanwhile no longer counts', async () => {
    const person = await running.signIn('colleague@tidewaiter.example');
    await sql`update users set state = 0 where email = 'colleague@tidewaiter.example'`.execute(running.db);
    expect((await person.call('GET', '/init')).status).toBe(401);
    await sql`update users set state = 1`.execute(running.db);
  });

  test('asks for email and password (422)', async () => {
    for (const [body, place] of [
      [{ email: 'someone@tidewaiter.example' }, 'password'],
      [{ email: 5, password: 'x' }, 'email'],
    ] as const) {
      const answer = await call(running.server, 'POST', '/login', body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([place]);
    }
  });
});

describe('a session', () => {
  test.each([-13, 13])(
    'counts by the clock of the database, also where that of the server is %i hours off',
    async (off) => {
      vi.useFakeTimers({ now: Date.now() + off * 3_600_000, toFake: ['Date'] });
      try {
        const { status, body } = await login(demonstration.email, demonstration.password);
        expect(status).toBe(200);
        const { rows } = await sql<{ hours: number }>`
        select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions
        order by id desc limit 1`.execute(running.db);
        expect(rows).toEqual([{ hours: running.settings.sessionHours }]);
        const check = () => call(running.server, 'GET', `/checkToken?token=${body.token}`);
        const early = await check();
        expect({ status: early.status, end: early.headers.get('token-end-time') }).toEqual({
          status: 200,
          end: null,
        });
        await sql`update sessions set expires_at = now() + interval '200 seconds'
          where id = (select max(id) from sessions)`.execute(running.db);
        // Of the same clock as the date of the answer, which a page reckons by.
        const end = Date.parse((await check()).headers.get('token-end-time')!);
        expect(Math.round((end - Date.now()) / 1000)).toBeCloseTo(200, -2);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test('is checked by the token in the query; the end-time header comes near the end only (API-117, API-118, API-119, D-19)', async () => {
    const { token } = await running.signIn();
    const check = () => call(running.server, 'GET', `/checkToken?token=${token}`);
    const fresh = await check();
    expect(fresh.body.data.success).toBe(true);
    expect(fresh.headers.get('token-end-time')).toBeNull();
    const twice = await call(running.server, 'GET', `/checkToken?token=${token}&token=${token}`);
    expect(twice.status, 'which of them is meant?').toBe(401);

    await sql`update sessions set expires_at = now() + interval '4 minutes'`.execute(running.db);
    const ending = new Date((await check()).headers.get('token-end-time')!);
    expect(ending.getTime() - Date.now()).toBeGreaterThan(200_000);
  });

  test('is renewed by a check that asks for it (API-006)', async () => {
    const { token } = await running.signIn();
    const { headers } = await call(running.server, 'GET', `/checkToken?token=${token}&renew=true`);
    const renewed = headers.get('refresh-token')!;
    expect(renewed).not.toBe(token);
    const check = async (of: string) => (await call(running.server, 'GET', `/checkToken?token=${of}`)).status;
    expect(await check(renewed)).toBe(200);
    expect(await check(token), 'calls on their way still arrive').toBe(200);
    await sql`update sessions set expires_at = expires_at - interval '61 seconds'`.execute(running.db);
    expect(await check(token)).toBe(401);
    expect(await check(renewed)).toBe(200);
  });

  test('renewed again and again ends a week after the password was given', async () => {
    const { token } = await running.signIn();
    const check = (of: string) => call(running.server, 'GET', `/checkToken?token=${of}`);
    const renew = (of: string) => call(running.server, 'GET', `/checkToken?token=${of}&renew=true`);
    await sql`update sessions set signed_in_at = now() - interval '7 days' + interval '1 hour',
      expires_at = now() + interval '10 minutes'`.execute(running.db);
    const last = (await renew(token)).headers.get('refresh-token')!;
    expect((await check(last)).status).toBe(200);

    // There is no more time to be had: the same session goes on, and tells its end when that is near.
    const again = await renew(last);
    expect(again.status).toBe(200);
    expect(again.body.data).toEqual({ success: true });
    expect(again.headers.get('refresh-token')).toBeNull();
    expect(again.headers.get('token-end-time')).toBeNull();
    await sql`update sessions set signed_in_at = signed_in_at - interval '56 minutes',
      expires_at = expires_at - interval '56 minutes'`.execute(running.db);
    const near = await renew(last);
    expect(near.headers.get('refresh-token')).toBeNull();
    expect(Date.parse(near.headers.get('token-end-time')!) - Date.now()).toBeLessThan(241_000);
    await sql`update sessions set expires_at = expires_at - interval '5 minutes'`.execute(running.db);
    expect((await check(last)).status).toBe(401);
  });

  test('ends with logout and with time (API-122)', async () => {
    const person = await running.signIn();
    expect((await person.call('GET', '/init')).body.data.notifications).toEqual({
      internal: 0,
      external: 0,
      upgrade_plan: 0,
    });
    await person.call('POST', '/logout');
    expect((await person.call('GET', '/init')).status).toBe(401);

    const late = await running.signIn();
    await sql`update sessions set expires_at = now() - interval '1 second'`.execute(running.db);
    expect((await late.call('GET', '/init')).status).toBe(401);
  });

  test('is nowhere stored as its token', async () => {
    const { token } = await running.signIn();
    const { rows } = await sql<{ row: string }>`select s::text as row from sessions s`.execute(running.db);
    const stored = rows.map(({ row }) => row).join();
    // Nor as a hash that whoever has the table could make of a guess.
    const hashed = createHash('sha256').update(token).digest();
    for (const form of [token, hashed.toString('hex'), hashed.toString('base64url')])
      expect(stored).not.toContain(form);
  });

  test('the token is taken from the query only where a browser opens the address itself', async () => {
    const { token } = await running.signIn();
    expect((await call(running.server, 'GET', `/init?token=${token}`)).status).toBe(401);
  });
});

test('neither passwords nor tokens are logged', async () => {
  const { token, call: callAs } = await running.signIn();
  await call(running.server, 'GET', `/checkToken?token=${token}`);
  expect((await call(running.server, 'GET', `/checkToken?tok%65n=${token}`)).status).toBe(200);
  await callAs('GET', '/customs-declarations');
  await login(demonstration.email, 'a-wrong-password-to-find');
  const log = running.log();
  expect(log).toContain('/api/checkToken');
  for (const secret of [token, demonstration.password, 'a-wrong-password-to-find'])
    expect(log).not.toContain(secret);
});
