// Child processes of the scripts: each leads a process group of its own, so that ending it ends what it
// started too, and Ctrl-C in a terminal reaches only the script, which then ends them in order.
import { spawn, spawnSync } from 'node:child_process';

const running = new Set();

/**
 * Starts a program and keeps book of it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startProcess(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...options,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end and answers its exit code; 1 when a signal or `timeLimit` (milliseconds) ended it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { timeLimit?: number }} [options]
 * @returns {Promise<number>}
 */
export function runProcess(command, args, { timeLimit, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = startProcess(command, args, options);
    const timer = timeLimit ? setTimeout(() => endGroup(child, 'SIGKILL'), timeLimit) : undefined;
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

/** Ends every process started here, with all that it started, at once. */
export function endAllProcesses() {
  for (const child of running) endGroup(child, 'SIGKILL');
}

function endGroup(child, signal) {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended by itself.
  }
}

/** Ends one process started here, with all that it started, at once. */
export function endProcess(child) {
  endGroup(child, 'SIGKILL');
}
