// `npm run bench:message`: how long a customs message takes to be written, checked and read, for 1, 100 and 999
// ordinary items, and whether that grows with their number alone, also where containers, seals and guarantees grow with
// them. Fails when it surely grows faster, or when 999 items written and checked take a second of processor time. Takes
// --quick and --json FILE.
import { writeFileSync } from 'node:fs';
import type { DocumentData } from '../src/engine/document.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { messageMaps } from '../src/generated/messages.ts';
import { checkMessage, readMessage, writeMessage } from '../src/messages/index.ts';
import { loadWords, watchLoad } from '../tests/bench/editor/load.ts';
import { type Estimate, median, pairedRatio } from '../tests/bench/editor/statistics.ts';
import { atMost, type Outcome } from '../tests/bench/editor/verdicts.ts';
import { benchOptions, machineLine } from './machine.ts';
import { ordinaryDeclaration, sealedDeclaration } from './ordinary-declaration.ts';

const { quick, json } = benchOptions(process.argv.slice(2));
const rounds = quick ? 9 : 41;
const map = messageMaps['customs-declaration'].cds;
const definition = catalogue.documents['customs-declaration']!;

const works = ['write', 'check', 'read'] as const;
type Work = (typeof works)[number];

/**
 * Sizes, and how often each is done in a round: as many items for 100 as for 999, so that both make the same garbage
 * and meet the same collections of it.
 */
const sizes = [
  { items: 1, times: 10 },
  { items: 100, times: 10 },
  { items: 999, times: 1 },
] as const;

/**
 * What an item of 999 may cost beside one of 100. Growth by the square would be ten times; a larger document alone
 * leaves the processor's caches, which is seen as up to a third.
 */
const mostGrowth = 1.5;

/** Milliseconds for one message, processor time and time that passed, by work. */
type Cost = Readonly<Record<Work, { readonly processor: number; readonly elapsed: number }>>;

interface Growth {
  readonly kind: string;
  readonly work: Work;
  readonly ratio: Estimate;
  readonly outcome: Outcome;
}

const machine = machineLine();
const load = watchLoad();
const ordinary = measured(ordinaryDeclaration);
const figures = sizes.map(({ items }, index) => {
  const of = (work: Work, time: 'processor' | 'elapsed') =>
    rounded(median(ordinary.rounds.map((round) => round[index]![work][time])));
  return {
    items,
    kilobytes: ordinary.kilobytes[index]!,
    write: of('write', 'processor'),
    check: of('check', 'processor'),
    read: of('read', 'processor'),
    elapsed: rounded(of('write', 'elapsed') + of('check', 'elapsed')),
  };
});
const growth = [
  ...growthOf('ordinary', ordinary.rounds),
  ...growthOf('with containers, seals and guarantees', measured(sealedDeclaration).rounds),
];
const loaded = loadWords(load.range());
load.end();

console.log(`${machine}; ${loaded}; medians of ${rounds} rounds`);
for (const { items, kilobytes, write, check, read, elapsed } of figures) {
  console.log(
    `${items} items, ${kilobytes} KB: write ${write} ms, check ${check} ms, read ${read} ms of processor time; written and checked in ${elapsed} ms`,
  );
}
for (const { kind, work, ratio, outcome } of growth) {
  const interval = `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`;
  console.log(
    `${kind}, ${work}: an item of 999 costs ${ratio.value.toFixed(2)} times one of 100 (${interval}), at most ${mostGrowth}: ${outcome}`,
  );
}
if (json)
  writeFileSync(json, `${JSON.stringify({ machine, load: loaded, rounds, figures, growth }, null, 2)}\n`);
const missed = growth
  .filter(({ outcome }) => outcome === 'missed')
  .map(({ kind, work }) => `${kind}, ${work}`);
if (missed.length > 0) throw new Error(`Grows faster than the number of items: ${missed.join(', ')}.`);
const most = figures.at(-1)!;
if (most.write + most.check > 1000) throw new Error('999 items written and checked take over a second.');

/** What declarations of each size cost, round by round. */
function measured(declaration: (items: number) => DocumentData): {
  kilobytes: readonly number[];
  rounds: readonly (readonly Cost[])[];
} {
  const cases = sizes.map(({ items, times }) => ({ times, ...prepared(declaration(items)) }));
  for (const { run } of cases) run(3);
  return {
    kilobytes: cases.map(({ kilobytes }) => kilobytes),
    rounds: Array.from({ length: rounds }, () => cases.map(({ run, times }) => run(times))),
  };
}

function growthOf(kind: string, costs: readonly (readonly Cost[])[]): Growth[] {
  return works.map((work) => {
    const perItem = (round: readonly Cost[], index: number) =>
      round[index]![work].processor / sizes[index]!.items;
    const ratio = pairedRatio(costs.map((round) => [perItem(round, 2), perItem(round, 1)]));
    return { kind, work, ratio, outcome: atMost(ratio, mostGrowth) };
  });
}

/** A declaration with its message, and the three works on it, each done so many times. */
function prepared(document: DocumentData): { kilobytes: number; run(times: number): Cost } {
  const xml = writeMessage(map, document, definition);
  if (checkMessage(map, document, definition).length > 0) throw new Error('The declaration is not valid.');
  if (readMessage(map, definition, xml, () => '1').notHeld.length > 0)
    throw new Error('It is not held whole.');
  return {
    kilobytes: Math.round(xml.length / 100) / 10,
    run: (times) => ({
      write: timed(times, () => writeMessage(map, document, definition)),
      check: timed(times, () => checkMessage(map, document, definition)),
      read: timed(times, () => readMessage(map, definition, xml, () => '1')),
    }),
  };
}

function timed(times: number, work: () => unknown): { processor: number; elapsed: number } {
  const began = performance.now();
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(before);
  return { processor: (user + system) / 1000 / times, elapsed: (performance.now() - began) / times };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
