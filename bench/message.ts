// `npm run bench:message`: how long a customs message takes to be written, checked and read, for 1, 100 and 999
// ordinary items. Fails when the cost of an item grows with their number, or when 999 items written and checked
// take a second of processor time. Takes --quick and --json FILE.
import { writeFileSync } from 'node:fs';
import { catalogue } from '../src/generated/catalogue.ts';
import { messageMaps } from '../src/generated/messages.ts';
import { checkMessage, readMessage, writeMessage } from '../src/messages/index.ts';
import { benchOptions, machineLine } from './machine.ts';
import { ordinaryDeclaration } from './ordinary-declaration.ts';

const { quick, json } = benchOptions(process.argv.slice(2));
const runs = quick ? 5 : 21;
const map = messageMaps['customs-declaration'].cds;
const definition = catalogue.documents['customs-declaration']!;

interface Figures {
  readonly items: number;
  readonly kilobytes: number;
  /** Milliseconds of processor time, medians. */
  readonly write: number;
  readonly check: number;
  readonly read: number;
  /** Milliseconds from beginning to end, writing and checking together, median. */
  readonly elapsed: number;
}

const machine = machineLine();
measured(100, 5);
const figures = [1, 100, 999].map((items) => measured(items, runs));
console.log(machine);
for (const { items, kilobytes, write, check, read, elapsed } of figures) {
  console.log(
    `${items} items, ${kilobytes} KB: write ${write} ms, check ${check} ms, read ${read} ms of processor time; written and checked in ${elapsed} ms`,
  );
}
if (json) writeFileSync(json, `${JSON.stringify({ machine, runs, figures }, null, 2)}\n`);
const [, hundred, most] = figures;
for (const work of ['write', 'check', 'read'] as const) {
  // An item more may not cost more than the ones before it; a third on top is the garbage of a larger document.
  const growth = most![work] / 999 / (hundred![work] / 100);
  if (growth > 3) throw new Error(`${work}: an item of 999 costs ${growth.toFixed(1)} times one of 100.`);
}
if (most!.write + most!.check > 1000) throw new Error('999 items written and checked take over a second.');

function measured(items: number, times: number): Figures {
  const document = ordinaryDeclaration(items);
  const xml = writeMessage(map, document, definition);
  if (checkMessage(map, document, definition).length > 0) throw new Error('The declaration is not valid.');
  if (readMessage(map, definition, xml, () => '1').notHeld.length > 0)
    throw new Error('It is not held whole.');
  const repeated = (work: () => unknown) => medians(times, work);
  const write = repeated(() => writeMessage(map, document, definition));
  const check = repeated(() => checkMessage(map, document, definition));
  const read = repeated(() => readMessage(map, definition, xml, () => '1'));
  return {
    items,
    kilobytes: Math.round(xml.length / 100) / 10,
    write: write.processor,
    check: check.processor,
    read: read.processor,
    elapsed: rounded(write.elapsed + check.elapsed),
  };
}

function medians(times: number, work: () => unknown): { processor: number; elapsed: number } {
  const samples = Array.from({ length: times }, () => {
    const began = performance.now();
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return { processor: (user + system) / 1000, elapsed: performance.now() - began };
  });
  const median = (of: 'processor' | 'elapsed') =>
    rounded(samples.map((sample) => sample[of]).sort((a, b) => a - b)[Math.floor(times / 2)]!);
  return { processor: median('processor'), elapsed: median('elapsed') };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
