import { expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
import { killOneOfTwo } from '../support/kills/two-processes.ts';
import { soakCount } from '../support/soak.ts';

const kills = soakCount(40);

test(`two processes on one PostgreSQL, one of them killed under load, ${kills} times: nothing is lost, and what fails is mended by doing it again`, {
  timeout: 2 * 60 * 60_000,
}, async () => {
  const report = await killOneOfTwo(kills);
  const { lost, doubled } = report;
  reportFigures({
    kills: report.kills,
    calls: report.declarations,
    lost: lost.length,
    doubled: doubled.length,
  });
  expect(report).toMatchObject({ kills, lost: [], doubled: [] });
});
