import { Ajv, type AnySchema } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyOf, discardBody } from './body.ts';
import { ApiError, refusals } from './errors.ts';
import { type FormPart, NoForm, type PartSink, readFormParts } from './form-parts.ts';
import { openSpool, type Spool } from './spool.ts';
import { storable, withStorableTexts } from './validation.ts';

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
  ) {}
}

type Entry = string | FormFile;
/** What a form brought by name; what came under a name that ends in `[]` is an array under the name without it. */
type Form = Record<string, unknown>;

/** More than a form of ours ever has: each part costs something, however small it is. */
const mostParts = 20_000;

/**
 * Routes declared in `routes` take forms beside JSON. What stands in a form is text, so numbers are read from it, and
 * lists and objects from their JSON. Of what is no form nothing is read; the route's schema says what it lacks.
 */
export async function takingForms(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  const options = { useDefaults: true, strict: false, coerceTypes: true };
  const fromText = new Ajv(options).addFormat('storable', storable);
  const spools = new WeakMap<FastifyRequest, Spool>();
  await app.register(async (scope) => {
    scope.setValidatorCompiler(({ schema }) => fromText.compile(withStorableTexts(schema) as AnySchema));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (request: FastifyRequest, body: string) =>
        formOf([...new URLSearchParams(body)], propertiesOf(request)),
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

function propertiesOf({ routeOptions }: FastifyRequest): Properties {
  const { body } = (routeOptions.schema ?? {}) as { body?: { properties?: Properties } };
  return body?.properties ?? {};
}

function formOf(entries: readonly (readonly [string, Entry])[], properties: Properties): Form {
  if (entries.length > mostParts) throw tooManyParts();
  const form = new Map<string, Entry | Entry[]>();
  for (const [name, entry] of entries) {
    const list = name.replace(/\[\]$/, '');
    const before = form.get(list);
    if (list === name) form.set(name, entry);
    else if (Array.isArray(before)) before.push(entry);
    else form.set(list, [entry]);
  }
  return Object.fromEntries([...form].map(([name, entry]) => [name, entryValue(entry, properties[name])]));
}

function entryValue(entry: Entry | Entry[], schema: MemberSchema | undefined): unknown {
  if (Array.isArray(entry)) return entry.map((one) => entryValue(one, schema?.items));
  const isJson = schema?.type === 'array' || schema?.type === 'object';
  return isJson && typeof entry === 'string' ? valueIn(entry) : entry;
}

/** What is no JSON stays text, which the schema refuses. */
function valueIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
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
  let texts = 0;

  function begin({ name, file }: FormPart): PartSink {
    if (entries.length === mostParts) throw tooManyParts();
    if (file !== undefined) return fileOf(name, file);
    const pieces: Buffer[] = [];
    entries.push(() => [name, new TextDecoder().decode(Buffer.concat(pieces))]);
    return async (piece) => {
      texts += piece.length;
      if (texts > limits.texts) throw refusals.tooLarge(limits.texts);
      // A copy: the piece is a part of what came in with it.
      pieces.push(Buffer.from(piece));
    };
  }

  function fileOf(name: string, fileName: string): PartSink {
    // Neither the database nor a mail nor customs takes a name with control characters in it.
    const file = fileName.replace(/\p{Cc}/gu, '');
    let from: number | undefined;
    let size = 0;
    entries.push(() => [name, new FormFile(file, size, async () => await bytesOf(from, size))]);
    return async (piece) => {
      spool ??= await newSpool();
      from ??= spool.size;
      size += piece.length;
      await spool.append(piece);
    };
  }

  const bytesOf = async (from: number | undefined, size: number) =>
    spool === undefined || from === undefined ? Buffer.alloc(0) : await spool.read(from, size);

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

function tooManyParts(): ApiError {
  return new ApiError(413, `This has more than the ${mostParts} parts that can be taken.`);
}
