import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleAt } from '../../src/server/declarations/settle-kinds.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/embedded/postgres.ts';
import {
  type Answer,
  acceptedDocument,
  call,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';

const isWindows = process.platform === 'win32';

let dataDir: string;
let postgres: EmbeddedPostgres;
let authority: SmallAuthority;
let running: RunningServer;
let me: Person;
let id: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tidewaiter-away-'));
  chmodSync(dataDir, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await settleAt(postgres.url);
  authority = await startSmallAuthority();
  running = await startTestServer(
    {
      hmrcUrl: authority.url,
      databaseLimits: { waitMs: 1500, statementMs: 20_000, lockMs: 1500, idleMs: 2000 },
    },
    { url: postgres.url, drop: async () => {} },
  );
  me = await running.signIn();
  id = (await me.call('POST', '/customs-declarations', acceptedDocument('AWAY-0'))).body.data.id;
});
afterAll(async () => {
  await running.close();
  await authority.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = () =>
  Number(readFileSync(join(postgres.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The postmaster and all it started. */
function signalAll(signal: NodeJS.Signals): void {
  const of = postmaster();
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === of)
    .map(([pid]) => pid!);
  for (const pid of [of, ...children]) process.kill(pid, signal);
}

const health = () => call(running.server, 'GET', '/health');
const read = () => me.call('GET', `/customs-declarations/${id}`);
let saves = 0;
const next = () => acceptedDocument(`AWAY${++saves}`);
const save = () => me.call('POST', '/customs-declarations', next());

/** On a machine that is busy the first call after may still be told to come again. */
async function answered(one: () => Promise<Answer>) {
  const { status, body } = await eventually('an answer', async () => {
    const answer = await one();
    return answer.status !== 503 && answer;
  });
  expect({ status, body }).toEqual({ status: expect.closeTo(200, -1), body });
  return body.data;
}

async function allIsWell(): Promise<void> {
  await eventually('health is well', async () => (await health()).status === 200);
  await eventually('calls are answered', async () => (await read()).status === 200);
  const document = next();
  const { id: made } = await answered(() => me.call('POST', '/customs-declarations', document));
  const order = { id: made, data_j: JSON.stringify(document), provider: 'HMRC' };
  await answered(() => me.call('POST', '/customs-declarations/send', order));
  // By a worker that hears of it, from an authority that takes it.
  await eventually('what is sent leaves', async () => {
    const row = await running.db
      .selectFrom('outbox')
      .where('document_id', '=', made)
      .select('state')
      .executeTakeFirst()
      .catch(() => undefined);
    return row?.state === 'sent';
  });
  await eventually('the audit is sealed', async () => {
    const open = await running.db
      .selectFrom('audit')
      .where('seal_no', 'is', null)
      .select('id')
      .executeTakeFirst()
      .catch(() => ({ id: 0 }));
    return open === undefined;
  });
}

function expectAway(answers: readonly Answer[]): void {
  const odd = answers.filter(
    ({ status, headers, body }) =>
      status >= 300 && !(status === 503 && Number(headers.get('retry-after')) > 0 && body.message !== ''),
  );
  expect(odd.map(({ status, body }) => ({ status, body }))).toEqual([]);
}

test.skipIf(isWindows)(
  'a database that stands still: health says so within two seconds, calls are answered 503, and all is well when it goes on',
  async () => {
    expect((await health()).status).toBe(200);
    signalAll('SIGSTOP');
    try {
      const started = Date.now();
      const still = await health();
      expect(Date.now() - started).toBeLessThan(2000);
      expect({ status: still.status, body: still.body }).toEqual({
        status: 503,
        body: { message: expect.stringContaining('does not answer'), data: { status: 'still' }, time: 5 },
      });
      const asked = Date.now();
      const answers = await Promise.all([
        ...Array.from({ length: 15 }, (_, n) => (n % 2 === 0 ? read() : save())),
        // These ask for nobody's session. Customs push again what was answered so.
        push(running.server, '<MetaData/>'),
        call(running.server, 'POST', '/reset', { email: 'nobody@tidewaiter.example' }),
      ]);
      expectAway(answers);
      // None waits for a statement that may take longer than eight seconds, and three of grace.
      expect(Date.now() - asked).toBeLessThan(15_000);
      expect(answers.some(({ status }) => status === 503)).toBe(true);
    } finally {
      signalAll('SIGCONT');
    }
    await allIsWell();
  },
);

test.skipIf(isWindows).each(['SIGINT', 'SIGQUIT'] as const)(
  'a database that restarts (%s): calls meanwhile are answered 503, never 500, and all is well afterwards',
  async (signal) => {
    const before = postmaster();
    let isOver = false;
    const answers: Answer[] = [];
    const calling = [read, save, () => me.call('GET', '/checkToken'), () => me.call('GET', '/init')].map(
      async (one) => {
        while (!isOver) answers.push(await one());
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.kill(before, signal);
    await eventually('it is back', async () => {
      const { status } = await health();
      return answers.some((answer) => answer.status === 503) && status === 200;
    });
    isOver = true;
    await Promise.all(calling);
    expectAway(answers);
    await allIsWell();
  },
);
