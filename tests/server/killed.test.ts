import { expect, test } from 'vitest';
import { killAtEachStep } from '../support/kills/drill.ts';

/**
 * All sides of the posts of send, cancel and amend with a statement of each, and four of upload's nine; a thousand in
 * tests/soak. On one database: it is our process that is killed, and what was committed stays in any.
 */
const kills = 16;

test(`killed ${kills} times at steps of send, cancel, amend and upload: customs has each once, none lost, none twice`, {
  timeout: 900_000,
}, async () => {
  const { steps, released: _, ...found } = await killAtEachStep(kills);
  expect(found).toEqual({ kills, reached: expect.any(Number), lost: [], doubled: [] });
  expect(found.reached).toBeGreaterThan(kills * 0.7);
  // An upload asks for places and posts two files; the others are one post each.
  expect(Object.values(steps).map(({ posts }) => posts)).toEqual([1, 1, 1, 3]);
});
