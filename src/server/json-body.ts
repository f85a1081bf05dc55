import type { FastifyInstance, FastifyRequest } from 'fastify';
import secureJson from 'secure-json-parse';
import { ApiError } from './errors.ts';
import { refuseVastJson } from './json-bodies.ts';
import { bodyValidator, notValid } from './validation.ts';

/** Routes declared in `routes` get the bytes of JSON bodies, for a thread to read: parsing one of megabytes takes long. */
export async function takingJsonBytes(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    routes(scope);
  });
}

/** Reads a body and judges it by a schema, as routes whose bodies are read for them do. */
export function bodyReader<Body>(schema: unknown): (body: unknown) => Body {
  let validate: ReturnType<typeof bodyValidator> | undefined;
  return (body) => {
    validate ??= bodyValidator(schema);
    const data = body instanceof Uint8Array ? parsedJson(body) : body;
    if (!validate(data)) throw notValid(validate.errors ?? []);
    return data as Body;
  };
}

/** Of what was read the members that a schema names: what goes from one thread to another is made there once more. */
export function membersOf<Body extends object>(data: Body, names: readonly string[]): Body {
  if (Array.isArray(data)) return [] as unknown as Body;
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name))) as Body;
}

/** As every other body is read: a member that is no member but what an object is made of is refused. */
export function parsedJson(body: Uint8Array, mostValues?: number): unknown {
  if (body.length === 0) throw new ApiError(400, 'The body is empty; it should be JSON.');
  try {
    const text = new TextDecoder().decode(body);
    refuseVastJson(text, mostValues);
    return secureJson.parse(text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, `The body is not JSON: ${(error as Error).message}`);
  }
}
