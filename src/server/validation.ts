import { Ajv, type AnySchema } from 'ajv';
import type { FastifyInstance } from 'fastify';

/** No NUL and no half of a pair: PostgreSQL keeps neither in a text. */
export const storable = /^[^\0\p{Surrogate}]*$/u;

/**
 * Bodies are judged as they are; what stands in an address is text, so numbers and flags are read from it.
 * Unknown members of a body are refused where a schema says so, never dropped. Judging stops at the first
 * error, so that a body full of them costs no more than one. A text that a schema of a body names is one that
 * can be stored; a document's texts, which no schema here names, are kept as JSON and judged by its own.
 */
export function validateRequests(app: FastifyInstance): void {
  const options = { useDefaults: true, discriminator: true, strict: false };
  const exact = new Ajv(options).addFormat('storable', storable);
  const fromText = new Ajv({ ...options, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body'
      ? exact.compile(withStorableTexts(schema) as AnySchema)
      : fromText.compile(schema as AnySchema),
  );
}

/** The schema with each text in it asked to be storable. */
export function withStorableTexts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withStorableTexts);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inside = Object.entries(schema).map(([key, value]) => [key, withStorableTexts(value)]);
  return {
    ...Object.fromEntries(inside),
    ...('type' in schema && schema.type === 'string' ? { format: 'storable' } : {}),
  };
}
