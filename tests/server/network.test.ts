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
  // An address of IPv4 in the digits of IPv6, and what proxies write with a port.
  ['::ffff:c633:640c', '198.51.100.12'],
  ['0:0:0:0:0:FFFF:c633:640c', '198.51.100.12'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[fe80::1%eth0]:443', 'fe80:0:0:0::/64'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:12:34:1:2:3:4:443', '2001:db8:12:34::/64'],
  // What is no address is one place, whatever it says.
  ['unknown', 'nowhere'],
  ['_hidden7', 'nowhere'],
  ['203.0.113.7.9:1', 'nowhere'],
  ['', 'nowhere'],
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

test('where a proxy writes the port, or no address at all, guesses count as of one place, which the log tells once', async () => {
  const running = await startTestServer({ trustProxy: 1 });
  const login = (from: string) =>
    call(
      running.server,
      'POST',
      '/login',
      { email: demonstration.email, password: 'guess' },
      { 'x-forwarded-for': from },
    );
  const statusesFrom = async (places: readonly string[]) => {
    const statuses: number[] = [];
    for (const place of places) statuses.push((await login(place)).status);
    return statuses;
  };
  const late = [401, 401, 401, 401, 401, 429];
  const numbers = late.map((_status, index) => index);
  try {
    expect(await statusesFrom(numbers.map((index) => `203.0.113.7:4000${index}`))).toEqual(late);
    expect(running.log()).not.toContain('no IP address');
    expect(await statusesFrom(numbers.map((index) => `_hidden${index}`))).toEqual(late);
    expect(running.log().match(/no IP address for the address of a caller/g)).toHaveLength(1);
  } finally {
    await running.close();
  }
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
