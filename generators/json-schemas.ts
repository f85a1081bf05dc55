import type { FieldCheck } from '../src/engine/catalogue.ts';
import {
  type Authored,
  type FieldSchema,
  type ListSchema,
  type ObjectSchema,
  objectName,
  resolveReference,
} from './authored.ts';
import { checkOf } from './catalogue.ts';

/** Plain JSON Schema draft-07, made of our schemas for a tool that knows nothing of the dialect. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * One self-contained schema of a document or row: rows under `definitions`, no keyword of the dialect.
 * `structure` keeps types and known fields only; `valid` keeps every check and lets '' pass each.
 */
export function bundle(authored: Authored, file: string, kind: 'structure' | 'valid'): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const root = object(file);
  return Object.keys(definitions).length === 0 ? root : { ...root, definitions };

  function object(of: string): JsonSchema {
    const schema = schemaOf(authored, of);
    const properties = Object.entries(schema.properties).map(([name, property]) => [
      name,
      property.type === 'array' ? list(of, property) : field(property),
    ]);
    const key = schema.$row === undefined ? {} : { [schema.$row]: { type: 'string' } };
    return {
      title: schema.title,
      description: schema.description,
      type: 'object',
      additionalProperties: false,
      properties: { ...key, ...Object.fromEntries(properties) },
    };
  }

  function list(of: string, schema: ListSchema): JsonSchema {
    const file = resolveReference(of, schema.items.$ref);
    const name = names.get(file) ?? freeName(objectName(file));
    if (!names.has(file)) {
      names.set(file, name);
      definitions[name] = {};
      definitions[name] = object(file);
    }
    const counts = kind === 'structure' ? {} : countsOf(schema);
    return { type: 'array', ...counts, items: { $ref: `#/definitions/${name}` } };
  }

  /** A row that two lists of a document use in two ways is two definitions. */
  function freeName(wanted: string): string {
    let name = wanted;
    for (let count = 2; name in definitions; count++) name = `${wanted}-${count}`;
    return name;
  }

  function field(schema: FieldSchema): JsonSchema {
    return { type: schema.type, ...(kind === 'structure' ? {} : blankAllowed(checkOf(schema))) };
  }
}

/** The authored schema of a file; throws when there is none. */
function schemaOf(authored: Authored, file: string): ObjectSchema {
  const schema = authored.schemas.get(file);
  if (!schema) throw new Error(`No schema file ${file}.`);
  return schema;
}

function countsOf(schema: ListSchema): JsonSchema {
  const { minItems, maxItems } = schema;
  return { ...(minItems === undefined ? {} : { minItems }), ...(maxItems === undefined ? {} : { maxItems }) };
}

/** A blank field passes every check (D-26), also where a client sends '' instead of leaving it out. */
function blankAllowed(check: FieldCheck): JsonSchema {
  const { minLength, pattern, enum: values, ...rest } = check;
  return {
    ...rest,
    ...(values === undefined
      ? {}
      : { enum: values.every((v) => typeof v === 'string') ? [...values, ''] : values }),
    ...(pattern === undefined ? {} : { pattern: `^$|${pattern}` }),
    ...(minLength === undefined ? {} : { anyOf: [{ maxLength: 0 }, { minLength }] }),
  };
}
