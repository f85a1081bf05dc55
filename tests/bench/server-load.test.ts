import { describe, expect, it, test } from 'vitest';
import { chartOf } from './server/chart.ts';
import { storedDocuments } from './server/dataset.ts';
import { closedLoop, sideBySide } from './server/load.ts';
import { growthOf, type Measured, tableOf } from './server/report.ts';

describe('a closed loop', () => {
  it('asks so many times, never more at once than its callers, and leaves out the first of each', async () => {
    let now = 0;
    let most = 0;
    let calls = 0;
    const load = await closedLoop(
      async () => {
        calls += 1;
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setTimeout(resolve, 1));
        now -= 1;
      },
      { calls: 20, concurrency: 3 },
    );
    expect([load.turns.flat().length, load.concurrency, most, calls]).toEqual([20, 3, 3, 23]);
  });

  it('ends with the call that fails', async () => {
    const work = async () => Promise.reject(new Error('answered 500'));
    await expect(closedLoop(work, { calls: 5, concurrency: 2 })).rejects.toThrow('answered 500');
  });
});

describe('products side by side', () => {
  const product = (name: string, asked: string[], calls: number) => ({
    name: 'list first',
    calls,
    concurrency: 2,
    work: async () => void asked.push(name),
  });
  /** What was asked, each run of one product once. */
  const runs = (asked: readonly string[]) => asked.filter((name, at) => name !== asked[at - 1]);

  it('take turns, forth and back, and share the calls among the turns', async () => {
    const asked: string[] = [];
    const loads = await sideBySide([product('small', asked, 11), product('large', asked, 11)]);
    expect(loads.map(({ turns, concurrency }) => [turns.map(({ length }) => length), concurrency])).toEqual([
      [[3, 2, 2, 2, 2], 2],
      [[3, 2, 2, 2, 2], 2],
    ]);
    expect(runs(asked)).toEqual(['small', 'large', 'small', 'large', 'small', 'large']);
    // One more of each caller, before the first turn.
    expect(asked).toHaveLength(2 * (11 + 2));
  });

  it('have twenty turns of 400 calls, one when more would leave a caller without a call', async () => {
    const turns = async (calls: number) => {
      const loads = await sideBySide([product('small', [], calls), product('large', [], calls)]);
      return loads.map((load) => load.turns.length);
    };
    expect(await turns(400)).toEqual([20, 20]);
    expect(await turns(3)).toEqual([1, 1]);
  });
});

describe('ten times the declarations', () => {
  const set = (rows: number, milliseconds: number, turns = 20): Measured => {
    const load = {
      turns: Array.from({ length: turns }, () => [milliseconds, milliseconds]),
      seconds: 1,
      concurrency: 1,
    };
    return {
      postgres: 'embedded',
      version: '18',
      rows,
      companies: 1,
      loads: { 'list first': load, 'list middle': load },
    };
  };

  it('may cost 1.3 times the time, the middle page 3 times', () => {
    const outcomes = growthOf([set(100, 10), set(1000, 20)]).map(({ name, outcome }) => [name, outcome]);
    expect(outcomes).toEqual([
      ['list first', 'missed'],
      ['list middle', 'met'],
    ]);
  });

  it('shows nothing with few turns', () => {
    const outcomes = growthOf([set(100, 10, 9), set(1000, 20, 9)]).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['not measured', 'not measured']);
  });

  it('is no judgement of a second set of the same size, which must come out alike', () => {
    const control = (milliseconds: number) => ({ ...set(100, milliseconds), isControl: true });
    const judged = (again: number) =>
      growthOf([set(100, 10), control(again), set(1000, 11)]).map((one) => [one.from, one.to, one.outcome]);
    expect(judged(10)).toEqual([
      [100, 100, 'met'],
      [100, 100, 'met'],
      [100, 1000, 'met'],
      [100, 1000, 'met'],
    ]);
    expect(judged(15).slice(0, 2)).toEqual([
      [100, 100, 'missed'],
      [100, 100, 'missed'],
    ]);
  });

  it('is compared only with a tenth on the same PostgreSQL and as many companies', () => {
    expect(growthOf([set(100, 10), { ...set(1000, 20), companies: 1000 }, set(5000, 20)])).toEqual([]);
  });
});

test('the table of a set names its PostgreSQL, all percentiles and the calls a second', () => {
  const turns = Array.from({ length: 20 }, (_, at) => [at + 1, at + 1]);
  const load = { turns, seconds: 4, concurrency: 2 };
  const table = tableOf({
    postgres: 'given',
    version: '17.5',
    rows: 1000,
    companies: 1,
    loads: { 'list first': load },
  });
  expect(table[1]).toBe('given PostgreSQL 17.5, 1000 declarations over 1 company');
  expect(table.at(-1)).toMatch(
    /^\| list first \| 40 \| 20 \| 2 \| 10.5 \(.* to .*\) \| 19.05 \| 20 \| 10 \|$/,
  );
});

test('the documents of the table are 2 to 20 KB', () => {
  const bytes = storedDocuments().map((text) => Buffer.byteLength(text));
  expect(Math.min(...bytes)).toBeGreaterThanOrEqual(1900);
  expect(Math.min(...bytes)).toBeLessThanOrEqual(2500);
  expect(Math.max(...bytes)).toBeGreaterThanOrEqual(19_000);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(20_500);
});

test('the chart has two bars a call, the one with most declarations below and as long as its median is high', () => {
  const set = (rows: number, milliseconds: number): Measured => ({
    postgres: 'embedded',
    version: '18',
    rows,
    companies: 1,
    loads: {
      'list first': { turns: [[milliseconds, milliseconds, milliseconds]], seconds: 1, concurrency: 1 },
    },
  });
  const svg = chartOf([set(1_000_000, 100), set(100_000, 10)], 'a machine');
  // On a scale from 1 to 100 ms of 580 units, 10 ms is its middle.
  const bars = [...svg.matchAll(/<rect x="190" y="\d+" width="([\d.]+)" height="16" fill="(#\w+)"/g)];
  expect(bars.map(([, width, fill]) => [width, fill])).toEqual([
    ['290', '#8a94a3'],
    ['580', '#1f6f6b'],
  ]);
  expect(svg).toContain('A call with 100,000 and 1,000,000 declarations');
});
