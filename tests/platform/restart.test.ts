import { afterEach, expect, test } from 'vitest';
import { Drill } from './drill.ts';

let drill: Drill;
afterEach(() => drill.end());

/** The processes of a part of the drill that live. */
const pidsOf = (part: string) =>
  drill
    .survivors()
    .filter((line) => line.includes(`dist/${part}`))
    .map((line) => Number(line.split(' ')[0]));

const isHealthy = async () => {
  const answer = await fetch(`${drill.address}/api/health`).catch(() => undefined);
  return answer?.status === 200;
};

test('a server and a rehearsal authority that are killed are started again; one that dies on and on ends all with words', async () => {
  drill = await Drill.begin();
  const start = drill.node('scripts/start.mjs');
  await start.says('Tidewaiter is ready');
  const killed = new Set<number>();
  const killNext = async (part: string) => {
    await expect
      .poll(() => pidsOf(part).filter((pid) => !killed.has(pid)), { timeout: 30_000 })
      .toHaveLength(1);
    const pid = pidsOf(part).find((one) => !killed.has(one))!;
    killed.add(pid);
    process.kill(pid, 'SIGKILL');
  };

  await killNext('server/process.js');
  await killNext('simulator/main.js');
  await expect
    .poll(() => start.output, { timeout: 30_000 })
    .toContain('The simulator ended unasked (SIGKILL). It is started again.');
  expect(start.output).toContain('The server ended unasked (SIGKILL). It is started again.');
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true);
  const customs = () =>
    fetch(`http://127.0.0.1:${drill.env.SIMULATOR_PORT}/simulator/messages`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(customs, { timeout: 30_000 }).toBe(200);

  // As soon as it lives, before it is ready.
  for (let more = 0; more < 5; more++) await killNext('server/process.js');
  expect(await start.ended()).toBe(1);
  expect(start.output).toContain('6 times within five minutes: it is not started again.');
  await expect.poll(() => drill.survivors(), { timeout: 30_000 }).toEqual([]);
});
