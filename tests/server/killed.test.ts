import { expect, test } from 'vitest';
import { killAtEachStep } from '../support/kills/drill.ts';

// Runs on both databases: what is durable depends on how the server is set up.

/** A thousand in tests/soak. On the second of two databases (scripts/test.mjs) fewer: they are about our processes, not about it. */
const kills = process.env.TIDEWAITER_SECOND_DATABASE ? 6 : 30;

test(`killed ${kills} times at steps of send, cancel, amend and upload: customs has each once, none lost, none twice`, {
  timeout: 900_000,
}, async () => {
  const { steps, released: _, ...found } = await killAtEachStep(kills);
  expect(found).toEqual({ kills, reached: expect.any(Number), lost: [], doubled: [] });
  expect(found.reached).toBeGreaterThan(kills * 0.7);
  // An upload asks for places and posts two files; the others are one post each.
  expect(Object.values(steps).map(({ posts }) => posts)).toEqual([1, 1, 1, 3]);
});
