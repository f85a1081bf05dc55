import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

/** How often each is taken: by one person from one address, about one person from anywhere, from one address. */
const taken: readonly [AttemptKind, minutes: number, own: number, person: number, address: number][] = [
  ['sign-in', 15, 5, 50, 50],
  ['access-code', 15, 5, 10, 50],
  ['code', 15, 5, 10, 50],
  ['link', 15, 5, Infinity, 50],
  ['mail', 60, 3, 5, 20],
  ['support', 60, 20, 20, 100],
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

describe.each(taken)('attempts of kind %s', (kind, minutes, own, person, address) => {
  const elsewhere = (index: number) => `10.0.${index >> 8}.${index & 255}`;

  test(`are taken ${own} times of one person from one address, for ${minutes} minutes`, async () => {
    const [count, wait] = await takenOf(() => ({ kind, email: 'a@b.example', ip: '10.9.9.9' }), own);
    expect(count).toBe(own);
    expect(wait).toBeGreaterThan(minutes * 60 - 30);
    expect(wait).toBeLessThanOrEqual(minutes * 60);
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
  expect((await takenOf(() => ({ ...who, kind: 'mail' }), 3))[0]).toBe(3);
  for (const [kind] of taken) if (kind !== 'mail') await noteAttempt(db, { ...who, kind });
});
