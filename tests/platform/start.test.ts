import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded/postgres.ts';
import { drills, expectNothingLeft, signIn, writeDeclaration } from './acts.ts';
import { type Drill, people } from './drill.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const accepted = join(root, 'schemas/customs-declaration/fixtures/accepted/customs-declaration.import.json');
const begin = drills();

function send(drill: Drill, token: string, id: string, document: object): Promise<Response> {
  return fetch(`${drill.address}/api/customs-declarations/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: Number(id), data_j: JSON.stringify(document), provider: 'HMRC' }),
  });
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
