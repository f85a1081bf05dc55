import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const steps = new URL('../../scripts/steps/', import.meta.url);

let folder: string;
let child: ChildProcess;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidewaiter-preparing-'));
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a script with one step at hand, in a folder of its own; resolves with the exit code. */
function run(step: string, name: string, script: string): Promise<number | null> {
  const source = `import { ${name} } from ${JSON.stringify(new URL(step, steps).href)};\n${script}`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', source], { cwd: folder });
  output = '';
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (data) => (output += data));
  return new Promise((resolve) => child.once('exit', resolve));
}

const lock = () => join(folder, '.tidewaiter/preparing');

/** As another process left it, `seconds` ago. */
function leaveLock(pid: number, seconds: number): void {
  mkdirSync(join(folder, '.tidewaiter'));
  writeFileSync(lock(), String(pid));
  const then = Date.now() / 1000 - seconds;
  utimesSync(lock(), then, then);
}

describe('packages', () => {
  const packages = {
    '': { name: 'tidewaiter' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-b', dev: true },
    'node_modules/c-elsewhere': { version: '1.0.0', integrity: 'sha512-c', optional: true },
  };
  const { '': _root, 'node_modules/c-elsewhere': _elsewhere, ...here } = packages;
  const { 'node_modules/b': _dev, ...withoutDev } = here;

  it.each([
    ['are not installed again where npm ci was run by hand', here, true],
    ['are installed where those of development were left out', withoutDev, false],
    [
      'are installed where one is another',
      { ...here, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-z' } },
      false,
    ],
    ['are installed where one is too many', { ...here, 'node_modules/d': { version: '1.0.0' } }, false],
  ])('%s', async (_what, there, isKept) => {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: there }));
    const script =
      "process.env.npm_execpath = 'no-npm.js'; await installPackages().catch(() => process.exit(7));";
    expect(await run('install.mjs', 'installPackages', script), output).toBe(isKept ? 0 : 7);
    expect(existsSync(join(folder, 'node_modules/.tidewaiter-installed'))).toBe(isKept);
  });
});

const prepare = "await preparingAlone(async () => console.log('prepared'));";

it('a build that fails leaves nothing that passes for a finished one', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/.built-from'), 'an earlier tree');
  const code = await run('build.mjs', 'build', 'await build().catch(() => process.exit(7));');
  expect(code, output).toBe(7);
  expect(existsSync(join(folder, 'dist/.built-from'))).toBe(false);
});

it('a holder that gave no sign of life for long is another process with its number: it is not waited for', async () => {
  leaveLock(process.pid, 60);
  expect(await run('install.mjs', 'preparingAlone', prepare), output).toBe(0);
  expect(output).toContain('prepared');
  expect(existsSync(lock())).toBe(false);
});

it('a holder that lives is waited for, in words, until it is done', async () => {
  leaveLock(process.pid, 0);
  const ended = run('install.mjs', 'preparingAlone', prepare);
  await vi.waitFor(() => expect(output).toContain('waiting for it'), { timeout: 20_000 });
  expect(output).not.toContain('prepared');
  rmSync(lock());
  expect(await ended).toBe(0);
  expect(output).toContain('prepared');
});

it('whoever prepares gives signs of life, and leaves no lock behind when it is ended', async () => {
  const script = `await preparingAlone(async () => {
    const { statSync, utimesSync } = await import('node:fs');
    utimesSync('.tidewaiter/preparing', 0, 0);
    while (statSync('.tidewaiter/preparing').mtimeMs === 0) await new Promise((go) => setTimeout(go, 50));
    console.log('alive');
    process.exit(3);
  });`;
  expect(await run('install.mjs', 'preparingAlone', script), output).toBe(3);
  expect(output).toContain('alive');
  expect(existsSync(lock())).toBe(false);
});
