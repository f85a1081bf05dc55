import { expect, test } from 'vitest';
import { killAtEachStep } from '../support/kills/drill.ts';
import { soakCount } from '../support/soak.ts';

const kills = soakCount(1000);

test(`killed ${kills} times at every step of send, cancel, amend and upload: customs has each once, none lost, none twice`, {
  timeout: 4 * 60 * 60_000,
}, async () => {
  const report = await killAtEachStep(kills);
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({ kills, wrong: [] });
  expect(report.reached).toBeGreaterThan(kills * 0.7);
});
