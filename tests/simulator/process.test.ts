import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callbackToken } from './rehearsal.ts';

describe('the simulator as a process of its own', () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'simulator-'));
    await build({
      entryPoints: [fileURLToPath(new URL('../../src/simulator/main.ts', import.meta.url))],
      outfile: join(folder, 'main.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  function start(environment: Record<string, string>): ChildProcess {
    const child = fork(join(folder, 'main.mjs'), { env: environment, silent: true, execArgv: [] });
    children.push(child);
    return child;
  }

  async function started(): Promise<{ child: ChildProcess; address: string }> {
    const settings = {
      SIMULATOR_PORT: '0',
      CALLBACK_URL: 'http://127.0.0.1:9/',
      CALLBACK_TOKEN: callbackToken,
    };
    const child = start(settings);
    const [message] = await once(child, 'message');
    return { child, address: (message as { ready: string }).ready };
  }

  it('says its address when it is ready and answers there', async () => {
    const { address } = await started();
    expect((await fetch(`${address}/simulator/messages`)).status).toBe(200);
  });

  it.each([
    ['it gets SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
    ['its parent is gone', (child: ChildProcess) => child.disconnect()],
  ])('ends when %s and leaves its port', async (_what, end) => {
    const { child, address } = await started();
    end(child);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  async function failure(environment: Record<string, string>): Promise<string> {
    const child = start(environment);
    const said: string[] = [];
    child.stderr!.on('data', (chunk) => said.push(String(chunk)));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    return said.join('');
  }

  it('names the setting when its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const settings = {
      SIMULATOR_PORT: String(port),
      CALLBACK_URL: 'http://127.0.0.1:9/',
      CALLBACK_TOKEN: callbackToken,
    };
    expect(await failure(settings)).toBe(`Port ${port} is in use; choose another with SIMULATOR_PORT.\n`);
    other.close();
  });

  it('names the settings it cannot do without', async () => {
    expect(await failure({ SIMULATOR_PORT: '0' })).toBe(
      'The simulator needs CALLBACK_URL and CALLBACK_TOKEN.\n',
    );
  });
});
