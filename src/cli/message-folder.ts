import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Conversion, reasonOf } from './message-conversion.ts';
import { readBounded, STANDARD_INPUT } from './message-input.ts';

/** Name of the result of standard input, before the extension. */
const INPUT_NAME = 'standard-input';

/**
 * Converts every file, one after the other, into a file of its name in `folder`, which is made where there
 * is none. A file without a result is named on standard error and the others go on. Two files of one name
 * are refused before anything is written.
 */
export async function convertToFolder(
  conversion: Conversion,
  files: readonly string[],
  folder: string,
): Promise<number> {
  const clash = sameName(conversion, files);
  if (clash) {
    process.stderr.write(`${clash}\n`);
    return 2;
  }
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    process.stderr.write(`${folder}: ${folderReason(error)}\n`);
    return 1;
  }
  let failures = 0;
  for (const file of files) {
    if (!(await convertOne(conversion, file, folder))) failures += 1;
  }
  const written = files.length - failures;
  process.stdout.write(
    `${written} of ${files.length} ${files.length === 1 ? 'file' : 'files'} written to ${folder}.\n`,
  );
  return failures === 0 ? 0 : 1;
}

/** False, with the reason on standard error, for a file that gave no result. */
async function convertOne(conversion: Conversion, file: string, folder: string): Promise<boolean> {
  const name = file === STANDARD_INPUT ? 'Standard input' : file;
  const target = join(folder, resultName(conversion, file));
  let at = name;
  try {
    const { text, notes } = conversion.convert(await readBounded(file));
    process.stderr.write(notes.map((note) => `${name}: ${note}\n`).join(''));
    at = target;
    await writeFile(target, text);
    return true;
  } catch (error) {
    process.stderr.write(`${at}: ${reasonOf(error)}\n`);
    return false;
  }
}

/** `a/b.xml` gives `b.json`; a name with another extension keeps it: `b.txt` gives `b.txt.json`. */
function resultName({ from, to }: Conversion, file: string): string {
  if (file === STANDARD_INPUT) return INPUT_NAME + to;
  const name = basename(file);
  return (name.toLowerCase().endsWith(from) ? name.slice(0, -from.length) : name) + to;
}

/** The sentence on the first two files that would have one result; undefined when all differ. */
function sameName(conversion: Conversion, files: readonly string[]): string | undefined {
  const fileByName = new Map<string, string>();
  for (const file of files) {
    const name = resultName(conversion, file);
    const other = fileByName.get(name);
    if (other === file) return `${file} is given twice; nothing was written.`;
    if (other !== undefined) {
      return `${other} and ${file} would both become ${name}; nothing was written. Give them different names or folders of their own.`;
    }
    fileByName.set(name, file);
  }
  return undefined;
}

function folderReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file, not a folder.';
  return reasonOf(error);
}
