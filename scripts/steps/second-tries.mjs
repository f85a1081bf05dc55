// Tests that may pass at their second try only, for the time being.
import { readFileSync } from 'node:fs';

const file = 'tests/second-tries.json';

/**
 * Names of the tests whose second try counts: each with an owner, a reason, and a date (YYYY-MM-DD) after which it
 * counts no more.
 */
export function readSecondTries(
  today = new Date().toISOString().slice(0, 10),
  text = readFileSync(file, 'utf8'),
) {
  const entries = JSON.parse(text);
  for (const { test, owner, reason, until } of entries) {
    if (!test || !owner || !reason || !/^\d{4}-\d\d-\d\d$/.test(until ?? '')) {
      throw new Error(`${file}: each entry has test, owner, reason and until (YYYY-MM-DD).`);
    }
  }
  return new Set(entries.filter(({ until }) => until >= today).map(({ test }) => test));
}
