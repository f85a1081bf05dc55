import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardRoutes } from '../../src/server/route-access.ts';
import { createDownloadTokens } from '../../src/server/sign-in/download-tokens.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import { ofServer } from '../app/answer-mark.ts';
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
    const beside = `${webDir}-beside.txt`;
    writeFileSync(beside, 'root: to find');
    try {
      const name = basename(beside);
      const answers = await Promise.all(
        [name, `none-${name}`].map(async (one) => {
          const response = await get(`/..%2f${one}`);
          return [response.status, await response.text()];
        }),
      );
      expect(answers[0], 'nor does it tell what is there').toEqual(answers[1]);
      expect(answers[0]![1]).not.toContain('to find');
    } finally {
      rmSync(beside);
    }
  });

  test('comes with a policy that allows no evaluation and names the socket', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    const { port } = new URL(running.server.socketAddress);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain(`ws://127.0.0.1:${port}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    const { headers } = await get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const config = await call(running.server, 'GET', '/config');
    expect(config.body.data).toMatchObject({
      socketUrl: `http://127.0.0.1:${port}`,
      environment: 'simulator',
      supportEmail: running.settings.supportEmail,
    });
  });
});

test('every answer has the headers that keep a browser strict, refusals too', async () => {
  const post = (path: string, body: string) =>
    fetch(`${running.server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const answers = [
    [200, await get('/api/config')],
    [200, await get('/assets/app-1a2b.js')],
    [401, await get('/api/init')],
    [404, await get('/api/no-such-call')],
    [400, await post('/api/login', '{')],
    [422, await post('/api/login', '{}')],
  ] as const;
  for (const [status, { status: answered, headers, url }] of answers) {
    expect(answered, url).toBe(status);
    expect(headers.get('content-security-policy'), url).toContain("frame-ancestors 'none'");
    for (const [name, value] of Object.entries(ofServer)) expect(headers.get(name), url).toBe(value);
    expect(headers.get('x-content-type-options'), url).toBe('nosniff');
    expect(headers.get('referrer-policy'), url).toBe('no-referrer');
    expect(headers.get('content-type'), url).toMatch(/; charset=utf-8$/);
    expect(headers.get('access-control-allow-origin'), url).toBeNull();
  }
});

test('TRACE says nothing back', async () => {
  const { port } = new URL(running.server.address);
  const headers = { authorization: 'Bearer to-find', 'x-told': 'to-find' };
  const said = await new Promise<string>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/api/config', method: 'TRACE', headers },
      (answer) => {
        let text = `${answer.statusCode} `;
        answer.on('data', (part) => (text += part)).on('end', () => resolve(text));
      },
    );
    asked.on('error', reject).end();
  });
  expect(said).toMatch(/^4\d\d /);
  expect(said).not.toContain('to-find');
});

test('no answer of the API is kept by anybody', async () => {
  for (const path of ['/api/config', '/api/init', '/api/health']) {
    expect((await get(path)).headers.get('cache-control'), path).toBe('no-store');
  }
});

test('health answers 200 when ready', async () => {
  expect((await get('/api/health')).status).toBe(200);
});

test('a route that does not state its access keeps the server from starting', () => {
  const app = Fastify();
  guardRoutes(app, {
    db: running.db,
    sessions: createSessions('key', 1),
    downloadTokens: createDownloadTokens('key'),
  });
  expect(() => app.get('/forgotten', async () => 'open')).toThrow(
    /GET \/forgotten does not state its access/,
  );
});

/** Statuses of wrong sign-ins of one person, each with another address in X-Forwarded-For. */
async function forwardedSignIns({ server }: RunningServer, forwarded: (attempt: number) => string) {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const body = { email: 'demo@tidewaiter.example', password: 'wrong' };
    const headers = { 'x-forwarded-for': forwarded(attempt), 'x-forwarded-host': 'elsewhere.example' };
    statuses.push((await call(server, 'POST', '/login', body, headers)).status);
  }
  return statuses;
}

const suspended = [401, 401, 401, 401, 401, 429];

test('without a proxy in front nobody is believed who says where they come from', async () => {
  expect(await forwardedSignIns(running, (attempt) => `198.51.100.${attempt}`)).toEqual(suspended);
  const headers = { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' };
  const config = await fetch(`${running.server.address}/api/config`, { headers });
  expect(await config.text()).not.toContain('elsewhere.example');
});

test('behind one proxy its word counts, and not what was said to it', async () => {
  const behind = await startTestServer({ trustProxy: 1, webDir });
  try {
    const told = (attempt: number) => `198.51.100.${attempt}, 203.0.113.9`;
    expect(await forwardedSignIns(behind, told)).toEqual(suspended);
    const other = { 'x-forwarded-for': '203.0.113.10' };
    const body = { email: 'demo@tidewaiter.example', password: 'wrong' };
    expect((await call(behind.server, 'POST', '/login', body, other)).status).toBe(401);
  } finally {
    await behind.close();
  }
});

test('in production browsers are told to use https only, a page that is asked for without it is sent there, and a call refused (API-002, D-01)', async () => {
  const production = await startTestServer({ production: true, trustProxy: 1, webDir });
  try {
    const get = (proto: string) =>
      fetch(`${production.server.address}/login`, {
        headers: { 'x-forwarded-proto': proto },
        redirect: 'manual',
      });
    const secure = await get('https');
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    const plain = await get('http');
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/login$/);
    // A call that were sent on would leave its token, or a password, on the way without anybody noticing.
    const headers = { 'x-forwarded-proto': 'http' };
    for (const [method, path] of [
      ['GET', '/init'],
      ['GET', '/config'],
      ['POST', '/login'],
    ] as const) {
      const { status, body } = await call(
        production.server,
        method,
        path,
        method === 'POST' ? {} : undefined,
        headers,
      );
      expect([status, body.message], path).toEqual([403, 'Calls are taken over https alone.']);
    }
    const { status } = await call(production.server, 'GET', '/config', undefined, {
      'x-forwarded-proto': 'https',
    });
    expect(status).toBe(200);
  } finally {
    await production.close();
  }
});
