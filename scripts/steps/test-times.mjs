// How long each test file took when it last ran in this tree.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const file = '.tidewaiter/test-times.json';

/** Milliseconds by test file. */
export function knownTestTimes() {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {};
  }
}

/** @param {readonly { file: string, milliseconds: number }[]} measured */
export function noteTestTimes(measured) {
  if (measured.length === 0) return;
  const times = knownTestTimes();
  for (const { file: name, milliseconds } of measured) times[name] = Math.round(milliseconds);
  try {
    mkdirSync('.tidewaiter', { recursive: true });
    writeFileSync(file, JSON.stringify(times));
  } catch {
    // The folder is another user's; nothing depends on it.
  }
}
