// How long each test file took when it last ran in this tree, and how long one will take.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What a test file is thought to take that has not run here yet, by its layer; milliseconds. */
const usual = { platform: 30_000, server: 6000 };
const usualElsewhere = 3000;
/** Of a journey, which may be one test or thirty, each line of it. */
const usualLine = 250;
/** Journeys run three at a time, on two processors. */
const journeysAtOnce = 2;

const file = '.tidewaiter/test-times.json';

/** Milliseconds by test file. */
export function knownTestTimes() {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {};
  }
}

/**
 * How long a run waits for a test file: by what it took last, or else by its layer.
 * @param {string} name
 * @param {Readonly<Record<string, number>>} times
 */
export function thoughtTime(name, times) {
  if (!name.startsWith('e2e/')) return times[name] ?? usual[name.split('/')[1]] ?? usualElsewhere;
  return (times[name] ?? usualLine * readFileSync(name, 'utf8').split('\n').length) / journeysAtOnce;
}

/**
 * Of a file that ran on two databases the longer time.
 * @param {readonly { file: string, milliseconds: number }[]} measured
 */
export function noteTestTimes(measured) {
  if (measured.length === 0) return;
  const longest = {};
  for (const { file: name, milliseconds } of measured) {
    longest[name] = Math.max(longest[name] ?? 0, Math.round(milliseconds));
  }
  const times = { ...knownTestTimes(), ...longest };
  try {
    mkdirSync('.tidewaiter', { recursive: true });
    writeFileSync(file, JSON.stringify(times));
  } catch {
    // The folder is another user's; nothing depends on it.
  }
}
