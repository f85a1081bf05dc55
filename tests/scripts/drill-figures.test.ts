import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const steps = new URL('../../scripts/steps/drill-figures.mjs', import.meta.url);
const { drillRows, drillTable, writeDrill } = await import(steps.href);

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-figures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = {
  files: [
    { file: 'tests/soak/two-processes.test.ts (soak)', milliseconds: 90_000 },
    { file: 'tests/soak/fresh-clone.test.ts (soak)', milliseconds: 30_000 },
    { file: 'tests/soak/hostile-documents.test.ts (soak)', milliseconds: 3_600_000 },
  ],
  failed: [{ name: 'tests/soak/hostile-documents.test.ts > documents are refused' }],
};
const lines = [
  { file: '/x/tests/soak/hostile-documents.test.ts', calls: 900, refused: 899, standstill: 12.4 },
  { file: '/x/tests/soak/hostile-documents.test.ts', calls: 1200, refused: 1000, standstill: 1802.5 },
  { file: '/x/tests/soak/two-processes.test.ts', kills: 40, lost: 0, doubled: 0 },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');

const run = '2026-11-26, 0123456789';

it('a table of the drills has a row for each: counts added up, the longest of times, blank where it has no such figure', () => {
  expect(drillTable(drillRows(report, lines, run)).split('\n')).toEqual([
    '| Drill | Held | Run | Minutes | Kills | Calls | Refused (4xx) | Lost | Doubled | Longest standstill, ms |',
    '|---|---|---|--:|--:|--:|--:|--:|--:|--:|',
    `| fresh-clone | yes | ${run} | 0.5 |  |  |  |  |  |  |`,
    `| hostile-documents | NO | ${run} | 60.0 |  | 2,100 | 1,899 |  |  | 1,803 |`,
    `| two-processes | yes | ${run} | 1.5 | 40 |  |  | 0 | 0 |  |`,
  ]);
});

it('a drill that failed before it reported anything stands there as failed', () => {
  expect(drillRows(report, '', run)[1].slice(0, 2)).toEqual(['hostile-documents', 'NO']);
});

it('a figure that has no column is refused, so that none is reported and not shown', () => {
  const line = JSON.stringify({ file: 'tests/soak/fresh-clone.test.ts', deaths: 1 });
  expect(() => drillRows(report, line, run)).toThrow('fresh-clone reports "deaths", which has no column');
});

it('every figure that drills may report has a column', () => {
  const source = readFileSync(join(root, 'tests/support/drills/figures.ts'), 'utf8');
  const names = [...source.matchAll(/^ {2}readonly (\w+)\?: number;$/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const line = JSON.stringify({ file: 'tests/soak/fresh-clone.test.ts', [name]: 1 });
    expect(() => drillRows(report, line, run), name).not.toThrow();
  }
});

it('every drill reports figures: without any its row would only say that it held', () => {
  const drills = readdirSync(join(root, 'tests/soak')).filter((file) => file.endsWith('.test.ts'));
  const silent = drills.filter(
    (file) => !/\breportFigures\([^)]/.test(readFileSync(join(root, 'tests/soak', file), 'utf8')),
  );
  expect(drills.length).toBeGreaterThan(9);
  expect(silent).toEqual([]);
});

it('docs/security.md has a part that is written by drills, each its own row, and nothing else of a page changes', () => {
  const page = join(folder, 'security.md');
  const before = readFileSync(join(root, 'docs/security.md'), 'utf8').replace(
    /(<!-- The last drill: .* -->)[\s\S]*(<!-- Here)/,
    '$1\n\n$2',
  );
  writeFileSync(page, before);
  writeDrill(page, drillRows(report, lines, run), 'On two cores.');
  const later = { files: report.files.slice(2), failed: [] };
  const line = JSON.stringify({ file: '/x/tests/soak/hostile-documents.test.ts', calls: 7, busy: 1 });
  writeDrill(page, drillRows(later, line, '2026-11-27, 9876543210'), 'On four cores.');
  const after = readFileSync(page, 'utf8');
  const [said, table] = [/On \w+ cores\./.exec(after), after.match(/^\| (fresh|hostile|two).*$/gm)];
  expect(said).toEqual(expect.objectContaining({ 0: 'On four cores.' }));
  expect(table).toEqual([
    `| fresh-clone | yes | ${run} | 0.5 |  |  |  |  |  |`,
    '| hostile-documents | yes | 2026-11-27, 9876543210 | 60.0 |  | 7 | 1 |  |  |',
    `| two-processes | yes | ${run} | 1.5 | 40 |  |  | 0 | 0 |`,
  ]);
  const outside = (text: string) =>
    text.replace(/(<!-- The last drill: .* -->)[\s\S]*(<!-- Here .* -->)/, '$1$2');
  expect(outside(after)).toBe(outside(before));
  writeFileSync(page, 'a page without such a part');
  expect(() => writeDrill(page, [], '')).toThrow('security.md has no part for the last drill.');
});
