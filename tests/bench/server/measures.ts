import { importDeclaration } from '../../../e2e/pages/declarations.ts';
import { notification } from '../../server/notifications.ts';
import { demonstration, type Product } from '../../support/product.ts';
import { filledLrn } from './dataset.ts';
import type { Asked } from './load.ts';

export interface Amount {
  /** Calls of each kind; fewer of the heavy ones. */
  readonly calls: number;
  readonly concurrency: number;
}

interface ListMeta {
  readonly total: number | null;
  readonly next?: string | null;
  readonly previous?: string | null;
}

const PATH = '/customs-declarations';
/** Of 100 declarations a company, the fewest there are, ten have the letter asked for: a whole page in every set. */
const SIZE = 10;
const DOCUMENTS = [1, 100, 999];
const WHOLE = ['first', 'next', 'previous', 'letter', 'middle', 'middle by LRN'];

/** A signed-in person's calls of one product. */
export async function callerOf({ address }: Product) {
  const signIn = () =>
    ask<{ token: string }>('POST', '/login', undefined, {
      email: demonstration.email,
      password: demonstration.password,
    });
  const { token } = await signIn();

  async function ask<T>(method: string, path: string, bearer?: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  }

  return {
    signIn,
    call: <T>(method: string, path: string, body?: unknown) => ask<T>(method, path, token, body),
    async notify(index: number, lrn: string): Promise<void> {
      const answer = await fetch(`${address}/api/notifications/cds`, {
        method: 'POST',
        headers: {
          authorization: 'callback-token-of-this-test',
          'content-type': 'application/xml',
          'x-conversation-id': `bench-${index}`,
        },
        body: notification({ code: '01', lrn }),
      });
      if (!answer.ok) throw new Error(`A notification was answered ${answer.status}.`);
      await answer.arrayBuffer();
    },
  };
}

export type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Pages of the list, each as full in a small set as in a large one. */
export async function listCalls({ call }: Caller, amount: Amount): Promise<Asked[]> {
  const page = (query: Record<string, string>) =>
    call<{ data: unknown[]; meta: ListMeta }>(
      'GET',
      `${PATH}?${new URLSearchParams({ per_page: String(SIZE), ...query })}`,
    );
  const { meta } = await page({});
  const counted = await page({ count: 'exact' });
  const pages = Math.max(1, Math.ceil((counted.meta.total ?? 0) / SIZE));
  const second = await page(meta.next ? { after: meta.next } : { current_page: '2' });
  const queries: Record<string, Record<string, string>> = {
    first: {},
    next: second.meta.next ? { after: second.meta.next } : { current_page: '3' },
    previous: second.meta.previous ? { before: second.meta.previous } : { current_page: '1' },
    last: meta.next === undefined ? { current_page: String(pages) } : { last: '1' },
    letter: { keyletter: 'C' },
    keyword: { keyword: 'LRN000000' },
    'keyword of nothing': { keyword: 'nowhere at all' },
    middle: { current_page: String(Math.ceil(pages / 2)) },
    'middle by LRN': { current_page: String(Math.ceil(pages / 2)), sort: 'lrn' },
    count: { count: 'exact' },
    'count of a letter': { count: 'exact', keyletter: 'C' },
  };
  for (const name of WHOLE) {
    const { data } = await page(queries[name]!);
    if (data.length < SIZE)
      console.log(
        `The ${name} page has only ${data.length} of ${SIZE} rows: not comparable with a larger set.`,
      );
  }
  return Object.entries(queries).map(([name, query]) => {
    const isHeavy = name === 'middle by LRN' || name === 'count of a letter';
    return {
      name: `list ${name}`,
      calls: isHeavy ? Math.max(5, Math.ceil(amount.calls / 10)) : amount.calls,
      concurrency: amount.concurrency,
      work: async () => void (await page(query)),
    };
  });
}

/**
 * Opening, saving and sending declarations of 1, 100 and 999 items, made here; the sending is the call, not customs'
 * answer.
 */
export async function documentCalls({ call }: Caller, amount: Amount, lrn: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const items of DOCUMENTS) {
    const calls = Math.max(4, Math.ceil(amount.calls / (items === 999 ? 5 : 4)));
    const sent = Math.max(2, Math.ceil(calls / 2));
    const { concurrency } = amount;
    let made = 0;
    const make = async () => {
      made += 1;
      const document = importDeclaration(`${lrn}I${items}N${made}`, items);
      const { data } = await call<{ data: { id: number; revision: number; document: object } }>(
        'POST',
        PATH,
        document,
      );
      return data;
    };
    const mine = await Promise.all(Array.from({ length: concurrency }, make));
    const revisions = mine.map(({ revision }) => revision);
    const waiting: Awaited<ReturnType<typeof make>>[] = [];
    // Each caller's first call is not counted.
    for (let n = 0; n < sent + concurrency; n += 1) waiting.push(await make());
    const what = `${items} ${items === 1 ? 'item' : 'items'}`;
    asked.push(
      {
        name: `open ${what}`,
        calls,
        concurrency,
        work: async (worker) => void (await call('GET', `${PATH}/${mine[worker]!.id}`)),
      },
      {
        name: `save ${what}`,
        calls,
        concurrency,
        work: async (worker) => {
          const patch = { op: 'set', path: ['internal_id'], value: `saved ${revisions[worker]}` };
          const { data } = await call<{ data: { revision: number } }>(
            'PATCH',
            `${PATH}/${mine[worker]!.id}`,
            { revision: revisions[worker], patches: [patch], client: `bench-${worker}` },
          );
          revisions[worker] = data.revision;
        },
      },
      {
        name: `send ${what}`,
        calls: sent,
        concurrency,
        work: async () => {
          const { id, revision, document } = waiting.pop()!;
          const data_j = JSON.stringify(document);
          await call('POST', `${PATH}/send`, { id, revision, data_j, provider: 'HMRC' });
        },
      },
    );
  }
  return asked;
}

/** Sign-ins, and notifications of customs taken in, each for another of the filled declarations. */
export function otherCalls(
  { signIn, notify }: Caller,
  { calls, concurrency }: Amount,
  rows: number,
): Asked[] {
  let told = 0;
  return [
    {
      name: 'sign-in',
      calls: Math.max(5, Math.ceil(calls / 10)),
      // More at once of one person and address would count as guessing.
      concurrency: Math.min(4, concurrency),
      work: async () => void (await signIn()),
    },
    {
      name: 'notification',
      calls,
      concurrency,
      work: async () => {
        told += 1;
        await notify(told, filledLrn(1 + ((told * 7919) % rows)));
      },
    },
  ];
}
