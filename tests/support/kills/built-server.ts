import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundlePrograms } from '../bundled-programs.ts';

/** The server bundled, so that a process of it starts in a moment. */
export interface BuiltServer {
  /** A process of it, over the demonstration's data when told to; resolves when it answers calls. */
  start(environment: Readonly<Record<string, string>>, seed?: '--seed-demonstration'): Promise<ServerProcess>;
  remove(): void;
}

export interface ServerProcess {
  readonly address: string;
  /** SIGSTOP: it stands still and keeps its connections; SIGCONT: it goes on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
}

export async function buildServer(): Promise<BuiltServer> {
  const { folder: outdir, remove } = await bundlePrograms({
    process: 'src/server/process.ts',
    thread: 'src/server/threads/thread.ts',
  });
  const children = new Set<ChildProcess>();
  return {
    async start(environment, seed) {
      const child = spawn(process.execPath, [join(outdir, 'process.js'), ...(seed ? [seed] : [])], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, ...environment },
      });
      children.add(child);
      const gone = once(child, 'exit').then(() => void children.delete(child));
      const [message] = await Promise.race([once(child, 'message'), gone.then(() => [undefined])]);
      if (message === undefined) throw new Error('The server process did not start.');
      return {
        address: message.ready,
        signal: (name) => void child.kill(name),
        async kill() {
          child.kill('SIGKILL');
          await gone;
        },
      };
    },
    remove() {
      for (const child of children) child.kill('SIGKILL');
      remove();
    },
  };
}
