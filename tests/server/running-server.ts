import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { DocumentData } from '../../src/engine/document.ts';
import { createLog } from '../../src/server/log.ts';
import { type Server, startServer } from '../../src/server/main.ts';
import { readSettings, type Settings } from '../../src/server/settings.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { demonstration, seedDemonstration } from '../../src/server/storage/seed.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';

export const callbackToken = 'callback-token-of-the-tests';

/** A seeded server over a database of its own, and the tools to speak with it. */
export interface RunningServer {
  readonly server: Server;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly settings: Settings;
  /** Everything logged so far. */
  log(): string;
  /** Someone of the seed, signed in. */
  signIn(email?: string): Promise<Person>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any;
}

export interface Person {
  readonly token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Settings of a test server: free ports, fast retries, an authority nobody listens as unless given. */
export function testSettings(databaseUrl: string, overrides: Partial<Settings> = {}): Settings {
  return {
    ...readSettings({ PORT: '0', SOCKET_PORT: '0', LOG_LEVEL: 'debug' }),
    databaseUrl,
    hmrcUrl: 'http://127.0.0.1:9',
    hmrcCallbackToken: callbackToken,
    sendRetryMs: 30,
    sendTimeoutMs: 2000,
    sendsPerSecond: 0,
    callLimits: 0,
    ...overrides,
  };
}

export async function startTestServer(
  overrides: Partial<Settings> = {},
  onDatabase?: TestDatabase,
): Promise<RunningServer> {
  const database = onDatabase ?? (await testDatabase());
  const db = openDatabase(database.url);
  await seedDemonstration(db);
  const settings = testSettings(database.url, overrides);
  let logged = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const server = await startServer(settings, createLog('debug', destination));
  return {
    server,
    db,
    databaseUrl: database.url,
    settings,
    log: () => logged,
    signIn: (email = demonstration.email) => signIn(server, email),
    async close() {
      await server.close();
      await db.destroy();
      if (onDatabase === undefined) await database.drop();
    },
  };
}

/** A second process's server on the same database, sending to the same authority. */
export async function startSecondServer(
  first: RunningServer,
): Promise<Pick<RunningServer, 'server' | 'signIn' | 'close'>> {
  const settings = { ...first.settings, port: 0, socketPort: 0 };
  const server = await startServer(settings, createLog('silent'));
  return {
    server,
    signIn: (email = demonstration.email) => signIn(server, email),
    close: () => server.close(),
  };
}

export async function signIn(server: Server, email: string): Promise<Person> {
  const { body } = await call(server, 'POST', '/login', { email, password: demonstration.password });
  const token: string = body.token;
  return {
    token,
    call: (method, path, content, headers) =>
      call(server, method, path, content, { authorization: `Bearer ${token}`, ...headers }),
  };
}

export async function call(
  server: Server,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

/** Push a notification as customs does. */
export function push(server: Server, xml: string, headers: Record<string, string> = {}): Promise<Answer> {
  return call(server, 'POST', '/notifications/cds', xml, {
    authorization: callbackToken,
    'content-type': 'application/xml',
    ...headers,
  });
}

/** A declaration that can be sent, under this LRN. */
export function acceptedDocument(lrn: string): DocumentData {
  const file = new URL(
    '../../schemas/customs-declaration/fixtures/accepted/customs-declaration.import.json',
    import.meta.url,
  );
  const { document } = JSON.parse(readFileSync(file, 'utf8')) as { document: DocumentData };
  return { ...document, transaction_ref: lrn };
}

/** Waits until `found` gives something; fails with what it was waiting for and what is there `instead`. */
export async function eventually<T>(
  what: string,
  found: () => Promise<T | undefined | false>,
  instead = () => '',
): Promise<T> {
  const until = Date.now() + 25_000;
  for (;;) {
    const result = await found();
    if (result !== undefined && result !== false) return result;
    if (Date.now() > until) throw new Error(`Waited in vain: ${what}. ${instead()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
