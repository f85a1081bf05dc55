import { dirname, join } from 'node:path/posix';
import { Ajv, type ErrorObject } from 'ajv';
import { jsonOf, type SourceFile } from '../source-files.ts';
import { checkDialectItself, isRegex } from './dialect-itself.ts';
import { type Report, suggestion } from './finding.ts';

/** Which file of the dialect a file must name as its `$schema`, by the ending or folder of its name. */
const DIALECT_OF: readonly (readonly [RegExp, string])[] = [
  [/^dialect\//, ''],
  [/\/fixtures\/(accepted|refused|version-[1-9]\d*)\/[^/]+\.json$/, 'dialect/fixture.schema.json'],
  [/^[^/]+\/migrations\/[1-9]\d*\.json$/, 'dialect/migration.schema.json'],
  [/\.schema\.json$/, 'dialect/object.schema.json'],
  [/\.ui\.json$/, 'dialect/ui.schema.json'],
  [/\/categories\/[a-z][a-z0-9-]*\.json$/, 'dialect/category.schema.json'],
  [/^(?!locale\/)[^/]+\/[a-z-]+\.checks\.json$/, 'dialect/checks.schema.json'],
  [/\.elements\.json$/, 'dialect/elements.schema.json'],
  [/^[^/]+\/[a-z][a-z-]*\.list\.json$/, 'dialect/list-screen.schema.json'],
  [/\.message\.json$/, 'dialect/message-map.schema.json'],
  [/^lists\/[a-z][a-z0-9-]*\.json$/, 'dialect/list.schema.json'],
  [/^stored-lists\/[a-z][a-z0-9-]*\.json$/, 'dialect/stored-list.schema.json'],
  [/^locale\/en(\.[a-z-]+)?\.json$/, 'dialect/locale.schema.json'],
];

/** Every file against its part of the dialect: unknown keywords, wrong types and ranges, wrong `$schema`. */
export function checkDialect(files: ReadonlyMap<string, SourceFile>, report: Report): void {
  const compiler = compilerOf(
    [...files.values()].filter(({ name }) => name.startsWith('dialect/')),
    report,
  );
  if (!compiler) return;
  const { ajv, right } = compiler;
  for (const file of files.values()) {
    const dialect = DIALECT_OF.find(([pattern]) => pattern.test(file.name))?.[1];
    if (dialect === '') continue;
    if (dialect === undefined) {
      report.at(file, [], 'No kind of schema file has such a name; see schemas/dialect.');
      continue;
    }
    if (!files.has(dialect)) report.at(file, [], `There is no ${dialect}, by which this file is judged.`);
    if (!files.has(dialect) || right.has(file)) continue;
    const before = report.count();
    const value: unknown = jsonOf(file);
    checkSchemaKeyword(file, value, dialect, report);
    const validate = ajv.getSchema(`file:///${dialect}`);
    if (validate && !validate(value)) {
      for (const error of validate.errors ?? []) reportError(file, error, report);
    }
    if (report.count() === before) right.add(file);
  }
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
    } catch (error) {
      report.at(file, [], `The dialect cannot be read: ${(error as Error).message}.`);
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

function reportError(file: SourceFile, error: ErrorObject, report: Report): void {
  const path = pathOf(file, error.instancePath);
  const { keyword, params } = error;
  if (keyword === 'if' || keyword === 'anyOf' || keyword === 'propertyNames') return;
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
  report.at(file, place, `${describe(path, error)}.`);
}

function describe(path: readonly (string | number)[], error: ErrorObject): string {
  const subject = subjectAt(path);
  const { keyword, params, data, propertyName } = error;
  if (propertyName !== undefined)
    return `The name "${propertyName}" must match ${String(params.pattern ?? params.allowedValue)}`;
  if (keyword === 'required') return `${subject} lacks "${String(params.missingProperty)}"`;
  if (keyword === 'const') return `${subject} must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'enum') {
    const values = (params.allowedValues as readonly unknown[]).map(String);
    return `${subject} must be one of ${values.join(', ')}, not ${JSON.stringify(data)}${suggestion(String(data), values).replace(/\?$/, '')}`;
  }
  if (keyword === 'format') return `${subject} is no regular expression: ${JSON.stringify(data)}`;
  if (keyword === 'false schema') return `${subject} has no place here`;
  const { examples } = error.parentSchema as { examples?: readonly unknown[] };
  const right = examples?.length ? ` Right is, for example, ${JSON.stringify(examples[0])}` : '';
  return `${subject} ${error.message ?? 'does not fit'}, but is ${JSON.stringify(data)}.${right}`.replace(
    /\.$/,
    '',
  );
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
