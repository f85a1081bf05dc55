import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { networkOf, surroundingsOf } from '../../src/server/sign-in/network.ts';
import { demonstration } from '../../src/server/storage/seed.ts';
import { call, startTestServer } from './running-server.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:0034:1::1', '2001:db8:12:34::/64'],
  ['2001:DB8:12:34:ffff:ffff:ffff:ffff', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('attempts from %s are counted of %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', ['203.0', '203.0.113', '203.0.113.7']],
  ['2001:db8:12:3401::1', ['2001:db8', '2001:db8:12', '2001:db8:12:34', '2001:db8:12:3401::/64']],
  ['2001:db8::1', ['2001:db8', '2001:db8:0', '2001:db8:0:00', '2001:db8:0:0::/64']],
])('around %s lie, ever closer, %s', (ip, surroundings) => {
  expect(surroundingsOf(networkOf(ip))).toEqual(surroundings);
});

test('whoever has a whole network has no more attempts than one address', async () => {
  const running = await startTestServer({ trustProxy: 1 });
  const login = (from: number, password: string) =>
    call(
      running.server,
      'POST',
      '/login',
      { email: demonstration.email, password },
      {
        'x-forwarded-for': `2001:db8:1:2::${from}`,
      },
    );
  try {
    for (let guess = 1; guess <= 5; guess++) expect((await login(guess, 'guess')).status).toBe(401);
    expect((await login(6, demonstration.password)).status).toBe(429);
    await sql`delete from sign_in_attempts`.execute(running.db);
    expect((await login(7, 'guess')).status).toBe(401);
    expect((await login(8, demonstration.password)).status).toBe(200);
    const { rows } = await sql`select ip from sign_in_attempts`.execute(running.db);
    expect(rows, 'forgiven').toEqual([]);
  } finally {
    await running.close();
  }
});
