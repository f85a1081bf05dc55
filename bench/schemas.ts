// `npm run bench:schemas`: how long the schema check takes, and how fast stored documents are judged by an edit
// of the schemas. Runs the commands themselves, as a person does. Takes --quick and --json FILE.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditReport } from '../src/cli/stored/check-stored.ts';
import { benchOptions, machineLine } from './machine.ts';
import { longMark, writeStoredDeclarations } from './stored-declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { quick, json } = benchOptions(process.argv.slice(2));
const runs = quick ? 3 : 9;
const documents = quick ? 1_000 : 10_000;
const items = 99;

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-bench-'));
try {
  const machine = machineLine();
  const check = checkTimes();
  const stored = judgeStoredDocuments();
  console.log(machine);
  console.log(
    `npx tidewaiter check: median ${check.median} s of ${runs} runs (${check.least} to ${check.most} s)`,
  );
  console.log(
    `${documents} documents of ${items} items (${stored.gigabytes} GB): ${stored.seconds} s, ${stored.perSecond} a second, ${stored.megabytes} MB at most`,
  );
  if (json) writeFileSync(json, `${JSON.stringify({ machine, check, stored }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Seconds from the start of the process to its end. */
function checkTimes(): { median: number; least: number; most: number } {
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    run(['check'], 0);
    return Math.round(performance.now() - began) / 1000;
  }).sort((a, b) => a - b);
  return { median: times[Math.floor(runs / 2)]!, least: times[0]!, most: times.at(-1)! };
}

/** A shipping mark gets a smaller maximum, which a known number of the documents exceeds. */
function judgeStoredDocuments() {
  const edited = join(folder, 'schemas');
  cpSync(join(root, 'schemas'), edited, { recursive: true });
  const file = join(edited, 'rows/package.schema.json');
  const text = readFileSync(file, 'utf8');
  const narrower = text.replace('"maxLength": 512', `"maxLength": ${longMark.characters - 1}`);
  if (narrower === text) throw new Error('rows/package.schema.json has no maximum of 512 any more.');
  writeFileSync(file, narrower);
  rmSync(join(edited, 'rows/fixtures/refused/package.long-type.json'), { force: true });

  const stored = join(folder, 'stored');
  mkdirSync(stored);
  const bytes = writeStoredDeclarations(join(stored, 'documents.ndjson'), documents, items);
  const report = join(folder, 'report.json');
  const before = join(root, 'schemas');
  run(['check', edited, '--before', before, '--documents', stored, '--json', report], 1);
  const { documents: judged } = JSON.parse(readFileSync(report, 'utf8')) as EditReport;
  if (judged?.read !== documents || judged.newlyWrong !== documents / longMark.every) {
    throw new Error(`Wrong answer: ${JSON.stringify(judged)}`);
  }
  const { seconds, perSecond, megabytes } = judged;
  return { documents, items, gigabytes: Math.round(bytes / 1e7) / 100, seconds, perSecond, megabytes };
}

function run(args: readonly string[], expected: number): void {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== expected) throw new Error(`tidewaiter ${args.join(' ')} ended with ${status}:\n${stdout}`);
}
