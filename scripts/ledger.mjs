// `npm run ledger`: how much of the requirements ledger is built and proved, file by file. docs/testing.md tells how to
// read it.
//
//   npm run ledger                 the table
//   npm run ledger -- --list       and each row that is not proved by its own name, with the reason
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  faultsOfStanding,
  hasLedger,
  ledgerFolder,
  namedIds,
  readLedger,
  readStanding,
  standingRows,
} from './steps/ledger.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({ options: { list: { type: 'boolean' } } });

if (!hasLedger) {
  console.error(`The ledger is not there: it lies in ${ledgerFolder}.`);
  process.exit(2);
}

const ledger = readLedger();
const named = namedIds();
const rows = standingRows(ledger, readStanding(), named);

const heads = ['Rows', 'Built', 'Proved', 'By range', 'Unproved', 'Unnamed', 'Waiting'];
const count = (some, standing) => some.filter((row) => row.standing === standing).length;
const line = (name, cells) =>
  [name.padEnd(16), ...cells.map((cell, at) => String(cell).padStart(heads[at].length + 2))].join('');
const counts = (some) => [
  some.length,
  some.length - count(some, 'waiting'),
  ...['proved', 'by range', 'unproved', 'unnamed', 'waiting'].map((standing) => count(some, standing)),
];
console.log(line('', heads));
for (const { file } of ledger) console.log(line(file, counts(rows.filter((row) => row.file === file))));
console.log(line('all', counts(rows)));

if (values.list) {
  for (const { id, standing, requirement, why } of rows) {
    if (standing !== 'proved') console.log(`${id} ${standing}: ${requirement}\n        ${why}`);
  }
}

const faults = faultsOfStanding(ledger, readStanding(), named);
for (const fault of faults) console.error(fault);
if (faults.length > 0 || count(rows, 'unnamed') > 0) process.exitCode = 1;
