// Judges faults in schemas/: by the check first, then, with everything generated anew, by the tests.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { startProcess } from '../steps/processes.mjs';
import { testFilesOf } from '../steps/test-files.mjs';
import { CaughtBefore } from './caught-before.mjs';
import { withFault } from './schema-operators.mjs';
import { copyTree, generateIn, runTests } from './tree.mjs';

export { schemaFaultsOf } from './schema-operators.mjs';

/** Where tests of what the product's schemas say stand. */
const folders = ['schemas', 'computations', 'messages', 'engine', 'widgets'];
/** Tests of the check itself, of how files are generated and of hostile texts judge other schemas; the longest are too long. */
const leftOut =
  /^tests\/(schemas\/(slips\/|(check|edits|edit-kinds|edited-judgement|generated|generated-stability|built-validators|stored-documents|read-limits)\.)|messages\/(check|cli|hostile|leaf-values|leaves|mutants|request-mutants)\.|computations\/remote-undo\.)/;

/** Longest that the tests of one fault may take, by what they took without it; milliseconds. */
const mostTime = 15_000;
/** Tests that take so long over a fault hang in it. */
const hanging = 5 * 60_000;
/** Whoever is at work when time is over gets so long to end, then is ended. */
const grace = 20_000;

/**
 * @param {readonly object[]} faults
 * @param {{ folder: string, until: number, say: (line: string) => void }} options
 */
export async function judgeSchemas(faults, { folder, until, say }) {
  const found = await foundByCheck(faults, folder);
  say(`${found.filter(Boolean).length} of ${faults.length} found by the check`);
  const judge = new SchemaJudge(folder, until);
  await judge.runWithoutFault(say);
  const judged = [];
  for (const [at, fault] of faults.entries()) {
    const verdict = found[at] ? 'caught' : await judge.verdictOf(fault);
    judged.push({ ...fault, verdict });
    say(
      `${judged.length}/${faults.length} ${verdict.padEnd(10)}${fault.place} ${fault.operator}: ${fault.change}`,
    );
  }
  return judged;
}

/** Whether the check finds each. */
async function foundByCheck(faults, folder) {
  const list = join(folder, 'faults.json');
  writeFileSync(list, JSON.stringify(faults.map((fault) => ({ file: fault.file, text: withFault(fault) }))));
  const args = [
    'node_modules/tsx/dist/cli.mjs',
    'scripts/mutation/checked-schemas.ts',
    list,
    join(folder, 'schemas'),
  ];
  const child = startProcess(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const found = [];
  for await (const line of createInterface({ input: child.stdout })) found.push(line === 'true');
  if (found.length !== faults.length) throw new Error('The check of the schemas ended before its time.');
  return found;
}

/**
 * Runs the tests over a copy of the project, all files in one process and the first red one the last: those first that
 * caught most in a second, of faults in files of the same kind.
 */
class SchemaJudge {
  #tree;
  #folder;
  /** Milliseconds by test file. */
  #times = new Map();
  /** How often each test file ran over a fault in a file of a kind, and how often it was red. */
  #records = new Map();
  #caughtBefore = new CaughtBefore();
  #until;

  constructor(folder, until) {
    this.#folder = folder;
    this.#until = until;
    this.#tree = copyTree(folder);
  }

  async runWithoutFault(say) {
    await generateIn(this.#tree);
    const tests = testFilesOf(folders.map((name) => `tests/${name}`)).filter((file) => !leftOut.test(file));
    const { files, failed } = await this.#run(tests, 0);
    const red = new Set(failed.map(fileOf));
    for (const file of red) say(`RED WITHOUT A FAULT: ${file}`);
    for (const { file, milliseconds } of files) if (!red.has(file)) this.#times.set(file, milliseconds);
    say(`${this.#times.size} test files run without a fault`);
  }

  async verdictOf(fault) {
    if (Date.now() > this.#until || this.#times.size === 0) return 'unjudged';
    const path = join(this.#tree, fault.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, withFault(fault));
    try {
      if ((await generateIn(this.#tree)) !== 0) return 'caught';
      const tests = this.#testsFor(fault);
      const { files, failed, isLate } = await this.#run(tests, 1);
      if (isLate) return 'unjudged';
      const red = failed.map(fileOf)[0];
      this.#note(fault, files, red);
      return red === undefined ? 'survived' : 'caught';
    } finally {
      writeFileSync(path, text);
    }
  }

  /** As many as time allows. */
  #testsFor(fault) {
    const before = this.#caughtBefore.by(fault)?.test;
    const record = this.#recordOf(fault);
    const worth = (file) => {
      const { ran = 0, red = 0 } = record.get(file) ?? {};
      return file === before ? Infinity : (red + 0.2) / (ran + 1) / (this.#times.get(file) + 50);
    };
    let sum = 0;
    return [...this.#times.keys()]
      .sort((one, other) => worth(other) - worth(one))
      .filter((file) => {
        sum += this.#times.get(file);
        return sum <= mostTime;
      });
  }

  #note(fault, files, red) {
    const record = this.#recordOf(fault);
    for (const { file } of files) {
      const known = record.get(file) ?? { ran: 0, red: 0 };
      record.set(file, { ran: known.ran + 1, red: known.red + (file === red ? 1 : 0) });
    }
    if (red === undefined) return;
    this.#caughtBefore.note(fault, { test: red });
    this.#caughtBefore.keep();
  }

  #recordOf({ file }) {
    const kind = file.includes('/categories/') ? 'categories' : basename(file).replace(/^[^.]*/, '');
    if (!this.#records.has(kind)) this.#records.set(kind, new Map());
    return this.#records.get(kind);
  }

  /** What was run, and what of it failed. */
  async #run(tests, bail) {
    const plan = join(this.#folder, 'test-files.json');
    const report = join(this.#folder, 'report.json');
    writeFileSync(plan, JSON.stringify(tests));
    rmSync(report, { force: true });
    await runTests(
      this.#tree,
      {
        environment: { TIDEWAITER_TEST_FILES: plan, TIDEWAITER_TEST_REPORT: report },
        timeLimit: Math.min(bail === 0 ? Infinity : hanging, Math.max(0, this.#until - Date.now()) + grace),
      },
      `--bail=${bail}`,
      '--config=scripts/mutation/schemas.vitest.config.mjs',
    );
    if (existsSync(report)) {
      const { files, failed } = JSON.parse(readFileSync(report, 'utf8'));
      // What fails outside of every test may be another test's, and late.
      return { files, failed: failed.filter(({ name }) => name.startsWith('tests/')) };
    }
    // A run that came to no end was ended by what hangs in it, or by its time.
    if (Date.now() > this.#until) return { files: [], failed: [], isLate: true };
    return { files: [], failed: [{ name: `${tests[0]} > ` }] };
  }
}

function fileOf({ name }) {
  return name.split(' > ')[0];
}
