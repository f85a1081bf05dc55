import { expect, test } from 'vitest';
import { benchOptions } from '../../bench/machine.ts';
import { actionsOfPeer } from './editor/actions.ts';
import type { BenchPage } from './editor/bench-page.ts';
import { flowInTurn, type Turns, typeInTurn } from './editor/keystrokes.ts';
import { optionsOf } from './editor/options.ts';
import { byEngine } from './editor/order.ts';

/** Pages that note what is done to them. */
function pages(everies: Readonly<Record<string, number>>) {
  const done: string[] = [];
  const faults: string[] = [];
  const entries = Object.entries(everies).map(([name, every]): Turns => {
    const note = (what: string) => async (round?: number) =>
      void done.push(`${name} ${what} ${round ?? ''}`.trim());
    const typist = {
      isUnchanged: false,
      begin: async () => undefined,
      key: note('key'),
      flow: note('flow'),
      paused: note('paused'),
    };
    return { typist, every, onFault: ({ message }) => void faults.push(`${name}: ${message}`) };
  });
  return { done, faults, entries };
}

/** Rounds in which both had their turn, and in how many of them the first came first. */
function firsts(done: readonly string[], first: string, second: string) {
  const rounds = new Map<string, string[]>();
  for (const [name, , round] of done.map((each) => each.split(' ') as [string, string, string]))
    rounds.set(round, [...(rounds.get(round) ?? []), name]);
  const both = [...rounds.values()].filter((names) => names.includes(first) && names.includes(second));
  return [both.filter((names) => names.indexOf(first) < names.indexOf(second)).length, both.length];
}

test.each([1, 2, 3, 4, 8])(
  'a page that joins every %d rounds comes first as often as last',
  async (every) => {
    const { done, entries } = pages({ ours: 1, again: 1, rjsf: every, formily: every });
    expect(await typeInTurn(entries, 16 * every, Number.POSITIVE_INFINITY)).toBe(16 * every);
    expect(firsts(done, 'ours', 'again')).toEqual([8 * every, 16 * every]);
    expect(firsts(done, 'ours', 'rjsf')).toEqual([8, 16]);
    expect(firsts(done, 'rjsf', 'formily')).toEqual([8, 16]);
  },
);

test('a page that fails ends its own turns only', async () => {
  const { done, faults, entries } = pages({ ours: 1, rjsf: 1 });
  entries[1]!.typist.key = async () => {
    throw new Error('shows nothing');
  };
  await typeInTurn(entries, 3, Number.POSITIVE_INFINITY);
  expect(done).toEqual(['ours key 0', 'ours key 1', 'ours key 2']);
  expect(faults).toEqual(['rjsf: shows nothing']);
});

test('all flows of a round come before its pause, whose end is read of all', async () => {
  const { done, entries } = pages({ ours: 1, rjsf: 1 });
  await flowInTurn(entries, 2, Number.POSITIVE_INFINITY, 0);
  expect(done).toEqual([
    'ours flow',
    'rjsf flow',
    'ours paused 0',
    'rjsf paused 0',
    'rjsf flow',
    'ours flow',
    'rjsf paused 1',
    'ours paused 1',
  ]);
});

test('a peer that does not get through its actions in time says so', async () => {
  const page = { evaluate: () => new Promise(() => undefined) };
  const { fault, another } = await actionsOfPeer({ page, items: 2 } as unknown as BenchPage, false, 20);
  expect(fault).toBe('next item, adding and pasting: not done within 0.02 s');
  expect(another).toBeUndefined();
});

test.each([['--json'], ['--json', '--quick']])(
  '%s %s without a file is refused with a sentence',
  (...args) => {
    expect(() => benchOptions(args)).toThrow('--json needs the name of a file, as in --json figures.json.');
    expect(benchOptions(['--json', 'figures.json'])).toEqual({ quick: false, json: 'figures.json' });
  },
);

test('ours at the sizes a target compares is opened thirty times', () => {
  expect(optionsOf([]).comparedRenders).toBeGreaterThanOrEqual(30);
});

test('what was measured is shown engine by engine, from few items to many, in whatever order it took its turns', () => {
  const took = ['ours 10', 'floor 0', 'ours 999', 'ours 1', 'ours again 1', 'rjsf 100', 'rjsf 10'];
  const shown = byEngine(
    took.map((name) => ({ engine: name.replace(/ \d+$/, ''), items: Number(/\d+$/.exec(name)) })),
  );
  expect(shown.map(({ engine, items }) => `${engine} ${items}`)).toEqual([
    'ours 1',
    'ours 10',
    'ours 999',
    'floor 0',
    'ours again 1',
    'rjsf 10',
    'rjsf 100',
  ]);
});
