import { expect, test } from 'vitest';
import { createListLoader, oneAfterAnother } from '../../src/app/lists/list-loader.ts';

/** A server that answers when told to, even to whoever has let go. */
function slowList() {
  const calls: { signal: AbortSignal; answer(total: number): void; fail(): void }[] = [];
  const shown: (number | 'failure')[] = [];
  const loader = createListLoader<number>({
    onPage: (total) => shown.push(total),
    onFailure: () => shown.push('failure'),
  });
  const load = (question: string) =>
    loader.load(
      question,
      (signal) =>
        new Promise<number>((resolve, reject) => {
          calls.push({ signal, answer: resolve, fail: () => reject(new Error('away')) });
        }),
    );
  return { calls, shown, load, stop: loader.stop };
}

test('a late answer to an old keyword, or its failure, does not stand in the place of the new', async () => {
  const { calls, shown, load } = slowList();
  const asked = ['old', 'older', 'new'].map((keyword) => load(keyword));
  calls[2]!.answer(3);
  calls[0]!.answer(1);
  calls[1]!.fail();
  await Promise.all(asked);
  expect(shown).toEqual([3]);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

test('the same question again lets the first answer show, and the newest asked stays', async () => {
  const { calls, shown, load } = slowList();
  const asked = [1, 2, 3].map(() => load('same'));
  calls[0]!.answer(1);
  await asked[0];
  calls[2]!.answer(3);
  await asked[2];
  calls[1]!.answer(2);
  await asked[1];
  expect(shown).toEqual([1, 3]);
});

test('nothing shows after the page was left', async () => {
  const { calls, shown, load, stop } = slowList();
  const asked = load('left');
  stop();
  calls[0]!.answer(1);
  await asked;
  expect(shown).toEqual([]);
});

test('of news that come faster than answers, those that wait are one reading', async () => {
  const ends: (() => void)[] = [];
  const { wish: read } = oneAfterAnother(() => new Promise<void>((resolve) => ends.push(resolve)));
  for (let news = 0; news < 500; news += 1) read();
  expect(ends).toHaveLength(1);
  ends[0]!();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(ends).toHaveLength(2);
  ends[1]!();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(ends).toHaveLength(2);
  read();
  expect(ends).toHaveLength(3);
});

test('a reading that failed keeps no news from being read', async () => {
  let count = 0;
  const { wish: read } = oneAfterAnother(async () => {
    count += 1;
    throw new Error('away');
  });
  read();
  read();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(count).toBe(2);
});

test('news that wait do not bring back a page that was left', async () => {
  const ends: (() => void)[] = [];
  const { wish, stop } = oneAfterAnother(() => new Promise<void>((resolve) => ends.push(resolve)));
  wish();
  wish();
  stop();
  ends[0]!();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(ends).toHaveLength(1);
});
