import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { spelledAddresses } from '../../src/server/storage/migrations/0133-spelled-addresses.ts';
import { demonstration } from '../../src/server/storage/seed.ts';
import { mailedCode, mailsTo } from './mailbox.ts';
import { untilWaiting } from './person-held.ts';
import { call, type RunningServer, startSecondServer, startTestServer } from './running-server.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer({ publicUrl: 'https://tide.example' });
});
afterEach(() => sql`delete from sign_in_attempts`.execute(running.db));
afterAll(() => running.close());

const post = (path: string, body: object) => call(running.server, 'POST', path, body);
const login = (email: string, password: string) => post('/login', { email, password });

let count = 0;
/** What somebody new enters; every call another address. */
function someone(changes: object = {}) {
  count += 1;
  return {
    product: 'customs-declarations',
    name: 'Nora',
    second_name: 'Weir',
    customer: 'Weir Freight Ltd',
    email: `nora-${count}@weir.example`,
    phone: '+44 20 7946 0000',
    password: 'six678',
    password_confirmation: 'six678',
    ...changes,
  };
}

async function registered(changes: object = {}) {
  const form = someone(changes);
  await post('/register', form);
  await post('/verify', { verification_code: await mailedCode(running.db, form.email, 'confirm-email') });
  return form;
}

describe('registering', () => {
  test('mails a link; confirmed, the person owns a prospect company of the chosen plan and can sign in (API-129, API-130, AUT-033)', async () => {
    const form = someone({ email: ' Nora.Weir@Weir.example ' });
    const email = 'nora.weir@weir.example';
    expect(await post('/register', form)).toMatchObject({ status: 200, body: { data: { success: true } } });

    const early = await login(email, form.password);
    expect(early).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('follow the link in the email') },
    });

    const [mail] = await mailsTo(running.db, email);
    expect(mail).toMatchObject({ kind: 'confirm-email', subject: 'Confirm your email address' });
    expect(mail?.body).toMatch(
      /"Customs declaration software"[\s\S]*\nhttps:\/\/tide\.example\/verify\/[\w-]{43}\n/,
    );
    expect(mail?.body).toMatch(/on \d\d\/\d\d\/\d{4} \d\d:\d\d UTC/);
    const code = await mailedCode(running.db, email, 'confirm-email');
    expect((await post('/verify', { verification_code: code })).status).toBe(200);

    const { status, body } = await login(email, form.password);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({
      name: 'Nora',
      role: 'user',
      is_customer_manager: 1,
      plan: 'customs declarations',
      company: { name: 'Weir Freight Ltd' },
    });
    const { rows } = await sql`
      select c.is_prospect, c.csp_env from companies c join users u on u.company_id = c.id
      where u.email = ${email}`.execute(running.db);
    expect(rows).toEqual([{ is_prospect: true, csp_env: { HMRC: 'TT', CNS: 'TT', MCP: 'TT' } }]);
  });

  test('mails none of the words that were entered: who wrote them need not be who reads them', async () => {
    const words = { name: 'You won: call', second_name: '0800 1', customer: 'https://prize.example/now' };
    const { email } = await registered(words);
    await post('/register', someone({ ...words, email }));
    const mails = await mailsTo(running.db, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirm-email', 'already-registered']);
    const sent = mails.map(({ subject, body }) => `${subject} ${body}`).join('\n');
    for (const word of ['You won', '0800', 'prize']) expect(sent).not.toContain(word);
  });

  test('answers field by field what is wrong (AUT-030)', async () => {
    const empty = await post('/register', {});
    expect(empty.status).toBe(422);
    const names = [
      'product',
      'name',
      'second_name',
      'customer',
      'email',
      'phone',
      'password',
      'password_confirmation',
    ];
    expect(empty.body.errors).toEqual(
      Object.fromEntries(names.map((name) => [name, ['The field is required']])),
    );
    const wrong = someone({
      product: 'demo',
      email: 'nora',
      password: '12345',
      password_confirmation: '123456',
      name: ' ',
    });
    expect((await post('/register', wrong)).body.errors).toEqual({
      product: ['One of: expert, customs-declarations.'],
      name: ['The field is required'],
      email: ['Write it like name@example.com: no blanks, brackets, quotes, commas or hidden characters.'],
      password: ['At least 6 characters.'],
      password_confirmation: ['The two passwords differ.'],
    });
    expect((await post('/register', someone({ role: 'admin' }))).body.errors).toEqual({
      role: ['Unknown field.'],
    });
    expect((await post('/register', someone({ name: 'a\0' }))).body.errors).toEqual({
      name: ['Holds a character that cannot be stored.'],
    });
    expect((await post('/register', someone({ name: 5 }))).body.errors).toEqual({
      name: ['Must be a text.'],
    });
  });

  test('with a password of any characters one signs in with these alone', async () => {
    const password = ` ⛴️ Ǆ漢字 "'\\<&%_;--\t${'é'.repeat(100)} `;
    const { email } = await registered({ password, password_confirmation: password });
    expect((await login(email, password)).status).toBe(200);
    for (const other of [
      password.trim(),
      password.normalize('NFD'),
      password.slice(0, 72),
      password.toLowerCase(),
    ])
      expect((await login(email, other)).status).toBe(401);
  });

  test('tells nobody that an address has an account: the same answer, and a mail to whom it belongs', async () => {
    const fresh = await post('/register', someone());
    const taken = await post('/register', someone({ email: demonstration.email.toUpperCase() }));
    expect({ ...taken, headers: undefined }).toEqual({ ...fresh, headers: undefined });
    const mails = await mailsTo(running.db, demonstration.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['already-registered']);
    expect(mails[0]?.body).toContain('https://tide.example/forgot');
    expect((await login(demonstration.email, demonstration.password)).status).toBe(200);
  });

  test('the address of a deleted colleague gets a mail that names a way on, not one that leads to a mail that never comes', async () => {
    const fresh = await post('/register', someone());
    const { email } = await registered();
    await sql`update users set deleted_at = now() where email = ${email}`.execute(running.db);
    const again = await post('/register', someone({ email }));
    expect({ ...again, headers: undefined }).toEqual({ ...fresh, headers: undefined });
    await post('/reset', { email });
    const mails = (await mailsTo(running.db, email)).slice(1);
    expect(mails.map(({ kind }) => kind)).toEqual(['account-closed', 'account-closed']);
    expect(mails[0]?.body).toContain(`write to ${running.settings.supportEmail}`);
  });

  test('somebody else registering the address first gains nothing: each link has its own password', async () => {
    const theirs = someone({ password: 'attacker', password_confirmation: 'attacker' });
    await post('/register', theirs);
    const theirCode = await mailedCode(running.db, theirs.email, 'confirm-email');
    const mine = { ...someone(), email: theirs.email };
    await post('/register', mine);
    const myCode = await mailedCode(running.db, theirs.email, 'confirm-email');
    expect(myCode).not.toBe(theirCode);
    expect((await post('/verify', { verification_code: myCode })).status).toBe(200);
    expect((await post('/verify', { verification_code: theirCode })).status).toBe(422);
    expect((await login(mine.email, 'attacker')).status).toBe(401);
    expect((await login(mine.email, mine.password)).status).toBe(200);
  });
});

describe('addresses of before', () => {
  const put = async (email: string) => {
    const { email: made, password } = await registered();
    await sql`update users set email = ${email} where email = ${made}`.execute(running.db);
    return password;
  };

  test('with another spelling than they have now go on signing in, and get mails as one mailbox', async () => {
    const password = await put('zoë@münchen.example');
    await put('zo\u00adra@weir.example');
    await put('zora@weir.example');
    await spelledAddresses.up(running.db);
    const spelled = [
      'zoë@münchen.example',
      'ZOE\u0308@xn--mnchen-3ya.example',
      'zo\u00adra@weir.example',
      'zora@weir.example',
    ];
    const people: number[] = [];
    for (const email of spelled) {
      const { status, body } = await login(email, password);
      expect(status, email).toBe(200);
      people.push(body.data.user.id);
    }
    expect(new Set(people).size).toBe(3);
    expect(people[0]).toBe(people[1]);
    expect((await post('/reset', { email: 'zoë@MÜNCHEN.example' })).status).toBe(200);
    const mails = await mailsTo(running.db, 'zoë@xn--mnchen-3ya.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['reset-password']);
  });
});

describe('a confirmation', () => {
  const over = {
    status: 422,
    body: {
      message: 'This link is not valid any more: it was used, or its time is over. Ask for a new one.',
      errors: { verification_code: [expect.stringContaining('not valid any more')] },
    },
  };

  test('serves once, even twice at the same moment', async () => {
    const form = someone();
    await post('/register', form);
    const code = await mailedCode(running.db, form.email, 'confirm-email');
    const answers = await Promise.all([1, 2, 3].map(() => post('/verify', { verification_code: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await post('/verify', { verification_code: code })).toMatchObject(over);
  });

  test('of one address, by two links at the same moment at two processes, is taken once and answered both times', async () => {
    const second = await startSecondServer(running);
    const form = someone();
    const codes: string[] = [];
    for (const _ of [1, 2]) {
      await post('/register', form);
      codes.push(await mailedCode(running.db, form.email, 'confirm-email'));
    }
    let answers: ReturnType<typeof call>[] = [];
    // What both wait for first.
    await running.db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`register ${form.email}`}, 0))`.execute(
        transaction,
      );
      answers = [running.server, second.server].map((server, at) =>
        call(server, 'POST', '/verify', { verification_code: codes[at] }),
      );
      await untilWaiting(running.db, 2);
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    await second.close();
    expect(statuses.sort()).toEqual([200, 422]);
  });

  test('runs out after three days, and is no guess', async () => {
    const form = someone();
    await post('/register', form);
    await sql`update registrations set expires_at = expires_at - interval '72 hours'`.execute(running.db);
    const code = await mailedCode(running.db, form.email, 'confirm-email');
    expect(await post('/verify', { verification_code: code })).toMatchObject(over);
    expect(await post('/verify', { verification_code: 'guess' })).toMatchObject(over);
    expect(await post('/verify', {})).toMatchObject(over);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the mailed link; every session ends and the old password counts no more (API-131, API-132)', async () => {
    const { email, password } = await registered();
    const session = (await login(email, password)).body.token;
    expect(await post('/reset', { email })).toMatchObject({ status: 200, body: { data: { success: true } } });
    const code = await mailedCode(running.db, email, 'reset-password');
    const form = {
      email,
      verification_code: code,
      password: 'newer one',
      password_confirmation: 'newer one',
    };

    expect((await post('/change', { ...form, password_confirmation: 'newer oen' })).body.errors).toEqual({
      password_confirmation: ['The two passwords differ.'],
    });
    const answers = await Promise.all([1, 2, 3].map(() => post('/change', form)));
    expect(answers.map(({ status }) => status).toSorted(), 'at the same moment').toEqual([200, 422, 422]);
    const init = await call(running.server, 'GET', '/init', undefined, {
      authorization: `Bearer ${session}`,
    });
    expect(init.status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, 'newer one')).status).toBe(200);
    expect((await post('/change', form)).body.errors).toHaveProperty('verification_code');
    expect((await mailsTo(running.db, email)).at(-1)?.kind).toBe('password-changed');
  });

  test('the answer is the same for an address without an account, a blocked one and a bad moment', async () => {
    const known = await post('/reset', { email: 'colleague@tidewaiter.example' });
    const unknown = await post('/reset', { email: 'nobody@tidewaiter.example' });
    expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
    expect(await mailsTo(running.db, 'nobody@tidewaiter.example')).toEqual([]);
    await sql`update users set state = 0 where email = 'partner@tidewaiter.example'`.execute(running.db);
    const blocked = await post('/reset', { email: 'partner@tidewaiter.example' });
    expect({ ...blocked, headers: undefined }).toEqual({ ...known, headers: undefined });
    const told = await mailsTo(running.db, 'partner@tidewaiter.example');
    expect(told.map(({ kind }) => kind)).toEqual(['account-closed']);
    await sql`update users set state = 1`.execute(running.db);
  });

  test('the link is of one address, for one hour; asked for twice both links count until one is used', async () => {
    const mine = await registered();
    const other = await registered();
    const change = (email: string, verification_code: string) =>
      post('/change', {
        email,
        verification_code,
        password: 'newer one',
        password_confirmation: 'newer one',
      });
    await post('/reset', { email: mine.email });
    const first = await mailedCode(running.db, mine.email, 'reset-password');
    expect((await change(other.email, first)).status, 'of another address').toBe(422);
    await post('/reset', { email: mine.email });
    const second = await mailedCode(running.db, mine.email, 'reset-password');
    expect((await change(mine.email, first)).status).toBe(200);
    expect((await change(mine.email, second)).status, 'used up with the first').toBe(422);

    await post('/reset', { email: mine.email });
    await sql`update account_codes set expires_at = expires_at - interval '1 hour'`.execute(running.db);
    expect(
      (await change(mine.email, await mailedCode(running.db, mine.email, 'reset-password'))).status,
    ).toBe(422);
  });
});

test('no answer that could tell of an account comes sooner for one that is none', async () => {
  const code = '123456';
  const passwords = { password: 'newer one', password_confirmation: 'newer one' };
  for (const email of ['colleague@tidewaiter.example', 'nobody@tidewaiter.example']) {
    const calls = [
      ['/register', someone({ email })],
      ['/reset', { email }],
      ['/change', { email, verification_code: 'guess', ...passwords }],
      ['/send-reset-mfa-code', { email }],
      ['/auth/request', { email, code }],
    ] as const;
    for (const [path, body] of calls) {
      const began = performance.now();
      const { status } = await post(path, body);
      expect([200, 422], `${path} of ${email}`).toContain(status);
      // The answer waits for a time that is longer than any of the work.
      expect(performance.now() - began, `${path} of ${email}`).toBeGreaterThan(290);
    }
  }
});

describe('attempts', () => {
  test('mails are sent three times to an address from one place, then one in ten minutes; guesses at links are slowed down after five', async () => {
    const email = 'admin@tidewaiter.example';
    for (let index = 0; index < 3; index++) expect((await post('/reset', { email })).status).toBe(200);
    const fourth = await post('/reset', { email });
    expect(fourth).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Wait 10 minutes before the next one.' },
    });
    expect(fourth.body.time).toBeGreaterThan(570);
    expect(fourth.headers.get('retry-after')).toBe(String(fourth.body.time));
    expect((await mailsTo(running.db, email)).length).toBe(3);

    const form = {
      email,
      verification_code: 'guess',
      password: 'newer one',
      password_confirmation: 'newer one',
    };
    for (let index = 0; index < 5; index++) expect((await post('/change', form)).status).toBe(422);
    expect((await post('/change', form)).status).toBe(429);
    expect((await login(email, demonstration.password)).status, 'signing in is counted by itself').toBe(200);
  });
});

test('where easy passwords are refused none is taken that is guessed at once: common ones, words of ours, of the person', async () => {
  const strict = await startTestServer({ refusesEasyPasswords: true });
  const easy = ['This password is easy to guess. Choose another.'];
  const send = (path: string, body: object) => call(strict.server, 'POST', path, body);
  const registering = (password: string) =>
    send('/register', someone({ password, password_confirmation: password }));
  try {
    for (const password of [
      '123456',
      'PassWord1',
      'qwertyuiop',
      'Tidewaiter1!',
      '2026 Customs',
      'weir99',
      'Nora-123',
      'WeirFreightLtd',
    ]) {
      expect((await registering(password)).body.errors, password).toEqual({ password: easy });
    }
    expect((await registering('nora at the weir')).status).toBe(200);
    const form = {
      email: 'nora@weir.example',
      verification_code: 'guess',
      password_confirmation: 'Letmein1',
    };
    expect((await send('/change', { ...form, password: 'Letmein1' })).body.errors).toEqual({
      password: easy,
    });
    const person = await strict.signIn();
    const passwords = { currentPassword: demonstration.password, newPassword: 'Estuary-2026' };
    expect((await person.call('POST', '/user-security/password', passwords)).body.errors).toEqual({
      newPassword: easy,
    });
    const { body } = await person.call('PUT', '/account/profile', {
      name: 'Dana',
      phone: '1',
      old_password: demonstration.password,
      password: 'dana1234',
      re_password: 'dana1234',
    });
    expect(body.errors).toEqual({ password: easy });
  } finally {
    await strict.close();
  }
});

test('a setting asks for longer passwords', async () => {
  const strict = await startTestServer({ passwordMinimum: 12 });
  try {
    const answer = await call(
      strict.server,
      'POST',
      '/register',
      someone({ password: 'eleven chars', password_confirmation: 'eleven chars' }),
    );
    expect(answer.status).toBe(200);
    const short = someone({ password: 'eleven char', password_confirmation: 'eleven char' });
    expect((await call(strict.server, 'POST', '/register', short)).body.errors).toEqual({
      password: ['At least 12 characters.'],
    });
    expect(
      (await call(strict.server, 'POST', '/register', someone({ password: '1', password_confirmation: '1' })))
        .body.errors,
    ).toEqual({
      password: ['At least 12 characters.'],
    });
    const told = await call(strict.server, 'GET', '/config');
    expect(told.body.data.passwordMinimum, 'and says so').toBe(12);
  } finally {
    await strict.close();
  }
});

test('the brand of a partner is told on their subdomain only (AUT-010, D-91)', async () => {
  const coBrand = {
    subdomain: 'harbour',
    name: 'Harbour Partners',
    logo: 'data:image/svg+xml;base64,PHN2Zy8+',
  };
  const branded = await startTestServer({ coBrand });
  const { port } = new URL(branded.server.address);
  const brandAt = async (host: string) => {
    const { request } = await import('node:http');
    return await new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: '/api/config', headers: { host } }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part)).on('end', () => resolve(JSON.parse(text).data.coBrand));
      });
      asked.on('error', reject).end();
    });
  };
  try {
    const brand = { name: coBrand.name, logo: coBrand.logo };
    expect(await brandAt('harbour.tide.example')).toEqual(brand);
    expect(await brandAt(`Harbour.tide.example:${port}`)).toEqual(brand);
    expect(await brandAt('harbours.tide.example')).toBeUndefined();
    expect(await brandAt('tide.example')).toBeUndefined();
  } finally {
    await branded.close();
  }
});

/** Each character as %xx, so many times over. */
const encoded = (text: string, times: number): string =>
  times === 0
    ? text
    : encoded([...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join(''), times - 1);

test('no password, code or token of a whole journey is logged, and none is stored as it is', async () => {
  const form = someone({ password: 'secret-to-find-1', password_confirmation: 'secret-to-find-1' });
  await post('/register', form);
  const confirmation = await mailedCode(running.db, form.email, 'confirm-email');
  await fetch(`${running.server.address}/verify/${confirmation}`);
  const kept = await sql<{ row: string }>`select r::text as row from registrations r`.execute(running.db);
  await post('/verify', { verification_code: confirmation });
  const { token } = (await login(form.email, form.password)).body;
  await call(running.server, 'GET', `/checkToken?token=${token}`);
  await post('/reset', { email: form.email });
  const reset = await mailedCode(running.db, form.email, 'reset-password');
  await fetch(`${running.server.address}/change/${reset}?x=1`);
  // Its sign encoded a thousand times, and all of it six times over.
  await fetch(`${running.server.address}/change%${'25'.repeat(1000)}2F${reset}`);
  await fetch(`${running.server.address}/change${encoded('/', 6)}${reset}`);
  const { rows } = await sql<{ row: string }>`select c::text as row from account_codes c`.execute(running.db);
  const password = 'secret-to-find-2';
  await post('/change', {
    email: form.email,
    verification_code: reset,
    password,
    password_confirmation: password,
  });
  const stored = [...kept.rows, ...rows].map(({ row }) => row).join('\n');
  const log = running.log();
  expect(log).toContain('/verify/[hidden]');
  for (const secret of [form.password, password, confirmation, reset, token, 'Bearer ']) {
    expect(log).not.toContain(secret);
    expect(stored).not.toContain(secret);
  }
});
