import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../src/engine/problem.ts';
import { generatedDeclarations } from '../support/generated-documents.ts';
import { problemText, verdictOf } from '../support/verdict.ts';
import { isWhole } from '../support/whole.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;

beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

/** The same as in the engine and in Chromium; over HTTP a part of them shows that the server judges by the engine. */
const count = isWhole ? 500 : 200;

test(`E37: ${count} generated declarations have the same verdict over HTTP as in the engine`, async () => {
  const counts = { taken: 0, refused: 0 };
  for (const document of generatedDeclarations(count)) {
    const { isDeclaration, problems } = verdictOf(document);
    const { status, body } = await person.call('POST', '/customs-declarations', document);
    expect(status, JSON.stringify(body).slice(0, 400)).toBe(isDeclaration ? 201 : 422);
    counts[isDeclaration ? 'taken' : 'refused'] += 1;
    if (!isDeclaration) continue;
    expect(body.data.document).toEqual(document);
    // Figures that differ from their computation, or lack it, are no verdict on the value; the server names them beside it.
    const judged = (body.data.problems as Problem[]).filter(({ computed }) => computed === undefined);
    expect(judged.map(problemText)).toEqual(problems);
  }
  expect(counts.taken + counts.refused).toBe(count);
  expect(counts.refused).toBeGreaterThan(count / 50);
}, 240_000);
