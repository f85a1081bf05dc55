import { expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
import { stopBeforePosting } from '../support/kills/stopped-worker.ts';
import { soakCount } from '../support/soak.ts';

const stops = soakCount(20);

test(`a process stopped before it posts, ${stops} times, and going on when another has posted: nothing is posted twice`, {
  timeout: 60 * 60_000,
}, async () => {
  const { lost, doubled } = await stopBeforePosting(stops);
  reportFigures({ calls: stops, lost: lost.length, doubled: doubled.length });
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
});
