import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataFolder } from '../../src/server/embedded/data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/embedded/postgres.ts';
import { isLiving } from '../../src/server/embedded/process-identity.ts';

const isRoot = process.getuid?.() === 0;
const root = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let started: EmbeddedPostgres[];
let owners: ChildProcess[];
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidewaiter-embedded-'));
  chmodSync(folder, 0o755);
  started = [];
  owners = [];
  said = [];
});

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  for (const postgres of started) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (sentence) => said.push(sentence) });
  started.push(postgres);
  return postgres;
}

/** A process that owns the PostgreSQL of `folder`, and its address. */
async function startOwner(): Promise<{ owner: ChildProcess; url: string }> {
  const owner = spawn(process.execPath, ['tests/platform/owner.mjs', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(owner);
  const [output] = (await once(owner.stdout!, 'data')) as [Buffer];
  return { owner, url: output.toString().trim() };
}

async function killOwner(owner: ChildProcess): Promise<void> {
  const exited = once(owner, 'exit');
  owner.kill('SIGKILL');
  await exited;
}

async function ask(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(dataDir = folder): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

test('it checks its pages, listens on no network and asks for its password', async () => {
  const { url } = await start();
  const [settings] = await ask(
    url,
    "select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as network, current_setting('fsync') as fsync",
  );
  expect(settings).toEqual({ checksums: 'on', network: '', fsync: 'on' });
  await expect(ask(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
  expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
});

test('stop leaves no process, and what was written is there after the next start', async () => {
  const first = await start();
  await ask(first.url, 'create table kept (word text)');
  await ask(first.url, "insert into kept values ('acknowledged')");
  const pid = postmasterPid();
  await first.stop();
  expect(isLiving(pid)).toBe(false);
  expect(await ask((await start()).url, 'select word from kept')).toEqual([{ word: 'acknowledged' }]);
});

test('stop called again harms nobody who has the folder since', async () => {
  const first = await start();
  await first.stop();
  const { url } = await start();
  const pid = postmasterPid();
  await first.stop();
  expect(isLiving(pid)).toBe(true);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('stop ends one that was started again and takes no connections', async () => {
  const { url, stop } = await start();
  await ask(url, "update pg_database set datallowconn = false where datname = 'postgres'");
  const first = postmasterPid();
  process.kill(first, 'SIGKILL');
  await expect.poll(postmasterPid, { timeout: 20_000 }).not.toBe(first);
  const second = postmasterPid();
  await stop();
  expect(isLiving(second)).toBe(false);
  expect(said.join('\n')).not.toContain('does not start');
});

test('a postgres whose owner was killed is taken over with everything it acknowledged', async () => {
  const { owner, url } = await startOwner();
  await ask(url, 'create table kept (word text)');
  await ask(url, "insert into kept values ('acknowledged')");
  const orphan = postmasterPid();
  await killOwner(owner);
  expect(isLiving(orphan)).toBe(true);

  const next = await start();
  expect(await ask(next.url, 'select word from kept')).toEqual([{ word: 'acknowledged' }]);
  expect(isLiving(orphan)).toBe(false);
});

test('owner and postgres killed at once: the next start finds everything acknowledged', async () => {
  const { owner, url } = await startOwner();
  await ask(url, 'create table kept (word text)');
  await ask(url, "insert into kept values ('acknowledged')");
  const pid = postmasterPid();
  await killOwner(owner);
  process.kill(pid, 'SIGKILL');
  expect(await ask((await start()).url, 'select word from kept')).toEqual([{ word: 'acknowledged' }]);
});

test('while its owner lives nobody else gets the folder', async () => {
  const { owner } = await startOwner();
  await expect(start()).rejects.toThrow(`in use by a running Tidewaiter (process ${owner.pid})`);
});

test('postmaster.pid naming a stranger that was given the number is no reason to refuse', async () => {
  const { owner } = await startOwner();
  const pid = postmasterPid();
  await killOwner(owner);
  process.kill(pid, 'SIGKILL');
  while (isLiving(pid)) await pause(10);
  const file = join(folder, 'postgres', 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
  expect(await ask((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a postgres that dies unasked is started again', async () => {
  const { url } = await start();
  const first = postmasterPid();
  process.kill(first, 'SIGKILL');
  await expect
    .poll(
      () =>
        ask(url, 'select 1').then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 20_000 },
    )
    .toBe('answers');
  expect(postmasterPid()).not.toBe(first);
  expect(said).toContain('PostgreSQL ended unasked and is started again.');
});

test('a first start killed in the middle leaves nothing that stops the next', async () => {
  mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true });
  expect(await ask((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a data folder deeper than a socket path may be long', async () => {
  const deep = join(folder, 'a-folder-with-a-long-name-'.repeat(3), 'another-long-one-'.repeat(4));
  expect(await ask((await start(deep)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)(
  'as root, a folder PostgreSQL cannot reach is replaced by one of /var/lib named after it',
  async () => {
    chmodSync(folder, 0o700);
    const asked = join(folder, 'data');
    const place = prepareDataFolder(asked).path;
    try {
      expect(place).toMatch(/^\/var\/lib\/tidewaiter-.*tidewaiter-embedded-.*-data-[0-9a-f]{8}$/);
      const running = await start(asked);
      expect(running.dataDir).toBe(place);
      expect(await ask(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(said.join('\n')).toContain(`cannot reach ${asked}: the data are kept in ${place}`);
      expect(existsSync(join(asked, 'postgres'))).toBe(false);
      for (const postgres of started.splice(0)) await postgres.stop();
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
);
