import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardRoutes } from '../../src/server/route-access.ts';
import { call, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
const webDir = mkdtempSync(join(tmpdir(), 'tidewaiter-web-'));
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Tidewaiter</title>');
  writeFileSync(join(webDir, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(webDir, 'manifest.json'), '{"build":"1"}');
  running = await startTestServer({ webDir });
});
afterAll(async () => {
  await running.close();
  rmSync(webDir, { recursive: true });
});

const get = (path: string) => fetch(`${running.server.address}${path}`);

describe('the web app', () => {
  test('is served at every address that is no file and not the API', async () => {
    for (const path of ['/', '/customs-declarations/edit/5', '/login']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/api/no-such-call')).status).toBe(404);
    expect((await get('/api')).status).toBe(404);
  });

  test('keeps hashed assets for good and others not', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/none.js')).status).toBe(404);
    expect(await (await get('/manifest.json')).json()).toEqual({ build: '1' });
  });

  test('hands out nothing beside its folder', async () => {
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
    ]) {
      expect(await (await get(path)).text()).not.toContain('root:');
    }
  });

  test('comes with a policy that allows no evaluation and names the socket', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    const { port } = new URL(running.server.socketAddress);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain(`ws://127.0.0.1:${port}`);
    expect(policy).toContain("frame-ancestors 'none'");
    const config = await call(running.server, 'GET', '/config');
    expect(config.body.data).toMatchObject({
      socketUrl: `http://127.0.0.1:${port}`,
      environment: 'simulator',
    });
  });
});

test('health answers 200 when ready', async () => {
  expect((await get('/api/health')).status).toBe(200);
});

test('a route that does not state its access keeps the server from starting', () => {
  const app = Fastify();
  guardRoutes(app, running.db, {
    begin: async () => '',
    renew: async () => '',
    actorOf: async () => undefined,
    end: async () => {},
    hasOthers: async () => false,
  });
  expect(() => app.get('/forgotten', async () => 'open')).toThrow(
    /GET \/forgotten does not state its access/,
  );
});

test('in production browsers are told to use https only, and a call that came without it is sent there (API-002, D-01)', async () => {
  const production = await startTestServer({ production: true, trustProxy: 1, webDir });
  try {
    const get = (proto: string) =>
      fetch(`${production.server.address}/login`, {
        headers: { 'x-forwarded-proto': proto },
        redirect: 'manual',
      });
    const secure = await get('https');
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    const plain = await get('http');
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/login$/);
  } finally {
    await production.close();
  }
});
