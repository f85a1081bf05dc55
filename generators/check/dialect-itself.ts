import { dirname, join } from 'node:path/posix';
import { Ajv } from 'ajv';
import { findNodeAtLocation } from 'jsonc-parser';
import { jsonOf, type SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';

type Place = readonly (string | number)[];

const META_SCHEMA = 'http://json-schema.org/draft-07/schema#';

/** Keywords that hold one schema, several in a row, and several by name. */
const ONE = ['additionalProperties', 'items', 'not', 'if', 'then', 'else', 'propertyNames', 'contains'];
const ROW = ['allOf', 'anyOf', 'oneOf', 'items'];
const NAMED = ['properties', 'patternProperties', 'definitions'];

/**
 * The files of the dialect themselves, before anything is judged by them: each is JSON Schema (draft 7), sets some bound,
 * refers to what there is and holds patterns that can be read.
 */
export function checkDialectItself(dialect: readonly SourceFile[], report: Report): void {
  const meta = new Ajv({ allErrors: true, strict: false });
  const files = new Map(dialect.map((file) => [file.name, file]));
  for (const file of dialect) {
    const before = report.count();
    const schema: unknown = jsonOf(file);
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
      report.at(file, [], 'The file must be object: a schema of JSON Schema, draft 7.');
      continue;
    }
    const { $schema, additionalProperties, definitions } = schema as Record<string, unknown>;
    if ($schema === undefined) report.at(file, [], 'The file lacks "$schema".');
    else if ($schema !== META_SCHEMA) report.at(file, ['$schema'], `"$schema" must be "${META_SCHEMA}".`);
    else if ((additionalProperties ?? true) === true && definitions === undefined) {
      const text = 'A file that may hold anything is no dialect: close it with "additionalProperties".';
      report.at(file, [], text);
    }
    if (report.count() > before) continue;
    checkKeywords(meta, file, schema, report);
    checkSchema(files, file, schema, [], report);
  }
}

/** Keywords of JSON Schema with a value they cannot have, each told once. */
function checkKeywords(meta: Ajv, file: SourceFile, schema: object, report: Report): void {
  const told = new Set<string>();
  if (meta.validate(META_SCHEMA, schema)) return;
  for (const { instancePath, params, message = 'does not fit' } of meta.errors ?? []) {
    if (told.has(instancePath)) continue;
    told.add(instancePath);
    const place = instancePath.split('/').slice(1).map(unescaped);
    const path = place.map((name, index) => (isRow(file, place.slice(0, index)) ? Number(name) : name));
    const value = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], schema);
    const allowed = (params as { allowedValues?: readonly unknown[] }).allowedValues;
    const right = allowed ? `must be one of ${allowed.join(', ')}` : message;
    report.at(file, path, `"${path.at(-1)}" ${right}, but is ${JSON.stringify(value)}.`);
  }
}

/** References and patterns of a schema and of every schema in it. */
function checkSchema(
  files: ReadonlyMap<string, SourceFile>,
  file: SourceFile,
  schema: unknown,
  place: Place,
  report: Report,
): void {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
  const { $ref, pattern, ...keywords } = schema as Record<string, unknown>;
  if (typeof $ref === 'string') {
    const near = lost(files, file, $ref);
    if (near !== undefined)
      report.at(file, [...place, '$ref'], `The reference "${$ref}" leads nowhere.${near}`);
  }
  if (typeof pattern === 'string' && !isRegex(pattern))
    report.at(file, [...place, 'pattern'], `"pattern" is no regular expression: ${JSON.stringify(pattern)}.`);
  for (const [keyword, value] of Object.entries(keywords)) {
    const at = [...place, keyword];
    if (ROW.includes(keyword) && Array.isArray(value))
      for (const [index, one] of value.entries()) checkSchema(files, file, one, [...at, index], report);
    else if (ONE.includes(keyword)) checkSchema(files, file, value, at, report);
    else if (NAMED.includes(keyword))
      for (const [name, one] of Object.entries((value ?? {}) as object)) {
        if (keyword === 'patternProperties' && !isRegex(name))
          report.at(file, [...at, name], `This name is no regular expression: ${JSON.stringify(name)}.`);
        checkSchema(files, file, one, [...at, name], report);
      }
  }
}

/** What a reference that leads nowhere could mean, in words that may be none; undefined where it leads somewhere. */
function lost(
  files: ReadonlyMap<string, SourceFile>,
  from: SourceFile,
  reference: string,
): string | undefined {
  const [name = '', pointer = ''] = reference.split('#');
  const file = name === '' ? from : files.get(join(dirname(from.name), name));
  if (!file) {
    const names = [...files.keys()].map((known) => known.slice(known.lastIndexOf('/') + 1));
    return suggestion(name, names);
  }
  let at: unknown = jsonOf(file);
  for (const part of pointer.split('/').slice(1).map(unescaped)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part))
      return suggestion(part, Object.keys(at ?? {}));
    at = (at as Record<string, unknown>)[part];
  }
  return undefined;
}

function isRow(file: SourceFile, path: Place): boolean {
  return file.tree !== undefined && findNodeAtLocation(file.tree, [...path])?.type === 'array';
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Whether a text can be read as a pattern, as JSON Schema reads it. */
export function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
