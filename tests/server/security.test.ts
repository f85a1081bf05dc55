import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { decodeQR } from 'qr/decode.js';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demonstration } from '../../src/server/storage/seed.ts';
import { mailedCode, mailsTo } from './mailbox.ts';
import { untilWaiting } from './person-held.ts';
import {
  call,
  type Person,
  type RunningServer,
  startSecondServer,
  startTestServer,
} from './running-server.ts';

const { email, password }: { email: string; password: string } = demonstration;
let running: RunningServer;
/** Another process: one alone takes strangers one after the other. */
let second: Awaited<ReturnType<typeof startSecondServer>>;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  second = await startSecondServer(running);
});
beforeEach(async () => {
  await sql`update users set mfa_secret = null, mfa_candidate = null, mfa_step = 0`.execute(running.db);
  person = await running.signIn();
});
afterEach(async () => {
  await sql`delete from sign_in_attempts`.execute(running.db);
  await sql`update mails set created_at = created_at - interval '1 hour'`.execute(running.db);
});
afterAll(async () => {
  await second.close();
  await running.close();
});

const login = (secretCode?: string | null, { server }: Pick<RunningServer, 'server'> = running) =>
  call(server, 'POST', '/login', {
    email,
    password,
    ...(secretCode === undefined ? {} : { secretCode }),
  });
const toggle = (secretCode: string) => person.call('POST', '/user-security/mfa', { secretCode });

/** What an authenticator app shows `ahead` half minutes from now. */
function shown(secret: string, ahead = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return app.generate({ timestamp: Date.now() + ahead * 30_000 });
}

/** Another six digits. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Nobody signed in from anywhere lately; past the product, which takes no such change. */
const forgetPlaces = () =>
  running.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = 'replica'`.execute(transaction);
    await sql`update audit set at = at - interval '31 days'`.execute(transaction);
  });

/** The password of the demonstration again, which a colleague has too. */
async function restore(): Promise<void> {
  await sql`update users set password_hash = (
      select password_hash from users where email = 'colleague@tidewaiter.example'
    ) where email = ${email}`.execute(running.db);
}

async function offered(): Promise<{ isMfaEnabled: boolean; qrCode: string; secret: string }> {
  return (await person.call('GET', '/user-security/mfa')).body.data;
}

/** The code it was switched on with. */
let usedCode: string;

async function switchedOn(): Promise<string> {
  const { secret } = await offered();
  usedCode = shown(secret);
  expect((await toggle(usedCode)).body.data).toEqual({ isMfaEnabled: true });
  return secret;
}

/** Reads the picture as a phone does. */
function scanned(picture: string): string {
  const svg = Buffer.from(picture.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64').toString();
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  const scale = 4;
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, move, dx, dy] of svg.matchAll(/([Mm])(-?\d+)[ ,]?(-?\d+)h1v1/g)) {
    x = Number(dx) + (move === 'm' ? x : 0);
    y = Number(dy) + (move === 'm' ? y : 0);
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      const start = (row * size + x) * scale * 4;
      for (let at = start; at < start + scale * 4; at++) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return decodeQR({ width: size * scale, height: size * scale, data });
}

describe('multi-factor sign-in', () => {
  test('is offered as a picture with the secret an authenticator app takes, the same until it is on (AUT-052, AUT-054, API-135)', async () => {
    const first = await offered();
    expect(first.isMfaEnabled).toBe(false);
    const address = new URL(scanned(first.qrCode));
    expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(address.pathname)).toBe(`/Tidewaiter:${email}`);
    expect(address.searchParams.get('secret')).toBe(first.secret);
    expect(address.searchParams.get('issuer')).toBe('Tidewaiter');
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await offered()).toEqual(first);
    expect((await login()).body, 'looking switches nothing on').toHaveProperty('token');
  });

  test('goes on and off with a code of the app; mails tell the person (AUT-052, AUT-053, AUT-055, API-136)', async () => {
    const { secret } = await offered();
    const refused = await toggle(wrong(shown(secret)));
    expect(refused.status).toBe(422);
    expect(refused.body.errors.secretCode).toHaveLength(1);
    expect((await offered()).isMfaEnabled).toBe(false);
    expect((await toggle(shown(secret))).body.data).toEqual({ isMfaEnabled: true });
    expect(await offered()).toEqual({ isMfaEnabled: true });

    expect((await toggle(wrong(shown(secret, 1)))).status).toBe(422);
    const off = (await toggle(shown(secret, 1))).body.data;
    expect(off).toMatchObject({ isMfaEnabled: false, qrCode: expect.stringMatching(/^data:/) });
    expect(off.secret, 'another secret the next time').not.toBe(secret);
    const told = (await mailsTo(running.db, email)).filter(({ kind }) => kind === 'mfa-changed');
    expect(told.map(({ subject }) => subject).slice(-2)).toEqual([
      'Multi-factor sign-in is on',
      'Multi-factor sign-in is off',
    ]);
  });

  test('asks at the sign-in for the code after the right password only (AUT-008, AUT-070, API-124, API-126)', async () => {
    const secret = await switchedOn();
    expect(await login()).toMatchObject({ status: 200, body: { is_mfa_enabled: true } });
    expect((await login()).body).not.toHaveProperty('token');
    expect((await login(null)).body).toEqual({ is_mfa_enabled: true, place: expect.any(String) });
    const body = { email, password: 'not the password', secretCode: shown(secret, 1) };
    expect((await call(running.server, 'POST', '/login', body)).body).toEqual({
      message: expect.stringContaining('The email address or the password is not right.'),
    });
    expect((await login(shown(secret, 1))).body.token).toMatch(/^[\w-]{43}$/);
  });

  test('takes each code once, also of two sign-ins at the same moment', async () => {
    const secret = await switchedOn();
    expect((await login(usedCode)).status, 'it switched it on').toBe(422);
    const next = shown(secret, 1);
    const answers = await Promise.all([login(next), login(next, second), login(next)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await login(next)).status).toBe(422);
  });

  test('takes no code of another time, and no other text', async () => {
    const secret = await switchedOn();
    await sql`update users set mfa_step = 0`.execute(running.db);
    expect((await login(shown(secret, 3))).status).toBe(422);
    expect((await login(shown(secret, -3))).status).toBe(422);
    for (const text of ['12345', '1234567', 'abcdef', '']) {
      expect((await login(text)).body.errors).toEqual({
        secretCode: ['Access code must be 6-digits length'],
      });
    }
  });

  test('ends every other session when it goes on or off; this one goes on', async () => {
    const others = [await running.signIn(), await running.signIn()] as const;
    const secret = await switchedOn();
    for (const { call: callAs } of others) expect((await callAs('GET', '/init')).status).toBe(401);
    expect((await person.call('GET', '/init')).status).toBe(200);
    const { token } = (await login(shown(secret, 1))).body;
    await sql`update users set mfa_step = 0 where email = ${email}`.execute(running.db);
    expect((await toggle(shown(secret))).body.data).toMatchObject({ isMfaEnabled: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await call(running.server, 'GET', '/init', undefined, headers)).status).toBe(401);
    expect((await person.call('GET', '/init')).status).toBe(200);
  });

  test('offers another secret after some minutes, and after a new password: nobody has seen that one', async () => {
    const first = await offered();
    const realNow = Date.now;
    try {
      Date.now = () => realNow() + 9 * 60_000;
      expect((await offered()).secret).toBe(first.secret);
      Date.now = () => realNow() + 10 * 60_000;
      const second = await offered();
      expect(second.secret).not.toBe(first.secret);
    } finally {
      Date.now = realNow;
    }
    const { secret } = await offered();
    await person.call('PUT', '/account/profile', {
      name: 'Dana Ferry',
      phone: '+44 1',
      old_password: password,
      password: 'a newer password',
      re_password: 'a newer password',
    });
    expect((await offered()).secret).not.toBe(secret);
    await restore();
  });

  test('takes no code of a secret that was offered over an hour ago, and says what to do', async () => {
    const { secret } = await offered();
    const realNow = Date.now;
    try {
      Date.now = () => realNow() + 60 * 60_000;
      const late = await toggle(shown(secret));
      expect(late.status).toBe(422);
      expect(late.body.errors.secretCode).toEqual([
        'The picture was offered too long ago. Open this page again and scan the new one.',
      ]);
      expect((await offered()).isMfaEnabled).toBe(false);
      Date.now = realNow;
      await sql`update users set mfa_candidate = null`.execute(running.db);
      const fresh = await offered();
      Date.now = () => realNow() + 59 * 60_000;
      expect((await toggle(shown(fresh.secret))).body.data).toEqual({ isMfaEnabled: true });
    } finally {
      Date.now = realNow;
    }
  });

  test('guesses at the code are ten in a quarter of an hour from wherever, for whoever knows the password', async () => {
    const secret = await switchedOn();
    await forgetPlaces();
    const guesses = Array.from({ length: 10 }, (_, index) => ({
      kind: 'access-code' as const,
      email,
      ip: `203.0.113.${index}`,
    }));
    await running.db.insertInto('sign_in_attempts').values(guesses).execute();
    expect((await login()).body, 'the password alone').toEqual({
      is_mfa_enabled: true,
      place: expect.any(String),
    });
    expect((await login(shown(secret, 1))).status).toBe(429);
  });

  test('guesses at the code are slowed down like those at the password', async () => {
    const secret = await switchedOn();
    for (let index = 0; index < 5; index++) expect((await login(wrong(shown(secret, 1)))).status).toBe(422);
    const { status, body } = await login(shown(secret, 1));
    expect(status).toBe(429);
    expect(body.time).toBeGreaterThan(5);
  });

  test('keeps its secret sealed, for this person alone', async () => {
    const secret = await switchedOn();
    const { rows } = await sql<{ row: string }>`
      select u::text || encode(coalesce(mfa_secret, ''), 'escape') as row from users u`.execute(running.db);
    expect(rows.map(({ row }) => row).join()).not.toContain(secret);
    await sql`update users set mfa_secret = (select mfa_secret from users where email = ${email})
      where email = 'colleague@tidewaiter.example'`.execute(running.db);
    const colleague = { email: 'colleague@tidewaiter.example', password, secretCode: shown(secret, 1) };
    expect((await call(running.server, 'POST', '/login', colleague)).status).toBe(422);
  });
});

describe('a missing access code', () => {
  const ask = (address = email) => call(running.server, 'POST', '/send-reset-mfa-code', { email: address });
  const reset = (code: string, address = email, { server }: Pick<RunningServer, 'server'> = running) =>
    call(server, 'POST', '/auth/request', { email: address, code });

  test('is replaced by mailed digits that switch multi-factor sign-in off, once (AUT-018, AUT-020, API-133, API-134)', async () => {
    await switchedOn();
    expect(await ask()).toMatchObject({ status: 200, body: { data: { success: true } } });
    const code = await mailedCode(running.db, email, 'reset-mfa');
    expect((await reset(code, 'colleague@tidewaiter.example')).status, 'of another address').toBe(422);
    const answers: ReturnType<typeof reset>[] = [];
    // At the same moment: both have come as far as they can while the digits are held.
    await running.db.transaction().execute(async (transaction) => {
      await sql`select 1 from account_codes for update`.execute(transaction);
      answers.push(reset(code), reset(code, email, second));
      await untilWaiting(running.db, 2);
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect((await login()).body).toHaveProperty('token');
    expect((await reset(code)).body.errors).toHaveProperty('code');
  });

  test('that is replaced ends every session; a forgotten password that is replaced leaves access codes on', async () => {
    const secret = await switchedOn();
    await call(running.server, 'POST', '/reset', { email });
    const verification_code = await mailedCode(running.db, email, 'reset-password');
    const form = {
      email,
      verification_code,
      password: 'a newer password',
      password_confirmation: 'a newer password',
    };
    expect((await call(running.server, 'POST', '/change', form)).status).toBe(200);
    const signIn = { email, password: 'a newer password' };
    expect((await call(running.server, 'POST', '/login', signIn)).body).toEqual({
      is_mfa_enabled: true,
      place: expect.any(String),
    });
    const { token } = (
      await call(running.server, 'POST', '/login', { ...signIn, secretCode: shown(secret, 1) })
    ).body;
    const headers = { authorization: `Bearer ${token}` };
    expect((await call(running.server, 'GET', '/init', undefined, headers)).status).toBe(200);
    await ask();
    expect((await reset(await mailedCode(running.db, email, 'reset-mfa'))).status).toBe(200);
    expect((await call(running.server, 'GET', '/init', undefined, headers)).status).toBe(401);
    await restore();
  });

  test('nobody learns whether an address has an account, or multi-factor sign-in', async () => {
    const off = await ask();
    expect({ ...(await ask('nobody@tidewaiter.example')), headers: undefined }).toEqual({
      ...off,
      headers: undefined,
    });
    const mails = (await mailsTo(running.db, email)).filter(({ kind }) => kind === 'reset-mfa').length;
    await switchedOn();
    expect({ ...(await ask()), headers: undefined }).toEqual({ ...off, headers: undefined });
    const after = (await mailsTo(running.db, email)).filter(({ kind }) => kind === 'reset-mfa').length;
    expect(after - mails, 'a mail only when it is on').toBe(1);
    const unknown = await reset('123456', 'nobody@tidewaiter.example');
    const known = await reset(wrong(await mailedCode(running.db, email, 'reset-mfa')));
    expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
  });

  test('five wrong guesses end the digits, and so do ten minutes and newer digits', async () => {
    await switchedOn();
    await forgetPlaces();
    await ask();
    const code = await mailedCode(running.db, email, 'reset-mfa');
    for (let index = 0; index < 5; index++) expect((await reset(wrong(code))).status).toBe(422);
    await sql`delete from sign_in_attempts`.execute(running.db);
    expect((await reset(code)).status).toBe(422);

    await ask();
    const older = await mailedCode(running.db, email, 'reset-mfa');
    await ask();
    const newer = await mailedCode(running.db, email, 'reset-mfa');
    expect((await reset(older)).status).toBe(422);
    await sql`update account_codes set expires_at = expires_at - interval '10 minutes'`.execute(running.db);
    expect((await reset(newer)).status).toBe(422);
  });

  test('a fault of the server while it is replaced leaves the digits as they were', async () => {
    await switchedOn();
    await ask();
    const code = await mailedCode(running.db, email, 'reset-mfa');
    await sql`alter table mails add constraint no_mail check (kind <> 'mfa-changed') not valid`.execute(
      running.db,
    );
    const failed = await reset(code);
    await sql`alter table mails drop constraint no_mail`.execute(running.db);
    expect(failed.status).toBe(500);
    expect((await login()).body, 'still on').toEqual({ is_mfa_enabled: true, place: expect.any(String) });
    expect((await reset(code)).status).toBe(200);
    expect((await login()).body).toHaveProperty('token');
  });

  test('takes six digits and nothing else (AUT-017)', async () => {
    for (const text of ['12345', '12345x', '']) {
      expect((await reset(text)).body.errors).toEqual({ code: ['Access code must be 6-digits length'] });
    }
  });
});

test('no code, secret or token of a whole journey is logged: access codes, digits, renewal, a download, a live connection', async () => {
  const secret = await switchedOn();
  const code = shown(secret, 1);
  const { token } = (await login(code)).body;
  await call(running.server, 'POST', '/send-reset-mfa-code', { email });
  const digits = await mailedCode(running.db, email, 'reset-mfa');
  const { headers } = await call(running.server, 'GET', `/checkToken?token=${token}&renew=true`);
  const renewed = headers.get('refresh-token')!;
  const authorization = `Bearer ${renewed}`;
  const path = '/api/customs-declarations/generate-report';
  const { body } = await call(running.server, 'POST', '/download-token', { path }, { authorization });
  await fetch(`${running.server.address}${path}?id=1&token=${body.data.token}`);
  const socket = io(running.server.socketAddress, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve) => {
    socket.on('authenticated', resolve);
    socket.emit('auth', { token: renewed });
  });
  socket.close();
  await call(running.server, 'GET', '/hmrc/return?state=state-to-find&code=code-to-find');
  await call(running.server, 'POST', '/auth/request', { email, code: digits });
  await call(running.server, 'POST', '/logout', undefined, { authorization });
  // How long a call took has digits enough to hold a code by chance.
  const log = running.log().replace(/"responseTime":[\d.]+/g, '');
  expect(log).toContain('/api/hmrc/return');
  const secrets = { secret, code, digits, token, renewed, download: body.data.token };
  for (const [name, text] of Object.entries({ ...secrets, state: 'state-to-find', hmrc: 'code-to-find' })) {
    expect(text, name).toMatch(/./);
    expect(log.includes(text), name).toBe(false);
  }
  expect(log).not.toMatch(/bearer /i);
});

describe('the own password', () => {
  const newPassword = 'a newer password';
  const ask = (currentPassword = password) =>
    person.call('POST', '/user-security/password', { currentPassword, newPassword });
  const confirm = (passwordChangeCode: string, currentPassword = password) =>
    person.call('PUT', '/user-security/password', { currentPassword, newPassword, passwordChangeCode });

  test('changes with a mailed code; other sessions end, this one goes on (AUT-045, API-137, API-138, API-139)', async () => {
    const elsewhere = await running.signIn();
    expect((await ask()).body).toEqual({ data: { is_2fa_enabled: false, email } });
    const code = await mailedCode(running.db, email, 'change-password');
    expect((await confirm(wrong(code))).body.errors).toHaveProperty('passwordChangeCode');
    expect((await confirm(code)).status).toBe(200);
    expect((await elsewhere.call('GET', '/init')).status).toBe(401);
    expect((await person.call('GET', '/init')).status).toBe(200);
    expect((await login()).status).toBe(401);
    expect((await confirm(code, newPassword)).status, 'it served once').toBe(422);
    await restore();
  });

  test('what is wrong beside the code, and a fault of the server, leave the code as it was', async () => {
    await ask();
    const code = await mailedCode(running.db, email, 'change-password');
    const typed = { currentPassword: password, newPassword, passwordChangeCode: code };
    const put = (changes: object) => person.call('PUT', '/user-security/password', { ...typed, ...changes });
    const wrongOnes = {
      newPassword: '12345',
      currentPassword: 'not my password',
      passwordChangeCode: '12345',
    };
    for (const [field, value] of Object.entries(wrongOnes)) {
      expect(Object.keys((await put({ [field]: value })).body.errors), field).toEqual([field]);
    }
    await sql`alter table mails add constraint no_mail check (kind <> 'password-changed') not valid`.execute(
      running.db,
    );
    const failed = await put({});
    await sql`alter table mails drop constraint no_mail`.execute(running.db);
    expect(failed.status).toBe(500);
    expect((await login()).status, 'still the one before').toBe(200);
    expect((await put({})).status).toBe(200);
    await restore();
  });

  test('five wrong guesses end the digits, each counted although nothing is changed', async () => {
    await ask();
    const code = await mailedCode(running.db, email, 'change-password');
    for (let index = 0; index < 5; index++) expect((await confirm(wrong(code))).status).toBe(422);
    expect((await confirm(code)).status).toBe(429);
    await sql`delete from sign_in_attempts`.execute(running.db);
    expect((await confirm(code)).status).toBe(422);
  });

  test('changes with a code of the authenticator app where there is one; nothing is mailed then', async () => {
    const secret = await switchedOn();
    const before = (await mailsTo(running.db, email)).length;
    expect((await ask()).body).toEqual({ data: { is_2fa_enabled: true, email } });
    expect((await mailsTo(running.db, email)).length).toBe(before);
    expect((await confirm(shown(secret, 1))).status).toBe(200);
    await restore();
  });

  test('wants the present one, and six characters', async () => {
    expect((await ask('not my password')).body.errors).toEqual({
      currentPassword: ['This is not your password.'],
    });
    const short = await person.call('POST', '/user-security/password', {
      currentPassword: password,
      newPassword: '12345',
    });
    expect(short.body.errors).toEqual({ newPassword: ['At least 6 characters.'] });
    await ask();
    const code = await mailedCode(running.db, email, 'change-password');
    expect((await confirm(code, 'not my password')).body.errors).toEqual({
      currentPassword: ['This is not your password.'],
    });
    expect((await confirm('12345')).body.errors).toEqual({
      passwordChangeCode: ['Access code must be 6-digits length'],
    });
    for (let index = 0; index < 4; index++) await ask('not my password');
    expect((await ask()).status).toBe(429);
  });

  test('is nobody else’s to change', async () => {
    for (const method of ['POST', 'PUT']) {
      expect((await call(running.server, method, '/user-security/password', {})).status).toBe(401);
    }
  });
});
