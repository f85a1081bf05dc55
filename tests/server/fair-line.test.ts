import { setImmediate as settled } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { WaitedInVain } from '../../src/server/errors.ts';
import { FairLine } from '../../src/server/sign-in/fair-line.ts';

afterEach(() => void vi.useRealTimers());

const bounds = { atOnce: 1, mostWaiting: 1000, patienceMs: 60_000 };

/** A line of which what is done ends one by one, when it is told to; `begun` has the names of what was begun. */
function heldLine(of: Partial<typeof bounds> = {}) {
  const line = new FairLine({ ...bounds, ...of });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask(name: string, from: string, since?: number) {
      const work = () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      };
      const asked = line.do(from.split(' '), work, since);
      // Who waits still when a test is over is refused, long after it.
      asked.catch(() => {});
      return asked;
    },
    async end(times = 1) {
      for (let time = 0; time < times; time += 1) {
        ends.shift()!();
        await settled();
      }
    },
  };
}

test('so many things are done at once and no more, in turn, whatever becomes of them', async () => {
  const line = new FairLine({ ...bounds, atOnce: 2 });
  let underWay = 0;
  let most = 0;
  const order: number[] = [];
  const asked = [0, 1, 2, 3, 4].map((index) =>
    line.do(['here'], async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      order.push(index);
      await settled();
      underWay -= 1;
      if (index === 1) throw new Error('It failed.');
    }),
  );
  const became = await Promise.allSettled(asked);
  expect(became.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
});

test('a flood waits behind itself: by turns with others around it, and behind who comes for the first time', async () => {
  const { ask, begun, end } = heldLine();
  for (let index = 0; index < 5; index += 1) void ask('flood', 'wide close');
  void ask('neighbour', 'wide another');
  await end();
  expect(begun).toEqual(['flood', 'neighbour']);
  void ask('elsewhere', 'far away');
  await end();
  expect(begun.at(-1)).toBe('elsewhere');
  for (let index = 0; index < 3; index += 1) void ask('more', 'far away');
  await end(4);
  expect(begun.slice(3)).toEqual(['more', 'flood', 'more', 'flood']);
});

test('from however many places a flood comes, and whatever was done of it, one from another waits for what is being done alone', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 3 })), { minLength: 20, maxLength: 80 }),
      fc.nat({ max: 15 }),
      fc.array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 3 })), { maxLength: 10 }),
      async (places, doneBefore, after) => {
        const { ask, begun, end } = heldLine();
        for (const [wide, close] of places) void ask(`${wide}`, `${wide} ${close}`);
        await end(doneBefore);
        void ask('newcomer', 'elsewhere far');
        // More of it where it waits already.
        const there = new Set(places.slice(doneBefore + 1).map(([wide]) => wide));
        const waiting = [...there].filter((wide) => !begun.includes(`${wide}`));
        for (const [wide, close] of after)
          if (waiting.includes(wide)) void ask(`${wide}`, `${wide} ${close}`);
        await end();
        expect(begun.at(-1)).toBe('newcomer');
      },
    ),
  ));

test('where too many wait the last of those who are most has no room, and is told when to come again', async () => {
  const { ask, begun, end } = heldLine({ mostWaiting: 4 });
  void ask('flood', 'wide close');
  const flood = Array.from({ length: 4 }, (_, index) => ask(`flood ${index}`, 'wide close'));
  const settledFlood = Promise.allSettled(flood);
  void ask('neighbour', 'wide another');
  void ask('elsewhere', 'far away');
  await expect(flood[3]).rejects.toMatchObject({ status: 503, body: { time: 3 } });
  await expect(flood[2]).rejects.toMatchObject({ status: 503 });
  await expect(
    Promise.race([ask('flood more', 'wide close'), settled().then(() => 'waits')]),
  ).rejects.toMatchObject({ status: 503 });
  await end(5);
  expect(new Set(begun)).toEqual(new Set(['flood', 'elsewhere', 'neighbour', 'flood 0', 'flood 1']));
  await settledFlood;
});

test('of equally many those have no room around whom more was done', async () => {
  const { ask, begun, end } = heldLine({ mostWaiting: 2 });
  void ask('first', 'guesser close');
  const again = ask('again', 'guesser close');
  void ask('one', 'elsewhere far');
  void ask('other', 'another far');
  await expect(again).rejects.toMatchObject({ status: 503 });
  await end(2);
  expect(begun).toEqual(['first', 'other', 'one']);
});

test('nobody waits for ever behind what does not end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { ask, begun, end } = heldLine({ patienceMs: 5000 });
  void ask('first', 'here');
  const late = expect(ask('late', 'here')).rejects.toMatchObject({ status: 503 });
  vi.advanceTimersByTime(3000);
  void ask('next', 'here');
  vi.advanceTimersByTime(2000);
  await late;
  await end();
  vi.advanceTimersByTime(9000);
  expect(begun).toEqual(['first', 'next']);
});

test('an office that came often is not behind a flood that comes for the first time', async () => {
  const { ask, begun, end } = heldLine();
  void ask('other', 'elsewhere far');
  for (let index = 0; index < 20; index += 1) {
    void ask('office', 'here office');
    void ask('other', 'elsewhere far');
    await end(2);
  }
  for (let index = 0; index < 20; index += 1) void ask('flood', 'here flood');
  const before = begun.length;
  void ask('office again', 'here office');
  await end(4);
  expect(begun.slice(before)).toContain('office again');
});

test('behind a flood that never comes from the same place twice one has a place at the end, and comes next with it, whatever comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { ask, begun, end } = heldLine({ patienceMs: 5000 });
  let places = 0;
  const flood = () => void ask('flood', `${++places} close`);
  const floodOn = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      flood();
      flood();
      await end();
    }
  };
  flood();
  const person = expect(ask('person', 'elsewhere far')).rejects.toBeInstanceOf(WaitedInVain);
  await floodOn(20);
  expect(begun).not.toContain('person');
  vi.advanceTimersByTime(5000);
  await person;
  await floodOn(3);
  void ask('person again', 'elsewhere far', 1);
  const before = begun.length;
  await floodOn(2);
  expect(begun.slice(before)).toContain('person again');
});

test('of those with places whoever began to wait first has every second turn', async () => {
  const { ask, begun, end } = heldLine();
  void ask('first', 'a close');
  for (const since of [3, 1, 2]) void ask(`since ${since}`, 'flood close', since);
  for (const place of ['b', 'c', 'd']) void ask('another', `${place} close`);
  await end(5);
  expect(begun).toEqual(['first', 'since 1', 'another', 'since 2', 'another', 'since 3']);
});
