import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Drill } from './drill.ts';

let drill: Drill;

beforeEach(async () => {
  drill = await Drill.begin();
});

afterEach(() => drill.end());

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
const hosts = ['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1'] : [])];

for (const setting of ['PORT', 'SOCKET_PORT', 'SIMULATOR_PORT']) {
  for (const host of hosts) {
    test(`${setting} in use on ${host}: one sentence that names the setting`, async () => {
      const stranger = createServer().listen(Number(drill.env[setting]), host);
      try {
        const start = drill.node('scripts/start.mjs');
        expect(await start.ended()).toBe(1);
        expect(start.output.trim()).toBe(
          `Port ${drill.env[setting]} is in use; end what listens there or set ${setting} to another port.`,
        );
        expect(existsSync(drill.dataDir)).toBe(false);
      } finally {
        stranger.close();
      }
    });
  }
}

test('a blank port is as good as none: the default', async () => {
  Object.assign(drill.env, { PORT: ' ', SOCKET_PORT: '8000', DATABASE_URL: ' ', HMRC_URL: '' });
  const start = drill.node('scripts/start.mjs');
  expect(await start.ended()).toBe(1);
  expect(start.output).toContain('PORT and SOCKET_PORT are both 8000');
});

test('two settings with the same port: one sentence that names both', async () => {
  drill.env.SOCKET_PORT = drill.env.PORT;
  const start = drill.node('scripts/start.mjs');
  expect(await start.ended()).toBe(1);
  expect(start.output).toContain('PORT and SOCKET_PORT are both');
});
