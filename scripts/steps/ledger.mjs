// Which rows of the requirements ledger are built, and which of them a test names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './test-files.mjs';
import { titlesIn } from './test-titles.mjs';

/** Where the papers lie beside the project, and what waits or has no test. */
export const ledgerFolder = '../shared/spec/ledger';
const standingFile = 'tests/ledger.json';

export const hasLedger = existsSync(ledgerFolder);

const idPattern = /\b([A-Z]{3})-(\d{3})(?:(?: to |–)(?:\1-)?(\d{3})\b)?/g;

/**
 * Ids that a text names: each with whether it stands there itself or lies in a range (`CUS-035 to CUS-061`, `TRA-001 to
 * 083`, `ENG-010–014`).
 * @param {string} text
 */
export function idsIn(text) {
  return [...text.matchAll(idPattern)].flatMap(([, area, from, to]) =>
    Array.from({ length: Math.max(0, Number(to ?? from) - Number(from)) + 1 }, (_, at) => ({
      id: `${area}-${String(Number(from) + at).padStart(3, '0')}`,
      inRange: to !== undefined,
    })),
  );
}

/** Files of the ledger, each with the ids of its rows and what they require. */
export function readLedger(folder = ledgerFolder) {
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      file,
      rows: [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/^\| ([A-Z]{3}-\d{3}) \| ([^|]*) \|/gm),
      ].map(([, id, requirement]) => ({ id, requirement })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** For each id that titles of these tests name: whether one names it itself, and the first file that does. */
export function namedIds(
  files = ['tests', 'e2e'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file)),
) {
  const named = new Map();
  for (const file of files) {
    for (const { id, inRange } of titlesIn(file).flatMap(idsIn)) {
      const before = named.get(id);
      if (before === undefined || (before.inRange && !inRange)) named.set(id, { file, inRange });
    }
  }
  return named;
}

/**
 * What `tests/ledger.json` says: `waiting` has for each file of the ledger reasons why the ranges of rows beside them are
 * not built yet, `unproved` a reason for each row that is built and that no test can fail for.
 */
export function readStanding(text = readFileSync(standingFile, 'utf8')) {
  const { waiting, unproved } = JSON.parse(text);
  const spread = (ranges, reason) => idsIn(ranges).map(({ id }) => [id, reason]);
  return {
    waiting: new Map(
      Object.values(waiting).flatMap((reasons) =>
        Object.entries(reasons).flatMap(([reason, ranges]) => spread(ranges, reason)),
      ),
    ),
    unproved: new Map(Object.entries(unproved)),
  };
}

/**
 * Each row of the ledger with how it stands: `proved` (a title names it itself), `by range` (only within a range),
 * `waiting`, `unproved` (told in the file) or `unnamed`. A row that a title names itself is built, whatever the file says.
 */
export function standingRows(ledger, { waiting, unproved }, named) {
  return ledger.flatMap(({ file, rows }) =>
    rows.map(({ id, requirement }) => {
      const test = named.get(id);
      if (test !== undefined)
        return { file, id, requirement, standing: test.inRange ? 'by range' : 'proved', why: test.file };
      if (unproved.has(id)) return { file, id, requirement, standing: 'unproved', why: unproved.get(id) };
      if (waiting.has(id)) return { file, id, requirement, standing: 'waiting', why: waiting.get(id) };
      return { file, id, requirement, standing: 'unnamed', why: 'no title of a test names it' };
    }),
  );
}

/** What the file says that is not so: rows that do not exist, and rows without a test that have one. */
export function faultsOfStanding(ledger, { waiting, unproved }, named) {
  const ids = new Set(ledger.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return [
    ...[...waiting.keys(), ...unproved.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `${standingFile}: the ledger has no row ${id}.`),
    ...[...unproved.keys()]
      .filter((id) => named.has(id))
      .map((id) => `${standingFile}: ${id} is called unproved, and ${named.get(id).file} names it.`),
  ];
}
