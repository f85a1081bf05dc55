import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCallCounts } from '../../src/server/call-limits.ts';
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

  test('keeps nothing for good that is no asset, however its address is written', async () => {
    for (const [path, type] of [
      ['/assets/..%2findex.html', 'text/html'],
      ['/assets/%2e%2e%2findex.html', 'text/html'],
      ['/assets/x%2f..%2f..%2findex.html', 'text/html'],
      ['/assets/..%2fmanifest.json', 'application/json'],
      ['/assets/..%2f..%2fapp.js', 'text/html'],
    ] as const) {
      const { headers } = await get(path);
      expect(headers.get('cache-control'), path).toBe('no-cache');
      expect(headers.get('content-type'), path).toContain(type);
    }
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

/** Writes these bytes to a port and gives what comes back until the other side ends it. */
function written(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (said += part)).on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

describe('an answer to what is no call, or has no place, has the same headers', () => {
  const end = 'Host: localhost\r\nConnection: close\r\n\r\n';
  const upgrade = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const calls: readonly (readonly [what: string, status: number, bytes: string])[] = [
    ['a page with half a percent', 400, `GET /%zz HTTP/1.1\r\n${end}`],
    ['a call with bytes that are no text', 400, `GET /api/%E0%A4%A HTTP/1.1\r\n${end}`],
    ['the API in other letters', 404, `GET /%61pi/none HTTP/1.1\r\n${end}`],
    ['an id of 300 digits', 404, `GET /api/customs-declarations/${'1'.repeat(300)} HTTP/1.1\r\n${end}`],
    ['an address of 20 kB', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${end}`],
    ['a head of 20 kB', 431, `GET /api/config HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n${end}`],
    ['no host', 400, 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an expectation nobody knows', 417, `POST /api/login HTTP/1.1\r\nExpect: tea\r\n${end}`],
    ['a method nobody knows', 400, `BREW /api/config HTTP/1.1\r\n${end}`],
    ['a method of others', 404, `PROPFIND /api/config HTTP/1.1\r\n${end}`],
    ['OPTIONS', 404, `OPTIONS /api/login HTTP/1.1\r\n${end}`],
    ['HEAD of a call', 200, `HEAD /api/config HTTP/1.1\r\n${end}`],
    ['HEAD of a refused call', 401, `HEAD /api/init HTTP/1.1\r\n${end}`],
    [
      'a body too large',
      413,
      `POST /api/login HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n${end}`,
    ],
    [
      'a kind of body nobody reads',
      415,
      `POST /api/login HTTP/1.1\r\nContent-Type: a/b\r\nContent-Length: 1\r\n${end}x`,
    ],
    ['another version of HTTP', 400, `GET /api/config HTTP/9.9\r\n${end}`],
    ['no HTTP at all', 400, '\x16\x03\x01\x02\x00\r\n\r\n'],
    ['a tunnel to elsewhere', 404, `CONNECT customs.example:443 HTTP/1.1\r\n${end}`],
    ['an asset that is not there', 404, `GET /assets/none.js HTTP/1.1\r\n${end}`],
    [
      'the mailbox behind a foreign name',
      404,
      'GET /api/mailbox HTTP/1.1\r\nHost: x.example\r\nConnection: close\r\n\r\n',
    ],
  ];

  /** Of every answer; of a strict browser's, of nobody keeping it. */
  function expectHeaders(said: string, status: number): void {
    const [head = ''] = said.split('\r\n\r\n');
    const headers = new Map(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => {
          const at = line.indexOf(':');
          return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
        }),
    );
    expect(head.split('\r\n')[0]).toContain(` ${status} `);
    for (const [name, value] of Object.entries(ofServer)) expect(headers.get(name)).toBe(value);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeUndefined();
    const type = headers.get('content-type');
    if (type !== undefined) expect(type).toMatch(/; charset=utf-8$/);
  }

  test.each(calls)('%s: %i', async (_what, status, bytes) => {
    expectHeaders(await written(running.server.address, bytes), status);
  });

  test.each([
    ['a page', 404, `GET / HTTP/1.1\r\n${end}`],
    ['no HTTP at all', 400, '\x16\x03\x01\x02\x00\r\n\r\n'],
    ['a tunnel to elsewhere', 404, `CONNECT customs.example:443 HTTP/1.1\r\n${end}`],
    ['an upgrade of a page', 404, `GET /elsewhere HTTP/1.1\r\n${upgrade}`],
    ['polling', 400, `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\n${end}`],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an upgrade to what is not there', 400, `GET /socket.io/?EIO=4&transport=none HTTP/1.1\r\n${upgrade}`],
    ['an upgrade without a key', 400, `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${upgrade}`],
    [
      'an upgrade for a page of elsewhere',
      400,
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nOrigin: https://elsewhere.example\r\n${upgrade}`,
    ],
  ] as const)('at the port of the live connection, %s: %i', async (_what, status, bytes) => {
    const said = await written(running.server.socketAddress, bytes);
    expectHeaders(said.replace('application/json\r\n', 'application/json; charset=utf-8\r\n'), status);
  });
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
    signInDb: running.db,
    calls: createCallCounts(0),
    sessions: createSessions({ ...running.settings, secretKey: 'key' }),
    bearers: { knownOf: () => undefined, actorOf: async () => undefined },
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

test('the word of a proxy that is not believed is told in the log, once in a while and not for each call', async () => {
  const one = await startTestServer({ webDir });
  try {
    const told = () =>
      one
        .log()
        .split('\n')
        .filter((line) => line.includes('TRUST_PROXY'));
    const from = async (headers: Record<string, string>) =>
      void (await call(one.server, 'GET', '/config', undefined, headers));
    await from({});
    expect(told()).toEqual([]);
    await from({ 'x-forwarded-for': '198.51.100.7' });
    await from({ forwarded: 'for=198.51.100.7', 'x-forwarded-proto': 'https' });
    expect(told()).toHaveLength(1);
    expect(JSON.parse(told()[0]!)).toMatchObject({ level: 40, headers: ['x-forwarded-for'] });
  } finally {
    await one.close();
  }
  const behind = await startTestServer({ trustProxy: 1, webDir });
  try {
    await call(behind.server, 'GET', '/config', undefined, { 'x-forwarded-for': '198.51.100.7' });
    expect(behind.log()).not.toContain('TRUST_PROXY');
  } finally {
    await behind.close();
  }
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
    const unread = await written(production.server.address, 'BREW / HTTP/1.1\r\n\r\n');
    expect(unread, 'in production what cannot be read is answered with it too').toContain(
      'strict-transport-security: max-age=31536000; includeSubDomains',
    );
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
    // However a path is written, the router reads a call.
    for (const path of [
      '/%61pi/checkToken',
      '/API/checkToken',
      '//api/checkToken',
      '/a/..%2fapi/checkToken',
    ]) {
      const head = `GET ${path}?token=abc HTTP/1.1\r\nhost: x\r\nx-forwarded-proto: http\r\nconnection: close\r\n\r\n`;
      expect(await written(production.server.address, head), path).toMatch(/^HTTP\/1\.1 403 /);
    }
    const { status } = await call(production.server, 'GET', '/config', undefined, {
      'x-forwarded-proto': 'https',
    });
    expect(status).toBe(200);
  } finally {
    await production.close();
  }
});
