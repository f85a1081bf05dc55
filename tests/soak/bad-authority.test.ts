import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/storage/database.ts';
import { startSimulator } from '../../src/simulator/main.ts';
import { call, callbackToken, signIn } from '../server/running-server.ts';
import { testDatabase } from '../support/database.ts';
import { ageSent, keptOf, play, type Stage, script } from '../support/drills/bad-authority.ts';
import { amend } from '../support/drills/bad-authority-asked.ts';
import { reportFigures } from '../support/drills/figures.ts';
import { buildServer } from '../support/kills/built-server.ts';
import { freePorts } from '../support/ports.ts';
import { soakCount } from '../support/soak.ts';

const declarations = soakCount(1000);
/** For so many declarations one is amended again and again. */
const amendedOf = 4;
/** Seconds of the authority, a hundred of which are one: who is told of faults sends the next before their answers. */
const answersLate = 200;
const atOnce = 8;
/** Milliseconds between two kills, as long as it takes to send a declaration or a few. */
const killEvery = () => 2000 + Math.random() * 4000;
/**
 * A process lives until it answered so many calls that change something: on a slow machine too it gets somewhere before it is
 * killed. Looks alone lead nowhere.
 */
const leastChanges = 4;
/** Milliseconds between two looks of one who plays: looking without end would keep all others from getting on. */
const pauseMs = 150;

test(`a bad authority, and a server killed again and again: ${declarations} declarations are held once each, and nobody is told to send what customs hold`, {
  timeout: 4 * 60 * 60_000,
}, async () => {
  const [port] = (await freePorts(1)) as [number];
  const database = await testDatabase();
  const db = openDatabase(database.url);
  const built = await buildServer();
  const address = `http://127.0.0.1:${port}`;
  const simulator = await startSimulator({
    port: 0,
    callbackUrl: `${address}/api/notifications/cds`,
    callbackToken,
    accessToken: 'simulator-access-token',
    timeScale: 0.01,
    switches: { order: 'shuffled', duplicates: 'on' },
  });
  const environment = {
    DATABASE_URL: database.url,
    PORT: String(port),
    SOCKET_PORT: '0',
    HMRC_URL: simulator.address,
    HMRC_CALLBACK_TOKEN: callbackToken,
    SENDS_PER_SECOND: '0',
    SEND_RETRY_MS: '30',
    SEND_TIMEOUT_MS: '1000',
    CALL_LIMITS: '0',
    LOG_LEVEL: 'silent',
  };
  let isOver = false;
  let kills = 0;
  /** By the process that runs. */
  let changed = 0;
  let busy = 0;
  let failed = 0;
  let process = await built.start(environment, '--seed-demonstration');
  const { token } = await signIn({ address } as never, 'demo@tidewaiter.example');
  const headers = { authorization: `Bearer ${token}` };
  const stage: Stage = {
    pauseMs,
    async call(method, path, body) {
      for (;;) {
        try {
          const answer = await call({ address } as never, method, path, body, headers);
          if (method !== 'GET') changed += 1;
          if (answer.status === 503) busy += 1;
          else if (answer.status >= 500) failed += 1;
          return answer;
        } catch (error) {
          if (isOver) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    },
    async customs(path, body) {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      return (await fetch(`${simulator.address}/simulator/${path}`, init)).json();
    },
    async standing(mrn) {
      return await (await fetch(`${simulator.address}/simulator/declarations/${mrn}`)).text();
    },
    age: (declaration) => ageSent(db, declaration),
    kept: (declaration, lrn) => keptOf(db, declaration, lrn),
  };
  const killing = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, killEvery()));
      while (!isOver && changed < leastChanges) await new Promise((resolve) => setTimeout(resolve, 20));
      if (isOver) return;
      await process.kill();
      kills += 1;
      changed = 0;
      process = await built.start(environment);
    }
  })();
  try {
    const scripts = fc.sample(script, declarations);
    const found = {
      messages: 0,
      taken: 0,
      toldWrongly: [] as string[],
      heldWrongly: [] as string[],
      doubled: 0,
      lost: 0,
    };
    let next = 0;
    const players = Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < declarations; index = next++) {
        const played = await play(stage, `BAD${index}`, scripts[index]!, 10 * 60_000);
        found.messages += 1;
        found.taken += played.taken;
        found.toldWrongly.push(...played.wronglyTold);
        found.doubled += played.doubled;
        found.lost += played.lost;
      }
    });
    await Promise.all(players);
    await stage.customs('switches', { delay: answersLate });
    let amended = 0;
    const amenders = Array.from({ length: atOnce }, async () => {
      for (let index = amended++; index < declarations / amendedOf; index = amended++) {
        const { wronglyTold, wronglyHeld } = await amend(stage, `AMD${index}`, scripts[index]!, 10 * 60_000);
        found.toldWrongly.push(...wronglyTold);
        found.heldWrongly.push(...wronglyHeld);
      }
    });
    await Promise.all(amenders);
    console.log(JSON.stringify({ kills, ...found }));
    reportFigures({ kills, calls: found.messages, lost: found.lost, doubled: found.doubled, busy, failed });
    expect(failed, 'answered 5xx').toBe(0);
    expect(found).toMatchObject({
      messages: declarations,
      toldWrongly: [],
      heldWrongly: [],
      doubled: 0,
      lost: 0,
    });
  } finally {
    isOver = true;
    await killing.catch(() => {});
    built.remove();
    await simulator.close();
    await db.destroy();
    await database.drop();
  }
});
