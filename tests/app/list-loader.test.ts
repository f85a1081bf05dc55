import { expect, test } from 'vitest';
import type { ListPage, ListQuery } from '../../src/app/api/declarations.ts';
import { createListLoader } from '../../src/app/declarations/list-loader.ts';

/** A server that answers when told to, even to whoever has let go. */
function slowList() {
  const calls: { signal: AbortSignal | undefined; answer(total: number): void; fail(): void }[] = [];
  const shown: (number | 'failure')[] = [];
  const loader = createListLoader({
    list: (_query, signal) =>
      new Promise<ListPage>((resolve, reject) => {
        calls.push({
          signal,
          answer: (total) => resolve({ data: [], meta: { total, current_page: 1, per_page: 10 } }),
          fail: () => reject(new Error('away')),
        });
      }),
    onPage: ({ meta }) => shown.push(meta.total),
    onFailure: () => shown.push('failure'),
  });
  return { calls, shown, loader };
}

const query = (keyword: string): ListQuery => ({
  sort: 'updated_at',
  direction: 'desc',
  current_page: 1,
  per_page: 10,
  keyword,
});

test('a late answer to an old keyword, or its failure, does not stand in the place of the new', async () => {
  const { calls, shown, loader } = slowList();
  const asked = ['old', 'older', 'new'].map((keyword) => loader.load(query(keyword)));
  calls[2]!.answer(3);
  calls[0]!.answer(1);
  calls[1]!.fail();
  await Promise.all(asked);
  expect(shown).toEqual([3]);
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
});

test('the same question again lets the first answer show, and the newest asked stays', async () => {
  const { calls, shown, loader } = slowList();
  const asked = [1, 2, 3].map(() => loader.load(query('same')));
  calls[0]!.answer(1);
  await asked[0];
  calls[2]!.answer(3);
  await asked[2];
  calls[1]!.answer(2);
  await asked[1];
  expect(shown).toEqual([1, 3]);
});

test('nothing shows after the page was left', async () => {
  const { calls, shown, loader } = slowList();
  const asked = loader.load(query('left'));
  loader.stop();
  calls[0]!.answer(1);
  await asked;
  expect(shown).toEqual([]);
});
