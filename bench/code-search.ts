// `npm run bench:codes`: a picker's search in a list of 100,000 codes held in memory. Takes --quick and --json FILE.
import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { CodeListDefinition } from '../src/engine/index.ts';
import { indexOf } from '../widgets/code-index.ts';
import { searchCodes } from '../widgets/code-search.ts';
import { benchOptions, machineLine } from './machine.ts';

const CODES = 100_000;
const { quick, json } = benchOptions(process.argv.slice(2));
const ROUNDS = quick ? 40 : 200;
const queries = ['0001', 'acid', 'salt number9', 'slphate', 'umber7', 'zzzz', 'acid sulphate number12'];

const list: CodeListDefinition = {
  name: 'long',
  label: 'Long list',
  source: 'made for the bench',
  date: '2026-01-01',
  dictionaries: ['cds'],
  options: Array.from({ length: CODES }, (_, index) => ({
    value: String((index * 7919) % CODES).padStart(6, '0'),
    label: `Acid ${index % 2 === 0 ? 'salt' : 'sulphate'} number${index % 2000}`,
  })),
};

const search = (query: string) => {
  const reading = { read: 0 };
  const start = performance.now();
  const { count } = searchCodes({ list, query, recent: [], reading });
  return { ms: performance.now() - start, count, read: reading.read };
};

const machine = machineLine();
const opened = search('').ms;
/** What the browser does between opening and typing, a part whenever it is idle. */
const parts: number[] = [];
for (let isReady = false; !isReady; ) {
  const start = performance.now();
  isReady = indexOf(list).prepare();
  parts.push(performance.now() - start);
}
const prepared = {
  ms: parts.reduce((sum, ms) => sum + ms, 0),
  parts: parts.length,
  longest: Math.max(...parts),
};
const firstWord = search('acid').ms;
const searches = queries.map((query) => {
  const runs = Array.from({ length: ROUNDS }, () => search(query)).sort((one, other) => one.ms - other.ms);
  const [median, late] = [runs[ROUNDS / 2]!, runs[ROUNDS * 0.95]!];
  return { query, median: median.ms, p95: late.ms, read: median.read, found: median.count };
});

console.log(machine);
console.log(`opened for the first time: ${opened.toFixed(0)} ms; first word: ${firstWord.toFixed(0)} ms`);
console.log(
  `made ready when idle: ${prepared.ms.toFixed(0)} ms in ${prepared.parts} parts, the longest ${prepared.longest.toFixed(0)} ms`,
);
for (const { query, median, p95, read, found } of searches) {
  console.log(
    `${query.padEnd(24)} median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${read} entries read, ${found} found`,
  );
}
if (json)
  writeFileSync(json, `${JSON.stringify({ machine, opened, prepared, firstWord, searches }, null, 2)}\n`);
