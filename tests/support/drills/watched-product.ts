import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { demonstration, type Product, startProduct } from '../product.ts';
import { type Probe, startProbe } from './probe.ts';

/** Whose calls a drill makes: whom the demonstration has of each kind. */
export const people = {
  owner: demonstration.email,
  ordinary: 'colleague@tidewaiter.example',
  'read-only': 'editor@tidewaiter.example',
  partner: 'partner@tidewaiter.example',
  administrator: 'admin@tidewaiter.example',
} as const;
export type PersonName = keyof typeof people;

/** The built product as processes of its own, with an eye on the server from outside and from within. */
export interface WatchedProduct extends Product {
  readonly tokens: Readonly<Record<PersonName, string>>;
  readonly probe: Probe;
  isAlive(): boolean;
  /** Longest hold of the thread that answers, milliseconds of a processor, since it was asked last. */
  held(): Promise<number>;
  /** What the server holds when all that can be is let go, and what it has of the machine; bytes. */
  memory(): Promise<{ readonly living: number; readonly rss: number }>;
  /** Milliseconds of a processor that the thread that answers has used; undefined where the machine does not say. */
  used(): number | undefined;
  /** Rows of every table. */
  rows(): Promise<Readonly<Record<string, number>>>;
}

/** What a server that died answers. */
const nothing = { held: 0, memory: { living: 0, rss: 0 } };

const preload = new URL('./event-loop-delay.mjs', import.meta.url).href;

export async function startWatchedProduct(environment: Record<string, string> = {}): Promise<WatchedProduct> {
  const product = await startProduct({
    NODE_OPTIONS: `--import ${preload}`,
    LOG_LEVEL: 'fatal',
    // What each call costs is to be seen, of all that are made.
    CALL_LIMITS: '0',
    ...environment,
  });
  const tokens = {} as Record<PersonName, string>;
  for (const [name, email] of Object.entries(people)) {
    tokens[name as PersonName] = await signIn(product.address, email);
  }
  const probe = startProbe(product.address, tokens.owner);
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
  pool.on('error', () => {});

  const asked = async (what: 'held' | 'memory') => {
    const server = product.serverProcess();
    if (!server.connected) return nothing[what];
    const over = new AbortController();
    const heard = (event: string) => once(server, event, { signal: over.signal });
    const answered = Promise.race([heard('message'), heard('exit').then(() => [nothing])]);
    server.send({ asked: what }, () => {});
    const [answer] = await answered;
    over.abort();
    return answer[what];
  };
  return {
    ...product,
    tokens,
    probe,
    isAlive() {
      const { exitCode, signalCode } = product.serverProcess();
      return exitCode === null && signalCode === null;
    },
    held: () => asked('held'),
    memory: () => asked('memory'),
    used: () => usedBy(product.serverProcess().pid!),
    async rows() {
      const names = await pool.query<{ table: string }>(
        `select quote_ident(tablename) as table from pg_tables where schemaname = 'public' order by 1`,
      );
      const counts = names.rows.map(({ table }) => `select '${table}' as table, count(*)::int from ${table}`);
      const { rows } = await pool.query<{ table: string; count: number }>(counts.join(' union all '));
      return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
    },
    async close() {
      await probe.end();
      await pool.end();
      await product.close();
    },
  };
}

export async function signIn(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demonstration.password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`${email} could not sign in: ${answer.status}.`);
  return token;
}

/** Linux tells of each thread how long it had a processor; the one that answers has the number of its process. */
function usedBy(pid: number): number | undefined {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}
