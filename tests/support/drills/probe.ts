import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { demonstration } from '../product.ts';

/** What the probes of a product saw since they were asked last. */
export interface Seen {
  /** Over a kept connection, and over new ones. */
  readonly health: Waits;
  readonly signIn: Waits;
  readonly lists: Waits;
}

interface Waits {
  readonly calls: number;
  /** Milliseconds. */
  readonly longest: number;
  readonly p99: number;
  /** Of every call that was not answered 200. */
  readonly failures: readonly string[];
}

/** Calls health, sign-in and lists again and again beside what a drill does. */
export interface Probe {
  take(): Promise<Seen>;
  end(): Promise<Seen>;
}

/** Milliseconds between two calls of a kind. */
const everyMs = { health: 20, signIn: 2000, lists: 250 };

/** Milliseconds after which a call counts as failed. */
const patienceMs = 60_000;

export function startProbe(address: string, token: string): Probe {
  const { email, password } = demonstration;
  const thread = new Worker(new URL('./probe-thread.mjs', import.meta.url), {
    workerData: { address, token, signIn: { email, password }, everyMs, patienceMs },
  });
  const asked = async (message: 'take' | 'end'): Promise<Seen> => {
    const answered = once(thread, 'message');
    thread.postMessage(message);
    const [seen] = await answered;
    return { health: waitsOf(seen.health), signIn: waitsOf(seen.signIn), lists: waitsOf(seen.lists) };
  };
  return { take: () => asked('take'), end: () => asked('end') };
}

interface Raw {
  readonly waits: number[];
  readonly failures: readonly string[];
}

function waitsOf({ waits, failures }: Raw): Waits {
  const sorted = waits.toSorted((one, other) => one - other);
  return {
    calls: sorted.length,
    longest: sorted.at(-1) ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    failures,
  };
}
