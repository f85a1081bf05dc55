// Loaded before the server of a drill (NODE_OPTIONS=--import): tells over its channel, when it is asked, how long the
// thread that answers was held at the longest since it was asked last, and what its memory holds.
import { openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two looks at what was used, which are late by as long as the thread is held. */
const resolution = 10;

if (isMainThread && process.send) {
  const used = timeOfThisThread();
  let before = used();
  let held = 0;
  const look = () => {
    const now = used();
    held = Math.max(held, now - before);
    before = now;
  };
  setInterval(look, resolution).unref();
  process.on('message', async ({ asked }) => {
    if (asked === 'held') {
      // A hold that ended just now is noted at the next look.
      await pause(2 * resolution);
      process.send({ held });
      held = 0;
    }
    if (asked === 'memory') {
      collectGarbage();
      const { heapUsed, external, rss } = process.memoryUsage();
      process.send({ memory: { living: heapUsed + external, rss } });
      // Nobody but the drill had this done.
      before = used();
    }
  });
}

/**
 * Milliseconds of a processor that this thread has used: what passes between two looks while others have all processors
 * is no hold of ours. Linux tells; elsewhere all that passes counts.
 */
function timeOfThisThread() {
  let file;
  try {
    file = openSync('/proc/thread-self/schedstat');
  } catch {
    return () => performance.now();
  }
  const bytes = Buffer.alloc(100);
  return () => {
    const [nanoseconds] = bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)).split(' ');
    return Number(nanoseconds) / 1e6;
  };
}

/** Twice, as some is only let go by what the first round ends. */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  collect();
  collect();
}
