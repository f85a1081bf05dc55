// `npm run mutants`: puts faults into the code, each of which a test must see. docs/testing.md tells how to read it.
//
//   npm run mutants                                    the faults named by hand (scripts/mutation/by-hand.mjs)
//   npm run mutants -- --changed [BASE]                what operators make of the files changed since the commit BASE
//   npm run mutants -- src/engine/merge.ts …           what they make of these files or folders
//   npm run mutants -- --room engine                   a sample of a room; writes its score into docs/testing.md
//
// `--sample 300` and `--seed 1` choose how many faults and which, `--minutes 10` when to end.
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judgeByHand } from './mutation/judging-by-hand.mjs';
import { rooms } from './mutation/rooms.mjs';
import { judgeFiles, judgeRoom } from './mutation/scored.mjs';
import { changedFiles } from './steps/changed-files.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { requireNodeVersion } from './steps/install.mjs';
import { endMarkedProcesses, runMark } from './steps/leftovers.mjs';
import { startPostgres } from './steps/postgres.mjs';
import { endAllProcesses, runProcess } from './steps/processes.mjs';

const started = Date.now();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    room: { type: 'string' },
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
  },
});
const [sample, seed] = [Number(values.sample), Number(values.seed)];
const unknown = positionals.find((one) => !values.changed && !existsSync(one));
if (unknown !== undefined) refuse(`There is no file ${unknown}.`);
if (values.room !== undefined && !Object.hasOwn(rooms, values.room)) {
  refuse(`There is no room ${values.room}: ${Object.keys(rooms).join(', ')}.`);
}
if (!(sample > 0) || !Number.isInteger(seed)) refuse('--sample and --seed want whole numbers.');

requireNodeVersion();

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-mutants-'));
chmodSync(folder, 0o755);
const run = randomUUID();
process.env[runMark] = run;
process.env.TMPDIR = folder;
let postgres;
whenToldToEnd(() => {
  cleanUp();
  process.exit(1);
});

let isGood = false;
try {
  const generator = ['node_modules/tsx/dist/cli.mjs', 'generators/generate.ts'];
  if ((await runProcess(process.execPath, generator)) !== 0) throw new Error('Nothing can be generated.');
  isGood = await judgeWhatIsAsked();
} catch (error) {
  console.error(error.message);
}
await postgres?.stop();
cleanUp();
process.exit(isGood ? 0 : 1);

function judgeWhatIsAsked() {
  const until = started + Number(values.minutes ?? (values.room === undefined ? 9 : 60)) * 60_000;
  const options = { folder, sample, seed, until, databaseUrl, say: (line) => console.log(line) };
  if (values.room !== undefined) return judgeRoom(values.room, options);
  if (values.changed) return judgeFiles(changedFiles(positionals[0]), options);
  if (positionals.length > 0) return judgeFiles(positionals, options);
  return judgeByHand(options);
}

/** A PostgreSQL of the run, or the one given. */
async function databaseUrl() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  postgres ??= await startPostgres(folder);
  return postgres.url;
}

function refuse(why) {
  console.error(why);
  process.exit(2);
}

function cleanUp() {
  endAllProcesses();
  endMarkedProcesses(run);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
