import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { StoredDocument, StoredDocuments, UnreadableDocument } from './stored-document.ts';
import { NothingToReadError } from './stored-document.ts';

/** Largest file of one document: what the server takes at most (design section 4), with its wrapping. */
const largestFile = 17 * 1024 * 1024;

/**
 * Documents of a folder and those below it: `*.json` is one document, `*.ndjson` and `*.jsonl` one a line. Each
 * is the document itself or `{ "document": …, "schema_version"?, "id"?, "status"? }`, as the API answers it, also
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
        const name = relative(folder, file);
        if (file.endsWith('.json')) yield await documentOf(file, name, document);
        else yield* linesOf(file, name, document);
      }
    },
    close: async () => {},
  };
}

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error) => {
    throw new NothingToReadError(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `There is no folder ${folder}.`
        : `The folder ${folder} cannot be read: ${(error as Error).message}`,
    );
  });
  return entries
    .filter((entry) => entry.isFile() && /\.(json|ndjson|jsonl)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function documentOf(
  file: string,
  name: string,
  document: string,
): Promise<StoredDocument | UnreadableDocument> {
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
): AsyncIterable<StoredDocument | UnreadableDocument> {
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
}

function parsed(text: string, id: string, document: string): StoredDocument | UnreadableDocument {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { id, reason: `is no JSON: ${(error as Error).message}` };
  }
  const whole = (value ?? {}) as Wrapping & { readonly data?: Wrapping };
  const wrapping = isObject(whole.data?.document) ? (whole.data ?? whole) : whole;
  if (!isObject(wrapping.document)) return { id, document, version: undefined, data: value, context: {} };
  return {
    id: wrapping.id === undefined ? id : String(wrapping.id),
    document,
    version: typeof wrapping.schema_version === 'number' ? wrapping.schema_version : undefined,
    data: wrapping.document,
    context: typeof wrapping.status === 'string' ? { status: wrapping.status } : {},
  };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
