import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { callLimits } from '../../src/server/call-limits.ts';
import { reportFigures } from '../support/drills/figures.ts';
import {
  declarationOf,
  fullestDeclaration,
  heaviestDeclaration,
  largestDeclaration,
  widestDeclaration,
} from '../support/drills/hostile-documents.ts';
import { type Employee, hire } from '../support/drills/staff.ts';
import { startWatchedProduct, type WatchedProduct } from '../support/drills/watched-product.ts';

let product: WatchedProduct;
/**
 * Sixteen people of four companies write the documents of the most items, one those of the most bytes, one those of as many
 * that are no ASCII, which another reads; one only looks, at the largest; three have ordinary ones; three look at a few bytes
 * that cost much.
 */
let writers: readonly Employee[];
let heavy: Employee;
let wide: Employee;
let reader: Employee;
let looker: Employee;
let ordinary: readonly Employee[];
let pestering: readonly Employee[];

beforeAll(async () => {
  // What each may ask for is what everybody may.
  product = await startWatchedProduct({ CALL_LIMITS: '1' });
  const large = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => 'user' as const));
  const [looking, one, two, three, weighty, pests, ...writing] = await hire(product, [
    ...([['editor'], ['user'], ['user'], ['user'], ['user', 'user', 'editor']] as const),
    ['editor', 'editor', 'editor'],
    ...large,
  ]);
  looker = looking![0]!;
  ordinary = [one, two, three].map((people) => people![0]!);
  [heavy, wide, reader] = weighty as [Employee, Employee, Employee];
  pestering = pests!;
  writers = writing.flat();
});
afterAll(() => product?.close());

/** How long they work; TIDEWAITER_SOAK_SHARE=0.2 makes it a fifth. */
const workingMs = 60_000 * Number(process.env.TIDEWAITER_SOAK_SHARE || 1);
const quietMs = 10_000;
/** What is asked of the product meanwhile; milliseconds. */
const slowest = 1000;
const slowestSave = 5000;
const longestHold = 100;
/** Items of the declarations that ordinary people save. */
const sizes = [1, 40, 100] as const;
const saveOf = (items: number) => `save of ${items} items`;
/** As many checks and reads as one person may have under way. */
const checksAtOnce = callLimits.check.person.atOnce;
const readsAtOnce = callLimits.read.person.atOnce;
/** What may be read of a declaration by a call of a hundred bytes. */
const looks = ['', '/revisions', '/history'] as const;
const manyReads = 'one of many reads …';

/** A few bytes, and 130 items, of each of which much is to be told. */
const manyEmpty = JSON.stringify({ CDSItems: Array.from({ length: 130 }, () => ({})) });

interface Done {
  readonly what: string;
  readonly status: number;
  readonly tookMs: number;
  readonly words: string;
}

test('twenty-two people work, most on the largest documents, one checks the fullest without end, one reads the widest; health, sign-in, lists and ordinary saves go on', async () => {
  const all: Done[] = [];
  const fullest = JSON.stringify(fullestDeclaration('LOOKED-AT'));
  const read = await callsOf(wide.token)('create', 'POST', '', widestDeclaration('READ-AT-ONCE'));
  // What a machine is worth that others may be busy on: the bounds are for one that has nothing else to do.
  await product.probe.take();
  await pause(quietMs);
  const quiet = await product.probe.take();
  const told = `in quiet ${[quiet.health, quiet.signIn, quiet.lists].map(({ p99 }) => Math.round(p99)).join(', ')} ms`;
  console.log(`99 of 100 of health, sign-in and lists ${told}`);
  const until = Date.now() + workingMs;
  await product.held();
  await Promise.all([
    // Each begins with something else.
    ...writers.map((writer, at) => writeLarge(writer, at, largestDeclaration)),
    writeLarge(heavy, 0, heaviestDeclaration),
    writeLarge(wide, 0, widestDeclaration),
    readWidest(),
    ...Array.from({ length: checksAtOnce }, () => check(looker, 'check of the fullest', fullest)),
    ...pestering.flatMap((one) =>
      Array.from({ length: checksAtOnce }, () => check(one, 'check of 500 bytes', manyEmpty)),
    ),
    ...ordinary.map((person, at) => writeOrdinary(person, sizes[at]!)),
  ]);
  const held = await product.held();
  const { health, signIn, lists } = await product.probe.take();
  const { living } = await product.memory();
  const saves = sizes.map((items) => all.filter(({ what }) => what === saveOf(items)));
  const savesP99 = Math.max(...saves.map(p99));

  const count = (is: (one: Done) => boolean) => all.filter(is).length;
  const failed = all.filter(({ status }) => status >= 500 && status !== 503);
  const figures = {
    calls: all.length,
    refused: count(({ status }) => status >= 400 && status < 500),
    busy: count(({ status }) => status === 503),
    failed: failed.length,
    standstill: health.longest,
    held,
    ...{ healthP99: health.p99, signInP99: signIn.p99, listsP99: lists.p99 },
    ...{ savesP99, memory: living / 1e6 },
  };
  reportFigures(figures);
  for (const what of new Set(all.map((one) => one.what))) {
    tell(
      what,
      all.filter((one) => one.what === what),
    );
  }
  expect(failed).toEqual([]);
  expect(all.filter(({ status }) => status >= 400 && status < 500 && status !== 429)).toEqual([]);
  expect([health, signIn, lists].flatMap(({ failures }) => failures)).toEqual([]);
  expect(Math.max(health.p99, signIn.p99, lists.p99), told).toBeLessThan(slowest);
  expect(count(({ what, status }) => what.startsWith(manyReads) && status === 200)).toBeGreaterThan(0);
  expect(held).toBeLessThan(longestHold);
  expect(savesP99, told).toBeLessThan(slowestSave);

  /** Makes a declaration, then reads, saves, checks and copies it again and again. */
  async function writeLarge(
    { name, token }: Employee,
    firstTurn: number,
    declaration: (lrn: string) => DocumentData,
  ): Promise<void> {
    const lrn = `LARGE-${name}`;
    const document = declaration(lrn);
    const call = callsOf(token);
    const made = await call('create', 'POST', '', document);
    if (made?.data === undefined) return;
    const { id } = made.data;
    let { revision } = made.data;
    const items = document.CDSItems as readonly Row[];
    for (let turn = firstTurn; Date.now() < until; turn += 1) {
      const { uuid } = items[turn % items.length]!;
      const path = ['CDSItems', { id: uuid }, 'description'];
      switch (turn % 6) {
        case 2: {
          await call('save whole', 'PUT', `/${id}`, { ...document, internal_id: `TURN ${turn}` });
          const read = await call('read', 'GET', `/${id}`);
          revision = read?.data?.revision ?? revision;
          break;
        }
        case 0:
        case 4: {
          const patches = [{ op: 'set', path, value: `Turn ${turn}` }];
          const saved = await call('save', 'PATCH', `/${id}`, { revision, client: lrn, patches });
          revision = saved?.data?.revision ?? revision;
          break;
        }
        case 1:
          await call('read', 'GET', `/${id}`);
          break;
        case 3:
          await call('check', 'POST', '/check', { data_j: JSON.stringify(document) });
          break;
        case 5:
          await call('copy', 'POST', `/${id}/copy`);
          break;
      }
    }
  }

  /** Reads all that may be read of the widest declaration, as often at once as one may. */
  async function readWidest(): Promise<void> {
    const { id } = read!.data;
    const call = callsOf(reader.token);
    const look = async (path: string) => {
      while (Date.now() < until) {
        const answer = await call(`${manyReads}${path}`, 'GET', `/${id}${path}`);
        if (answer === undefined) await pause(500);
      }
    };
    await Promise.all(Array.from({ length: readsAtOnce }, (_, at) => look(looks[at % looks.length]!)));
  }

  /** Checks a document as soon as that is answered. */
  async function check({ token }: Employee, what: string, data_j: string): Promise<void> {
    const call = callsOf(token);
    while (Date.now() < until) {
      const before = performance.now();
      const answer = await call(what, 'POST', '/check', { data_j });
      // Who was turned away asks again, but does not ask in a circle.
      if (answer === undefined && performance.now() - before < 100) await pause(500);
    }
  }

  /** Makes a declaration of a few items and saves it twice a second, each time whole. */
  async function writeOrdinary({ name, token }: Employee, items: number): Promise<void> {
    const call = callsOf(token);
    const document = declarationOf(items, `ORDINARY-${name}`);
    const made = await call(saveOf(items), 'POST', '', document);
    for (let turn = 0; made !== undefined && Date.now() < until; turn += 1) {
      const changed = { ...document, internal_id: `TURN ${turn}` };
      await call(saveOf(items), 'PUT', `/${made.data.id}`, changed);
      await pause(500);
    }
  }

  function callsOf(token: string) {
    return async (what: string, method: string, path: string, body?: unknown) => {
      const begun = performance.now();
      const answer = await fetch(`${product.address}/api/customs-declarations${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const { status } = answer;
      const tookMs = performance.now() - begun;
      all.push({ what, status, tookMs, words: status < 400 ? '' : text.slice(0, 200) });
      return status < 400 ? (JSON.parse(text) as { data: { id: number; revision: number } }) : undefined;
    };
  }
});

/** What 99 of 100 took no longer than, milliseconds. */
function p99(done: readonly Done[]): number {
  return took(done, 0.99);
}

function took(done: readonly Done[], share: number): number {
  const all = done.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  return all[Math.floor((all.length - 1) * share)] ?? 0;
}

function tell(what: string, done: readonly Done[]): void {
  const at = (share: number) => Math.round(took(done, share));
  console.log(`${what}: ${done.length} calls, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`);
}
