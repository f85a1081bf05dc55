import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * What a drill reports. Counts add up over the tests of a drill, of the others the largest stands; the table of them is
 * made in scripts/steps/drill-figures.mjs.
 */
export interface Figures {
  /** Tests and journeys of others that the drill had run whole. */
  readonly passed?: number;
  /** Processes killed. */
  readonly kills?: number;
  /** Acknowledged and not there. */
  readonly lost?: number;
  /** At customs more than once. */
  readonly doubled?: number;
  /** Calls, or messages of customs, that the drill made. */
  readonly calls?: number;
  /** Of them: answered 400 to 499. */
  readonly refused?: number;
  /** Answered 503 with the time to wait. */
  readonly busy?: number;
  /** Answered 500 to 599 otherwise, or not at all. */
  readonly failed?: number;
  /** Longest time without an answer of health, which is asked every 20 ms from outside; milliseconds. */
  readonly standstill?: number;
  /** Longest hold of the thread that answers, measured in it; milliseconds. */
  readonly held?: number;
  /** Of a hundred such calls 99 were faster; milliseconds. */
  readonly healthP99?: number;
  readonly signInP99?: number;
  readonly listsP99?: number;
  readonly savesP99?: number;
  /** From the command to the first answer of health, of a project that was started before; milliseconds. */
  readonly start?: number;
  /** What the server's memory holds at the end, without what can be let go; MB. */
  readonly memory?: number;
}

/** Environment variable that names the file in which figures are gathered, a line of JSON each. */
const figuresSetting = 'TIDEWAITER_SOAK_FIGURES';

/** Reports figures of the drill whose test calls it; where nobody gathers them they are told to whoever watches. */
export function reportFigures(figures: Figures): void {
  const line = JSON.stringify({ file: expect.getState().testPath, ...figures });
  const gathered = process.env[figuresSetting];
  if (gathered) appendFileSync(gathered, `${line}\n`);
  else console.log(line);
}
