import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  ConnectionTurns,
  type GiveBack,
  inCompany,
  NoTurn,
} from '../../src/server/storage/connection-turns.ts';

/** Those that have taken one, in their order, by what they are called. */
function taking(turns: ConnectionTurns) {
  const taken: string[] = [];
  const back = new Map<string, GiveBack>();
  const take = (company: number | undefined, name: string) =>
    inCompany(company, async () => {
      const giveBack = await turns.take();
      taken.push(name);
      back.set(name, giveBack);
    });
  return { taken, take, giveBack: (name: string) => back.get(name)!() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const names = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);

describe('connections of the database', () => {
  test('of ten one company gets six, a second one beside it three, and one is left for a third', async () => {
    const { taken, take } = taking(new ConnectionTurns(10, 0));
    for (const name of names('a', 30)) void take(1, name);
    await settle();
    expect(taken).toEqual(names('a', 6));
    for (const name of names('b', 30)) void take(2, name);
    await settle();
    expect(taken.slice(6)).toEqual(names('b', 3));
    void take(3, 'c1');
    await settle();
    expect(taken.slice(9)).toEqual(['c1']);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [5, 3],
  ])('of %i a company alone gets %i', async (connections, most) => {
    const { taken, take } = taking(new ConnectionTurns(connections, 0));
    for (const name of names('a', 9)) void take(1, name);
    await settle();
    expect(taken).toHaveLength(most);
  });

  test('those that wait take turns by company, and what is for nobody in particular has turns as one', async () => {
    const { taken, take, giveBack } = taking(new ConnectionTurns(1, 0));
    await take(9, 'first');
    for (const name of names('a', 3)) void take(1, name);
    for (const name of names('b', 2)) void take(2, name);
    void take(undefined, 'nobody');
    for (let n = 0; n < 6; n += 1) {
      giveBack(taken.at(-1)!);
      await settle();
    }
    expect(taken).toEqual(['first', 'a1', 'b1', 'nobody', 'a2', 'b2', 'a3']);
  });

  test('what is for nobody in particular takes all that are free', async () => {
    const { taken, take } = taking(new ConnectionTurns(4, 0));
    for (const name of names('n', 5)) void take(undefined, name);
    await settle();
    expect(taken).toEqual(names('n', 4));
  });

  test('one that is given back may leave room for two', async () => {
    const { taken, take, giveBack } = taking(new ConnectionTurns(8, 0));
    for (const name of names('a', 3)) await take(1, name);
    for (const name of names('b', 3)) await take(2, name);
    void take(1, 'a4');
    void take(2, 'b4');
    await settle();
    expect(taken).toHaveLength(6);
    giveBack('b1');
    await settle();
    expect(taken.slice(6)).toEqual(['a4', 'b4']);
  });

  test('a company that has enough holds nobody up that waits behind it', async () => {
    const { taken, take, giveBack } = taking(new ConnectionTurns(5, 0));
    for (const name of names('a', 3)) await take(1, name);
    for (const name of names('n', 2)) await take(undefined, name);
    void take(1, 'a4');
    void take(2, 'b1');
    await settle();
    giveBack('n1');
    await settle();
    expect(taken.slice(5)).toEqual(['b1']);
  });

  test('of one that waited and had its turn no timer is left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { take, giveBack } = taking(new ConnectionTurns(1, 10_000));
      await take(1, 'a1');
      const waiting = take(2, 'b1');
      expect(vi.getTimerCount()).toBe(1);
      giveBack('a1');
      await waiting;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('one that waited too long is told so, and has no turn any more', async () => {
    const { taken, take, giveBack } = taking(new ConnectionTurns(1, 20));
    await take(1, 'a1');
    await expect(take(1, 'a2')).rejects.toBeInstanceOf(NoTurn);
    await expect(take(2, 'b1')).rejects.toBeInstanceOf(NoTurn);
    giveBack('a1');
    await take(3, 'c1');
    expect(taken).toEqual(['a1', 'c1']);
  });

  test('one that is given back twice is given back once', async () => {
    const { taken, take, giveBack } = taking(new ConnectionTurns(1, 0));
    await take(1, 'a1');
    giveBack('a1');
    giveBack('a1');
    await take(1, 'a2');
    void take(2, 'b1');
    await settle();
    expect(taken).toEqual(['a1', 'a2']);
  });

  test('however they come and go, no more are out than there are, nobody waits for what is free, and all come to an end', async () => {
    const step = fc.oneof(
      fc.record({ company: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }) }),
      fc.record({ back: fc.nat() }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { maxLength: 60 }),
        async (all, steps) => {
          const { taken, take, giveBack } = taking(new ConnectionTurns(all, 0));
          const asked: string[] = [];
          const given = new Set<string>();
          const companyOf = (name: string) => name.split(' ')[0]!;
          const out = () => taken.filter((name) => !given.has(name));
          const giveOne = (name: string) => {
            given.add(name);
            giveBack(name);
          };
          const look = () => {
            expect(new Set(taken).size).toBe(taken.length);
            expect(out().length).toBeLessThanOrEqual(all);
            const holding = new Set(out().map(companyOf));
            const without = asked.filter((name) => !taken.includes(name) && !holding.has(companyOf(name)));
            if (without.length > 0) expect(out().length).toBe(all);
          };
          for (const one of steps) {
            if ('back' in one) {
              const held = out();
              if (held.length > 0) giveOne(held[one.back % held.length]!);
            } else {
              const name = `${one.company} ${asked.length}`;
              asked.push(name);
              void take(one.company, name);
            }
            await settle();
            look();
          }
          for (let held = out(); held.length > 0; held = out()) {
            giveOne(held[0]!);
            await settle();
            look();
          }
          expect(taken.length).toBe(asked.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
