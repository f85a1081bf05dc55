import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../../src/server/errors.ts';
import { type Attempt, type AttemptKind, noteAttempt } from '../../src/server/sign-in/attempts.ts';
import { type Database, migrate, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  await migrate(db);
});
afterEach(() => sql`delete from sign_in_attempts`.execute(db));
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/**
 * How often each is taken: by one person from one address, about one person from anywhere, from one address; and the
 * seconds one too many of one person from one address waits.
 */
const taken: readonly [
  AttemptKind,
  minutes: number,
  own: number,
  person: number,
  address: number,
  wait: number,
][] = [
  ['access-code', 15, 5, 10, 50, 900],
  ['code', 15, 5, Infinity, 50, 900],
  ['link', 15, 5, Infinity, 50, 5],
  ['registration', 60, 3, Infinity, 20, 60],
  ['link-mail', 60, 3, Infinity, 20, 600],
  ['code-mail', 60, 3, Infinity, 20, 600],
  ['support', 60, 20, 20, 100, 3600],
];

/** Attempts until one is refused, and the seconds it is told to wait; no more than one above `most`. */
async function takenOf(of: (index: number) => Attempt, most: number): Promise<readonly [number, number]> {
  for (let index = 0; index <= most; index += 1) {
    const refusal = await noteAttempt(db, of(index)).catch((error: ApiError) => error);
    if (refusal === undefined) continue;
    expect(refusal.status).toBe(429);
    return [index, refusal.body.time as number];
  }
  return [Infinity, 0];
}

describe.each(taken)('attempts of kind %s', (kind, minutes, own, person, address, longest) => {
  const elsewhere = (index: number) => `10.0.${index >> 8}.${index & 255}`;

  test(`are taken ${own} times of one person from one address, for ${minutes} minutes`, async () => {
    const [count, wait] = await takenOf(() => ({ kind, email: 'a@b.example', ip: '10.9.9.9' }), own);
    expect(count).toBe(own);
    expect(wait).toBeGreaterThan(longest - 30);
    expect(wait).toBeLessThanOrEqual(longest);
    await sql`update sign_in_attempts set at = at - make_interval(mins => ${minutes}::int)`.execute(db);
    await noteAttempt(db, { kind, email: 'a@b.example', ip: '10.9.9.9' });
  });

  test(`are taken ${person} times about one person from anywhere`, async () => {
    const most = Number.isFinite(person) ? person : 60;
    const [count] = await takenOf((index) => ({ kind, email: 'a@b.example', ip: elsewhere(index) }), most);
    expect(count).toBe(person);
  });

  test(`are taken ${address} times from one address, also of its /64 and about nobody by name`, async () => {
    const ip = (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`;
    const email = (index: number) => (index % 2 === 0 ? '' : `p${index}@b.example`);
    const [count] = await takenOf((index) => ({ kind, email: email(index), ip: ip(index) }), address);
    expect(count).toBe(address);
  });
});

test('attempts of one kind leave the others what they are', async () => {
  const who = { email: 'a@b.example', ip: '10.9.9.9' };
  expect((await takenOf(() => ({ ...who, kind: 'registration' }), 3))[0]).toBe(3);
  for (const kind of ['sign-in', ...taken.map(([one]) => one)] as const)
    if (kind !== 'registration') await noteAttempt(db, { ...who, kind });
});

/** One of a password unless it says of what. */
type Try = Omit<Attempt, 'kind'> & { readonly kind?: AttemptKind };

describe('attempts at a password', () => {
  const email = 'a@b.example';
  const attemptsSoFar = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int n from sign_in_attempts`.execute(db);
    return rows[0]!.n;
  };
  /** Everything happened so many seconds sooner. */
  const pass = (seconds: number) =>
    sql`update sign_in_attempts set at = at - make_interval(secs => ${seconds}::float8)`.execute(db);
  /** The seconds to wait, 0 where it was taken. */
  const tried = async (attempt: Try) => {
    const refusal = await noteAttempt(db, { kind: 'sign-in', ...attempt }).catch((error: ApiError) => error);
    return refusal === undefined ? 0 : (refusal.body.time as number);
  };
  /** When each was taken, in seconds, of somebody who tries as soon as they may, for so many hours. */
  async function greedy(of: (index: number) => Try, hours: number): Promise<number[]> {
    const at: number[] = [];
    const began = performance.now();
    let passed = 0;
    // On a loaded machine the tries themselves take seconds, which count as well.
    const now = () => passed + (performance.now() - began) / 1000;
    for (let index = 0; now() < hours * 3600; index++) {
      const before = now();
      const wait = await tried(of(index));
      if (wait === 0) at.push(before);
      else {
        await pass(wait);
        passed += wait;
      }
    }
    return at;
  }
  /** Of an hour but for what a try itself may take: it is noted some time after it began. */
  const mostInAnHour = (at: readonly number[]) =>
    Math.max(...at.map((from) => at.filter((one) => one >= from && one < from + 3570).length));

  test.each([
    ['of a person at one place', 13, () => ({ email, ip: '10.9.9.9' })],
    [
      'about anybody from one network',
      112,
      (index: number) => ({ email: `p${index}@b.example`, ip: '10.9.9.9' }),
    ],
    [
      'of a person with a known device',
      13,
      (index: number) => ({ email, ip: `10.1.0.${index}`, device: 'laptop' }),
    ],
    [
      'as registrations of one address from one place',
      13,
      () => ({ kind: 'registration' as const, email, ip: '10.9.9.9' }),
    ],
  ] as const)('%s are %i an hour at most, and go on for ever', async (_what, most, of) => {
    const at = await greedy(of, 2.5);
    expect(mostInAnHour(at)).toBeLessThanOrEqual(most);
    expect(mostInAnHour(at)).toBeGreaterThanOrEqual(most - 2);
    // Slowed down, and never shut out for longer than a quarter of an hour.
    expect(Math.max(...at.slice(1).map((one, index) => one - at[index]!))).toBeLessThanOrEqual(930);
  });

  test('nobody’s guesses from elsewhere stop who comes from a known network or with a known device', async () => {
    const known = '10.7.7.7';
    await sql`
      with company as (insert into companies (name, plan) values ('Weir', 'demo') returning id),
        person as (insert into users (company_id, role, email, name, password_hash)
          select id, 'user', ${email}, 'A', 'none' from company returning id, company_id)
      insert into audit (action, user_id, company_id, ip, detail)
      select 'sign-in', id, company_id, ${known}, '{}' from person`.execute(db);
    const guess = fc.record({
      ip: fc.integer({ min: 0, max: 40 }).map((one) => `10.1.0.${one}`),
      email: fc.constantFrom(email, 'other@b.example'),
      passed: fc.constantFrom(0, 0, 0, 5, 60, 900),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(guess, { minLength: 30, maxLength: 60 }), async (guesses) => {
        await sql`delete from sign_in_attempts`.execute(db);
        for (const { passed, ...of } of guesses) {
          if (passed > 0) await pass(passed);
          await tried(of);
        }
        expect(await tried({ email, ip: known }), 'at the office').toBe(0);
        expect(await tried({ email, ip: '10.1.0.1', device: 'laptop' }), 'with the laptop').toBe(0);
      }),
      { numRuns: 8 },
    );
  });

  describe('from everywhere about one person', () => {
    // Nobody's of the tests before, whose line goes on by the real clock.
    const email = 'guessed@b.example';
    const elsewhere = (index: number) => ({ email, ip: `10.1.${index >> 8}.${index & 255}` });
    const guessed = async (times: number) => {
      for (let index = 0; index < times; index++) await tried(elsewhere(index));
    };
    /** Turns come when the test says so. */
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
    afterEach(async () => {
      await turns(30);
      vi.useRealTimers();
    });
    const turns = async (count: number) => void (await vi.advanceTimersByTimeAsync(count * 1000));
    /** Those tried, in the order of their turns. */
    function lineOf() {
      const through: string[] = [];
      const join = (name: string, of: Parameters<typeof tried>[0]) =>
        tried(of).then((wait) => {
          through.push(wait === 0 ? name : `${name} waits ${wait}`);
        });
      return { through, join };
    }

    test('go on without a wait twenty times, then one a second', async () => {
      await guessed(20);
      // The first of them begins the line.
      await tried(elsewhere(20));
      const { through, join } = lineOf();
      const both = [21, 22].map((index) => join(`${index}`, elsewhere(index)));
      await expect.poll(attemptsSoFar).toBe(23);
      expect(through).toEqual([]);
      await turns(1);
      await Promise.race(both);
      expect(through).toHaveLength(1);
      await turns(1);
      await Promise.all(both);
    });

    test('leave the time to a neighbour of the guesser', async () => {
      const guesser = (index: number) => ({ email, ip: `2001:db8:1:${index.toString(16)}::1` });
      for (let index = 0; index < 21; index++) await tried(guesser(index));
      const { through, join } = lineOf();
      const many = Array.from({ length: 20 }, (_, index) => join('guess', guesser(100 + index)));
      await expect.poll(attemptsSoFar).toBe(41);
      // An attempt is counted a moment before it stands in the line.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const neighbour = join('neighbour', { email, ip: '2001:db8:2:1::1' });
      await expect.poll(attemptsSoFar).toBe(42);
      await turns(1);
      await neighbour;
      expect(through).toEqual(['neighbour']);
      await turns(20);
      await Promise.all(many);
      expect(through.filter((one) => one === 'guess')).toHaveLength(19);
      expect(through.at(-1), 'the twenty-first').toBe('guess waits 2');
      expect(await attemptsSoFar(), 'it is counted no more').toBe(41);
    });

    test('leave the time to who never tried before, however many networks around theirs the guesser has', async () => {
      await guessed(20);
      await tried(elsewhere(20));
      const { through, join } = lineOf();
      const again = [0, 1000].map((index) => join('again', elsewhere(index)));
      await expect.poll(attemptsSoFar).toBe(23);
      const first = join('first', { email, ip: '192.0.2.1' });
      await expect.poll(attemptsSoFar).toBe(24);
      await turns(3);
      await Promise.all([first, ...again]);
      expect(through).toEqual(['first', 'again', 'again']);
    });
  });

  test('guesses at many in a network that somebody came in from lately keep nobody else of it out', async () => {
    const office = { ip: '10.7.7.9', isOfKnownNetwork: true };
    for (let index = 0; index < 120; index++)
      expect(await tried({ email: `p${index}@b.example`, ...office })).toBe(0);
    expect(await tried({ email, ...office }), 'a colleague').toBe(0);
    expect(await tried({ email, ip: office.ip }), 'in one that nobody came in from').toBeGreaterThan(0);
    for (let index = 0; index < 4; index++) await tried({ email, ...office });
    expect(await tried({ email, ...office }), 'one much guessed at').toBeGreaterThan(10);
  });

  test('an office behind one address goes on while one of it mistypes', async () => {
    const office = '10.7.7.8';
    for (let index = 0; index < 40; index++) await tried({ email, ip: office });
    for (let index = 0; index < 20; index++) {
      expect(await tried({ email: `colleague-${index}@b.example`, ip: office })).toBe(0);
    }
    expect(await tried({ email: 'admin@b.example', ip: '10.7.7.9' })).toBe(0);
  });
});
