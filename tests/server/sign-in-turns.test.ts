import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns, type Waits } from '../../src/server/sign-in/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let networks = 0;
/** From a part of the net of its own, in which so much was guessed. */
const elsewhere = (count: number, since?: number): Waits => ({
  guesses: [{ around: `${++networks}`, count }],
  since,
});

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
      .take('a@b.example', {
        guesses: [
          { around: 'provider', count: around },
          { around: site, count },
        ],
      })
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

/** Waits, and comes back with the place whenever it is told to; gives how often it tried, and how many turns that took. */
async function comesBack(turns: Turns, count = 0) {
  const began = Date.now();
  for (let [tries, since] = [1, undefined as number | undefined]; ; tries += 1) {
    try {
      await turns.take('a@b.example', elsewhere(count, since));
      return { tries, seconds: (Date.now() - began) / 1000 };
    } catch (refusal) {
      expect(refusal).toMatchObject({ status: 429, body: { time: 2 } });
      since ??= began;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

/** Guesses of those who never did before, so many at once, for ever; `made` counts them. */
function guessAtOnce(turns: Turns, count: number, isWithPlace: boolean) {
  const guessed = { made: 0, isOver: false };
  const guess = async () => {
    while (!guessed.isOver) {
      if (isWithPlace) await comesBack(turns);
      else await turns.take('a@b.example', elsewhere(0)).catch(() => (guessed.made -= 1));
      guessed.made += 1;
    }
  };
  for (let index = 0; index < count; index += 1) void guess();
  return guessed;
}

test('however many guess who take no places, one who comes back with theirs has one of the first two turns then, whatever was guessed around them', async () => {
  for (const count of [1, 40, 990]) {
    const turns = new Turns();
    const guessed = guessAtOnce(turns, count, false);
    await vi.advanceTimersByTimeAsync(60_000);
    const person = comesBack(turns, 3);
    await vi.advanceTimersByTimeAsync(25_000);
    guessed.isOver = true;
    await vi.runAllTimersAsync();
    const { tries, seconds } = await person;
    expect(tries, `${count} at once`).toBeLessThanOrEqual(2);
    expect(seconds, `${count} at once`).toBeLessThanOrEqual(24);
  }
});

test.each([10, 40, 100])(
  'where %i come back with places, each has its turn after two for every one that waits, and they are one a second',
  async (count) => {
    const turns = new Turns();
    const guessed = guessAtOnce(turns, count, true);
    await vi.advanceTimersByTimeAsync(60_000);
    const [made, began] = [guessed.made, Date.now()];
    const person = comesBack(turns, 3);
    await vi.advanceTimersByTimeAsync(1000 * (2 * count + 25));
    expect(guessed.made - made).toBeLessThanOrEqual((Date.now() - began) / 1000);
    const { seconds } = await person;
    expect(seconds).toBeLessThanOrEqual(2 * count + 25);
    guessed.isOver = true;
    await vi.runAllTimersAsync();
  },
);

test('of those with places whoever began to wait first has every second turn, and the others the rest', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const take = (name: string, count: number, since?: number) =>
    turns.take('a@b.example', elsewhere(count, since)).then(() => order.push(name));
  const all = [
    take('first', 0),
    take('new', 0),
    take('guessed', 2),
    take('late', 9, 300),
    take('early', 9, 200),
  ];
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(order).toEqual(['first', 'early', 'new', 'late', 'guessed']);
});

test('who hangs up keeps nobody waiting', async () => {
  const turns = new Turns();
  await turns.take('a@b.example', elsewhere(0));
  const hangingUp = new AbortController();
  const gone = turns.take('a@b.example', { ...elsewhere(0), gone: hangingUp.signal });
  const next = turns.take('a@b.example', elsewhere(1));
  const told = expect(gone).rejects.toMatchObject({ status: 429 });
  hangingUp.abort();
  await told;
  await vi.advanceTimersByTimeAsync(1000);
  await next;
});

test('there is room for a thousand, and beyond for who guessed less than the last of them, has a place, or is one of fewer', async () => {
  const turns = new Turns();
  const taken = Array.from({ length: 1001 }, () => turns.take('a@b.example', elsewhere(2)));
  const settled = Promise.allSettled(taken);
  const hasRoom = (email: string, one: Waits) => turns.refusalOf(email, one) === undefined;
  expect(turns.refusalOf('a@b.example', elsewhere(2))).toMatchObject({ status: 429, body: { time: 5 } });
  expect(hasRoom('a@b.example', elsewhere(1))).toBe(true);
  expect(hasRoom('a@b.example', elsewhere(2, 1))).toBe(true);
  expect(hasRoom('other@b.example', elsewhere(2))).toBe(true);
  const others = [elsewhere(1), elsewhere(9, 1)].map((one) => turns.take('a@b.example', one));
  await turns.take('other@b.example', elsewhere(2));
  others.push(turns.take('other@b.example', elsewhere(2)));
  await vi.runAllTimersAsync();
  await Promise.all(others);
  const refused = (await settled).filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(refused.filter(({ body }) => body.time === 5)).toHaveLength(3);
  expect(refused.filter(({ body }) => body.time === 2).length).toBeGreaterThan(900);
});
