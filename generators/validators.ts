import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { JsonSchema } from './json-schemas.ts';
import * as formats from './value-formats.ts';

/**
 * Compiles schemas to one script without `eval` and without `require`: an expression whose value maps each
 * schema's `$id` to its validate function.
 */
export async function compileValidators(schemas: readonly JsonSchema[], folder: string): Promise<string> {
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    formats: {
      numeric: formats.numeric,
      digits: formats.digits,
      date: formats.date,
      'date-time': formats.dateTime,
    },
    code: { source: true, esm: false, lines: false, formats: _`require("./value-formats.ts")` },
    schemas: schemas.map((schema) => ({ ...schema })),
  });
  const bundled = await build({
    stdin: { contents: standaloneCode(ajv), resolveDir: folder, loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'compiled',
    platform: 'neutral',
    minifySyntax: true,
    target: 'es2022',
    logLevel: 'error',
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  return script.replace('"use strict";\n', '').replace(/^\s*\/\/ .*\n/gm, '');
}

/** Text of `src/generated/validators.ts`: two validators a document. */
export function validatorsFile(script: string, documents: readonly string[]): string {
  return [
    '// @ts-nocheck compiled code; the exports below are typed',
    "import type { ErrorObject } from 'ajv';",
    '',
    '/** A compiled check. After a call `errors` holds what it found, or null. */',
    'export interface Validator {',
    '  (data: unknown): boolean;',
    '  errors?: null | ErrorObject[];',
    '}',
    '',
    '/** `structure` judges types and field names only; `valid` every check of the schemas, all errors collected. */',
    'export interface DocumentValidators {',
    '  readonly structure: Validator;',
    '  readonly valid: Validator;',
    '}',
    '',
    script,
    `/** Validators by document name. */`,
    `export const validators: { readonly [document in ${documents.map((d) => JSON.stringify(d)).join(' | ')}]: DocumentValidators } = {`,
    ...documents.map(
      (name) =>
        `  ${JSON.stringify(name)}: { structure: compiled[${JSON.stringify(`${name}/structure`)}], valid: compiled[${JSON.stringify(`${name}/valid`)}] },`,
    ),
    '};',
    '',
  ].join('\n');
}
