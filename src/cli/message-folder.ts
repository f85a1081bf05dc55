import { constants } from 'node:fs';
import { access, mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Conversion, type Converted, reasonOf, tell } from './message-conversion.ts';
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
  const fault = await folderFault(folder);
  if (fault) {
    process.stderr.write(`${folder}: ${fault}\n`);
    return 1;
  }
  let failures = 0;
  let refused = 0;
  for (const file of files) {
    const findings = await convertOne(conversion, file, folder);
    if (findings === undefined) failures += 1;
    else if (findings > 0) refused += 1;
  }
  const written = files.length - failures;
  process.stdout.write(
    `${written} of ${files.length} ${files.length === 1 ? 'file' : 'files'} written to ${folder}.\n`,
  );
  return failures + refused === 0 ? 0 : 1;
}

/** How much customs would refuse of the result; undefined, with the reason on standard error, for a file that gave none. */
async function convertOne(conversion: Conversion, file: string, folder: string): Promise<number | undefined> {
  const name = file === STANDARD_INPUT ? 'Standard input' : file;
  const target = join(folder, resultName(conversion, file));
  let converted: Converted;
  try {
    converted = conversion.convert(await readBounded(file));
  } catch (error) {
    process.stderr.write(`${name}: ${reasonOf(error)}\n`);
    return undefined;
  }
  const { text, notes, findings } = converted;
  tell([...notes, ...findings], `${name}: `);
  try {
    await writeFile(target, text);
    return findings.length;
  } catch (error) {
    process.stderr.write(`${target}: ${writeReason(error, 'written')}\n`);
    return undefined;
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

/**
 * Makes the folder and those above it. Level by level, since Node's own way never ends where a folder stands
 * in which none can be made (/proc). What is wrong with it; undefined when files can be made in it.
 */
async function folderFault(folder: string): Promise<string | undefined> {
  try {
    await makeFolder(resolve(folder));
    await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') return writeReason(error, 'made here');
    const isItself = path === undefined || path === resolve(folder);
    return `${isItself ? '' : `${path} `}is a file, not a folder.`;
  }
}

async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(), { code: 'ENOTDIR', path: folder });
  await makeFolder(dirname(folder));
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function writeReason(error: unknown, done: string): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EISDIR') return 'is a folder, not a file.';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be written.';
  return code === undefined ? reasonOf(error) : `cannot be ${done} (${code}).`;
}
