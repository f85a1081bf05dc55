import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkSoundness } from '../../generators/check/check.ts';
import type { Finding } from '../../generators/check/finding.ts';
import { readSourceFiles } from '../../generators/source-files.ts';
import { computations, shapeFunctions } from '../computations/index.ts';
import { permissions, plans, roles } from '../server/access.ts';
import { listFilters } from '../server/lists/filter-members.ts';
import { printedLetters } from '../server/report/letters.ts';
import type { EditCheck, EditOptions } from './check-edit.ts';
import { NothingToReadError } from './stored/stored-document.ts';
import { textCallers } from './text-callers.ts';

const SCHEMAS = join(dirname(fileURLToPath(import.meta.url)), '../../schemas');

const USAGE = `Usage: tidewaiter check [FOLDER]
       tidewaiter check [FOLDER] [--documents PLACE | --database] [--since COMMIT | --before DIR] [--json FILE]

Checks the schemas in FOLDER (default: schemas/) and ends with 1 on any problem.
With one of the options it also says what their edit means for stored documents, whatever else is wrong, as soon as the
schemas can be compiled, and ends with 1 when one would newly fail:
  --documents PLACE reads *.json (one document) and *.ndjson (one a line) of a folder and those in it, or one such file
  --database        reads the declarations at DATABASE_URL, or of the embedded database in DATA_DIR
  --since COMMIT    what they were before the edit: as in that commit (default: HEAD)
  --before DIR      what they were before the edit: another folder of schemas
  --json FILE       writes the report as JSON too
`;

/** `check`: 0 nothing wrong, 1 something is, 2 not understood or nothing to read, 130 ended by Ctrl-C. */
export async function checkCommand(args: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1 || (values.documents !== undefined && values.database)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const folder = positionals[0] ?? SCHEMAS;
  const isEdit = ['documents', 'database', 'since', 'before'].some((name) => name in values);
  try {
    requireSchemas(folder);
    const edit = isEdit ? await openEdit({ ...values, folder: resolve(folder) }) : undefined;
    try {
      const { findings, compiled } = checkSoundness(folder, {
        computations,
        shapeFunctions,
        roles,
        permissions: Object.keys(permissions),
        plans,
        textCallers: textCallers(),
        listFilters,
        letters: printedLetters,
      });
      printFindings(folder, findings);
      const verdict = findings.length > 0 ? 1 : 0;
      if (edit === undefined) return verdict;
      if (compiled) return Math.max(verdict, await edit.run(compiled));
      process.stdout.write('What the edit means for documents is told when the schemas can be compiled.\n');
      return 1;
    } finally {
      await edit?.close();
    }
  } catch (error) {
    if (!(error instanceof NothingToReadError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** Nothing to find fault with is not the same as no fault. */
function requireSchemas(folder: string): void {
  if (!existsSync(folder)) throw new NothingToReadError(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new NothingToReadError(`${folder} is no folder.`);
  if (readSourceFiles(folder).some(({ name }) => /^(?!dialect\/).*\.schema\.json$/.test(name))) return;
  throw new NothingToReadError(`There are no schemas in ${folder}.`);
}

/** Everything that reads editions and documents is loaded only where it is asked for. */
async function openEdit(asked: EditOptions): Promise<EditCheck> {
  const { openEditCheck } = await import('./check-edit.ts');
  return await openEditCheck(asked);
}

/** Prints one line per problem as file:line:column, and how many there are. */
function printFindings(folder: string, findings: readonly Finding[]): void {
  for (const { file, line, column, message } of findings) {
    process.stdout.write(`${relative(process.cwd(), join(folder, file))}:${line}:${column}: ${message}\n`);
  }
  process.stdout.write(summary(findings.length));
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      documents: { type: 'string' },
      database: { type: 'boolean' },
      since: { type: 'string' },
      before: { type: 'string' },
      json: { type: 'string' },
    },
  });
}

function summary(problems: number): string {
  if (problems === 0) return 'No problems.\n';
  return problems === 1 ? '1 problem.\n' : `${problems} problems.\n`;
}
