import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded/postgres.ts';
import { standardImport } from '../simulator/standard-import.ts';
import { Drill, type Person, people } from './drill.ts';

const drills: Drill[] = [];
const root = fileURLToPath(new URL('../../', import.meta.url));
const accepted = join(root, 'schemas/customs-declaration/fixtures/accepted/customs-declaration.import.json');

afterEach(() => {
  for (const drill of drills.splice(0)) drill.end();
});

async function begin(person?: Person, environment?: Record<string, string>): Promise<Drill> {
  const drill = await Drill.begin(person, environment);
  drills.push(drill);
  return drill;
}

/** Nothing lives and nothing listens five seconds after the word to end. */
async function expectNothingLeft(drill: Drill): Promise<void> {
  const left = async () => [...drill.survivors(), ...(await drill.openPorts())];
  await expect.poll(left, { timeout: 30_000, interval: 100 }).toEqual([]);
}

/** The pid of the process of PostgreSQL that writes its pages out. */
function checkpointerOf(drill: Drill): number {
  return Number(
    drill
      .survivors()
      .find((line) => line.includes('postgres: checkpointer'))!
      .split(' ')[0],
  );
}

async function signIn(drill: Drill): Promise<string> {
  const answer = await fetch(`${drill.address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@tidewaiter.example', password: 'tide-and-paper-2026' }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Gives customs a message of the published form; 202 is what it must answer. */
async function tellCustoms(drill: Drill, lrn: string): Promise<void> {
  const answer = await fetch(`${customsOf(drill)}/customs/declarations/`, {
    method: 'POST',
    headers: {
      Accept: 'application/vnd.hmrc.1.0+xml',
      'Content-Type': 'application/xml',
      Authorization: 'Bearer of-the-drill',
    },
    body: standardImport(lrn),
  });
  expect(answer.status).toBe(202);
}

async function expectCustomsHold(drill: Drill, lrn: string): Promise<void> {
  const counts = await (await fetch(`${customsOf(drill)}/simulator/messages`)).json();
  expect(counts).toMatchObject({ [lrn]: { count: 1, status: 'accepted' } });
}

function customsOf({ env }: Drill): string {
  return `http://127.0.0.1:${env.SIMULATOR_PORT}`;
}

function send(drill: Drill, token: string, id: string, document: object): Promise<Response> {
  return fetch(`${drill.address}/api/customs-declarations/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: Number(id), data_j: JSON.stringify(document), provider: 'HMRC' }),
  });
}

/** Writes a declaration and answers its id once the server acknowledged it. */
async function writeDeclaration(
  drill: Drill,
  document: object = { internal_id: 'kept', customs_regime: 'import' },
): Promise<string> {
  const answer = await fetch(`${drill.address}/api/customs-declarations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(drill)}` },
    body: JSON.stringify(document),
  });
  expect(answer.status).toBe(201);
  return String(((await answer.json()) as { data: { id: unknown } }).data.id);
}

async function expectDeclaration(drill: Drill, id: string): Promise<void> {
  const answer = await fetch(`${drill.address}/api/customs-declarations/${id}`, {
    headers: { Authorization: `Bearer ${await signIn(drill)}` },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { document: { internal_id: 'kept' } } });
}

for (const person of people) {
  test(`npm start as ${person}, from another folder: address, sign-in, health; SIGTERM to npm ends all of it`, async () => {
    const drill = await begin(person);
    const npm = drill.npm('start');
    await npm.says('Tidewaiter is ready');
    expect(npm.output).toContain(`http://localhost:${drill.env.PORT}`);
    expect(npm.output).toContain('Password: tide-and-paper-2026');
    expect((await fetch(`${drill.address}/api/health`)).status).toBe(200);
    expect(await (await fetch(drill.address)).text()).toContain('<div id="root">');
    await signIn(drill);

    npm.child.kill('SIGTERM');
    await expectNothingLeft(drill);
  });
}

test('what was built writes a message in its thread, and SIGTERM in the middle of one ends all of it', async () => {
  const drill = await begin();
  const start = drill.node('scripts/start.mjs');
  await start.says('Tidewaiter is ready');
  const { document } = JSON.parse(readFileSync(accepted, 'utf8')) as {
    document: { CDSItems: readonly object[] };
  };
  const token = await signIn(drill);
  const small = { ...document, transaction_ref: 'BUILT-1' };
  const sent = await send(drill, token, await writeDeclaration(drill, small), small);
  expect(sent.status, await sent.clone().text()).toBe(200);

  const items = Array.from({ length: 999 }, (_, index) => ({
    ...document.CDSItems[0],
    uuid: `i${index}`,
    item_no: index + 1,
  }));
  const large = { ...document, transaction_ref: 'BUILT-2', items: 999, CDSItems: items };
  const id = await writeDeclaration(drill, large);
  const underWay = send(drill, token, id, large).catch(() => undefined);
  await pause(100);
  start.child.kill('SIGTERM');
  await expectNothingLeft(drill);
  await underWay;
});

test('Ctrl-C in the terminal ends all of it', async () => {
  const drill = await begin();
  const npm = drill.npm('start');
  await npm.says('Tidewaiter is ready');
  process.kill(-npm.child.pid!, 'SIGINT');
  await expectNothingLeft(drill);
});

test('a PostgreSQL that hangs is no reason to stay: SIGTERM ends all of it', async () => {
  const drill = await begin();
  const start = drill.node('scripts/start.mjs');
  await start.says('Tidewaiter is ready');
  const pidFile = join(drill.env.DATA_DIR!, 'postgres', 'postmaster.pid');
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGSTOP');
  process.kill(checkpointerOf(drill), 'SIGSTOP');
  start.child.kill('SIGTERM');
  await expectNothingLeft(drill);
});

test('nor is a child of PostgreSQL that hangs and outlived everything: the next start ends it', async () => {
  const drill = await begin();
  const start = drill.node('scripts/start.mjs');
  await start.says('Tidewaiter is ready');
  const checkpointer = checkpointerOf(drill);
  process.kill(checkpointer, 'SIGSTOP');
  const others = drill.survivors().map((line) => Number(line.split(' ')[0]));
  for (const pid of others.filter((one) => one !== checkpointer)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => drill.survivors(), { timeout: 30_000 }).toHaveLength(1);

  const next = drill.node('scripts/start.mjs');
  await next.says('Tidewaiter is ready');
  next.child.kill('SIGTERM');
  await expectNothingLeft(drill);
});

test('kill -9 of npm ends all of it', async () => {
  const drill = await begin();
  const npm = drill.npm('start');
  await npm.says('Tidewaiter is ready');
  npm.child.kill('SIGKILL');
  await expectNothingLeft(drill);
});

test('kill -9 of the start script: server and simulator end, the next start takes over, nothing acknowledged is lost', async () => {
  const drill = await begin();
  const start = drill.node('scripts/start.mjs');
  await start.says('Tidewaiter is ready');
  const id = await writeDeclaration(drill);
  start.child.kill('SIGKILL');
  await expect.poll(() => drill.openPorts(), { timeout: 30_000 }).toEqual([]);

  const next = drill.node('scripts/start.mjs');
  await next.says('Tidewaiter is ready');
  await expectDeclaration(drill, id);
  next.child.kill('SIGTERM');
  expect(await next.ended()).toBe(0);
  await expectNothingLeft(drill);
});

test('kill -9 of everything, then start again: works, nothing acknowledged is lost, here and at the rehearsal authority', async () => {
  const drill = await begin();
  const npm = drill.npm('start');
  await npm.says('Tidewaiter is ready');
  const id = await writeDeclaration(drill);
  await tellCustoms(drill, 'DRILL-1');
  drill.killEverything();
  await expectNothingLeft(drill);

  const next = drill.npm('start');
  await next.says('Tidewaiter is ready');
  await expectDeclaration(drill, id);
  await expectCustomsHold(drill, 'DRILL-1');
});

test('a second start on the data folder of a running one is refused in a sentence', async () => {
  const drill = await begin();
  const first = drill.node('scripts/start.mjs');
  await first.says('Tidewaiter is ready');

  const other = await begin(undefined, { DATA_DIR: drill.dataDir });
  const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-tree-'));
  try {
    other.project = changedTree(folder);
    const second = other.node('scripts/start.mjs');
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(`in use by a running Tidewaiter (process ${first.child.pid})`);
    expect(second.output).not.toMatch(/Installing|Generating|Building/);
    expect(existsSync(join(folder, 'node_modules/kept'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect((await fetch(`${drill.address}/api/health`)).status).toBe(200);
});

/**
 * This tree as after a change of packages and sources: what one runs from that was started before must be neither
 * installed nor built anew under it.
 */
function changedTree(folder: string): string {
  for (const name of ['scripts', 'dist/server', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/kept'), '');
  return folder;
}

test('DATABASE_URL replaces the embedded database', async () => {
  const elsewhere = await begin(people[0]);
  const postgres = await startEmbeddedPostgres({ dataDir: elsewhere.dataDir, log: () => {} });
  try {
    const drill = await begin(undefined, { DATABASE_URL: postgres.url });
    const start = drill.node('scripts/start.mjs');
    await start.says('Tidewaiter is ready');
    await writeDeclaration(drill);
    expect(existsSync(drill.dataDir)).toBe(false);
    start.child.kill('SIGTERM');
    await expectNothingLeft(drill);
  } finally {
    await postgres.stop();
  }
});
