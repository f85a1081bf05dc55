import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, attack, type Withstood } from './attack.ts';
import type { Figures } from './figures.ts';
import type { Seen } from './probe.ts';
import type { WatchedProduct } from './watched-product.ts';

/** What must hold of the product while it is attacked, beside what each attack says of its answer. */
export interface Bounds {
  /** Longest time without an answer of health, as it is seen from outside; milliseconds. */
  readonly standstill: number;
  /** How long the thread that answers may be held, and what it may use of a processor in all for one call; milliseconds. */
  readonly held: number;
  readonly used: number;
  /** What the server may hold of memory when all is over; bytes. */
  readonly memory: number;
  /** Tables that may have more rows afterwards. */
  readonly grows: readonly string[];
}

export interface Report {
  readonly figures: Figures;
  /** What did not hold, a sentence each. */
  readonly faults: readonly string[];
}

/** Makes the attacks one after the other, then looks whether the product is as it was before. */
export async function withstand(
  product: WatchedProduct,
  attacks: Iterable<Attack>,
  bounds: Bounds,
): Promise<Report> {
  const faults: string[] = [];
  const all: Withstood[] = [];
  const looks: Seen[] = [];
  const before = await product.rows();
  const { pid } = product.serverProcess();
  await product.probe.take();
  const rate = await usedByProbe(product);
  // The start, and whoever signed in, held it too.
  await product.held();

  const look = async (during: string) => {
    const seen = await product.probe.take();
    looks.push(seen);
    const { health } = seen;
    if (health.longest > bounds.standstill)
      faults.push(`${during}: health had no answer for ${Math.round(health.longest)} ms`);
    for (const [what, { failures }] of Object.entries(seen)) {
      if (failures.length > 0) faults.push(`${during}: ${what} ${failures[0]} (${failures.length} times)`);
    }
  };
  for (const one of attacks) {
    const taken = await attack(product, one);
    all.push(taken);
    faults.push(...faultsOf(less(taken, rate), one, bounds));
    // A server that stands still is not waited for: the others are to be tried too.
    if (taken.status === undefined && !taken.isHangUp) {
      faults.push(`${one.name}: the server ${product.isAlive() ? 'was killed' : 'died'}`);
      await product.killServer();
      await product.startServer();
    }
    await look(one.name);
  }

  // Nothing is attacked any more: what is asked now is answered as if nothing had been.
  await pause(quiet);
  await product.probe.take();
  await pause(quiet);
  await look('afterwards');
  if (product.serverProcess().pid !== pid) faults.push('the server is not the process that it was');
  const { living } = await product.memory();
  if (living > bounds.memory) faults.push(`the server holds ${Math.round(living / 1e6)} MB`);
  const after = await product.rows();
  for (const [table, count] of Object.entries(after)) {
    if (count !== before[table] && ![...ofTheProbe, ...bounds.grows].includes(table))
      faults.push(`${table} has ${count} rows, and had ${before[table]}`);
  }
  tellLongest(all);
  return { figures: { ...figuresOf(all, looks), memory: living / 1e6 }, faults };
}

/** Milliseconds of a processor that the thread that answers uses in a millisecond for those who ask beside the attacks. */
async function usedByProbe(product: WatchedProduct): Promise<number> {
  const before = product.used();
  await pause(quiet);
  const after = product.used();
  return before === undefined || after === undefined ? 0 : (after - before) / quiet;
}

/** The same without what was used for the probe meanwhile. */
function less(taken: Withstood, rate: number): Withstood {
  const { used, took } = taken;
  return used === undefined ? taken : { ...taken, used: used - rate * took };
}

/** Tables that grow by those who sign in beside the attacks. */
const ofTheProbe = ['audit', 'sessions', 'sign_in_attempts'];

/** Milliseconds after the last attack until the product must answer as before, and for how long that is watched. */
const quiet = 2500;

function figuresOf(all: readonly Withstood[], looks: readonly Seen[]): Figures {
  const count = (is: (one: Withstood) => boolean) => all.filter(is).length;
  const most = (of: (seen: Seen) => number) => Math.max(...looks.map(of));
  return {
    calls: all.length,
    refused: count(({ status }) => status !== undefined && status >= 400 && status < 500),
    busy: count(isBusy),
    failed: count((one) => isFailed(one)),
    standstill: most(({ health }) => health.longest),
    held: Math.max(...all.map(({ held }) => held)),
    healthP99: most(({ health }) => health.p99),
    signInP99: most(({ signIn }) => signIn.p99),
    listsP99: most(({ lists }) => lists.p99),
  };
}

/** It is busy, and says when to come again. */
const isBusy = ({ status, retryAfter }: Withstood) => status === 503 && /^\d+$/.test(retryAfter ?? '');
const isFailed = (one: Withstood) =>
  (one.status === undefined || one.status >= 500) && !isBusy(one) && !one.isHangUp;

function faultsOf(taken: Withstood, { name, outcome }: Attack, bounds: Bounds): string[] {
  const { status, words, held, used } = taken;
  const answer = status === undefined ? `no answer (${words})` : `${status} ${words.slice(0, 200)}`;
  const faults: string[] = [];
  if (isFailed(taken)) faults.push(answer);
  else if (outcome === 'refused' && status !== undefined && status < 400) faults.push(`was taken: ${answer}`);
  if (status !== undefined && held > bounds.held)
    faults.push(`the thread that answers was held for ${Math.round(held)} ms`);
  if (used !== undefined && used > bounds.used)
    faults.push(`the thread that answers worked for ${Math.round(used)} ms`);
  return faults.map((fault) => `${name}: ${fault}`);
}

/** What cost most, to whoever watches. */
function tellLongest(all: readonly Withstood[]): void {
  const longest = all.toSorted((one, other) => other.held - one.held).slice(0, 10);
  for (const { name, status, took, held, used } of longest) {
    const [took_, held_, used_] = [took, held, used ?? Number.NaN].map(Math.round);
    console.log(`held ${held_} ms, worked ${used_} ms, took ${took_} ms: ${name} → ${status ?? 'no answer'}`);
  }
}
