import { describe, expect, it } from 'vitest';
import { type Event, type Ground, Judge, type Plan, type Run } from '../../scripts/mutation/judge.ts';

const whole: Plan = {
  faults: ['1', '2', '3', '4'].map((id) => ({ id, file: 'src/engine/merge.ts' })),
  tests: ['tests/far.test.ts', 'tests/merge.test.ts'],
  events: '',
  until: Number.MAX_SAFE_INTEGER,
  coverUntil: Number.MAX_SAFE_INTEGER,
  judged: [],
};
const green: Run = { isRed: false, time: 10, times: {}, hits: {} };
/** The far test runs the places of 1 and 2; that of merging runs 1, and 3 as it is loaded. */
const covered: Readonly<Record<string, Run>> = {
  'tests/far.test.ts': { ...green, times: { far: 1 }, hits: { far: { 1: 1, 2: 1 } } },
  'tests/merge.test.ts': { ...green, times: { merge: 9 }, hits: { merge: { 1: 5 }, ' ': { 3: 1 } } },
};

/** What a judge tells, and what it ran, over tests that are red as `isRed` says. */
async function judged(
  isRed: (test: string, fault: string | undefined, ran: string[]) => boolean,
  plan = whole,
) {
  const events: Event[] = [];
  const ran: string[] = [];
  const ground: Ground = {
    tell: (event) => void events.push(event),
    forget: (test) => void (test ?? ran.push('all anew')),
    async run(test, { fault }) {
      if (ran.filter((one) => one.startsWith('cover')).length < plan.tests.length && !plan.coverage) {
        ran.push(`cover ${test}`);
        return covered[test] ?? green;
      }
      ran.push(`${fault?.id ?? 'none'} ${test}`);
      return { ...green, isRed: isRed(test, fault?.id, ran), red: 'its name' };
    },
  };
  await new Judge(plan, ground).judge();
  const verdicts = Object.fromEntries(
    events.flatMap((event) => ('judged' in event ? [[event.judged, event.verdict]] : [])),
  );
  return { verdicts, ran: ran.filter((one) => !/^cover|^all/.test(one)) };
}

describe('a fault', () => {
  it('is caught by the test named like its file before others, and only when that is green again without it', async () => {
    const { verdicts, ran } = await judged((_, fault) => fault === '1');
    expect(verdicts).toEqual({ 1: 'caught', 2: 'survived', 3: 'survived', 4: 'unreached' });
    expect(ran.slice(0, 2)).toEqual(['1 tests/merge.test.ts', 'none tests/merge.test.ts']);
  });

  it('meets the test first that caught it before, and those that run its place as often as few others', async () => {
    const before = { 1: { test: 'tests/far.test.ts', name: 'far' } };
    const { ran } = await judged(() => false, { ...whole, remembered: before });
    expect(ran[0]).toBe('1 tests/far.test.ts');

    const names = ['a', 'b', 'c', 'd'];
    const coverage = {
      'tests/merge.test.ts': {
        time: 36,
        times: Object.fromEntries(names.map((name) => [name, 9])),
        hits: Object.fromEntries(names.map((name) => [name, { 1: 1 }])),
      },
      'tests/far.test.ts': { time: 5, times: { rare: 5 }, hits: { rare: { 1: 7 } } },
    };
    expect((await judged(() => false, { ...whole, coverage })).ran[0]).toBe('1 tests/far.test.ts');
  });

  it('is not blamed for what the one before left behind: it is judged anew with modules of its own', async () => {
    // Red for the second with and without it: the first spoilt what the modules keep.
    let isSpoilt = true;
    const { verdicts, ran } = await judged((test, fault, so) => {
      const first = so.indexOf('2 tests/far.test.ts');
      if (first !== -1 && so.lastIndexOf('all anew') > first) isSpoilt = false;
      return test === 'tests/far.test.ts' && (fault === '2' || fault === undefined) && isSpoilt;
    });
    expect(verdicts['2']).toBe('survived');
    const far = (id: string) => `${id} tests/far.test.ts`;
    expect(ran.filter((one) => /^(2|none)/.test(one))).toEqual([far('2'), far('none'), far('2')]);
  });

  it('that only shows as files are loaded is judged with modules of its own', async () => {
    const { verdicts } = await judged((_, fault) => fault === '3');
    expect(verdicts['3']).toBe('caught');
  });

  it('that an earlier worker hung on is judged no more, and none after time is over', async () => {
    const { verdicts } = await judged(() => false, { ...whole, judged: ['1', '2'] });
    expect(Object.keys(verdicts).sort()).toEqual(['3', '4']);
    expect((await judged(() => false, { ...whole, until: 0 })).verdicts).toEqual({});
  });

  it('that no test runs is not judged while there are tests that were not tried', async () => {
    const tests = { 'tests/far.test.ts': { time: 1, times: { far: 1 }, hits: { far: { 1: 1 } } } };
    const { verdicts } = await judged(() => false, { ...whole, coverage: tests });
    expect(verdicts).toEqual({ 1: 'survived' });
  });
});
