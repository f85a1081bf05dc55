import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demonstration } from '../../src/server/storage/seed.ts';
import { call, eventually, type RunningServer, startTestServer } from './running-server.ts';

// The real ones, which can be kept from ending.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

let running: RunningServer;
beforeAll(async () => {
  // Who calls says from where.
  running = await startTestServer({ trustProxy: 1 });
});
/** What is hashed or looked at now, and the most of it that was at the same time. */
const hashing = { now: 0, most: 0 };
async function counted<Result>(really: () => Promise<Result>): Promise<Result> {
  hashing.now += 1;
  hashing.most = Math.max(hashing.most, hashing.now);
  try {
    return await really();
  } finally {
    hashing.now -= 1;
  }
}

beforeEach(async () => {
  const really = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  vi.mocked(hash).mockImplementation((...asked) => counted(() => really.hash(...asked)));
  vi.mocked(verify).mockImplementation((...asked) =>
    counted(async () => asked[1] !== 'flood' && (await really.verify(...asked))),
  );
  await sql`delete from sign_in_attempts`.execute(running.db);
});
afterAll(() => running.close());

const post = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
  call(running.server, 'POST', path, body, { 'x-forwarded-for': from, ...headers });
const login = (email: string, password: string, from: string, headers?: Record<string, string>) =>
  post('/login', { email, password }, from, headers);

/** How many calls came in so far. */
const arrived = () => running.log().split('"incoming request"').length;

/** Does it and waits until so many calls came of it. */
async function sent<Sent>(count: number, doing: () => Sent): Promise<Sent> {
  const before = arrived();
  const done = doing();
  await eventually('calls that came in', async () => arrived() >= before + count);
  return done;
}

/** Passwords in the order in which they were looked at. */
const looked = () => vi.mocked(verify).mock.calls.map(([, password]) => String(password));

/** Keeps what is hashed for the next stranger from ending until it is let go. */
async function holdOne(from: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.mocked(verify).mockClear();
  vi.mocked(verify).mockImplementationOnce(() => counted(() => held.then(() => false)));
  const first = login('nobody@weir.example', 'held', from);
  await expect.poll(looked).toEqual(['held']);
  return async () => {
    letGo();
    expect((await first).status).toBe(401);
  };
}

test('a flood of sign-ins waits behind itself: neither known browsers, tokens and the signed-in wait for it, nor for more than their turn who come from where somebody signed in lately, or from elsewhere', async () => {
  const [editor, partner] = ['editor@tidewaiter.example', 'partner@tidewaiter.example'];
  const { password } = demonstration;
  const { headers } = await login(editor, password, '192.0.2.10');
  const [cookie = ''] = headers.get('set-cookie')!.split(';');
  const person = await running.signIn('other@tidewaiter.example');

  const letGo = await holdOne('10.0.0.1');
  const flood = await sent(40, () =>
    Array.from({ length: 40 }, (_, n) => login(`nobody-${n}@weir.example`, 'flood', `10.${n % 4}.0.1`)),
  );
  // Meanwhile what strangers may have at once is taken.
  expect((await login(editor, password, '10.0.0.1', { cookie })).status, 'a known browser').toBe(200);
  expect((await person.call('GET', '/init')).status, 'a session').toBe(200);
  expect((await person.call('GET', '/init', undefined, { authorization: 'Bearer made-up' })).status).toBe(
    401,
  );
  const own = { currentPassword: password, newPassword: 'harbour-7-lights' };
  expect((await person.call('POST', '/user-security/password', own)).status, 'an own password').toBe(200);

  vi.mocked(verify).mockClear();
  const [office, elsewhere] = await sent(2, () => [
    login(editor, password, '192.0.2.10'),
    login(partner, password, '198.51.100.7'),
  ]);
  await letGo();
  expect([(await office).status, (await elsewhere).status]).toEqual([200, 200]);
  // Each of the four networks may have had its turn with one, while theirs were counted.
  const [first, last] = [looked().indexOf(password), looked().lastIndexOf(password)];
  expect(first).toBeLessThanOrEqual(4);
  expect(last).toBeLessThanOrEqual(9);
  // On a busy machine some may have waited for too long.
  for (const { status } of await Promise.all(flood)) expect([401, 503]).toContain(status);
});

test('what strangers have hashed is hashed one at a time, whatever they ask for', async () => {
  hashing.most = 0;
  const letGo = await holdOne('10.1.0.1');
  const passwords = { password: 'harbour-7-lights', password_confirmation: 'harbour-7-lights' };
  const registration = {
    product: 'customs-declarations',
    name: 'Nora',
    second_name: 'Weir',
    customer: 'Weir Freight Ltd',
    phone: '+44 20 7946 0000',
  };
  const asked = await sent(15, () =>
    Array.from({ length: 5 }, (_, n) => {
      const email = `nora-${n}@weir.example`;
      return [
        login(email, 'wrong', `10.2.${n}.1`),
        post('/register', { ...registration, email, ...passwords }, `10.3.${n}.1`),
        post('/change', { email, verification_code: 'guess', ...passwords }, `10.4.${n}.1`),
      ];
    }).flat(),
  );
  await letGo();
  // On a busy machine some may have waited for too long.
  for (const { status } of await Promise.all(asked)) expect([401, 200, 422, 503]).toContain(status);
  expect(hashing.most).toBe(1);
});

test.each(['editor@tidewaiter.example', 'admin@tidewaiter.example'])(
  'is open to a person and the administrator wherever they come from, however many guess about them from elsewhere: %s',
  async (email) => {
    // Nobody is known in any network.
    await running.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = 'replica'`.execute(transaction);
      await sql`update audit set at = at - interval '31 days'`.execute(transaction);
    });
    await running.db
      .insertInto('sign_in_attempts')
      .values(Array.from({ length: 20 }, (_, n) => ({ kind: 'sign-in', email, ip: `203.0.113.${n}` })))
      .execute();
    vi.mocked(verify).mockClear();
    const guess = `a guess about ${email}`;
    const guessed = () => looked().filter((one) => one === guess).length;
    const noted = async (ip: string) =>
      (await running.db.selectFrom('sign_in_attempts').where('ip', '=', ip).select('id').execute()).length;
    vi.mocked(verify).mockClear();
    // Turns come when they are told to.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      // One has its turn at once, and the others wait.
      const guesses: Promise<unknown>[] = [];
      while (guesses.length < 22) {
        const ip = `203.0.${guesses.length}.7`;
        guesses.push(login(email, guess, ip));
        await eventually('a guess that waits', async () => (await noted(ip)) > 0);
      }
      await guesses[0];
      const before = guessed();
      const person = login(email, demonstration.password, '198.51.100.7');
      await eventually('a person who waits', async () => (await noted('198.51.100.7')) > 0);
      vi.advanceTimersByTime(1000);
      expect((await person).status).toBe(200);
      expect(guessed()).toBe(before);
      vi.advanceTimersByTime(30_000);
      await Promise.all(guesses);
    } finally {
      vi.useRealTimers();
    }
  },
);

describe('while forty guess at once about one person, each guess from a part of the net nobody came from before', () => {
  let networks = 0;
  const nowhereBefore = () => `${1 + (networks % 99)}.${((networks++ / 99) % 250) | 0}.7.7`;

  /** Turns come when they are told to; who is told to come again counts them. */
  let turns = 0;
  let isOver = false;
  async function untilOver(): Promise<void> {
    while (!isOver) {
      vi.advanceTimersByTime(1000);
      turns += 1;
      await pause(120);
    }
  }
  async function turnsPass(count: number): Promise<void> {
    const end = turns + count;
    while (turns < end && !isOver) await pause(10);
  }
  interface Tried {
    readonly status: number;
    readonly tries: number;
  }
  /** Comes again when they are told to, with the place they were given. */
  async function signIn(
    { email, password, from }: { email: string; password: string; from: string },
    most = Infinity,
  ): Promise<Tried> {
    let place: string | undefined;
    for (let tries = 1; ; tries += 1) {
      const body = { email, password, ...(place === undefined ? {} : { place }) };
      const answer = await post('/login', body, from);
      const after = answer.headers.get('retry-after');
      if (isOver || tries === most || after === null) return { status: answer.status, tries };
      place = answer.body.place;
      await turnsPass(Number(after));
    }
  }

  test.each([
    ['the administrator', 'who guesses takes no place', 'admin@tidewaiter.example', 3, false],
    // Places older than theirs are forty at most, and every second turn is for one of them.
    ['a person', 'who guesses comes back with theirs', 'editor@tidewaiter.example', 6, true],
  ] as const)(
    'from a network as new %s comes in, %s, and guesses are one a second still',
    async (_who, _how, email, mostTries, isWithPlaces) => {
      await running.db
        .insertInto('sign_in_attempts')
        .values(Array.from({ length: 20 }, (_, n) => ({ kind: 'sign-in', email, ip: `203.0.113.${n}` })))
        .execute();
      vi.mocked(verify).mockClear();
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      turns = 0;
      isOver = false;
      const guess = async () => {
        while (!isOver)
          await signIn({ email, password: 'flood', from: nowhereBefore() }, isWithPlaces ? Infinity : 1);
      };
      try {
        const flood = sent(40, () => Promise.all(Array.from({ length: 40 }, guess)));
        await turnsPass(0);
        await eventually('forty guesses that came in', async () => networks >= 40);
        const ticks = untilOver();
        await turnsPass(25);
        const person = { email, password: demonstration.password, from: '198.51.100.77' };
        const came = await signIn(person, mostTries);
        const guessed = looked().filter((one) => one === 'flood').length;
        isOver = true;
        await ticks;
        const ended = flood.then(() => true);
        while (!(await Promise.race([ended, pause(50)]))) vi.advanceTimersByTime(1000);
        expect(came.status).toBe(200);
        expect(guessed).toBeLessThanOrEqual(turns);
      } finally {
        isOver = true;
        vi.useRealTimers();
      }
    },
    120_000,
  );
});
