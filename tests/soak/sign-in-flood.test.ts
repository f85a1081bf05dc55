import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
import type { Seen } from '../support/drills/probe.ts';
import { people, startWatchedProduct, type WatchedProduct } from '../support/drills/watched-product.ts';
import { demonstration } from '../support/product.ts';

/** How many networks guess, or every guess from a new one, and how many guesses are under way at once. */
const floods = [
  { networks: 'new', atOnce: 40 },
  { networks: 1, atOnce: 50 },
  { networks: 4, atOnce: 240 },
  { networks: 256, atOnce: 300 },
  { networks: 256, atOnce: 1000 },
] as const;
const victim = people.administrator;
/** About whom; each star is another figure for each guess. */
const targets = {
  'addresses made up': 'nobody-*@weir.example',
  'one address that has no account': 'nobody@weir.example',
  'one victim': victim,
} as const;

/** How long each flood goes on; TIDEWAITER_SOAK_SHARE=0.2 makes it a fifth. */
const floodMs = 15_000 * Number(process.env.TIDEWAITER_SOAK_SHARE || 1);
/** What is asked of the product meanwhile; milliseconds. */
const slowest = 1000;
const slowestKnown = 5000;
/** A flood about one person from places that never tried before leaves the second try its place. */
const slowestStranger = 40_000;
const mostTries = 6;
const longestHold = 100;

let product: WatchedProduct;
/** The browser in which the victim signed in before. */
let cookie: string;
const office = '192.0.2.10';
beforeAll(async () => {
  product = await startWatchedProduct({ TRUST_PROXY: '1' });
  const { status, cookie: given } = await signIn({ from: office });
  expect(status).toBe(200);
  cookie = given;
});
afterAll(() => product?.close());

interface SignedIn {
  readonly status: number;
  readonly tookMs: number;
  readonly tries: number;
  readonly cookie: string;
}

/** The victim signs in rightly. Who is told to come again later does, with their place, so many tries in all. */
async function signIn(of: { from: string; cookie?: string }, most = 1): Promise<SignedIn> {
  const began = performance.now();
  let place: string | undefined;
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${product.address}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': of.from,
        ...(of.cookie === undefined ? {} : { cookie: of.cookie }),
      },
      body: JSON.stringify({ email: victim, password: demonstration.password, place }),
    });
    ({ place } = (await answer.json()) as { place?: string });
    const after = answer.headers.get('retry-after');
    if (tries === most || after === null) {
      const tookMs = performance.now() - began;
      const [given = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
      return { status: answer.status, tookMs, tries, cookie: given };
    }
    await pause(Number(after) * 1000);
  }
}

/** By form of an answer how often it came. */
type Answers = Readonly<Record<string, number>>;

async function flood(of: {
  networks: number | 'new';
  atOnce: number;
  email: string;
  firstOctet: number;
}): Promise<Answers> {
  const thread = new Worker(new URL('../support/drills/flood-thread.mjs', import.meta.url), {
    workerData: { ...of, address: product.address, untilMs: floodMs },
  });
  const [answers] = (await once(thread, 'message')) as [Answers];
  return answers;
}

let strangers = 0;
/** From a part of the net nobody came from before. */
const elsewhere = () => `100.${++strangers}.0.1`;

test('floods of wrong sign-ins keep nobody out: known browsers and networks come in at the first try, strangers within seconds, and health and lists answer', {
  timeout: 20 * 60_000,
}, async () => {
  const all: Answers[] = [];
  const byTarget: Record<string, Set<string>> = {};
  const ways: Record<string, SignedIn[]> = { browser: [], office: [], elsewhere: [] };
  await product.probe.take();
  await product.held();
  let firstOctet = 10;
  const seen: (Seen & { readonly what: string })[] = [];
  for (const { networks, atOnce } of floods) {
    for (const [target, email] of Object.entries(targets)) {
      const from = networks === 'new' ? 'a new network each' : `${networks} networks`;
      const what = `${atOnce} at once from ${from} about ${target}`;
      let isOver = false;
      const again = async (way: string, once: () => Promise<SignedIn>) => {
        while (!isOver) {
          const began = performance.now();
          ways[way]!.push(await once());
          await pause(Math.max(0, 2000 - (performance.now() - began)));
        }
      };
      const probes = Promise.all([
        again('browser', () => signIn({ from: `${firstOctet}.0.0.1`, cookie })),
        again('office', () => signIn({ from: office })),
        again('elsewhere', () => signIn({ from: elsewhere() }, mostTries)),
      ]);
      const answers = await flood({ networks, atOnce, email, firstOctet });
      isOver = true;
      await probes;
      firstOctet += 1;
      all.push(answers);
      byTarget[target] ??= new Set();
      for (const form of Object.keys(answers)) byTarget[target].add(form);
      const probed = await product.probe.take();
      seen.push({ what, ...probed });
      console.log(
        `${what}: ${Object.entries(answers).map(([form, count]) => `${count} × ${form.slice(0, 3)}`)}; 99 of 100 of health, lists ` +
          `${Math.round(probed.health.p99)}, ${Math.round(probed.lists.p99)} ms; ` +
          Object.entries(ways).map(([way, done]) => `${way} ${longest(done)} ms`),
      );
    }
  }
  const held = await product.held();
  const { living } = await product.memory();
  const count = (is: (status: number) => boolean) =>
    all
      .flatMap((answers) => Object.entries(answers))
      .filter(([form]) => is(Number(form.slice(0, 3))))
      .reduce((sum, [, often]) => sum + often, 0);
  const p99 = (of: 'health' | 'lists' | 'signIn') => Math.max(...seen.map((one) => one[of].p99));
  const failed = count((status) => Number.isNaN(status) || (status >= 500 && status !== 503));
  reportFigures({
    calls: count(() => true),
    refused: count((status) => status >= 400 && status < 500),
    busy: count((status) => status === 503),
    failed,
    standstill: Math.max(...seen.map(({ health }) => health.longest)),
    held,
    ...{ healthP99: p99('health'), signInP99: p99('signIn'), listsP99: p99('lists') },
    memory: living / 1e6,
  });
  for (const { what, health, lists, signIn: known } of seen) {
    expect(
      [health, lists, known].flatMap(({ failures }) => failures),
      what,
    ).toEqual([]);
    expect(Math.max(health.p99, lists.p99), what).toBeLessThan(slowest);
    expect(known.longest, what).toBeLessThan(slowestKnown);
  }
  for (const [way, done] of Object.entries(ways)) {
    expect(new Set(done.map(({ status }) => status)), way).toEqual(new Set([200]));
  }
  expect(longest([...ways.browser!, ...ways.office!])).toBeLessThan(slowestKnown);
  expect(longest(ways.elsewhere!)).toBeLessThan(slowestStranger);
  expect(failed).toBe(0);
  expect(held).toBeLessThan(longestHold);

  // What is told of somebody who has an account is told of nobody.
  const told = (target: keyof typeof targets) =>
    [...byTarget[target]!].filter((form) => /^4/.test(form)).sort();
  expect(told('one victim')).toEqual(told('one address that has no account'));
  // A wrong password, a wait after so many of one's own, and a place in the line.
  expect(told('one victim')).toHaveLength(3);
  for (const answers of all) {
    for (const form of Object.keys(answers).filter((one) => /^(429|503)/.test(one))) {
      expect(form).toContain(' retry-after');
    }
  }
});

function longest(done: readonly SignedIn[]): number {
  return Math.round(Math.max(0, ...done.map(({ tookMs }) => tookMs)));
}
