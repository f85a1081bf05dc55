import { Ajv, type AnySchema } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The texts of a form; files are not among them. */
type FormTexts = Record<string, string>;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Routes declared in `routes` take forms beside JSON. What stands in a form is text, so numbers are read from it.
 */
export async function takingForms(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  const fromText = new Ajv({ useDefaults: true, strict: false, coerceTypes: true });
  await app.register(async (scope) => {
    scope.setValidatorCompiler(({ schema }) => fromText.compile(schema as AnySchema));
    scope.addContentTypeParser(
      formTypes,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: unknown) =>
        textsIn(body as Buffer, request.headers['content-type'] ?? ''),
    );
    routes(scope);
  });
}

async function textsIn(body: Buffer, type: string): Promise<FormTexts> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
