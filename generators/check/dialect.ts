import { dirname, join } from 'node:path/posix';
import { Ajv, type ErrorObject } from 'ajv';
import { isJson, jsonOf, looseJsonOf, type SourceFile, withValue } from '../source-files.ts';
import { checkDialectItself, isRegex } from './dialect-itself.ts';
import { refusalInWords } from './dialect-words.ts';
import { type Report, suggestion } from './finding.ts';
import { mended } from './mending.ts';

/** Which file of the dialect a file must name as its `$schema`, by the ending or folder of its name. */
const DIALECT_OF: readonly (readonly [RegExp, string])[] = [
  [/\/fixtures\/(accepted|refused|version-[1-9]\d*)\/[^/]+\.json$/, 'dialect/fixture.schema.json'],
  [/^[^/]+\/migrations\/[1-9]\d*\.json$/, 'dialect/migration.schema.json'],
  [/\.schema\.json$/, 'dialect/object.schema.json'],
  [/\.ui\.json$/, 'dialect/ui.schema.json'],
  [/\/categories\/[a-z][a-z0-9-]*\.json$/, 'dialect/category.schema.json'],
  [/^(?!locale\/)[^/]+\/[a-z-]+\.checks\.json$/, 'dialect/checks.schema.json'],
  [/\.elements\.json$/, 'dialect/elements.schema.json'],
  [/^[^/]+\/[a-z][a-z-]*\.kind\.json$/, 'dialect/kind.schema.json'],
  [/^[^/]+\/[a-z][a-z_-]*(\.[a-z][a-z-]*)*\.list\.json$/, 'dialect/list-screen.schema.json'],
  [/^(?!locale\/)[^/]+\/[a-z][a-z0-9-]*\.print\.json$/, 'dialect/print-form.schema.json'],
  [/\.message\.json$/, 'dialect/message-map.schema.json'],
  [/^lists\/[a-z][a-z0-9-]*\.json$/, 'dialect/list.schema.json'],
  [/^stored-lists\/[a-z][a-z0-9-]*\.json$/, 'dialect/stored-list.schema.json'],
  [/^locale\/en(\.[a-z-]+)?\.json$/, 'dialect/locale.schema.json'],
];

/** Files as later steps take them. */
export interface JudgedFiles {
  /** Each as it is, or with the slips mended that were told of it. */
  readonly files: readonly SourceFile[];
  /** Names of those that hold less than was meant, and of those that are left out. */
  readonly doubtful: readonly string[];
}

/**
 * Every file against its part of the dialect: unknown keywords, wrong types and ranges, wrong `$schema`. Of what is no
 * JSON nothing is told. Undefined where so much is wrong that later steps would misread it.
 */
export function checkDialect(files: readonly SourceFile[], report: Report): JudgedFiles | undefined {
  const dialect = files.filter(isDialect);
  const compiler = dialect.every(isJson) ? compilerOf(dialect, report) : undefined;
  if (!compiler) return undefined;
  const names = new Set(dialect.map(({ name }) => name));
  const judged: SourceFile[] = [...dialect];
  const doubtful: string[] = [];
  let isLegible = true;
  for (const file of files) {
    if (isDialect(file)) continue;
    const part = DIALECT_OF.find(([pattern]) => pattern.test(file.name))?.[1];
    if (part === undefined) {
      report.at(file, [], 'No kind of schema file has such a name; see schemas/dialect.');
      continue;
    }
    if (!names.has(part)) report.at(file, [], `There is no ${part}, by which this file is judged.`);
    const right = names.has(part) ? checkFile(file, part, compiler, report) : undefined;
    if (right) judged.push(right.file);
    if (!right?.isWhole) doubtful.push(file.name);
    if (!right && !isLeaf.test(file.name)) isLegible = false;
  }
  return isLegible ? { files: judged, doubtful } : undefined;
}

const isDialect = ({ name }: SourceFile) => name.startsWith('dialect/');

/** Files that the check can do without, with what it finds in their kind. */
const isLeaf =
  /^(?!locale\/).*(\/(fixtures|migrations|categories)\/|\.(checks|elements|list|message|print)\.json$)/;

interface JudgedFile {
  readonly file: SourceFile;
  readonly isWhole: boolean;
}

/** The file, or what it would be with its slips mended; undefined where nothing can be made of it. */
function checkFile(
  file: SourceFile,
  dialect: string,
  { ajv, right }: Compiler,
  report: Report,
): JudgedFile | undefined {
  if (right.has(file)) return { file, isWhole: true };
  const validate = ajv.getSchema(`file:///${dialect}`);
  if (!validate) return undefined;
  if (isJson(file)) {
    const before = report.count();
    const value = jsonOf(file);
    checkSchemaKeyword(file, value, dialect, report);
    if (!validate(value)) {
      for (const error of worthTelling(validate.errors ?? [])) reportError(file, error, report);
    }
    if (report.count() === before) {
      right.add(file);
      return { file, isWhole: true };
    }
  }
  const mend = mended(isJson(file) ? jsonOf(file) : looseJsonOf(file), validate);
  return mend && { file: withValue(file, mend.value), isWhole: isJson(file) && !mend.isLess };
}

/** One dialect compiled, and the files in which it found nothing. */
interface Compiler {
  readonly ajv: Ajv;
  readonly right: WeakSet<SourceFile>;
}

const compilers = new Map<string, Compiler>();

/** Compiling the dialect takes longer than all the rest; who checks often does it once. None where it is wrong itself. */
function compilerOf(dialect: readonly SourceFile[], report: Report): Compiler | undefined {
  const key = dialect.map(({ name, text }) => `${name}\n${text}`).join('\n');
  const known = compilers.get(key);
  if (known) return known;
  const before = report.count();
  checkDialectItself(dialect, report);
  if (report.count() > before) return undefined;
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, formats: { regex: isRegex } });
  for (const file of dialect) {
    try {
      ajv.addSchema(JSON.parse(file.text), `file:///${file.name}`);
    } catch {
      const text =
        'The dialect cannot be read: a schema of this file has the name of another one, or a name that is no address. Files of the dialect are known by where they stand: take "$id" out.';
      report.at(file, ['$id'], text);
      return undefined;
    }
  }
  const compiler = { ajv, right: new WeakSet<SourceFile>() };
  compilers.set(key, compiler);
  return compiler;
}

function checkSchemaKeyword(file: SourceFile, value: unknown, dialect: string, report: Report): void {
  const named = (value as { $schema?: unknown } | null)?.$schema;
  if (typeof named !== 'string') return;
  if (join(dirname(file.name), named) === dialect) return;
  const right = `${'../'.repeat(file.name.split('/').length - 1)}${dialect}`;
  report.at(file, ['$schema'], `$schema must be "${right}".`);
}

/**
 * Without what others tell better: which of several forms a value has not, one by one, and that it has none of them where
 * only a name is misspelt.
 */
function worthTelling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const misnamed = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map(({ instancePath }) => instancePath),
  );
  return errors.filter((error) => {
    const { keyword, schemaPath, instancePath, data } = error;
    if (keyword === 'if' || keyword === 'propertyNames') return false;
    if (keyword === 'oneOf' || keyword === 'anyOf')
      return (keyword === 'oneOf' || isChoiceOfForms(error)) && !misnamed.has(instancePath);
    if (/\/oneOf\/\d+\//.test(schemaPath)) return false;
    if (/\/anyOf\/\d+\/(required|propertyNames)\b/.test(schemaPath)) return false;
    return !(/\/anyOf\/\d+\/enum$/.test(schemaPath) && typeof data === 'object');
  });
}

/** Whether an object must have one of several sets of names. */
function isChoiceOfForms({ schema }: ErrorObject): boolean {
  return (schema as readonly { readonly required?: unknown }[]).every(
    ({ required }) => required !== undefined,
  );
}

function reportError(file: SourceFile, error: ErrorObject, report: Report): void {
  const path = pathOf(file, error.instancePath);
  const { keyword, params } = error;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {});
    report.at(
      file,
      [...path, name],
      `"${name}" is no keyword here.${suggestion(name, known) || ` Known: ${known.join(', ')}.`}`,
    );
    return;
  }
  const place = error.propertyName === undefined ? path : [...path, error.propertyName];
  report.at(file, place, refusalInWords(subjectAt(path), error));
}

function subjectAt(path: readonly (string | number)[]): string {
  const name = path.at(-1);
  if (name === undefined) return 'The file';
  return typeof name === 'number' ? `Entry ${name + 1} of "${path.at(-2)}"` : `"${name}"`;
}

/** A JSON pointer as names and numbers; what looks like a number is one only where an array stands. */
function pathOf(file: SourceFile, pointer: string): (string | number)[] {
  let at: unknown = jsonOf(file);
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(at) ? Number(name) : name;
      at = (at as Record<string | number, unknown>)?.[key];
      return key;
    });
}
