import { existsSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded/postgres.ts';
import { Drill, type Person, people } from './drill.ts';

const drills: Drill[] = [];
const builtFrom = fileURLToPath(new URL('../../dist/.built-from', import.meta.url));

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
  await expect.poll(left, { timeout: 5000, interval: 100 }).toEqual([]);
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

/** Writes a declaration and answers its id once the server acknowledged it. */
async function writeDeclaration(drill: Drill): Promise<string> {
  const answer = await fetch(`${drill.address}/api/customs-declarations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(drill)}` },
    body: JSON.stringify({ internal_id: 'kept', customs_regime: 'import' }),
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

test('Ctrl-C in the terminal ends all of it', async () => {
  const drill = await begin();
  const npm = drill.npm('start');
  await npm.says('Tidewaiter is ready');
  process.kill(-npm.child.pid!, 'SIGINT');
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
  await expect.poll(() => drill.openPorts(), { timeout: 5000 }).toEqual([]);

  const next = drill.node('scripts/start.mjs');
  await next.says('Tidewaiter is ready');
  await expectDeclaration(drill, id);
  next.child.kill('SIGTERM');
  expect(await next.ended()).toBe(0);
  await expectNothingLeft(drill);
});

test('kill -9 of everything, then start again: works, nothing acknowledged is lost', async () => {
  const drill = await begin();
  const npm = drill.npm('start');
  await npm.says('Tidewaiter is ready');
  const id = await writeDeclaration(drill);
  drill.killEverything();
  await expectNothingLeft(drill);

  const next = drill.npm('start');
  await next.says('Tidewaiter is ready');
  await expectDeclaration(drill, id);
});

test('a second start on the data folder of a running one is refused in a sentence', async () => {
  const drill = await begin();
  const first = drill.node('scripts/start.mjs');
  await first.says('Tidewaiter is ready');

  const other = await begin(undefined, { DATA_DIR: drill.dataDir });
  // As after a change of the sources: what the first runs from must not be built anew under it.
  renameSync(builtFrom, `${builtFrom}.aside`);
  try {
    const second = other.node('scripts/start.mjs');
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(`in use by a running Tidewaiter (process ${first.child.pid})`);
    expect(second.output).not.toContain('Building');
    expect(existsSync(builtFrom)).toBe(false);
  } finally {
    renameSync(`${builtFrom}.aside`, builtFrom);
  }
  expect((await fetch(`${drill.address}/api/health`)).status).toBe(200);
});

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
