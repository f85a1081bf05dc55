import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageSent, keptOf, play, type Script, type Stage, script } from '../support/drills/bad-authority.ts';
import { amend } from '../support/drills/bad-authority-asked.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';

let rehearsal: Rehearsal;
let stage: Stage;
beforeAll(async () => {
  rehearsal = await startRehearsal({ sendTimeoutMs: 1000, sendRetryMs: 300 });
  // Their answers come a second later: what is posted again is refused as repeated before them.
  await rehearsal.switch({ order: 'shuffled', duplicates: 'on', delay: 100 });
  const { person, simulator, running } = rehearsal;
  stage = {
    call: person.call,
    async customs(path, body) {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      return (await fetch(`${simulator.address}/simulator/${path}`, init)).json();
    },
    standing: rehearsal.standing,
    age: (declaration) => ageSent(running.db, declaration),
    kept: (declaration, lrn) => keptOf(running.db, declaration, lrn),
  };
});
afterAll(() => rehearsal.close());

/**
 * What they list faults of and have, at once or the second time, or not until an answer names another conversation: rare
 * among the others, and it must not be doubled.
 */
const faulted: readonly Script[] = [['HASFAULTS'], ['NOTFAULTS', 'HASFAULTS'], ['NOTFAULTS', 'HAS202']].map(
  (answers) => ({
    answers,
    decisions: ['anew'],
    stops: false,
    wrong: 'none' as const,
  }),
);
/** Given up while it waits to be posted again. */
const stopped: readonly Script[] = ['HAS503', 'NOT503'].map((answer) => ({
  answers: [answer],
  decisions: ['anew'],
  stops: true,
  wrong: 'none' as const,
}));
/** Rejected before, corrected and taken under the same LRN. */
const corrected: readonly Script[] = ['HAS503', 'HASRST'].map((answer) => ({
  answers: [answer, 'NOT409'],
  decisions: ['release'],
  stops: false,
  wrong: 'before' as const,
}));
/** Of a run; they are played at once. */
const scripts = 6;
/** Of those in which one is amended, three times each. */
const amendedScripts = 2;
let count = 0;

test('whatever customs take and answer, in whichever order they notify: never told to send what they hold, and held in the end once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(script, { minLength: scripts, maxLength: scripts }), async (all) => {
      const played = await Promise.all(
        [...faulted, ...stopped, ...corrected, ...all].map((one) => {
          count += 1;
          return play(stage, `ANY${count}`, one);
        }),
      );
      for (const { wronglyTold, doubled, lost } of played)
        expect({ wronglyTold, doubled, lost }).toEqual({ wronglyTold: [], doubled: 0, lost: 0 });
    }),
    // The drill of the bad authority (tests/soak) plays a thousand.
    { numRuns: 1, endOnFailure: true },
  );
});

test('whatever customs take and answer of amendments: nobody is offered one on top of what they hold no more, and they hold what was wanted', async () => {
  // Their answers come two seconds later: who is told of faults sends the next before them.
  await rehearsal.switch({ delay: 200 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(script, { minLength: amendedScripts, maxLength: amendedScripts }),
      async (all) => {
        const amended = await Promise.all(
          [...faulted, ...stopped, ...all].map((one) => {
            count += 1;
            return amend(stage, `ANYA${count}`, one);
          }),
        );
        for (const { wronglyTold, wronglyHeld } of amended)
          expect({ wronglyTold, wronglyHeld }).toEqual({ wronglyTold: [], wronglyHeld: [] });
      },
    ),
    { numRuns: 1, endOnFailure: true },
  );
});
