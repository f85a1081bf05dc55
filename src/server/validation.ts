import { Ajv, type AnySchema } from 'ajv';
import type { FastifyInstance } from 'fastify';

/**
 * Bodies are judged as they are; what stands in an address is text, so numbers and flags are read from it.
 * Unknown members of a body are refused where a schema says so, never dropped. Judging stops at the first
 * error, so that a body full of them costs no more than one.
 */
export function validateRequests(app: FastifyInstance): void {
  const options = { useDefaults: true, discriminator: true, strict: false };
  const exact = new Ajv(options);
  const fromText = new Ajv({ ...options, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? exact : fromText).compile(schema as AnySchema),
  );
}
