import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callbackToken } from './rehearsal.ts';
import { newLrn, standardImport } from './standard-import.ts';

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

  async function started(
    more: Record<string, string> = {},
  ): Promise<{ child: ChildProcess; address: string }> {
    const settings = {
      SIMULATOR_PORT: '0',
      CALLBACK_URL: 'http://127.0.0.1:9/',
      CALLBACK_TOKEN: callbackToken,
      ...more,
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

  it('killed, it still holds every message it answered 202 to', async () => {
    const settings = { SIMULATOR_DATA_DIR: join(folder, 'data'), SIMULATOR_TIME_SCALE: '100' };
    const { child, address } = await started(settings);
    const headers = {
      accept: 'application/vnd.hmrc.1.0+xml',
      'content-type': 'application/xml',
      authorization: 'Bearer token',
    };
    const taken: string[] = [];
    const sending = Array.from({ length: 40 }, async () => {
      const lrn = newLrn('KILL');
      const url = `${address}/customs/declarations/`;
      const answer = await fetch(url, { method: 'POST', headers, body: standardImport(lrn) }).catch(() => {});
      if (answer?.status === 202) taken.push(lrn);
      if (taken.length === 10) child.kill('SIGKILL');
    });
    await Promise.all(sending);
    expect(taken.length).toBeGreaterThanOrEqual(10);
    const next = await started(settings);
    const counts = await (await fetch(`${next.address}/simulator/messages`)).json();
    expect(Object.keys(counts as object)).toEqual(expect.arrayContaining(taken));
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

  it.each([
    [{ SIMULATOR_PORT: '70000' }, 'SIMULATOR_PORT must be a port, 0 to 65535.\n'],
    [{ SIMULATOR_TIME_SCALE: 'slow' }, 'SIMULATOR_TIME_SCALE must be a number above 0.\n'],
    [{ SIMULATOR_DELIVERY: 'pigeon' }, 'SIMULATOR_DELIVERY must be push or pull.\n'],
  ])('names the setting that is wrong: %j', async (wrong, sentence) => {
    const settings = {
      CALLBACK_URL: 'http://127.0.0.1:9/',
      CALLBACK_TOKEN: callbackToken,
      SIMULATOR_PORT: '0',
    };
    expect(await failure({ ...settings, ...wrong })).toBe(sentence);
  });

  it('names the settings it cannot do without', async () => {
    expect(await failure({ SIMULATOR_PORT: '0' })).toBe(
      'The simulator needs CALLBACK_URL and CALLBACK_TOKEN.\n',
    );
  });

  it.runIf(process.platform === 'linux')(
    'takes nothing while its journal cannot grow, writes again once it can, and lost nothing it took',
    async () => {
      const kept = await mkdtemp(join(folder, 'kept-'));
      const journal = join(kept, 'journal.jsonl');
      const { child, address } = await started({ SIMULATOR_DATA_DIR: kept, SIMULATOR_DELIVERY: 'pull' });
      const post = async (lrn: string) =>
        (
          await fetch(`${address}/customs/declarations/`, {
            method: 'POST',
            headers: {
              accept: 'application/vnd.hmrc.1.0+xml',
              'content-type': 'application/xml',
              authorization: 'Bearer any',
            },
            body: standardImport(lrn),
          })
        ).status;
      const countsAt = async (from: string) =>
        Object.keys(await (await fetch(`${from}/simulator/messages`)).json());
      const limit = (bytes: number | 'unlimited') =>
        execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
      const [first, second, third] = [newLrn(), newLrn(), newLrn()];
      expect(await post(first)).toBe(202);
      // As on a full disk: part of the next line can be written and the rest cannot.
      const { size } = await stat(journal);
      limit(size + 500);
      expect([await post(second), await post(second)]).toEqual([503, 503]);
      expect(await countsAt(address)).toEqual([first]);
      expect((await stat(journal)).size).toBeLessThanOrEqual(size + 500);
      // A notification becomes due meanwhile: it is kept, and written down later.
      await new Promise((resolve) => setTimeout(resolve, 1200));
      limit('unlimited');
      expect([await post(second), await post(third)]).toEqual([202, 202]);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const again = await started({ SIMULATOR_DATA_DIR: kept, SIMULATOR_DELIVERY: 'pull' });
      expect(await countsAt(again.address)).toEqual([first, second, third]);
    },
  );
});
