import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { ApiError, textsByField } from './errors.ts';

/** No NUL and no half of a pair: PostgreSQL keeps neither in a text. */
export function storable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

const options = { useDefaults: true, discriminator: true, strict: false };
const exact = compilingOnce(new Ajv(options).addFormat('storable', storable));
const fromText = compilingOnce(new Ajv({ ...options, coerceTypes: true }));

/** What judges a body by a schema, and puts defaults into it. */
export function bodyValidator(schema: unknown): ValidateFunction {
  return exact(withStorableTexts(schema));
}

/** Compiles each schema once, however many routes have one that reads like it: their ids and pages are all alike. */
export function compilingOnce(ajv: Ajv): (schema: unknown) => ValidateFunction {
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const validate = compiled.get(text) ?? ajv.compile(schema as AnySchema);
    compiled.set(text, validate);
    return validate;
  };
}

/**
 * Bodies are judged as they are; what stands in an address is text, so numbers and flags are read from it.
 * Unknown members of a body are refused where a schema says so, never dropped. Judging stops at the first
 * error, so that a body full of them costs no more than one. A text that a schema of a body names is one that
 * can be stored; a document's texts, which no schema here names, are kept as JSON and judged by its own.
 */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body' ? bodyValidator(schema) : fromText(schema),
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

interface SchemaError {
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The refusal (422) of what a schema does not take, with its places. */
export function notValid(errors: readonly SchemaError[]): ApiError {
  const said = errors.map(({ instancePath, message, params }) => {
    const place = `${instancePath}/${String(params.missingProperty ?? params.additionalProperty ?? '')}`;
    const words =
      params.format === 'storable' ? 'Holds a character that cannot be stored.' : (message ?? 'Not valid.');
    return [place.replace(/^\/|\/$/g, ''), words] as const;
  });
  return new ApiError(422, 'The request is not valid.', { errors: textsByField(said) });
}
