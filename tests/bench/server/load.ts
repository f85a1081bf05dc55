/** What a closed loop took. */
export interface Load {
  /** Milliseconds of each call, in the order they ended, by the turn they were asked in. */
  readonly turns: readonly (readonly number[])[];
  readonly seconds: number;
  /** How many asked at the same time, each the next as soon as it had its answer. */
  readonly concurrency: number;
}

/** One kind of call of one product. */
export interface Asked {
  readonly name: string;
  readonly calls: number;
  readonly concurrency: number;
  /** One call; `worker` tells which of the callers asks, from 0. */
  work(worker: number): Promise<void>;
}

/** Turns a kind of call is measured in; fewer when a turn would have less than one call a caller. */
const TURNS = 20;

/**
 * The same kind of call of several products, in turns that go forth and back between them, so that a minute in which
 * the machine is slow is no difference between them. One load a product, in their order. One call of each caller goes
 * before its first turn and is not counted.
 */
export async function sideBySide(products: readonly Asked[]): Promise<Load[]> {
  const loads = products.map((): Load[] => []);
  const { calls, concurrency } = products[0]!;
  const turns = Math.max(1, Math.min(TURNS, Math.floor(calls / concurrency)));
  for (let turn = 0; turn < turns; turn += 1) {
    const share = Math.floor(calls / turns) + (turn < calls % turns ? 1 : 0);
    const order = products.map((_, index) => index);
    if (turn % 2 === 1) order.reverse();
    for (const index of order) {
      const work = (worker: number) => products[index]!.work(worker);
      const load = await closedLoop(work, { calls: share, concurrency, isWarm: turn > 0 });
      loads[index]!.push(load);
    }
  }
  return loads.map((parts) => ({
    turns: parts.flatMap(({ turns }) => turns),
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    concurrency: parts[0]!.concurrency,
  }));
}

/**
 * Calls `work` `calls` times in one turn, `concurrency` at a time; `worker` tells which of them asks, from 0. One call
 * of each goes before and is not counted, unless it `isWarm`. A call that fails ends the load.
 */
export async function closedLoop(
  work: (worker: number) => Promise<void>,
  {
    calls,
    concurrency,
    isWarm = false,
  }: { readonly calls: number; readonly concurrency: number; readonly isWarm?: boolean },
): Promise<Load> {
  const workers = Array.from({ length: Math.min(concurrency, calls) }, (_, worker) => worker);
  if (!isWarm) await Promise.all(workers.map(work));
  const times: number[] = [];
  let asked = 0;
  const began = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      while (asked < calls) {
        asked += 1;
        const start = performance.now();
        await work(worker);
        times.push(performance.now() - start);
      }
    }),
  );
  return { turns: [times], seconds: (performance.now() - began) / 1000, concurrency: workers.length };
}
