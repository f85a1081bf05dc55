import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Guesses, Turns } from '../../src/server/sign-in/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let networks = 0;
/** From a part of the net of its own, in which so much was guessed. */
const elsewhere = (count: number): Guesses => [{ around: `${++networks}`, count }];

/** When each that comes in this order has its turn, in seconds from the first; undefined where it is turned away. */
async function turnsOf(guesses: readonly number[], turns = new Turns()) {
  const began = Date.now();
  const at = guesses.map((count) =>
    turns.take('a@b.example', elsewhere(count)).then(
      () => (Date.now() - began) / 1000,
      () => undefined,
    ),
  );
  await vi.runAllTimersAsync();
  return await Promise.all(at);
}

test('the first has its turn at once, the others one a second, who guessed least first', async () => {
  expect(await turnsOf([3, 2, 0, 1, 0])).toEqual([0, 4, 1, 3, 2]);
});

test('of neighbours who has less guessed closer by goes first, however much was around both when they came', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const take = (name: string, around: number, site: string, count: number) =>
    turns
      .take('a@b.example', [
        { around: 'provider', count: around },
        { around: site, count },
      ])
      .then(() => order.push(name));
  const all = [
    take('first', 6, 'guesser', 6),
    take('guesser', 7, 'guesser', 7),
    take('another', 8, 'another', 1),
    take('person', 9, 'person', 0),
  ];
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(order).toEqual(['first', 'person', 'another', 'guesser']);
});

test('a second after the last turn nobody waits', async () => {
  const turns = new Turns();
  expect(await turnsOf([1, 1], turns)).toEqual([0, 1]);
  expect(await turnsOf([1, 1], turns)).toEqual([0, 1]);
});

test('turns about one person keep nobody else waiting', async () => {
  const turns = new Turns();
  const began = Date.now();
  for (let index = 0; index < 30; index++) turns.take('a@b.example', elsewhere(0)).catch(() => undefined);
  await turns.take('other@b.example', elsewhere(5));
  expect(Date.now()).toBe(began);
});

test('however many guess, one who never did waits behind those alone who never did either, for as long as twenty do', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 3 }), { maxLength: 60 }),
      fc.nat({ max: 60 }),
      async (guesses, at) => {
        const all = [9, ...guesses.slice(0, at), 0, ...guesses.slice(at)];
        const own = Math.min(at, guesses.length) + 1;
        const ahead = guesses.slice(0, own - 1).filter((count) => count === 0).length;
        const waited = (await turnsOf(all))[own];
        expect(waited).toBe(ahead < 20 ? ahead + 1 : undefined);
      },
    ),
  ));

test('there is room for twenty, and beyond for who guessed less than the last of them, who is told when to come again', async () => {
  const turns = new Turns();
  const taken = Array.from({ length: 21 }, () => turns.take('a@b.example', elsewhere(2)));
  expect(turns.hasRoom('a@b.example', elsewhere(2))).toBe(false);
  expect(turns.hasRoom('a@b.example', elsewhere(1))).toBe(true);
  expect(turns.hasRoom('other@b.example', elsewhere(2))).toBe(true);
  const settled = Promise.allSettled(taken);
  void turns.take('a@b.example', elsewhere(1));
  await vi.runAllTimersAsync();
  const refused = (await settled).filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]!.reason).toMatchObject({ status: 429, body: { time: 5 } });
});
