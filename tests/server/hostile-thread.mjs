// A thread of the product that knows some works beside, which no thread should be given.
import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const productThread = () => tsImport('../../src/server/threads/thread.ts', import.meta.url);

const hostile = {
  /** Until `door` is opened; says in `begun` that it began. */
  'test.stuck': ({ door, begun, name }) => {
    Atomics.add(begun, 0, 1);
    Atomics.notify(begun, 0);
    Atomics.wait(door, 0, 0);
    return name;
  },
  'test.ends': ({ tries, times }) => {
    if (Atomics.add(tries, 0, 1) < times) process.exit(1);
    return 'done';
  },
  'test.asks': ({ port }) =>
    new Promise((resolve) => {
      port.on('message', ({ told }) => {
        port.close();
        resolve(told ?? 'unanswered');
      });
      port.postMessage({ number: 1, name: 'whose', about: [] });
    }),
  'test.priority': async () => {
    await productThread();
    return getPriority();
  },
  'test.endless': () => {
    for (;;) {
      // And on.
    }
  },
  'test.hungry': () => {
    const all = [];
    for (;;) all.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
  },
};

export default async (order) => {
  const work = hostile[order.work];
  if (work) return { thread: threadId, made: await work({ ...order.about, port: order.port }) };
  const { default: answerTo } = await productThread();
  return await answerTo(order);
};
