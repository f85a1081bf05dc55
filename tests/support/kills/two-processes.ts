import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../src/server/storage/database.ts';
import { startSimulator } from '../../../src/simulator/main.ts';
import { type Answer, acceptedDocument, call, callbackToken, signIn } from '../../server/running-server.ts';
import { testDatabase } from '../database.ts';
import { freePorts } from '../ports.ts';
import { until } from '../until.ts';
import { startBalancer } from './balancer.ts';
import { buildServer, type ServerProcess } from './built-server.ts';

/** What a drill with two processes found; kept when the lists are empty. */
export interface TwoProcessesReport {
  readonly kills: number;
  readonly declarations: number;
  /** Calls that failed and were mended by doing them again. */
  readonly mended: number;
  /** Acknowledged and not there, or not as it was acknowledged. */
  readonly lost: readonly string[];
  /** More than once at customs. */
  readonly doubled: readonly string[];
}

/**
 * Two API processes on one PostgreSQL under load, by turns one of them killed and started again: what a person does
 * again when a page fails goes through, nothing acknowledged is lost and customs has every declaration once.
 */
export async function killOneOfTwo(kills: number): Promise<TwoProcessesReport> {
  const database = await testDatabase();
  const db = openDatabase(database.url);
  const built = await buildServer();
  const ports = await freePorts(2);
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const balancer = await startBalancer(ports);
  const simulator = await startSimulator({
    port: 0,
    callbackUrl: `${balancer.url}/api/notifications/cds`,
    callbackToken,
    accessToken: 'simulator-access-token',
    timeScale: 0.005,
  });
  const start = (index: number, seed?: '--seed-demonstration'): Promise<ServerProcess> =>
    built.start(
      {
        DATABASE_URL: database.url,
        PORT: String(ports[index]),
        SOCKET_PORT: '0',
        HMRC_URL: simulator.address,
        HMRC_CALLBACK_TOKEN: callbackToken,
        SENDS_PER_SECOND: '0',
        CALL_LIMITS: '0',
        LOG_LEVEL: 'silent',
      },
      seed,
    );

  let mended = 0;
  let isOver = false;
  const lost: string[] = [];
  try {
    const processes = [await start(0, '--seed-demonstration'), await start(1)];
    const { token } = await signIn({ address: addresses[0] } as never, 'demo@tidewaiter.example');

    /** A call of a page, to either process; done again as a person does it when the page says it failed. */
    const again = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const address = addresses[Math.floor(Math.random() * 2)]!;
        try {
          const given = { authorization: `Bearer ${token}`, ...headers };
          const answer = await call({ address } as never, method, path, body, given);
          if (answer.status < 500) return answer;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
        mended += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${method} ${path} was not mended by doing it a hundred times.`);
    };

    const done: { id: number; lrn: string }[] = [];
    const work = async (worker: number) => {
      for (let number = 1; !isOver; number += 1) {
        const lrn = `TTROG-T${worker}-${number}`;
        const key = { 'idempotency-key': randomUUID() };
        const created = await again('POST', '/customs-declarations', acceptedDocument(lrn), key);
        const { id, revision } = created.body.data;
        const patches = [{ op: 'set', path: ['internal_id'], value: lrn }];
        const saved = await again('PATCH', `/customs-declarations/${id}`, { revision, patches });
        if (saved.status !== 200) lost.push(`${lrn}: the edit was answered ${saved.status}`);
        const document = { ...acceptedDocument(lrn), internal_id: lrn };
        const sent = await again('POST', '/customs-declarations/send', {
          id,
          data_j: JSON.stringify(document),
        });
        // 409: the first try got through.
        if (![200, 409].includes(sent.status)) lost.push(`${lrn}: sending was answered ${sent.status}`);
        done.push({ id, lrn });
      }
    };
    const workers = Promise.all(Array.from({ length: 4 }, (_, worker) => work(worker)));

    for (let kill = 0; kill < kills; kill += 1) {
      const enough = done.length + 3;
      await until('work under way', async () => done.length >= enough);
      await processes[kill % 2]!.kill();
      const withOne = done.length + 2;
      await until('work going on with one process', async () => done.length >= withOne);
      processes[kill % 2] = await start(kill % 2);
    }
    isOver = true;
    await workers;

    const counts = async () =>
      (await (await fetch(`${simulator.address}/simulator/messages`)).json()) as Record<
        string,
        { count: number }
      >;
    await until('every message settled', async () => {
      const rows = await db
        .selectFrom('outbox')
        .where('outcome', 'is', null)
        .select(['id', 'document_id', 'lrn', 'state'])
        .execute();
      const counted = await counts();
      for (const { id, document_id: declaration, lrn, state } of rows) {
        if (state !== 'unconfirmed' || (counted[lrn!]?.count ?? 0) > 0) continue;
        await again('POST', `/customs-declarations/${declaration}/outbox`, {
          decision: 'release',
          message: id,
        });
      }
      return rows.length === 0;
    });
    const counted = await counts();
    for (const { id, lrn } of done) {
      const { data } = (await again('GET', `/customs-declarations/${id}`)).body;
      if (data?.document.internal_id !== lrn) lost.push(`${lrn}: the edit is not there`);
      if (!data?.facts.held) lost.push(`${lrn}: not held by customs`);
    }
    const times = (lrn: string) => counted[lrn]?.count ?? 0;
    const lrns = done.map(({ lrn }) => lrn);
    lost.push(...lrns.filter((lrn) => times(lrn) < 1).map((lrn) => `${lrn}: not at customs`));
    const doubled = lrns.filter((lrn) => times(lrn) > 1);
    return { kills, declarations: done.length, mended, lost, doubled };
  } finally {
    isOver = true;
    built.remove();
    await balancer.close();
    await simulator.close();
    await db.destroy();
    await database.drop();
  }
}
