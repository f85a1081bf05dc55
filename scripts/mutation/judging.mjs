// Has a worker of vitest judge faults, and starts another where one hangs or ends before its time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, startProcess } from '../steps/processes.mjs';
import { CaughtBefore } from './caught-before.mjs';
import { buildIn } from './operators.mjs';

/** Whoever is at work when time is over gets so long to end, then is ended. */
const grace = 20_000;
/** A worker that tells nothing for so long hangs in the fault it began; a test file without one may take longer. */
const silence = { covering: 15 * 60_000, judging: 150_000 };

/**
 * Judges faults that operators made. Answers each with its verdict, and which tests were red without any fault.
 * @param {readonly { readonly file: string }[]} faults
 * @param {{ folder: string, tests: readonly string[], until: number, databaseUrl?: string, say: (line: string) => void }} options
 */
export async function judge(faults, { folder, tests, until, databaseUrl, say }) {
  mkdirSync(folder, { recursive: true });
  const built = await buildIn(faults);
  const missing = built.faults.filter(({ id }) => id === undefined);
  if (missing.length > 0) throw new Error(`${missing[0].place} cannot be built in: ${missing[0].change}`);
  const caughtBefore = new CaughtBefore();
  const started = Date.now();
  const plan = {
    faults: built.faults.map(({ id, file }) => ({ id, file })),
    tests,
    texts: built.texts,
    events: join(folder, 'events'),
    coverUntil: started + (until - started) * 0.4,
    until,
    remembered: Object.fromEntries(built.faults.map((fault) => [fault.id, caughtBefore.by(fault)])),
    needsDatabase: tests.some((test) => /^tests\/(server|storage|worker)\//.test(test)),
  };
  const byId = new Map(built.faults.map((fault) => [fault.id, fault]));
  const verdicts = new Map();
  let coverage;
  let notes = { red: [], untried: [] };
  let covered = 0;

  for (let starts = 0; verdicts.size < faults.length && Date.now() < plan.until && starts < 20; starts += 1) {
    let begun;
    const end = await runWorker(
      { ...plan, coverage, judged: [...verdicts.keys()] },
      folder,
      databaseUrl,
      (event) => {
        if (event.covered) {
          covered += 1;
          say(`${covered} of ${tests.length} test files run without a fault`);
        }
        if (event.coverage) ({ coverage, ...notes } = event);
        if (event.begun !== undefined) begun = event.begun;
        if (event.judged === undefined) return;
        begun = undefined;
        verdicts.set(event.judged, event);
        const fault = byId.get(event.judged);
        if (event.by) caughtBefore.note(fault, event.by);
        caughtBefore.keep();
        const line = `${event.verdict.padEnd(10)}${fault.place} ${fault.operator}: ${fault.change}`;
        say(`${verdicts.size}/${faults.length} ${line}`);
      },
    );
    if (end !== 'broken') break;
    if (begun === undefined && coverage === undefined)
      throw new Error('vitest ended before it judged anything.');
    if (begun !== undefined) verdicts.set(begun, { verdict: 'caught' });
  }
  return {
    ...notes,
    faults: built.faults.map((fault) => ({
      ...fault,
      ...(verdicts.get(fault.id) ?? { verdict: 'unjudged' }),
    })),
  };
}

/** How the worker ended: `whole` by itself, `late` when time was over, `broken` by the fault it had begun. */
async function runWorker(plan, folder, databaseUrl, onEvent) {
  const path = join(folder, 'plan.json');
  writeFileSync(path, JSON.stringify(plan));
  writeFileSync(plan.events, '');
  const env = { ...process.env, TIDEWAITER_MUTANTS_PLAN: path };
  if (databaseUrl) env.TEST_DATABASE_URL = databaseUrl;
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutation/vitest.config.mjs'];
  const child = startProcess(process.execPath, args, { env, stdio: 'ignore' });
  let exit;
  child.once('exit', (code) => {
    exit = code ?? 1;
  });
  let read = 0;
  let heard = Date.now();
  let isCovered = false;
  for (;;) {
    const isOver = exit !== undefined;
    const lines = existsSync(plan.events) ? readFileSync(plan.events, 'utf8').split('\n').slice(0, -1) : [];
    for (const line of lines.slice(read)) {
      const event = JSON.parse(line);
      isCovered ||= event.coverage !== undefined;
      onEvent(event);
      heard = Date.now();
    }
    read = lines.length;
    if (isOver) return exit === 0 ? 'whole' : 'broken';
    const isLate = Date.now() > plan.until + grace;
    if (isLate || Date.now() - heard > (plan.coverage || isCovered ? silence.judging : silence.covering)) {
      endProcess(child);
      return isLate ? 'late' : 'broken';
    }
    await sleep(500);
  }
}
