import { Ajv } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyOf, discardBody } from './body.ts';
import { ApiError, refusals } from './errors.ts';
import { type FormPart, NoForm, type PartSink, readFormParts } from './form-parts.ts';
import { mostValuesHere, refuseVastJson } from './json-bodies.ts';
import { membersOf, parsedJson } from './json-body.ts';
import { openSpool, type Spool } from './spool.ts';
import { askerFor, type Threads } from './threads/threads.ts';
import type { Work } from './threads/work.ts';
import { compilingOnce, storable, withStorableTexts } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Largest form with its files, bytes; without it the route's limit of any body. */
    formLimit?: number;
  }
}

/** A file of a form. It lies on disk until its call is answered. */
export class FormFile {
  constructor(
    readonly name: string,
    /** In bytes. */
    readonly size: number,
    readonly bytes: () => Promise<Buffer>,
    /** The same bytes one after the other; others have the thread in between. */
    readonly pieces: () => AsyncIterable<Buffer>,
  ) {}
}

/** Bytes of a piece of a file: a millisecond's work. */
const pieceSize = 64 * 1024;

type Entry = string | FormFile;
/** What a form brought by name; what came under a name that ends in `[]` is an array under the name without it. */
type Form = Record<string, unknown>;

/** More than a form of ours ever has: each part costs something, however small it is. */
const mostParts = 20_000;
/** Most names of one form: each that is unknown is told. */
const mostNames = 1000;

/** Each goes to disk by itself; people send eleven at most. */
const mostFiles = 100;

/** Most characters of lists and objects that a form brings as JSON; all figures that were seen are far below. */
const mostJson = 4 * 1024 * 1024;

type Texts = readonly (readonly [string, string])[];

/** A body without files: JSON, or the names and texts of a form as an address has them. */
const plainWork: Work<
  { body: Uint8Array; isJson: boolean; names: readonly string[] | undefined },
  { readonly json: unknown } | Texts
> = {
  name: 'forms.plain',
  run({ body, isJson, names }) {
    if (!isJson) return textsIn(body);
    const json = parsedJson(body, mostValuesHere);
    return { json: names && typeof json === 'object' && json !== null ? membersOf(json, names) : json };
  },
  weight: ({ body }) => body.length,
};

export const formWorks = [plainWork];

/** Counts them before any is made. */
function textsIn(body: Uint8Array): Texts {
  let parts = 1;
  for (let at = body.indexOf(ampersand); at !== -1; at = body.indexOf(ampersand, at + 1)) {
    parts += 1;
    if (parts > mostParts) throw tooMany(mostParts, 'parts');
  }
  return [...new URLSearchParams(new TextDecoder().decode(body))];
}

const ampersand = 0x26;

const options = { useDefaults: true, strict: false, coerceTypes: true };
const fromText = compilingOnce(new Ajv(options).addFormat('storable', storable));

/**
 * Routes declared in `routes` take forms beside JSON; what is long and brings no file is read by a thread. What stands in a form is text, so numbers are read from it, and
 * lists and objects from their JSON. Of what is no form nothing is read; the route's schema says what it lacks.
 */
export async function takingForms(
  app: FastifyInstance,
  threads: Threads,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  const spools = new WeakMap<FastifyRequest, Spool>();
  await app.register(async (scope) => {
    scope.setValidatorCompiler(({ schema }) => fromText(withStorableTexts(schema)));
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        const isJson = /^application\/json/i.test(request.headers['content-type'] ?? '');
        const purpose = request.routeOptions.config.cost === 'send' ? 'sending' : 'uploads';
        const asker = askerFor(purpose, request.actor);
        const properties = propertiesOf(request);
        const names = properties && Object.keys(properties);
        const read = await threads.run(plainWork, { body, isJson, names }, asker);
        return 'json' in read ? read.json : formOf(read, properties);
      },
    );
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
      const { bodyLimit, config } = request.routeOptions;
      const limits = { whole: config.formLimit ?? bodyLimit, texts: bodyLimit };
      const { entries, spool } = await readForm(
        bodyOf(request),
        request.headers['content-type'] ?? '',
        limits,
      ).catch(async (error: unknown) => {
        await discardBody(request, limits.whole);
        throw error;
      });
      if (spool !== undefined) spools.set(request, spool);
      return formOf(entries, propertiesOf(request));
    });
    scope.addHook('onSend', async (request) => await spools.get(request)?.close());
    routes(scope);
  });
}

/** What of a member's schema says how its text is read. */
interface MemberSchema {
  readonly type?: unknown;
  readonly items?: MemberSchema;
}

type Properties = Readonly<Record<string, MemberSchema>>;

/** Undefined where the route's schema names none: what it takes is judged by the form it is. */
function propertiesOf({ routeOptions }: FastifyRequest): Properties | undefined {
  const { body } = (routeOptions.schema ?? {}) as { body?: { properties?: Properties } };
  return body?.properties;
}

function formOf(entries: readonly (readonly [string, Entry])[], properties: Properties = {}): Form {
  if (entries.length > mostParts) throw tooMany(mostParts, 'parts');
  const form = new Map<string, Entry | Entry[]>();
  let json = 0;
  for (const [name, entry] of entries) {
    const list = name.replace(/\[\]$/, '');
    if (typeof entry === 'string' && mayBeJson(properties[list])) json += entry.length;
    if (json > mostJson) throw refusals.tooLarge(mostJson);
    const before = form.get(list);
    if (list === name) form.set(name, entry);
    else if (Array.isArray(before)) before.push(entry);
    else form.set(list, [entry]);
    if (form.size > mostNames) throw refusals.tooManyMembers(mostNames);
  }
  const read = jsonReader();
  return Object.fromEntries(
    [...form].map(([name, entry]) => [name, entryValue(entry, properties[name], read)]),
  );
}

function entryValue(
  entry: Entry | Entry[],
  schema: MemberSchema | undefined,
  read: (json: string) => unknown,
): unknown {
  if (Array.isArray(entry)) return entry.map((one) => entryValue(one, schema?.items, read));
  return mayBeJson(schema) && typeof entry === 'string' ? read(entry) : entry;
}

function mayBeJson(schema: MemberSchema | undefined): boolean {
  return schema?.type === 'array' || schema?.type === 'object';
}

/** Reads the lists and objects of one form, which are bounded together. What is no JSON stays text, which the schema refuses. */
function jsonReader(): (json: string) => unknown {
  let left = mostValuesHere;
  return (json) => {
    left -= refuseVastJson(json, left);
    try {
      return JSON.parse(json);
    } catch {
      return json;
    }
  };
}

/** Bytes of a form that are taken: of all of it, and of its texts, which are kept in memory. */
export interface FormLimits {
  readonly whole: number;
  readonly texts: number;
}

/** What a form brought; of files `spool` holds the bytes, until it is closed. */
export interface ReadForm {
  readonly entries: readonly (readonly [string, Entry])[];
  readonly spool: Spool | undefined;
}

/** Reads a form as it comes in; its files go to disk. 413 for one beyond the limits. */
export async function readForm(
  body: AsyncIterable<Buffer>,
  contentType: string,
  limits: FormLimits,
  newSpool = openSpool,
): Promise<ReadForm> {
  const entries: (() => readonly [string, Entry])[] = [];
  let spool: Spool | undefined;
  let files = 0;
  let texts = 0;

  function begin({ name, file }: FormPart): PartSink {
    if (entries.length === mostParts) throw tooMany(mostParts, 'parts');
    if (file !== undefined) {
      files += 1;
      if (files > mostFiles) throw tooMany(mostFiles, 'files');
      return fileOf(name, file);
    }
    // Read as it comes: tens of megabytes at once would keep everybody waiting.
    const decoder = new TextDecoder();
    let text = '';
    entries.push(() => [name, text + decoder.decode()]);
    return async (piece) => {
      texts += piece.length;
      if (texts > limits.texts) throw refusals.tooLarge(limits.texts);
      text += decoder.decode(piece, { stream: true });
    };
  }

  function fileOf(name: string, fileName: string): PartSink {
    // Neither the database nor a mail nor customs takes a name with control characters in it.
    const file = fileName.replace(/\p{Cc}/gu, '');
    let from: number | undefined;
    let size = 0;
    entries.push(() => {
      const bytes = async () => await bytesOf(from ?? 0, size);
      return [name, new FormFile(file, size, bytes, () => piecesOf(from ?? 0, size))];
    });
    return async (piece) => {
      spool ??= await newSpool();
      from ??= spool.size;
      size += piece.length;
      await spool.append(piece);
    };
  }

  const bytesOf = async (from: number, size: number) =>
    spool === undefined || size === 0 ? Buffer.alloc(0) : await spool.read(from, size);

  async function* piecesOf(from: number, size: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < size; at += pieceSize)
      yield await bytesOf(from + at, Math.min(pieceSize, size - at));
  }

  try {
    await readFormParts(within(body, limits.whole), contentType, begin);
    return { entries: entries.map((entry) => entry()), spool };
  } catch (error) {
    await spool?.close();
    if (error instanceof NoForm) return { entries: [], spool: undefined };
    throw error;
  }
}

/** The same bytes, no more than these. */
async function* within(body: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const piece of body) {
    count += piece.length;
    if (count > most) throw refusals.tooLarge(most);
    yield piece;
  }
}

function tooMany(most: number, what: 'parts' | 'files'): ApiError {
  return new ApiError(413, `This has more than the ${most} ${what} that can be taken.`);
}
