import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isoDate, storedDate } from '../engine/index.ts';
import { chooseList } from '../server/code-lists/choose-list.ts';
import { CsvError } from '../server/code-lists/csv.ts';
import { readListFile } from '../server/code-lists/formats.ts';
import { type ImportStep, importList } from '../server/code-lists/import.ts';
import { ListFileError } from '../server/code-lists/incoming.ts';
import { reachDatabase } from '../server/embedded/reach.ts';
import { longLimits, migrate, openDatabase } from '../server/storage/database.ts';
import { differenceInWords } from './list-difference.ts';

const usage = `Usage: tidewaiter lists import FILE... [--list NAME] [--as-of YYYY-MM-DD] [--part] [--end] [--dry-run]

Makes a code list in the database what the files say, and shows what that changes. Several files are one list.
  --list NAME   which list, where the files do not tell
  --as-of DAY   day from which the files hold (default: today)
  --part        the files are only a part of the list: codes that are not in them stay
  --end         codes that are not in the files end; without it, and without --part, nothing is imported where one would
  --dry-run     shows what would change, and changes nothing
The database is that of DATABASE_URL, or else the embedded one in DATA_DIR.
`;

/** `tidewaiter lists`: 0 done, 1 with a sentence on standard error, 2 when the command line is not understood. */
export async function listsCommand(args: readonly string[]): Promise<number> {
  const order = orderOf(args);
  if (order === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  if ('noDay' in order) {
    process.stderr.write(`There is no day "${order.noDay}": --as-of takes one as 2026-01-31.\n`);
    return 2;
  }
  try {
    await importFiles(order);
    return 0;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

interface CommandOrder {
  readonly files: readonly string[];
  readonly list: string | undefined;
  readonly day: string;
  readonly isPart: boolean;
  readonly allowEnding: boolean;
  readonly dryRun: boolean;
}

/** What the command line asks for; undefined where it is not understood. */
function orderOf(args: readonly string[]): CommandOrder | { readonly noDay: string } | undefined {
  const [command, ...rest] = args;
  if (command !== 'import') return undefined;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: {
        list: { type: 'string' },
        'as-of': { type: 'string' },
        part: { type: 'boolean' },
        end: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
    const asked = values['as-of'] ?? new Date().toISOString().slice(0, 10);
    const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? isoDate(storedDate(asked) ?? '') : undefined;
    if (positionals.length === 0) return undefined;
    if (day === undefined) return { noDay: asked };
    return {
      files: positionals,
      list: values.list,
      day,
      isPart: values.part ?? false,
      allowEnding: values.end ?? false,
      dryRun: values['dry-run'] ?? false,
    };
  } catch {
    return undefined;
  }
}

async function importFiles({ files, list: asked, ...order }: CommandOrder): Promise<void> {
  const read = [];
  for (const file of files) read.push({ name: basename(file), ...(await readNamed(file)) });
  const { list, codes, repeated, strange, unread } = chooseList(read, asked);
  const [first, ...others] = read.map(({ name }) => name);
  const source =
    others.length > 2 ? `${first} and ${others.length} other files` : [first, ...others].join(', ');

  const database = await reachDatabase(process.env);
  const db = openDatabase(database.url, { limits: longLimits });
  try {
    await migrate(db);
    const progress = showProgress();
    const difference = await importList(db, {
      ...order,
      list: list.name,
      codes,
      source,
      onProgress: progress.show,
    });
    progress.end();
    const heading = {
      list,
      source,
      day: order.day,
      codes: codes.length,
      repeated,
      strange,
      unread,
      dryRun: order.dryRun,
    };
    process.stdout.write(differenceInWords(heading, difference));
  } finally {
    await db.destroy();
    await database.leave();
  }
}

async function readNamed(file: string) {
  try {
    return readListFile(basename(file), await readFile(file));
  } catch (error) {
    if (error instanceof CsvError) throw new ListFileError(`${file}, ${error.message}`);
    const reason = {
      ENOENT: 'there is no such file',
      EISDIR: 'is a folder, not a file',
      EACCES: 'may not be read',
    }[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new ListFileError(`${file}: ${reason}.`);
  }
}

const STEPS: Readonly<Record<ImportStep, string>> = {
  read: 'codes read',
  documents: 'documents looked through for ended codes',
  words: 'codes made searchable',
};

/** Lists shorter than this are done before anybody could read how far they are. */
const WORTH_SHOWING = 10_000;

/** Tells on standard error how far a large import is: on a terminal in one line, else a line for each tenth. */
function showProgress() {
  const isTerminal = process.stderr.isTTY === true;
  let told = '';
  return {
    show(step: ImportStep, done: number, of: number) {
      if (of < WORTH_SHOWING) return;
      const tenth = `${step} ${Math.floor((done * 10) / of)}`;
      if (!isTerminal && tenth === told) return;
      told = tenth;
      const line = `${count(done)} of ${count(of)} ${STEPS[step]}`;
      process.stderr.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (isTerminal && told !== '') process.stderr.write('\r\u001b[K');
    },
  };
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}

function reasonOf(error: unknown): string {
  return (error as Error).message || String(error);
}
