import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderHeldError, lockDataFolder } from '../../src/server/embedded/data-folder-lock.ts';
import { processStart } from '../../src/server/embedded/process-identity.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidewaiter-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeLock(pid: number, started: string | undefined): void {
  writeFileSync(join(folder, 'tidewaiter.lock'), JSON.stringify({ pid, started }));
}

test('a folder held by a living process is refused in a sentence that names it', async () => {
  const holder = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  try {
    writeLock(holder.pid!, processStart(holder.pid!));
    expect(() => lockDataFolder(folder)).toThrow(DataFolderHeldError);
    expect(() => lockDataFolder(folder)).toThrow(`process ${holder.pid}`);
  } finally {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }
});

test('a dead holder is no reason to refuse', async () => {
  const holder = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  writeLock(holder.pid!, processStart(holder.pid!));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test('a pid that was given to another process since is no holder', () => {
  writeLock(process.ppid, 'an earlier boot 12345');
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test('half a lock, as a power cut may leave it, is no holder', () => {
  writeFileSync(join(folder, 'tidewaiter.lock'), '{"pid": 1');
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test('what was given back can be taken again, and giving back twice takes nothing from the next', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderHeldError);
  unlock();
  lockDataFolder(folder)();
  writeLock(process.ppid, processStart(process.ppid));
  unlock();
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.ppid}`);
});
