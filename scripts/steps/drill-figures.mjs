// The figures of the drills (`npm run test:soak`): what they reported, as one table.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** By name of a figure its column, and how figures of several tests of a drill make one. */
const columns = {
  passed: { head: 'Tests passed', of: sum },
  kills: { head: 'Kills', of: sum },
  calls: { head: 'Calls', of: sum },
  refused: { head: 'Refused (4xx)', of: sum },
  busy: { head: 'Busy (503)', of: sum },
  failed: { head: 'Other 5xx', of: sum },
  lost: { head: 'Lost', of: sum },
  doubled: { head: 'Doubled', of: sum },
  standstill: { head: 'Longest standstill, ms', of: largest },
  held: { head: 'Longest hold, ms', of: largest },
  healthP99: { head: 'Health p99, ms', of: largest },
  signInP99: { head: 'Sign-in p99, ms', of: largest },
  listsP99: { head: 'Lists p99, ms', of: largest },
  savesP99: { head: 'Ordinary saves p99, ms', of: largest },
  start: { head: 'Start, ms', of: largest },
  memory: { head: 'Memory, MB', of: largest },
};

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function largest(values) {
  return Math.max(...values);
}

const heads = ['Drill', 'Held', 'Run', 'Minutes', ...Object.values(columns).map(({ head }) => head)];
/** Columns that stand there though all rows are blank in them, and those of them that are words. */
const [always, words] = [4, 3];

/**
 * A row a drill: its name, whether it held, when and of what it ran, how long it took, and what it reported; blank where
 * it has no such figure.
 * @param {{ files: { file: string, milliseconds: number }[], failed: { name: string }[] }} report of the test run
 * @param {string} lines what the drills reported, a line of JSON each
 * @param {string} run when, and of what
 */
export function drillRows(report, lines, run) {
  const reported = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const names = new Map(report.files.map(({ file, milliseconds }) => [nameOf(file), milliseconds]));
  return [...names].sort().map(([name, milliseconds]) => {
    const own = reported.filter(({ file }) => nameOf(file) === name);
    const unknown = own.flatMap(Object.keys).find((figure) => figure !== 'file' && !columns[figure]);
    if (unknown !== undefined)
      throw new Error(`The drill ${name} reports "${unknown}", which has no column.`);
    const figures = Object.entries(columns).map(([figure, { of }]) => {
      const values = own.map((one) => one[figure]).filter((value) => value !== undefined);
      return values.length === 0 ? '' : Math.round(of(values)).toLocaleString('en');
    });
    const hasFailed = report.failed.some((failure) => failure.name.includes(`${name}.test.ts`));
    return [name, hasFailed ? 'NO' : 'yes', run, minutes(milliseconds), ...figures];
  });
}

/** The rows as a table of Markdown, without the columns that are blank in all of them. */
export function drillTable(rows) {
  const shown = heads.map((_, at) => at).filter((at) => at < always || rows.some((row) => row[at] !== ''));
  const line = (cells) => `| ${shown.map((at) => cells[at]).join(' | ')} |`;
  const rule = `|${shown.map((at) => (at < words ? '---' : '--:')).join('|')}|`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

const begin = '<!-- The last drill: written by `npm run test:soak -- --write`, not by hand. -->';
const end = '<!-- Here the last drill ends. -->';

/** Puts the rows into the marked part of a page, each in place of the one that its drill had there. */
export function writeDrill(page, rows, circumstances) {
  const before = readFileSync(page, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${basename(page)} has no part for the last drill.`);
  const kept = new Map(rowsIn(before.slice(from, to)).map((row) => [row[0], row]));
  for (const row of rows) kept.set(row[0], row);
  const table = drillTable([...kept].sort().map(([, row]) => row));
  writeFileSync(
    page,
    `${before.slice(0, from)}${begin}\n\n${circumstances}\n\n${table}\n\n${before.slice(to)}`,
  );
}

/** The rows of a table as it was written, with every column. */
function rowsIn(text) {
  const [first, , ...lines] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return lines.map((cells) => heads.map((head) => cells[first.indexOf(head)] ?? ''));
}

function nameOf(file) {
  return basename(file.replace(/ \(.*\)$/, '')).replace(/\.test\.ts$/, '');
}

function minutes(milliseconds) {
  return (milliseconds / 60_000).toFixed(1);
}
