import { parentPort } from 'node:worker_threads';
import { messageWork } from './message-work.ts';
import type { ThreadAnswer, ThreadOrder } from './message-writer.ts';

// What `message-writer.ts` runs in a thread of its own: one order after the other.
parentPort?.on('message', (order: ThreadOrder) => {
  parentPort?.postMessage(answerTo(order));
});

function answerTo({ order, work, about }: ThreadOrder): ThreadAnswer {
  try {
    return { order, made: messageWork[work](about as never) };
  } catch (error) {
    return { order, failure: String(error) };
  }
}
