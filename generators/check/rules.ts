import { dirname } from 'node:path/posix';
import type { Condition, ConditionSchema } from '../../src/engine/catalogue.ts';
import { matches } from '../../src/engine/condition.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { valueFormats } from '../../src/engine/value-formats.ts';
import { textsOf } from '../patterns/texts.ts';
import type { SourceFile } from '../source-files.ts';
import { isAbove, reaches } from './bounds.ts';
import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, fieldsOf } from './objects.ts';
import { verdictOverAll } from './possible-values.ts';
import { type ContextValues, contextSubject, holdersOf, type Subject, subjectOf } from './subjects.ts';
import { refusal } from './value.ts';
import { verdictTogether } from './worlds.ts';

const CONTEXT_NAMES = ['index', 'plan', 'role', 'status'];
const VERDICTS_OF_ONE = {
  never: 'This can never hold: no value of the field matches it.',
  always: 'This always holds: every value of the field matches it.',
  blank: 'This holds for a blank field only: no number matches it.',
};
const VERDICTS = {
  never: 'This can never hold: no values of the fields match it together.',
  always: 'This always holds: whatever the values of the fields, they match it.',
};

/** Scopes that lead nowhere, conditions that can never or always hold, and rules that contradict each other. */
export function checkRules(
  objects: ReadonlyMap<string, AuthoredObject>,
  context: ContextValues,
  report: Report,
): void {
  for (const object of objects.values()) {
    const { ui, uiFile } = object;
    if (!ui || !uiFile) continue;
    const judge = (condition: Condition | undefined, place: readonly (string | number)[]) => {
      if (condition) checkCondition(object, uiFile, condition, place, context, report);
    };
    for (const [name, field] of Object.entries(ui.fields)) {
      field.rules?.forEach((rule, index) => {
        judge(rule.condition, ['fields', name, 'rules', index, 'condition']);
      });
      field.defaults?.forEach((value, index) => {
        judge(value.when, ['fields', name, 'defaults', index, 'when']);
      });
    }
    for (const [name, list] of Object.entries(ui.lists ?? {})) {
      list.rules?.forEach((rule, index) => {
        judge(rule.condition, ['lists', name, 'rules', index, 'condition']);
      });
      list.initial?.forEach((initial, index) => {
        judge(initial.when, ['lists', name, 'initial', index, 'when']);
      });
    }
  }
}

/** One condition of an object's: its scope must lead somewhere, and it must be able both to hold and not to. */
export function checkCondition(
  object: AuthoredObject,
  file: SourceFile,
  condition: Condition,
  place: readonly (string | number)[],
  context: ContextValues,
  report: Report,
): void {
  const { scope, schema } = condition;
  const schemaPlace = [...place, 'schema'];
  const complain = (text: string) => report.at(file, [...place, 'scope'], text);
  if (scope.startsWith('$')) {
    const near = suggestion(
      scope,
      CONTEXT_NAMES.map((name) => `$${name}`),
    );
    if (CONTEXT_NAMES.includes(scope.slice(1)))
      checkWhole(contextSubject(object, scope, context), schema, schemaPlace, file, report);
    else complain(`There is no context value "${scope}".${near}`);
    return;
  }
  const before = report.count();
  const isWhole = scope === '/' || scope === '.';
  const holders = holdersOf(object, scope);
  if (holders.length === 0)
    complain(`The scope "${scope}" leads out of every document that holds ${object.name}.`);
  for (const holder of holders) {
    if (isWhole) {
      checkObject(holder, scope, schema, schemaPlace, file, report);
      const verdict = report.count() > before ? undefined : verdictTogether(object, condition, context);
      if (verdict) report.at(file, schemaPlace, VERDICTS[verdict]);
      continue;
    }
    const name = scope.slice(scope.lastIndexOf('/') + 1);
    const field = subjectOf(holder, name);
    if (field) checkWhole(field, schema, schemaPlace, file, report);
    else {
      const near = nearField(holder, name) || (isOfOtherFolder(object, holder) ? OF_ONE_DOCUMENT : '');
      complain(`The scope "${scope}" leads nowhere: ${holder.file.name} has no field "${name}".${near}`);
    }
  }
}

const OF_ONE_DOCUMENT = ' What looks at one document stands in "rowFields" of its UI schema.';

/** A row that others may have, and one that has it. */
const isOfOtherFolder = (row: AuthoredObject, holder: AuthoredObject) =>
  row.schema.$row !== undefined && dirname(row.file.name) !== dirname(holder.file.name);

/** A condition on several fields of an object: each by itself, then all that must hold of one field together. */
function checkObject(
  holder: AuthoredObject,
  scope: string,
  schema: ConditionSchema,
  place: readonly (string | number)[],
  file: SourceFile,
  report: Report,
): void {
  const before = report.count();
  visit(schema, place);
  if (report.count() > before) return;
  for (const [name, parts] of partsByField(schema)) {
    const field = subjectOf(holder, name);
    if (field) checkWhole(field, { allOf: parts }, place, file, report);
  }

  function visit(part: ConditionSchema, at: readonly (string | number)[]): void {
    for (const keyword of Object.keys(part)) {
      if (['properties', 'not', 'allOf', 'anyOf'].includes(keyword)) continue;
      const text = `The scope "${scope}" is a whole object, so the schema needs "properties"; "${keyword}" is for one value.`;
      report.at(file, [...at, keyword], text);
    }
    for (const [name, of] of Object.entries(part.properties ?? {})) {
      const field = subjectOf(holder, name);
      const inside = [...at, 'properties', name];
      if (field) checkWhole(field, of, inside, file, report);
      else report.at(file, inside, `${holder.file.name} has no field "${name}".${nearField(holder, name)}`);
    }
    if (part.not) visit(part.not, [...at, 'not']);
    part.allOf?.forEach((one, index) => {
      visit(one, [...at, 'allOf', index]);
    });
    part.anyOf?.forEach((one, index) => {
      visit(one, [...at, 'anyOf', index]);
    });
  }
}

/** What must hold of each field at once, by its name. */
function partsByField(schema: ConditionSchema, found = new Map<string, ConditionSchema[]>()) {
  for (const [name, of] of Object.entries(schema.properties ?? {})) {
    found.set(name, [...(found.get(name) ?? []), of]);
  }
  for (const part of schema.allOf ?? []) partsByField(part, found);
  return found;
}

function nearField(holder: AuthoredObject, name: string): string {
  return suggestion(
    name,
    fieldsOf(holder.schema).map(([known]) => known),
  );
}

/** The parts of a condition first, each for itself; where they are in order, all of it together. */
export function checkWhole(
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
  if (verdict) report.at(file, place, VERDICTS_OF_ONE[verdict]);
  const { codes, list } = subject.offered ?? {};
  // Codes by name may be such as a list has not; that is told of each.
  if (
    verdict ||
    !codes?.size ||
    (schema.minLength ?? 0) < 2 ||
    matches(schema, '') ||
    [...codes].some((code) => matches(schema, code))
  )
    return;
  report.at(file, place, `This can never hold: no code of the list ${list} matches it.`);
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
    report.at(file, [...place, keyword], `This can never hold: ${/[.?]$/.test(why) ? why : `${why}.`}`);
  const always = (keyword: string, why: string) =>
    report.at(file, [...place, keyword], `This always holds: ${why}.`);
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const keyword = schema.const === undefined ? 'enum' : 'const';
  for (const value of values) {
    const why = subject.problemOf(value);
    if (why) never(keyword, `the value ${JSON.stringify(value)} is none of the field's. ${why}`);
  }
  checkKeywords(subject, schema, place, file, report);
  if (schema.minLength === 0) always('minLength', 'every text has at least no character');
  if (isAbove(schema.minLength, valid.maxLength)) {
    never('minLength', `the field has at most ${valid.maxLength} characters`);
  }
  if (reaches(schema.maxLength, valid.maxLength)) {
    always('maxLength', `the field has at most ${valid.maxLength} characters`);
  }
  if (isAbove(schema.minimum, valid.maximum)) {
    const most = valid.maximum;
    const isRow = subject.name === '$index';
    never(
      'minimum',
      isRow ? `$index is at most ${most}, because the list has no more rows` : `the field is at most ${most}`,
    );
  }
  if (isAbove(valid.minimum, schema.maximum)) {
    never('maximum', `the field is at least ${valid.minimum}`);
  }
  const language = schema.pattern === undefined ? undefined : textsOf(schema.pattern);
  const shortest = language?.shortest;
  if (language && valid.format !== undefined && !language.samples.some(valueFormats[valid.format])) {
    never('pattern', `none of its texts has the format "${valid.format}" of the field`);
  }
  if (isAbove(shortest, valid.maxLength)) {
    never(
      'pattern',
      `the pattern needs ${shortest} characters, and the field has at most ${valid.maxLength}`,
    );
  }
  const { codes, list } = subject.offered ?? {};
  const fits = new RegExp(schema.pattern ?? '', 'u');
  if (codes && codes.size > 0 && ![...codes].some((code) => fits.test(code))) {
    never('pattern', `none of the codes of the list ${list}, such as "${[...codes][0]}", fits it`);
  }
  if (schema.not) checkSchema(subject, schema.not, [...place, 'not'], file, report);
  schema.allOf?.forEach((part, index) => {
    checkSchema(subject, part, [...place, 'allOf', index], file, report);
  });
  schema.anyOf?.forEach((part, index) => {
    checkSchema(subject, part, [...place, 'anyOf', index], file, report);
  });
}

/** Keywords that mean nothing for the type of what is looked at, and bounds between two whole numbers. */
function checkKeywords(
  { name, type }: Subject,
  schema: ConditionSchema,
  place: readonly (string | number)[],
  file: SourceFile,
  report: Report,
): void {
  const complain = (keyword: string, text: string) => report.at(file, [...place, keyword], text);
  for (const keyword of ['minLength', 'maxLength', 'pattern'] as const) {
    if (schema[keyword] === undefined || type === 'string') continue;
    complain(keyword, `"${keyword}" is for texts; "${name}" is of type ${type}.`);
  }
  for (const keyword of ['minimum', 'maximum'] as const) {
    const bound = schema[keyword];
    if (bound === undefined) continue;
    if (type !== 'integer')
      complain(keyword, `"${keyword}" is for whole numbers; "${name}" is of type ${type}.`);
    else if (!Number.isInteger(bound)) {
      const meant = keyword === 'minimum' ? Math.ceil(bound) : Math.floor(bound);
      complain(keyword, `"${name}" is a whole number, never ${bound}: write ${meant}.`);
    }
  }
  if (schema.properties === undefined) return;
  complain('properties', `"properties" is for a whole object, the scope "/" or "."; "${name}" is one value.`);
}
