import { describe, expect, it, test } from 'vitest';
import { chartOf } from './server/chart.ts';
import { closedLoop, sideBySide } from './server/load.ts';
import { growthOf, type Measured } from './server/report.ts';

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
    expect([load.times.length, load.concurrency, most, calls]).toEqual([20, 3, 3, 23]);
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
    const loads = await sideBySide([product('small', asked, 18), product('large', asked, 18)]);
    expect(loads.map(({ times, concurrency }) => [times.length, concurrency])).toEqual([
      [18, 2],
      [18, 2],
    ]);
    expect(runs(asked)).toEqual(['small', 'large', 'small', 'large', 'small']);
  });

  it('have one turn when more would leave a caller less than two calls', async () => {
    const asked: string[] = [];
    const loads = await sideBySide([product('small', asked, 5), product('large', asked, 5)]);
    expect(loads.map(({ times }) => times.length)).toEqual([5, 5]);
    expect(runs(asked)).toEqual(['small', 'large']);
  });
});

describe('ten times the declarations', () => {
  const set = (rows: number, milliseconds: number, calls = 50): Measured => ({
    postgres: 'embedded',
    rows,
    companies: 1,
    loads: {
      'list first': { times: Array.from({ length: calls }, () => milliseconds), seconds: 1, concurrency: 1 },
      'list middle': { times: Array.from({ length: calls }, () => milliseconds), seconds: 1, concurrency: 1 },
    },
  });

  it('may cost 1.3 times the time, the middle page 3 times', () => {
    const outcomes = growthOf([set(100, 10), set(1000, 20)]).map(({ name, outcome }) => [name, outcome]);
    expect(outcomes).toEqual([
      ['list first', 'missed'],
      ['list middle', 'met'],
    ]);
  });

  it('shows nothing with few calls', () => {
    const outcomes = growthOf([set(100, 10, 2), set(1000, 20, 2)]).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['not measured', 'not measured']);
  });

  it('is compared only with a tenth on the same PostgreSQL and as many companies', () => {
    expect(growthOf([set(100, 10), { ...set(1000, 20), companies: 1000 }, set(5000, 20)])).toEqual([]);
  });
});

test('the chart has two bars a call, the one with most declarations below and as long as its median is high', () => {
  const set = (rows: number, milliseconds: number): Measured => ({
    postgres: 'embedded',
    rows,
    companies: 1,
    loads: {
      'list first': { times: [milliseconds, milliseconds, milliseconds], seconds: 1, concurrency: 1 },
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
