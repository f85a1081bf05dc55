import type { Samples } from './keystrokes.ts';
import { type LoadRange, loadWords } from './load.ts';
import type { Measured } from './run.ts';
import { estimate, median } from './statistics.ts';
import { type Duel, p95, ratio, summary, time } from './targets.ts';
import type { Verdict } from './verdicts.ts';

/** Keystrokes of one field; `cpu` is script time in flow. All in milliseconds. */
interface Keys {
  readonly median: number | null;
  readonly p95: number | null;
  readonly cpu: number | null;
}

/** One row as issue 10, point 6 names it; `null` where nothing was measured. */
export interface Row {
  readonly engine: string;
  readonly items: number;
  /** ms */
  readonly firstRender: number | null;
  readonly header: Keys;
  readonly item: Keys;
  /** MB */
  readonly heap: number | null;
  readonly dom: number | null;
  /** All of it was measured, and what was typed arrived in input and document. */
  readonly ok: boolean;
}

export interface Report {
  readonly rows: readonly Row[];
  /** The empty page with one input. */
  readonly floor: Omit<Row, 'engine' | 'items'>;
  readonly machine: Machine;
  /** The 95 % intervals and counts of the rows' figures, what else was measured, and why a row is not ok. */
  readonly spreads: readonly object[];
  readonly verdicts: readonly Verdict[];
  readonly against: readonly Duel[];
}

export interface Machine {
  readonly line: string;
  readonly chromium: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly load: LoadRange;
  readonly quick: boolean;
  /** Peers that could not be installed, with the reason. */
  readonly missing: Readonly<Record<string, string>>;
}

export function reportOf(
  all: readonly Measured[],
  verdicts: readonly Verdict[],
  against: readonly Duel[],
  machine: Machine,
): Report {
  const contestants = all.filter(({ kind }) => kind !== 'floor');
  const floor = all.find(({ kind }) => kind === 'floor');
  const { engine: _engine, items: _items, ...floorRow } = rowOf(floor ?? nothing);
  return {
    rows: contestants.map(rowOf),
    floor: floorRow,
    machine,
    spreads: all.map(spreadOf),
    verdicts,
    against,
  };
}

const nothing: Measured = {
  engine: 'floor',
  items: 0,
  kind: 'floor',
  firstRenders: [],
  fault: 'not measured',
};

function rowOf(measured: Measured): Row {
  return {
    engine: measured.engine,
    items: measured.items,
    firstRender: measured.firstRenders.length ? round(median(measured.firstRenders)) : null,
    header: keysOf(measured.header),
    item: keysOf(measured.item),
    heap: measured.heap === undefined ? null : round(measured.heap),
    dom: measured.nodes ?? null,
    ok: measured.fault === undefined && measured.actionsFault === undefined,
  };
}

function keysOf(samples: Samples | undefined): Keys {
  if (!samples?.paint.values.length) return { median: null, p95: null, cpu: null };
  return {
    median: round(median(samples.paint.values)),
    p95: round(p95(samples.paint.values)),
    cpu: samples.flow.values.length ? round(median(samples.flow.values)) : null,
  };
}

function spreadOf(measured: Measured): object {
  const of = (samples: Samples | undefined) => ({
    paint: summary(samples?.paint),
    cpu: summary(samples?.flow),
    cpuWithPause: summary(samples?.paused),
  });
  const { engine, items, firstRenders, actions } = measured;
  const fault = measured.fault ?? measured.actionsFault;
  const firstRender = firstRenders.length ? estimate(firstRenders, median) : undefined;
  return { engine, items, firstRender, header: of(measured.header), item: of(measured.item), actions, fault };
}

/** What the terminal shows. */
export function linesOf(
  { rows, verdicts, against, machine, spreads }: Report,
  all: readonly Measured[],
): string[] {
  const table = all.map((measured) => {
    const keys = (samples: Samples | undefined) => {
      const paint = summary(samples?.paint);
      const [flow, paused] = [summary(samples?.flow), summary(samples?.paused)];
      return `${time(paint?.median)} | ${time(paint?.p95)} | ${time(flow?.median)} | ${time(paused?.median)}`;
    };
    const runs = measured.firstRenders.length;
    const first = time(runs ? estimate(measured.firstRenders, median) : undefined);
    const { another, anotherScript, add, paste200 } = measured.actions ?? {};
    const once = (value: number | undefined) =>
      value === undefined ? '–' : `${Math.round(value)} ms, one run`;
    return `| ${measured.engine} | ${measured.items || '–'} | ${first} | ${keys(measured.header)} | ${keys(measured.item)} | ${time(another)} | ${time(anotherScript)} | ${time(add)} | ${once(paste200)} | ${measured.heap?.toFixed(1) ?? '–'} | ${measured.nodes ?? '–'} | ${runs} | ${measured.fault ?? measured.actionsFault ?? 'yes'} |`;
  });
  return [
    `${machine.line}; ${machine.chromium}`,
    ...Object.entries(machine.missing).map(([name, reason]) => `${name} is not among them: ${reason}`),
    '',
    '| Engine | Items | First render | Header: key to paint | p95 | Script in flow | with its pause | Item: key to paint | p95 | Script in flow | with its pause | Next item | Script | Add | Paste 200 | Heap MB | Nodes | Opened | Arrived |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|',
    ...table,
    '',
    '| Target of ours | Measured | |',
    '|---|--:|---|',
    `| load of the machine meanwhile | ${loadWords(machine.load)} | |`,
    ...verdicts.map(({ target, measured, outcome }) => `| ${target} | ${measured} | ${outcome} |`),
    '',
    '| Key to paint in an item, ours to | Items | Ratio | Ours is |',
    '|---|--:|--:|---|',
    ...against.map((duel) => `| ${duel.peer} | ${duel.items} | ${ratio(duel.ratio)} | ${duel.verdict} |`),
    rows.length + spreads.length === 0 ? 'Nothing was measured.' : '',
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
