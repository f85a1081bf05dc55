import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { StoredDocument, StoredDocuments, UnjudgedDocument } from './stored-document.ts';
import { NothingToReadError } from './stored-document.ts';

/** Largest file of one document: what the server takes at most (design section 4), with its wrapping. */
const largestFile = 17 * 1024 * 1024;

const readable = /\.(json|ndjson|jsonl)$/;

/**
 * Documents of a folder and those below it, or of one file: `*.json` is one document, `*.ndjson` and `*.jsonl` one a
 * line. Each is the document itself or `{ "document": …, "schema_version"?, "id"?, "status"? }`, as the API answers it, also
 * inside its `{ "data": … }`.
 */
export async function documentsOfFolder(folder: string, document: string): Promise<StoredDocuments> {
  const files = await filesOf(folder);
  if (files.length === 0) {
    throw new NothingToReadError(`The folder ${folder} holds no *.json, *.ndjson or *.jsonl file.`);
  }
  return {
    from: folder,
    total: files.every((file) => file.endsWith('.json')) ? files.length : undefined,
    async *read() {
      for (const file of files) {
        const name = relative(folder, file) || basename(file);
        if (file.endsWith('.json')) yield await documentOf(file, name, document);
        else yield* linesOf(file, name, document);
      }
    },
    close: async () => {},
  };
}

async function filesOf(place: string): Promise<readonly string[]> {
  try {
    if ((await stat(place)).isFile()) return [readableFile(place)];
    const entries = await readdir(place, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && readable.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if (error instanceof NothingToReadError) throw error;
    throw new NothingToReadError(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `There is no folder ${place}.`
        : `The folder ${place} cannot be read: ${(error as Error).message}`,
    );
  }
}

function readableFile(file: string): string {
  if (readable.test(file)) return file;
  throw new NothingToReadError(
    `${file} is no file of documents: *.json holds one, *.ndjson or *.jsonl one a line; a folder holds such files.`,
  );
}

async function documentOf(
  file: string,
  name: string,
  document: string,
): Promise<StoredDocument | UnjudgedDocument> {
  const { size } = await stat(file);
  if (size > largestFile) {
    const reason = `has ${size} bytes; one document has at most ${largestFile}. Many documents go one a line into *.ndjson.`;
    return { id: name, reason };
  }
  return parsed(await readFile(file, 'utf8'), name, document);
}

async function* linesOf(
  file: string,
  name: string,
  document: string,
): AsyncIterable<StoredDocument | UnjudgedDocument> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() !== '') yield parsed(line, `${name}:${number}`, document);
  }
}

interface Wrapping {
  readonly document?: unknown;
  readonly schema_version?: unknown;
  readonly id?: unknown;
  readonly status?: unknown;
  /** Of a fixture: the schema it is of. */
  readonly schema?: unknown;
}

function parsed(text: string, id: string, document: string): StoredDocument | UnjudgedDocument {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { id, reason: `is no JSON: ${(error as Error).message}` };
  }
  if (!isObject(value)) return { id, reason: `is no document: it holds ${wordsFor(value)}.` };
  const whole = value as Wrapping & { readonly data?: Wrapping };
  const wrapping = isObject(whole.data?.document) ? (whole.data ?? whole) : whole;
  if (!isObject(wrapping.document)) {
    const assumed = { isFromOutside: true, isAssumed: true } as const;
    return { id, document, version: undefined, data: value, context: {}, ...assumed };
  }
  const { schema, schema_version: version, status } = wrapping;
  const kind = typeof schema === 'string' ? schema.replace(/\.schema\.json$/, '') : document;
  if (kind !== document) return { id, reason: `is of the kind ${kind}, as it says.`, isForeign: true };
  return {
    id: wrapping.id === undefined ? id : String(wrapping.id),
    document,
    version: typeof version === 'number' ? version : undefined,
    data: wrapping.document,
    context: typeof status === 'string' ? { status } : {},
    isFromOutside: true,
    ...(typeof version === 'number' ? {} : { isAssumed: true }),
  };
}

function wordsFor(value: unknown): string {
  if (Array.isArray(value)) return 'a list. Many documents go one a line into *.ndjson';
  return value === null ? 'nothing' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
