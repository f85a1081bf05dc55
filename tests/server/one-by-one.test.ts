import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OneByOne } from '../../src/server/sign-in/one-by-one.ts';

test('one is done after the other, in turn, whatever becomes of them', async () => {
  const line = new OneByOne(10);
  let underWay = 0;
  const order: number[] = [];
  const asked = [3, 1, 2].map((ms, index) =>
    line.do(async () => {
      expect(++underWay).toBe(1);
      await pause(ms);
      underWay -= 1;
      order.push(index);
      if (index === 1) throw new Error('It failed.');
      return index;
    }),
  );
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(order).toEqual([0, 1, 2]);
});

test('no more than so many wait, and nobody behind one that does not end', async () => {
  const line = new OneByOne(3);
  let end = () => {};
  const first = line.do(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const [second, third] = [line.do(async () => 2), line.do(async () => 3)];
  await expect(line.do(async () => 4)).rejects.toMatchObject({ status: 503, body: { time: 3 } });
  await expect(second).rejects.toMatchObject({ status: 503 });
  await expect(third).rejects.toMatchObject({ status: 503 });
  end();
  await first;
  expect(await line.do(async () => 5)).toBe(5);
}, 20_000);
