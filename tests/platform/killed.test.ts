import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { standardImport } from '../simulator/standard-import.ts';
import { drills, expectNothingLeft, signIn, writeDeclaration } from './acts.ts';
import type { Drill } from './drill.ts';

const begin = drills();

/** The pid of the process of PostgreSQL that writes its pages out. */
function checkpointerOf(drill: Drill): number {
  return Number(
    drill
      .survivors()
      .find((line) => line.includes('postgres: checkpointer'))!
      .split(' ')[0],
  );
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

async function expectDeclaration(drill: Drill, id: string): Promise<void> {
  const answer = await fetch(`${drill.address}/api/customs-declarations/${id}`, {
    headers: { Authorization: `Bearer ${await signIn(drill)}` },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { document: { internal_id: 'kept' } } });
}

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

/** Kills a process; one that ended meanwhile, with its parent, is what is wanted. */
function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

test('nor is a child of PostgreSQL that hangs and outlived everything: the next start ends it', async () => {
  const drill = await begin();
  const start = drill.node('scripts/start.mjs');
  await start.says('Tidewaiter is ready');
  const checkpointer = checkpointerOf(drill);
  process.kill(checkpointer, 'SIGSTOP');
  const others = drill.survivors().map((line) => Number(line.split(' ')[0]));
  for (const pid of others.filter((one) => one !== checkpointer)) endNow(pid);
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
