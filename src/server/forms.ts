import { Ajv, type AnySchema } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storable, withStorableTexts } from './validation.ts';

/** A file of a form, whole. */
export interface FormFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Texts and files of a form by name; those of a name that ends in `[]` are an array under the name without it. */
type Form = Record<string, string | FormFile | (string | FormFile)[]>;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Routes declared in `routes` take forms beside JSON. What stands in a form is text, so numbers are read from it.
 */
export async function takingForms(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  const options = { useDefaults: true, strict: false, coerceTypes: true };
  const fromText = new Ajv(options).addFormat('storable', storable);
  await app.register(async (scope) => {
    scope.setValidatorCompiler(({ schema }) => fromText.compile(withStorableTexts(schema) as AnySchema));
    scope.addContentTypeParser(
      formTypes,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: unknown) =>
        formIn(body as Buffer, request.headers['content-type'] ?? ''),
    );
    routes(scope);
  });
}

async function formIn(body: Buffer, type: string): Promise<Form> {
  const form: Form = {};
  for (const [name, value] of await entriesOf(body, type)) {
    const entry =
      typeof value === 'string'
        ? value
        : { name: value.name, content: Buffer.from(await value.arrayBuffer()) };
    if (!name.endsWith('[]')) form[name] = entry;
    else {
      const list = name.slice(0, -'[]'.length);
      const before = form[list];
      form[list] = Array.isArray(before) ? [...before, entry] : [entry];
    }
  }
  return form;
}

/** What is no form has no entries; the route's schema says what it lacks. */
async function entriesOf(body: Buffer, type: string): Promise<[string, string | File][]> {
  try {
    return [...(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData())];
  } catch {
    return [];
  }
}
