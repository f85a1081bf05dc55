import type { Condition, ConditionSchema, FieldCheck, FieldDefinition } from '../../src/engine/catalogue.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { checkOf } from '../catalogue.ts';
import type { SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, documentsOf, fieldOf, fieldsOf, listsOf } from './objects.ts';
import { verdictOverAll } from './possible-values.ts';
import { refusal, valueProblem } from './value.ts';

const CONTEXT_NAMES = ['index', 'plan', 'role', 'status'];
const INDEX: Subject = {
  type: 'integer',
  valid: { minimum: 0 },
  problemOf: (value) => refusal('integer', { minimum: 0 }, value),
};
const TEXT: Subject = { type: 'string', valid: {}, problemOf: (value) => refusal('string', {}, value) };

/** What a condition looks at: its type and check, and why a value can be none of its own. */
interface Subject {
  readonly type: FieldDefinition['type'];
  readonly valid: FieldCheck;
  problemOf(value: FieldValue): string | undefined;
}

/** Scopes that lead nowhere, and conditions that can never or always hold. */
export function checkRules(objects: ReadonlyMap<string, AuthoredObject>, report: Report): void {
  for (const object of objects.values()) {
    const { ui, uiFile } = object;
    if (!ui || !uiFile) continue;
    const judge = (condition: Condition | undefined, place: readonly (string | number)[]) => {
      if (condition) checkCondition(object, uiFile, condition, place, report);
    };
    for (const [name, field] of Object.entries(ui.fields)) {
      field.rules?.forEach((rule, index) => {
        judge(rule.condition, ['fields', name, 'rules', index, 'condition']);
      });
      checkDefaults(field.defaults, ['fields', name, 'defaults'], uiFile, report);
      field.defaults?.forEach((value, index) => {
        judge(value.when, ['fields', name, 'defaults', index, 'when']);
      });
    }
    for (const [name, list] of Object.entries(ui.lists ?? {})) {
      list.rules?.forEach((rule, index) => {
        judge(rule.condition, ['lists', name, 'rules', index, 'condition']);
      });
      checkDefaults(list.initial, ['lists', name, 'initial'], uiFile, report);
      list.initial?.forEach((initial, index) => {
        judge(initial.when, ['lists', name, 'initial', index, 'when']);
      });
    }
  }
}

/** What stands behind an entry without a condition is never reached. */
function checkDefaults(
  entries: readonly { readonly when?: Condition }[] | undefined,
  place: readonly (string | number)[],
  file: SourceFile,
  report: Report,
): void {
  const last = entries?.findIndex((entry) => entry.when === undefined) ?? -1;
  if (entries && last >= 0 && last < entries.length - 1) {
    report.at(file, [...place, last + 1], 'This is never reached: the entry before it has no condition.');
  }
}

/** One condition of an object's: its scope must lead somewhere, and it must be able both to hold and not to. */
export function checkCondition(
  object: AuthoredObject,
  file: SourceFile,
  condition: Condition,
  place: readonly (string | number)[],
  report: Report,
): void {
  const { scope, schema } = condition;
  const schemaPlace = [...place, 'schema'];
  const complain = (text: string) => report.at(file, [...place, 'scope'], text);
  if (scope.startsWith('$')) {
    if (!CONTEXT_NAMES.includes(scope.slice(1))) {
      complain(
        `There is no context value "${scope}".${suggestion(
          scope,
          CONTEXT_NAMES.map((n) => `$${n}`),
        )}`,
      );
    } else checkWhole(scope === '$index' ? INDEX : TEXT, schema, schemaPlace, file, report);
    return;
  }
  const whole = scope === '/' || scope === '.';
  const name = whole ? undefined : scope.slice(scope.lastIndexOf('/') + 1);
  const holders = holdersOf(object, scope);
  if (holders.length === 0)
    complain(`The scope "${scope}" leads out of every document that holds ${object.name}.`);
  for (const holder of holders) {
    if (name !== undefined) {
      const field = subjectOf(holder, name);
      if (field) checkWhole(field, schema, schemaPlace, file, report);
      else
        complain(
          `The scope "${scope}" leads nowhere: ${holder.file.name} has no field "${name}".${nearField(holder, name)}`,
        );
      continue;
    }
    for (const [property, of] of Object.entries(schema.properties ?? {})) {
      const field = subjectOf(holder, property);
      if (field) checkWhole(field, of, [...schemaPlace, 'properties', property], file, report);
      else {
        const text = `${holder.file.name} has no field "${property}".${nearField(holder, property)}`;
        report.at(file, [...schemaPlace, 'properties', property], text);
      }
    }
    if (schema.properties === undefined)
      complain(`The scope "${scope}" is a whole object, so the schema needs "properties".`);
  }
}

function holdersOf(object: AuthoredObject, scope: string): readonly AuthoredObject[] {
  if (scope.startsWith('/')) return documentsOf(object);
  const climbs = scope.split('/').filter((part) => part === '..').length;
  let at: readonly AuthoredObject[] = [object];
  for (let i = 0; i < climbs; i++) at = [...new Set(at.flatMap((holder) => holder.parents))];
  return at;
}

function nearField(holder: AuthoredObject, name: string): string {
  const names = [...fieldsOf(holder.schema), ...listsOf(holder.schema)].map(([known]) => known);
  return suggestion(name, names);
}

function subjectOf(holder: AuthoredObject, name: string): Subject | undefined {
  const field = fieldOf(holder.schema, name);
  return (
    field && {
      type: field.type,
      valid: checkOf(field),
      problemOf: (value) => valueProblem(holder, name, value),
    }
  );
}

/** The parts of a condition first, each for itself; where they are in order, all of it together. */
function checkWhole(
  subject: Subject,
  schema: ConditionSchema,
  place: readonly (string | number)[],
  file: SourceFile,
  report: Report,
): void {
  const before = report.count();
  checkSchema(subject, schema, place, file, report);
  if (report.count() > before) return;
  // A code that is in no list may stand there all the same.
  const isPossible = (value: FieldValue) => refusal(subject.type, subject.valid, value) === undefined;
  const verdict = verdictOverAll({ ...subject, isPossible }, schema);
  if (verdict === 'never') report.at(file, place, 'This can never hold: no value of the field matches it.');
  if (verdict === 'always') report.at(file, place, 'This always holds: every value of the field matches it.');
}

function checkSchema(
  subject: Subject,
  schema: ConditionSchema,
  place: readonly (string | number)[],
  file: SourceFile,
  report: Report,
): void {
  const { valid } = subject;
  const never = (keyword: string, why: string) =>
    report.at(file, [...place, keyword], `This can never hold: ${why.replace(/\.$/, '')}.`);
  const always = (keyword: string, why: string) =>
    report.at(file, [...place, keyword], `This always holds: ${why}.`);
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const keyword = schema.const === undefined ? 'enum' : 'const';
  for (const value of values) {
    const why = subject.problemOf(value);
    if (why) never(keyword, `the value ${JSON.stringify(value)} is none of the field's. ${why}`);
  }
  if (schema.minLength === 0) always('minLength', 'every text has at least no character');
  if (schema.minLength !== undefined && valid.maxLength !== undefined && schema.minLength > valid.maxLength) {
    never('minLength', `the field has at most ${valid.maxLength} characters`);
  }
  if (
    schema.maxLength !== undefined &&
    valid.maxLength !== undefined &&
    schema.maxLength >= valid.maxLength
  ) {
    always('maxLength', `the field has at most ${valid.maxLength} characters`);
  }
  if (schema.minimum !== undefined && valid.maximum !== undefined && schema.minimum > valid.maximum) {
    never('minimum', `the field is at most ${valid.maximum}`);
  }
  if (schema.maximum !== undefined && valid.minimum !== undefined && schema.maximum < valid.minimum) {
    never('maximum', `the field is at least ${valid.minimum}`);
  }
  if (schema.not) checkSchema(subject, schema.not, [...place, 'not'], file, report);
  schema.allOf?.forEach((part, index) => {
    checkSchema(subject, part, [...place, 'allOf', index], file, report);
  });
  schema.anyOf?.forEach((part, index) => {
    checkSchema(subject, part, [...place, 'anyOf', index], file, report);
  });
}
