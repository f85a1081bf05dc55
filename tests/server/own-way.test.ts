import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demonstration } from '../../src/server/storage/seed.ts';
import { mailedCode, mailsTo } from './mailbox.ts';
import { type Answer, call, type RunningServer, startTestServer } from './running-server.ts';

// What strangers ask about an address takes nobody's own way, and fills nobody's mailbox.

const { email, password }: { email: string; password: string } = demonstration;
const office = '198.51.100.1';
const hotel = '198.51.100.99';
const stranger = (index: number) => `203.0.113.${index}`;

let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer({ trustProxy: 1 });
});
beforeEach(async () => {
  await sql`delete from sign_in_attempts`.execute(running.db);
  await sql`delete from mails`.execute(running.db);
});
afterEach(() =>
  sql`update users set mfa_secret = null, mfa_candidate = null, mfa_step = 0`.execute(running.db),
);
afterAll(() => running.close());

const from = (ip: string, path: string, body: object, cookie = ''): Promise<Answer> =>
  call(running.server, 'POST', path, body, { 'x-forwarded-for': ip, cookie });
const statusesOf = async (answers: readonly Promise<Answer>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const kindsTo = async (address: string) => (await mailsTo(running.db, address)).map(({ kind }) => kind);
const passMinutes = (minutes: number) =>
  sql`update mails set created_at = created_at - make_interval(mins => ${minutes}::int)`.execute(running.db);

/** Somebody who signed in from the office, with calls of theirs from wherever they are, and their browser's cookie. */
async function signedIn() {
  const { body, headers } = await from(office, '/login', { email, password });
  const authorization = `Bearer ${body.token}`;
  const ask = (method: string, path: string, content?: object) =>
    call(running.server, method, path, content, { authorization, 'x-forwarded-for': hotel });
  return { ask, cookie: headers.get('set-cookie')!.split(';')[0]! };
}

const shown = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate();
const registration = {
  product: 'customs-declarations',
  name: 'Nora',
  second_name: 'Weir',
  customer: 'Weir Freight Ltd',
  phone: '+44 20 7946 0000',
  password: 'six678',
  password_confirmation: 'six678',
};

describe('whatever strangers ask about an address', () => {
  test('its person gets a link to a new password: registrations are counted by themselves', async () => {
    const asked = times(5).map((index) => from(stranger(index % 2), '/register', { ...registration, email }));
    expect(await statusesOf(asked)).toEqual([200, 200, 200, 200, 200]);
    expect((await from(hotel, '/reset', { email })).status).toBe(200);
    expect(await kindsTo(email)).toContain('reset-password');
  });

  test('a person who is signed in switches access codes and changes the password: they are counted apart', async () => {
    const { ask } = await signedIn();
    const guesses = times(12).map((index) =>
      from(stranger(index), '/auth/request', { email, code: '123456' }),
    );
    expect(new Set(await statusesOf(guesses))).toEqual(new Set([422]));
    await statusesOf(times(6).map((index) => from(stranger(index), '/send-reset-mfa-code', { email })));
    for (let guess = 0; guess < 5; guess++) await from(hotel, '/login', { email, password: 'guess' });

    const wanted = { currentPassword: password, newPassword: 'a newer password' };
    expect((await ask('POST', '/user-security/password', wanted)).status).toBe(200);
    expect(await kindsTo(email)).toEqual(['change-password']);
    const { secret } = (await ask('GET', '/user-security/mfa')).body.data;
    expect((await ask('POST', '/user-security/mfa', { secretCode: shown(secret) })).status).toBe(200);
  });

  test('a browser they signed in with asks for mails whatever its neighbours ask for', async () => {
    const { cookie } = await signedIn();
    await statusesOf(times(4).map(() => from(hotel, '/reset', { email })));
    expect((await from(hotel, '/reset', { email })).status, 'a neighbour').toBe(429);
    expect((await from(hotel, '/reset', { email }, cookie)).status).toBe(200);
  });

  test('mailed digits count where the person signed in lately, also when guesses from elsewhere have ended them there', async () => {
    const { cookie } = await signedIn();
    const switchOn = () =>
      sql`update users set mfa_secret = 'sealed' where email = ${email}`.execute(running.db);
    for (const place of [
      [office, ''],
      [hotel, cookie],
    ] as const) {
      await switchOn();
      await from(hotel, '/send-reset-mfa-code', { email });
      const code = await mailedCode(running.db, email, 'reset-mfa');
      const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const guess = (ip: string, typed: string, sent = '') =>
        from(ip, '/auth/request', { email, code: typed }, sent);
      await statusesOf(times(5).map((index) => guess(stranger(index), other)));
      expect((await guess(stranger(9), code)).status, 'nobody guesses on').toBe(422);
      expect((await guess(place[0], code, place[1])).status).toBe(200);
      await sql`delete from sign_in_attempts`.execute(running.db);
    }
  });
});

describe('a flood of mails', () => {
  /** Thirty strangers at the same moment. */
  const askedBy30 = (path: string, body: object) =>
    statusesOf(times(30).map((index) => from(stranger(index), path, body)));

  test.each([
    ['/reset', 'reset-password', {}],
    ['/send-reset-mfa-code', 'reset-mfa', {}],
  ] as const)(
    'by %s sends three at once, then one in ten minutes, and refuses nobody',
    async (path, kind, more) => {
      await sql`update users set mfa_secret = 'sealed' where email = ${email}`.execute(running.db);
      expect(new Set(await askedBy30(path, { email, ...more }))).toEqual(new Set([200]));
      expect(await kindsTo(email)).toEqual([kind, kind, kind]);
      await passMinutes(9);
      await from(hotel, path, { email, ...more });
      expect(await kindsTo(email), 'those before hold').toHaveLength(3);
      await passMinutes(1);
      await askedBy30(path, { email, ...more });
      expect(await kindsTo(email)).toHaveLength(4);
    },
  );

  test('is answered alike for an address without an account', async () => {
    expect(new Set(await askedBy30('/reset', { email: 'nobody@weir.example' }))).toEqual(new Set([200]));
    expect(await mailsTo(running.db, 'nobody@weir.example')).toEqual([]);
  });

  test('by registrations refuses nobody who did not ask before, with an account or without, from wherever', async () => {
    await signedIn();
    for (const address of [email, 'new@weir.example']) {
      const body = { ...registration, email: address };
      for (const index of times(5)) await from(stranger(index), '/register', body);
      expect((await from(office, '/register', body)).status, 'the sixth, from a place of its own').toBe(200);
      for (const _ of times(2)) await from(hotel, '/register', body);
      const ways = [await from(hotel, '/register', body), await from(hotel, '/register', body)];
      expect(
        ways.map(({ status }) => status),
        'who asks on',
      ).toEqual([200, 429]);
    }
    expect(await kindsTo(email)).toEqual(times(3).map(() => 'already-registered'));
    expect(await kindsTo('new@weir.example'), 'each has its own password').toHaveLength(9);
  });

  test('by registrations is slowed down however the address is spelled, in whichever way that a mailer reads as one', async () => {
    const spelled = [
      'new@weir.example',
      'NEW@Weir.Example',
      'new@ｗeir.example',
      'new@weir.ｅxample',
      'ｎew@weir.example',
      'new@weir.example.',
      'new@weir.exampl\u{1d5be}',
    ];
    const statuses: number[] = [];
    for (const address of spelled)
      statuses.push((await from(hotel, '/register', { ...registration, email: address })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429]);
    const other = [
      '<new@weir.example>',
      'new@weir。example',
      'new@we\u00adir.example',
      'new@\u200bweir.example',
      'new@ⓦeir.example',
    ];
    for (const address of other) {
      const { status, body } = await from(office, '/register', { ...registration, email: address });
      expect([status, body.errors?.email], address).toEqual([
        422,
        [expect.stringMatching(/^Write it like name@example\.com: /)],
      ]);
    }
    const mails = await running.db.selectFrom('mails').select('address').execute();
    expect(mails.map(({ address }) => address)).toEqual(times(3).map(() => 'new@weir.example'));
  });

  test('by registrations ends at fourteen an hour in one mailbox, then one in ten minutes, which has the links of all in between', async () => {
    const body = { ...registration, email: 'full@weir.example' };
    await sql`insert into mails (kind, address, company_id, subject, body)
      select 'confirm-email', ${body.email}, 0, '', '' from generate_series(1, 13)`.execute(running.db);
    const asked = times(5).map((index) => from(stranger(index), '/register', body));
    expect(new Set(await statusesOf(asked))).toEqual(new Set([200]));
    const own = { ...body, password: 'person-7', password_confirmation: 'person-7' };
    expect((await from(hotel, '/register', own)).status, 'the person’s first').toBe(200);
    expect(await kindsTo(body.email)).toHaveLength(14);
    await passMinutes(10);
    await sql`update registrations set expires_at = expires_at - interval '10 minutes'`.execute(running.db);
    expect((await from(stranger(9), '/register', body)).status).toBe(200);
    const mails = await mailsTo(running.db, body.email);
    expect(mails).toHaveLength(15);
    const last = mails.find(({ body: words }) => words.split('/verify/').length > 2)!;
    const links = [...last.body.matchAll(/\/verify\/([\w-]{43})( \(\d\d\/\d\d\/\d{4} \d\d:\d\d UTC\))?/g)];
    expect(links).toHaveLength(6);
    expect(
      links.map(([, , at]) => at === undefined),
      'those of before with their time',
    ).toEqual([true, ...times(5).map(() => false)]);
    // The latest of before is the person's.
    expect((await from(hotel, '/verify', { verification_code: links[1]![1] })).status).toBe(200);
    expect((await from(hotel, '/login', { email: body.email, password: 'person-7' })).status).toBe(200);
  });
});
