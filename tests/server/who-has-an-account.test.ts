import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demonstration } from '../../src/server/storage/seed.ts';
import { call, type RunningServer, startTestServer } from './running-server.ts';

// The real ones, counted.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer();
});
beforeEach(() => sql`delete from sign_in_attempts`.execute(running.db));
afterAll(() => running.close());

const own = 'harbour-7-lights';

/** What a stranger sees of one call: the answer, and how much was hashed for it. */
async function seen(path: string, body: object) {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
  const { status, headers, body: answer } = await call(running.server, 'POST', path, body);
  const names = [...headers.keys()].filter((name) => name !== 'date');
  return {
    path,
    status,
    answer,
    names,
    hashed: vi.mocked(hash).mock.calls.length,
    // What a verification costs stands in the hash it is given.
    verified: vi.mocked(verify).mock.calls.map(([of]) => String(of).split('$').slice(1, 4)),
  };
}

/** Every call somebody may make who is not signed in and knows an address, with a password of their own choice. */
async function everything(email: string) {
  const passwords = { password: own, password_confirmation: own };
  const registration = {
    product: 'customs-declarations',
    name: 'Nora',
    second_name: 'Weir',
    customer: 'Weir Freight Ltd',
    phone: '+44 20 7946 0000',
    email,
    ...passwords,
  };
  const answers = [
    await seen('/login', { email, password: own }),
    await seen('/register', registration),
    await seen('/login', { email, password: own }),
    await seen('/login', { email, password: own, secretCode: '123456' }),
    await seen('/register', registration),
    await seen('/login', { email, password: 'another' }),
    await seen('/verify', { verification_code: 'guess' }),
  ];
  await sql`delete from sign_in_attempts`.execute(running.db);
  return [
    ...answers,
    await seen('/reset', { email }),
    await seen('/change', { email, verification_code: 'guess', ...passwords }),
    await seen('/send-reset-mfa-code', { email }),
    await seen('/auth/request', { email, code: '123456' }),
    await seen('/login', { email, password: own }),
  ];
}

test('registers an address and signs in with the password just chosen: whether it has an account is told by nothing', async () => {
  const nobody = await everything('nobody@weir.example');
  expect(nobody.map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/login 401',
    '/register 200',
    '/login 401',
    '/login 401',
    '/register 200',
    '/login 401',
    '/verify 422',
    '/reset 200',
    '/change 422',
    '/send-reset-mfa-code 200',
    '/auth/request 422',
    '/login 401',
  ]);
  await sql`update users set mfa_secret = 'sealed' where email = 'admin@tidewaiter.example'`.execute(
    running.db,
  );
  await sql`update users set state = 0 where email = 'editor@tidewaiter.example'`.execute(running.db);
  await sql`update users set deleted_at = now() where email = 'colleague@tidewaiter.example'`.execute(
    running.db,
  );
  const people = {
    'an account': demonstration.email,
    'access codes': 'admin@tidewaiter.example',
    blocked: 'editor@tidewaiter.example',
    deleted: 'colleague@tidewaiter.example',
  };
  for (const [who, email] of Object.entries(people)) {
    await sql`delete from sign_in_attempts`.execute(running.db);
    expect(await everything(email), who).toEqual(nobody);
  }
});
