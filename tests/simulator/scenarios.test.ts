import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionCodes, reachOf } from '../../src/simulator/cds/function-codes.ts';
import { scenarios } from '../../src/simulator/cds/scenarios.ts';
import { switchFacts } from '../../src/simulator/shared/switches.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { newLrn, standardImport } from './standard-import.ts';

describe('scenarios of the request', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await startRehearsal();
  });
  afterAll(() => rehearsal.close());

  async function countOf(lrn: string): Promise<number> {
    const answer = await fetch(`${rehearsal.simulator.address}/simulator/messages`);
    return ((await answer.json()) as Record<string, { count: number }>)[lrn]?.count ?? 0;
  }

  async function statuses(prefix: string, times: number) {
    const lrn = newLrn(prefix);
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1)
      answers.push((await rehearsal.send(standardImport(lrn))).status);
    return { answers, count: await countOf(lrn) };
  }

  it('TTDOWN answers 503 every time and takes nothing', async () => {
    expect(await statuses('TTDOWN', 4)).toEqual({ answers: [503, 503, 503, 503], count: 0 });
  });

  it('TTBUSY answers 503 twice, then takes the message', async () => {
    expect(await statuses('TTBUSY', 3)).toEqual({ answers: [503, 503, 202], count: 1 });
  });

  it('TT429 answers 429 once, then takes the message', async () => {
    expect(await statuses('TT429', 2)).toEqual({ answers: [429, 202], count: 1 });
  });

  it('TT500 answers 500 once, then takes the message', async () => {
    expect(await statuses('TT500', 2)).toEqual({ answers: [500, 202], count: 1 });
  });

  it.each([
    ['TTFIRE', 403, 'PAYLOAD_FORBIDDEN', 'A firewall rejected the request'],
    ['TTNOEORI', 401, 'UNAUTHORIZED', 'EORI number not found in Customs Enrolment'],
  ])('%s answers %i every time and takes nothing', async (prefix, status, code, message) => {
    const lrn = newLrn(prefix);
    for (let time = 0; time < 3; time += 1) {
      const answer = await rehearsal.send(standardImport(lrn));
      expect([answer.status, await answer.text()]).toEqual([
        status,
        expect.stringContaining(`<code>${code}</code><message>${message}</message>`),
      ]);
    }
    expect(await countOf(lrn)).toBe(0);
  });

  it('TTSLOW answers late', async () => {
    const begin = Date.now();
    expect((await rehearsal.send(standardImport(newLrn('TTSLOW')))).status).toBe(202);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(19);
  });

  it('TTRESET takes the message and resets the connection; the notifications come', async () => {
    const lrn = newLrn('TTRESET');
    await expect(rehearsal.send(standardImport(lrn))).rejects.toThrow('fetch failed');
    expect(await countOf(lrn)).toBe(1);
    await expectNotified(lrn);
  });

  it('TTNOANS takes the message and never answers; the notifications come', async () => {
    const lrn = newLrn('TTNOANS');
    const answer = rehearsal.send(standardImport(lrn)).then(
      () => 'answered',
      () => 'hung up',
    );
    await expectNotified(lrn);
    expect(await countOf(lrn)).toBe(1);
    expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 50, 'silent'))])).toBe(
      'silent',
    );
  });

  it('TTLOST answers 202 and never notifies', async () => {
    const lrn = newLrn('TTLOST');
    expect((await rehearsal.send(standardImport(lrn))).status).toBe(202);
    await rehearsal.firstAnswer(standardImport());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rehearsal.pushes.filter(({ response }) => response.lrn === lrn)).toEqual([]);
  });

  async function expectNotified(lrn: string) {
    const theirs = () =>
      rehearsal.pushes
        .filter(({ response }) => response.lrn === lrn)
        .map(({ response }) => response.functionCode);
    await expect.poll(theirs).toEqual(['01', '13', '13', '09']);
  }
});

it('no scenario hides another', () => {
  const hidden = scenarios.filter(({ prefix }, index) =>
    scenarios.slice(0, index).some((earlier) => prefix.startsWith(earlier.prefix)),
  );
  expect(hidden).toEqual([]);
});

it('the screen lists every scenario and code', async () => {
  const rehearsal = await startRehearsal();
  try {
    const page = await (await fetch(rehearsal.simulator.address)).text();
    for (const { prefix, story } of scenarios) expect(page).toContain(`<td>${prefix}</td><td>${story}</td>`);
    for (const { code, name } of functionCodes) expect(page).toContain(`<td>${code}</td><td>${name}</td>`);
  } finally {
    await rehearsal.close();
  }
});

it('the README lists every scenario, code and switch as it is', () => {
  const readme = readFileSync(new URL('../../src/simulator/README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| (TT\w+) +\| (.*?) +\|$/gm)].map(([, prefix, story]) => [
    prefix,
    story,
  ]);
  expect(listed).toEqual(scenarios.map(({ prefix, story }) => [prefix, story]));
  const codes = [...readme.matchAll(/^\| (\d\d) \| (\w+) \| (.*?) \| (.*?) \|$/gm)].map((match) =>
    match.slice(1),
  );
  expect(codes).toEqual(functionCodes.map((each) => [each.code, each.name, each.meaning, reachOf(each)]));
  const switches = [...readme.matchAll(/^\| ([a-z]\w+) +\| [^|]+ \| (.*?) +\|$/gim)]
    .map(([, name, story]) => [name, story])
    .filter(([name]) => switchFacts.some((fact) => fact.name === name));
  expect(switches).toEqual(switchFacts.map(({ name, story }) => [name, story]));
});
