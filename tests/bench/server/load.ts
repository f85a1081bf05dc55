/** What a closed loop took. */
export interface Load {
  /** Milliseconds of each call, in the order they ended. */
  readonly times: readonly number[];
  readonly seconds: number;
  /** How many asked at the same time, each the next as soon as it had its answer. */
  readonly concurrency: number;
}

/**
 * Calls `work` `calls` times, `concurrency` at a time; `worker` tells which of them asks, from 0. One call of each
 * goes before and is not counted. A call that fails ends the load.
 */
export async function closedLoop(
  work: (worker: number) => Promise<void>,
  { calls, concurrency }: { readonly calls: number; readonly concurrency: number },
): Promise<Load> {
  const workers = Array.from({ length: Math.min(concurrency, calls) }, (_, worker) => worker);
  await Promise.all(workers.map(work));
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
  return { times, seconds: (performance.now() - began) / 1000, concurrency: workers.length };
}
