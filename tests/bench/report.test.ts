import { expect, test } from 'vitest';
import { chartOf } from './editor/chart.ts';
import { pairsOf, type Samples } from './editor/keystrokes.ts';
import { reportOf } from './editor/report.ts';
import type { Measured } from './editor/run.ts';
import { declarationOf, fieldCounts, ITEM_FIELDS, shapeOf } from './editor/shape.ts';
import { estimate, median } from './editor/statistics.ts';
import { duelsOf, SAME, time, verdictsOf } from './editor/targets.ts';

function samples(paint: number, script: number, count = 60): Samples {
  const spread = (value: number) =>
    Array.from({ length: count }, (_, at) => value * (0.95 + (at % 11) / 100));
  const series = (value: number) => ({
    values: spread(value),
    rounds: Array.from({ length: count }, (_, at) => at),
  });
  return { paint: series(paint), flow: series(script), paused: series(script + 20), text: 'x' };
}

function measured(engine: string, items: number, paint: number, script: number, count?: number): Measured {
  const kind = engine === 'floor' ? 'floor' : engine.startsWith('ours') ? 'ours' : 'peer';
  const keys = { header: samples(paint, script, count), item: samples(paint, script, count) };
  return { engine, items, kind, firstRenders: [300, 310, 320], ...keys, heap: 12.345, nodes: 2000 };
}

const machine = {
  line: 'a machine',
  chromium: 'Chromium',
  versions: {},
  load: [0, 0],
  quick: true,
  missing: {},
} as const;
const all = [
  measured('floor', 0, 9, 0.5),
  measured('ours', 1, 15, 3),
  measured('ours', 999, 16, 3.2),
  measured(SAME, 1, 15.2, 3),
  { ...measured('rjsf', 100, 190, 150, 25), fault: undefined },
];

test('rows, floor and machine stand in the file as they were asked for', () => {
  const report = reportOf(all, [], [], machine);
  expect(report.rows.map(({ engine, items }) => [engine, items])).toEqual([
    ['ours', 1],
    ['ours', 999],
    ['ours again', 1],
    ['rjsf', 100],
  ]);
  expect(Object.keys(report.rows[0]!)).toEqual([
    'engine',
    'items',
    'firstRender',
    'header',
    'item',
    'heap',
    'dom',
    'ok',
  ]);
  expect(report.rows[0]).toMatchObject({ firstRender: 310, heap: 12.35, dom: 2000, ok: true });
  expect(Object.keys(report.rows[0]!.item)).toEqual(['median', 'p95', 'cpu']);
  expect(report.floor.item.median).toBeCloseTo(9, 0);
  expect(report.machine.line).toBe('a machine');
});

test('a page that did not get through is a row that says so, without figures', () => {
  const failed: Measured = { engine: 'rjsf', items: 999, kind: 'peer', firstRenders: [], fault: 'late' };
  const { rows, spreads } = reportOf([failed], [], [], machine);
  expect(rows).toEqual([
    {
      engine: 'rjsf',
      items: 999,
      firstRender: null,
      header: { median: null, p95: null, cpu: null },
      item: { median: null, p95: null, cpu: null },
      heap: null,
      dom: null,
      ok: false,
    },
  ]);
  expect(spreads[0]).toMatchObject({ fault: 'late' });
});

test('targets are judged from the samples; what was not measured is not met', () => {
  const renders = (roots: number) => ({ header: { commits: 10, roots }, item: { commits: 10, roots: 12 } });
  const equal = new Map([
    [1, renders(12)],
    [999, renders(12)],
  ]);
  const outcomes = (list: readonly Measured[]) => verdictsOf(list, equal).map(({ outcome }) => outcome);
  const met = verdictsOf(all, new Map()).filter(({ outcome }) => outcome === 'met');
  expect(met.map(({ target }) => target)).toContain(
    'item: script time in flow of rjsf at 100 items to ours at 999, at least 10',
  );
  expect(met.map(({ target }) => target)).toContain('ours against ours comes out neutral');
  expect(outcomes(all)).toContain('met');
  expect(new Set(outcomes([]))).toEqual(new Set(['met', 'not measured']));
  const unequal = new Map([...equal, [999, renders(13)]]);
  const missed = verdictsOf([], unequal).filter(({ outcome }) => outcome === 'missed');
  expect(missed.map(({ target }) => target)).toEqual(['header: renders of ten keys, 999 items and 1, equal']);
});

test('script time in flow and with the pause after it are judged each by itself', () => {
  const saving = {
    ...measured('ours', 999, 16, 3.2),
    item: { ...samples(16, 3.2), paused: samples(0, 0, 60).flow },
  };
  saving.item.paused.values.fill(46);
  const found = verdictsOf([measured('ours', 1, 15, 3), saving, all[4]!], new Map())
    .filter(({ target }) => target.startsWith('item: script time'))
    .map(({ target, outcome }) => [target.replace('item: script time ', ''), outcome]);
  expect(found).toEqual([
    ['in flow, 999 items to 1, at most 1.2', 'met'],
    ['with the pause after it, 999 items to 1, at most 1.2', 'missed'],
    ['in flow of rjsf at 100 items to ours at 999, at least 10', 'met'],
    ['with the pause after it of rjsf at 100 items to ours at 999, at least 10', 'missed'],
  ]);
});

test('five flows show nothing', () => {
  const few = [measured('ours', 1, 15, 3, 5), measured('ours', 999, 16, 3.2, 5)];
  const outcomes = verdictsOf(few, new Map())
    .filter(({ target }) => target.includes('script time'))
    .map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['not measured']));
});

test('openings say how many they rest on', () => {
  const { measured: figure } = verdictsOf(all, new Map()).find(({ target }) => target.startsWith('opening'))!;
  expect(figure).toMatch(/, 3 pairs$/);
});

test('one measurement has no interval', () => {
  expect(time(estimate([3854], median))).toBe('3854 ms, one run');
  expect(time(estimate([4, 4], median))).toBe('4.0 ms (4.0 to 4.0)');
});

test('what does not get through its actions is not ok, and keeps its keys', () => {
  const late: Measured = { ...measured('rjsf', 100, 190, 150), actionsFault: 'not done within 60 s' };
  const { rows, spreads } = reportOf([late], [], [], machine);
  expect(rows[0]).toMatchObject({ ok: false, item: { median: 189.05 } });
  expect(spreads[0]).toMatchObject({ fault: 'not done within 60 s' });
});

test('ours against ours is no duel won; a peer of another size is none at all', () => {
  const duels = duelsOf([...all, measured('rjsf', 1, 60, 40, 25)]);
  expect(duels.map(({ peer, items, verdict }) => [peer, items, verdict])).toEqual([
    ['ours again', 1, 'inconclusive'],
    ['rjsf', 1, 'faster'],
  ]);
});

test('pairs are samples of the same round', () => {
  const first = { values: [1, 2, 3], rounds: [0, 8, 16] };
  const second = { values: [9, 8, 7], rounds: [0, 4, 8] };
  expect(pairsOf(first, second)).toEqual([
    [1, 9],
    [2, 7],
  ]);
});

test('every engine gets the same shape: 35 fields and ten lists an item', () => {
  const { schema, document } = shapeOf(2) as {
    schema: { properties: { CDSItems: { items: { properties: Record<string, { type: string }> } } } };
    document: { CDSItems: Record<string, unknown>[] };
  };
  const fields = Object.values(schema.properties.CDSItems.items.properties);
  expect(fields.filter(({ type }) => type === 'string')).toHaveLength(ITEM_FIELDS);
  expect(fields.filter(({ type }) => type === 'array')).toHaveLength(10);
  const leaves = Object.values(document.CDSItems[0]!).flatMap((value) =>
    Array.isArray(value) ? value.flatMap((row) => Object.keys(row as object)) : [value],
  );
  expect(leaves).toHaveLength(fieldCounts.item);
  expect((declarationOf('B', 999).CDSItems as unknown[]).length).toBe(999);
});

test('a bar is as long as its figure is high', () => {
  const { rows } = reportOf(all, [], [], machine);
  const widths = [...chartOf(rows, 9, '').matchAll(/<rect x="190" y="\d+" width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  );
  expect(widths).toHaveLength(4);
  expect(widths[3]).toBeGreaterThan(widths[0]! * 1.5);
});
