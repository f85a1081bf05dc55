// The running product: embedded PostgreSQL when no other is given, the server, the rehearsal authority.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './processes.mjs';
import { restartsOf } from './restarts.mjs';

/** All must be gone after five seconds: so long may server and simulator take, and all with PostgreSQL after them. */
const patience = 2500;
const longestStop = 4000;

/**
 * Starts everything, seeding an empty database when told to, but never in production, where nobody has a password that
 * everybody knows. A part that dies is started again. Answers how to end it, whether it was seeded, and a promise of the
 * sentence that tells which part died too often. Throws with a sentence when a part does not start; what had started is ended then.
 * @param {{ environment: Record<string, string | undefined>, seed: boolean, log: (sentence: string) => void }} options
 */
export async function startEverything({ environment, seed, log }) {
  const children = new Set();
  let postgres;
  let tellEnded;
  const ended = new Promise((resolve) => {
    tellEnded = resolve;
  });
  const stop = async () => {
    const began = Date.now();
    isStopping = true;
    await Promise.all([...children].map(endChild));
    await postgres?.stop(longestStop - (Date.now() - began));
  };
  let isStopping = false;
  const startPart = async (name, args, env, stdout) => {
    const restarts = restartsOf();
    const start = () => {
      const child = startProcess(process.execPath, args, {
        env,
        stdio: ['ignore', stdout, 'inherit', 'ipc'],
      });
      children.add(child);
      const ready = readiness(child, name);
      child.once('exit', (code, signal) => {
        children.delete(child);
        if (isStopping) return;
        ready.then(
          () => restart(code, signal),
          // The first start tells by itself that it failed.
          () => restarts.hasEnded() && restart(code, signal),
        );
      });
      return ready;
    };
    /** Starts a part that died again, unless it dies again and again. */
    const restart = async (code, signal) => {
      const how = signal ?? `exit code ${code}`;
      const { again, pause: wait, times } = restarts.ended(code);
      if (!again) {
        tellEnded(
          `The ${name} ended unasked (${how}), ${times} times within five minutes: it is not started again.`,
        );
        return;
      }
      console.error(`The ${name} ended unasked (${how}). It is started again.`);
      await pause(wait);
      // One that fails to start ends, and is counted there.
      if (!isStopping) await start().catch(() => {});
    };
    return start();
  };

  try {
    if (!environment.DATABASE_URL) {
      const { startEmbeddedPostgres } = await import('../../dist/server/embedded.js');
      postgres = await startEmbeddedPostgres({ dataDir: environment.DATA_DIR ?? '.data', log });
    }
    const env = { ...environment, DATABASE_URL: environment.DATABASE_URL || postgres.url };
    const { readSettings } = await import('../../dist/server/settings.js');
    const settings = readSettings(env);

    const isSeeded = seed && !settings.production;
    const server = ['dist/server/process.js', ...(isSeeded ? ['--seed-demonstration'] : [])];
    const address = await startPart('server', server, env, 'inherit');
    if (!environment.HMRC_URL) {
      const callback = {
        CALLBACK_URL: `http://127.0.0.1:${settings.port}/api/notifications/cds`,
        CALLBACK_TOKEN: settings.hmrcCallbackToken,
      };
      const simulator = { ...env, ...callback, SIMULATOR_DATA_DIR: simulatorFolder(environment, postgres) };
      await startPart('simulator', ['dist/simulator/main.js'], simulator, 'ignore');
    }
    return { address, ended, stop, isSeeded };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What customs hold goes with the embedded database, which holds the other side of it. */
function simulatorFolder({ SIMULATOR_DATA_DIR }, embedded) {
  return SIMULATOR_DATA_DIR || (embedded ? join(embedded.dataDir, 'simulator') : '');
}

/** The first message of a part tells its address; one that ends before has said why on its own. */
async function readiness(child, name) {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (!message?.ready) throw new Error(`The ${name} did not start.`);
  return message.ready;
}

async function endChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  // Windows has no SIGTERM to catch; there the parts take the closed channel as the word to end.
  if (process.platform === 'win32') child.disconnect();
  else child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await exited;
  clearTimeout(timer);
}
