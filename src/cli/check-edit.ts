import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Authored } from '../../generators/authored.ts';
import type { CompiledSchemas } from '../../generators/check/check.ts';
import type { Change } from '../../generators/edits/change.ts';
import { committedSchemas } from '../../generators/edits/committed.ts';
import { type Edition, editionOf } from '../../generators/edits/compare.ts';
import { authoredOf, readAuthored } from '../../generators/read-authored.ts';
import { positionOf } from '../../generators/source-files.ts';
import { checkStored, type DocumentsReport, type EditReport } from './stored/check-stored.ts';
import { documentsOfFolder } from './stored/folder.ts';
import { count } from './stored/progress.ts';
import { NothingToReadError, type StoredDocuments } from './stored/stored-document.ts';

/** Where the edited schemas are, what they were before, and which documents are judged by both. */
export interface EditOptions {
  readonly folder: string;
  readonly since?: string | undefined;
  readonly before?: string | undefined;
  readonly documents?: string | undefined;
  readonly database?: boolean | undefined;
  /** File that gets the report as JSON. */
  readonly json?: string | undefined;
}

/** A check of an edit whose documents are found and whose earlier schemas are read. */
export interface EditCheck {
  /**
   * Prints what the edit means, and for the documents too where the schemas can judge them. The code is 1 when a stored
   * document would newly fail or cannot be read, 2 when there was none of this kind.
   */
  run(after: CompiledSchemas): Promise<number>;
  close(): Promise<void>;
}

const documentName = 'customs-declaration';

/** Throws NothingToReadError, with a sentence, where the documents or the earlier schemas cannot be had. */
export async function openEditCheck(options: EditOptions): Promise<EditCheck> {
  const { folder, json } = options;
  const before = editionBefore(options);
  const documents = await documentsFor(options);
  return {
    async run({ authored, judgesDocuments }) {
      const after = editionOf(authored);
      const report = await checkStored(before.edition, after, judgesDocuments ? documents : undefined);
      if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
      printChanges(report, before, after, folder);
      if (report.documents) {
        printDocuments(report.documents);
        printUnjudged(report.documents);
      } else if (documents)
        print('Stored documents are judged when the patterns, migrations and rules above are mended.');
      if (report.documents?.complete === false) return 130;
      const { read = 0, newlyWrong = 0, unreadableCount = 0, foreignCount = 0 } = report.documents ?? {};
      if (newlyWrong > 0 || unreadableCount > 0) return 1;
      return read === 0 && foreignCount > 0 ? 2 : 0;
    },
    close: async () => await documents?.close(),
  };
}

interface Before {
  readonly edition: Edition;
  readonly name: string;
}

/** The schemas before the edit: of another folder, else as they were committed. */
function editionBefore({ folder, before, since = 'HEAD' }: EditOptions): Before {
  if (before !== undefined) {
    if (!existsSync(before)) throw new NothingToReadError(`There is no folder ${before} (--before).`);
    if (!statSync(before).isDirectory()) throw new NothingToReadError(`${before} is no folder (--before).`);
    return { edition: earlierEdition(before, () => readAuthored(before)), name: before };
  }
  let committed: ReturnType<typeof committedSchemas>;
  try {
    committed = committedSchemas(folder, since);
  } catch (error) {
    throw new NothingToReadError((error as Error).message);
  }
  if (committed === undefined || committed.files.length === 0) {
    throw new NothingToReadError(
      `Git knows no schemas in ${folder}, so what they were before the edit is unknown: say it with --before DIR.`,
    );
  }
  const { files, commit } = committed;
  const name = `${since} (${commit})`;
  return { edition: earlierEdition(name, () => authoredOf(files)), name };
}

/** What was wrong then is no matter of this edit, but there must be something to compare with. */
function earlierEdition(name: string, read: () => Authored): Edition {
  try {
    return editionOf(read());
  } catch (error) {
    const text = `The schemas of ${name} cannot be compiled, so nothing can be compared with them: ${(error as Error).message}`;
    throw new NothingToReadError(text);
  }
}

async function documentsFor({ documents, database }: EditOptions): Promise<StoredDocuments | undefined> {
  if (documents !== undefined) return await documentsOfFolder(documents, documentName);
  if (!database) return undefined;
  const { documentsOfDatabase } = await import('./stored/database.ts');
  return await documentsOfDatabase(process.env, documentName);
}

function printChanges({ kind, changes }: EditReport, before: Before, after: Edition, folder: string): void {
  if (kind === undefined) {
    print(`Compared with ${before.name}, nothing that is stored is judged otherwise.`);
    return;
  }
  print(`Compared with ${before.name}, the edit is ${kind}: ${meanings[kind]}`);
  for (const change of changes) {
    print(`  ${placeOf(change, after, before.edition, folder)}: ${change.kind}: ${change.text}`);
  }
}

const meanings = {
  wider: 'what was right stays right.',
  unclear: 'whether what was right stays right is seen on documents only.',
  narrower: 'what was right may be wrong now.',
  breaking: 'something stored has no place any more or is of another type, which takes a migration.',
} as const;

function placeOf(change: Change, after: Edition, before: Edition, folder: string): string {
  const file = after.authored.files.get(change.file) ?? before.authored.files.get(change.file);
  const name = relative(process.cwd(), join(folder, change.file));
  if (!file) return name;
  const { line, column } = positionOf(file, change.path);
  return `${name}:${line}:${column}`;
}

function printDocuments(report: DocumentsReport): void {
  const { from, read, complete, seconds, perSecond, megabytes, wrongNow, newlyWrong, newlyFlagged } = report;
  print(
    `${complete ? '' : 'Ended early. '}${documents(read)} of ${from.replace(/^The /, 'the ')} read in ${seconds} s, ${count(perSecond)} a second, ${count(megabytes)} MB at most.`,
  );
  print(
    `${count(wrongNow)} of them have errors by these schemas; ${newlyWrong === 0 ? 'none fails newly.' : `${documents(newlyWrong)} would newly fail:`}`,
  );
  printFailures(report.failures.filter(({ severity }) => severity === 'error'));
  const flags = report.failures.filter(({ severity }) => severity === 'warning');
  if (flags.length === 0) return;
  print(
    newlyFlagged === 0
      ? 'Some of these would newly have warnings as well:'
      : `${documents(newlyFlagged)} would newly have warnings, and no new errors:`,
  );
  printFailures(flags);
}

function printFailures(failures: DocumentsReport['failures']): void {
  for (const { pattern, code, message, documents: hit, places, first, place } of failures) {
    const ids = `${first.join(', ')}${hit > first.length ? ' …' : ''}`;
    const where = place === undefined ? '' : `, the first at ${place}`;
    print(
      `  ${pattern || '/'}: ${message} (${code}): ${documents(hit)}, ${count(places)} ${places === 1 ? 'place' : 'places'}: ${ids}${where}`,
    );
  }
}

/** What stood among the documents and was not judged. */
function printUnjudged({ unreadable, unreadableCount, foreign, foreignCount }: DocumentsReport): void {
  const tell = (why: string, first: typeof foreign, all: number) => {
    if (all === 0) return;
    print(`${documents(all)} ${why} and ${all === 1 ? 'was' : 'were'} not judged:`);
    for (const { id, reason } of first) print(`  ${id} ${reason}`);
    if (all > first.length) print('  …');
  };
  tell('could not be read', unreadable, unreadableCount);
  tell(`${foreignCount === 1 ? 'is' : 'are'} of another kind`, foreign, foreignCount);
}

function documents(number: number): string {
  return number === 1 ? '1 document' : `${count(number)} documents`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
