import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { valueFormats } from '../src/engine/value-formats.ts';
import { type Authored, objectName } from './authored.ts';
import { bundle, type JsonSchema } from './json-schemas.ts';
import { rowsAsUsed } from './rows-as-used.ts';

/** Schemas that are compiled alike. */
interface ValidatorSet {
  readonly schemas: readonly JsonSchema[];
  /**
   * Whether a validator goes on after an error and names all of them. What judges data of unknown size from
   * outside must not: every error costs time and makes the answer longer.
   */
  readonly allErrors: boolean;
}

/** The schema files of documents, each of which has validators. */
export function documentFiles({ schemas }: Authored): readonly string[] {
  return [...schemas].filter(([, schema]) => schema.version !== undefined).map(([file]) => file);
}

/** Text of the built file: two validators a document, under `<document>/structure` and `<document>/valid`. */
export function validatorsScript(asAuthored: Authored, folder: string): Promise<string> {
  const authored = rowsAsUsed(asAuthored);
  const documents = documentFiles(authored);
  const schemasOf = (kind: 'structure' | 'valid') =>
    documents.map((file) => ({ $id: `${objectName(file)}/${kind}`, ...bundle(authored, file, kind) }));
  return compileValidators(
    [
      { schemas: schemasOf('structure'), allErrors: false },
      { schemas: schemasOf('valid'), allErrors: true },
    ],
    folder,
  );
}

/**
 * Compiles schemas to one script without `eval` and without `require`. The script exports `compiled`, which maps each
 * schema's `$id` to its validate function.
 */
async function compileValidators(sets: readonly ValidatorSet[], folder: string): Promise<string> {
  const names = sets.map((_, index) => `set${index}`);
  const modules = sets.map((set, index) => validatorModule(names[index]!, set));
  const bundled = await build({
    stdin: {
      contents: [
        ...names.map((name) => `import { ${name} } from '${name}';`),
        `export const compiled = { ${names.map((name) => `...${name}`).join(', ')} };`,
      ].join('\n'),
      resolveDir: folder,
      loader: 'js',
    },
    plugins: [
      {
        name: 'validator-sets',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^set\d+$/ }, ({ path }) => ({ path, namespace: 'validators' }));
          onLoad({ filter: /.*/, namespace: 'validators' }, ({ path }) => ({
            contents: modules[names.indexOf(path)]!,
            resolveDir: folder,
            loader: 'js',
          }));
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    minifySyntax: true,
    target: 'es2022',
    logLevel: 'error',
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  return script.replace(/^\/\/ .*\n/gm, '');
}

function validatorModule(name: string, { schemas, allErrors }: ValidatorSet): string {
  const ids = schemas.map((schema) => String(schema.$id));
  const ajv = new Ajv({
    allErrors,
    inlineRefs: false,
    formats: { ...valueFormats },
    code: { source: true, esm: true, formats: _`formats` },
    schemas: schemas.map((schema) => ({ ...schema })),
  });
  const functions = standaloneCode(ajv, Object.fromEntries(ids.map((id, index) => [`compiled${index}`, id])));
  return [
    "import { countCharacters, valueFormats as formats } from '../src/engine/value-formats.ts';",
    functions
      .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'countCharacters')
      .replace(/^export default .*?;/, ''),
    `export const ${name} = { ${ids.map((id, index) => `${JSON.stringify(id)}: compiled${index}`).join(', ')} };`,
  ].join('\n');
}

/** Text of `src/generated/validators.ts`: the types of what is built. */
export function validatorTypesFile(documents: readonly string[]): string {
  return [
    "import type { ErrorObject } from 'ajv';",
    "import { compiled } from '#compiled-validators';",
    '',
    '/** A compiled check. After a call `errors` holds what it found, or null. */',
    'export interface Validator {',
    '  (data: unknown): boolean;',
    '  errors?: null | ErrorObject[];',
    '}',
    '',
    '/** `structure` judges types and field names only, up to the first error; `valid` every check of the schemas, all errors collected. */',
    'export interface DocumentValidators {',
    '  readonly structure: Validator;',
    '  readonly valid: Validator;',
    '}',
    '',
    '/** Validators by document name. */',
    `export const validators: { readonly [document in ${documents.map((d) => JSON.stringify(d)).join(' | ')}]: DocumentValidators } = {`,
    ...documents.map(
      (name) =>
        `  ${JSON.stringify(name)}: { structure: compiled[${JSON.stringify(`${name}/structure`)}], valid: compiled[${JSON.stringify(`${name}/valid`)}] },`,
    ),
    '};',
    '',
  ].join('\n');
}
