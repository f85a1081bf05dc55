import { expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
import { killAtEachStep } from '../support/kills/drill.ts';
import { soakCount } from '../support/soak.ts';

const kills = soakCount(1000);

test(`killed ${kills} times at every step of send, cancel, amend and upload: customs has each once, none lost, none twice`, {
  timeout: 4 * 60 * 60_000,
}, async () => {
  const report = await killAtEachStep(kills);
  reportFigures({ kills: report.kills, lost: report.lost.length, doubled: report.doubled.length });
  expect(report).toMatchObject({ kills, lost: [], doubled: [] });
  expect(report.reached).toBeGreaterThan(kills * 0.7);
});
