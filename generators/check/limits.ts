import type { FieldCheck } from '../../src/engine/catalogue.ts';
import { type Authored, type FieldSchema, resolveReference } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldsOf, listsOf } from './objects.ts';
import { refusal, valueProblem } from './value.ts';

/** Limits that contradict each other, and values of ours that a rule of theirs refuses. */
export function checkLimits(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  for (const [name, object] of objects) {
    for (const [field, schema] of fieldsOf(object.schema))
      checkField(authored, object, field, schema, report);
    for (const [list, schema] of listsOf(object.schema)) {
      if (
        schema.minItems !== undefined &&
        schema.maxItems !== undefined &&
        schema.minItems > schema.maxItems
      ) {
        report.at(
          object.file,
          ['properties', list, 'minItems'],
          `minItems ${schema.minItems} is above maxItems ${schema.maxItems}.`,
        );
      }
      if (schema.maxItems !== undefined && schema.source === undefined) {
        const place = ['properties', list, 'maxItems'];
        report.at(object.file, place, `"${list}" has a limit without "source": say where it was read.`);
      }
      checkInitialRows(object, list, objects.get(resolveReference(name, schema.items.$ref)), report);
    }
  }
}

function checkField(
  authored: Authored,
  object: AuthoredObject,
  name: string,
  schema: FieldSchema,
  report: Report,
): void {
  const place = ['properties', name];
  const valid = checkOf(schema);
  checkRange(object, place, valid, report);
  if (Object.keys(valid).length > 0 && schema.source === undefined) {
    report.at(object.file, place, `"${name}" has a limit without "source": say where it was read.`);
  }
  for (const value of valid.enum ?? []) {
    const why = refusal(schema.type, { ...valid, enum: undefined }, value);
    if (why) report.at(object.file, [...place, 'enum'], `The value "${value}" can never be valid. ${why}`);
  }
  checkPattern(object, [...place, 'pattern'], valid.pattern, report);
  if (typeof schema.entry === 'object') {
    checkRange(object, [...place, 'entry'], schema.entry, report);
    checkPattern(object, [...place, 'entry', 'pattern'], schema.entry.pattern, report);
    for (const looser of looserParts(checkOf(schema.entry), valid)) {
      report.at(
        object.file,
        [...place, 'entry'],
        `The entry rule of "${name}" is looser than what is valid: ${looser}.`,
      );
    }
  }
  if (schema.default !== undefined) {
    const why = valueProblem(object, name, schema.default);
    if (why)
      report.at(
        object.file,
        [...place, 'default'],
        `The default ${JSON.stringify(schema.default)} is not valid. ${why}`,
      );
  }
  checkUiField(authored, object, name, schema, valid, report);
}

function checkUiField(
  authored: Authored,
  object: AuthoredObject,
  name: string,
  schema: FieldSchema,
  valid: FieldCheck,
  report: Report,
): void {
  const { ui, uiFile } = object;
  const field = ui?.fields[name];
  if (!field || !uiFile) return;
  const cap = field.inputMaxLength;
  const typed = typeof schema.entry === 'object' ? schema.entry.maxLength : undefined;
  const most = typed ?? valid.maxLength;
  if (cap !== undefined && most !== undefined && cap > most) {
    report.at(
      uiFile,
      ['fields', name, 'inputMaxLength'],
      `The input takes ${cap} characters, but the rule at most ${most}.`,
    );
  }
  if (field.counter && most === undefined) {
    report.at(uiFile, ['fields', name, 'counter'], `A counter needs a maxLength, and "${name}" has none.`);
  }
  for (const [index, { value }] of (field.defaults ?? []).entries()) {
    const why = valueProblem(object, name, value);
    const place = ['fields', name, 'defaults', index, 'value'];
    if (why) report.at(uiFile, place, `The default ${JSON.stringify(value)} is not valid. ${why}`);
  }
  const list = field.codeList === undefined ? undefined : authored.codeLists.get(field.codeList);
  const stored = authored.storedLists.get(field.codeList ?? '');
  // Of a code that stands split over several fields the first holds only its beginning.
  const isSplit = stored?.joined?.[object.name] !== undefined;
  const offered = isSplit ? [] : stored ? [stored.example] : (list?.options.map(({ value }) => value) ?? []);
  for (const code of offered) {
    const why = refusal(schema.type, valid, code);
    if (!why) continue;
    const place = ['fields', name, 'codeList'];
    report.at(uiFile, place, `The list ${field.codeList} offers "${code}", which "${name}" refuses. ${why}`);
  }
}

function checkInitialRows(
  object: AuthoredObject,
  list: string,
  row: AuthoredObject | undefined,
  report: Report,
): void {
  const { ui, uiFile } = object;
  if (!ui || !uiFile || !row) return;
  for (const [index, initial] of (ui.lists?.[list]?.initial ?? []).entries()) {
    for (const [position, values] of initial.rows.entries()) {
      for (const [name, value] of Object.entries(values)) {
        const place = ['lists', list, 'initial', index, 'rows', position, name];
        const why = valueProblem(row, name, value);
        if (why)
          report.at(uiFile, place, `A row cannot be born with ${name} ${JSON.stringify(value)}. ${why}`);
      }
    }
  }
}

function checkRange(
  object: AuthoredObject,
  place: readonly string[],
  check: FieldCheck,
  report: Report,
): void {
  const { minLength, maxLength, minimum, maximum } = check;
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
    report.at(
      object.file,
      [...place, 'minLength'],
      `minLength ${minLength} is above maxLength ${maxLength}.`,
    );
  }
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    report.at(object.file, [...place, 'minimum'], `minimum ${minimum} is above maximum ${maximum}.`);
  }
}

/** A pattern that a part of a wrong value satisfies. */
function checkPattern(
  object: AuthoredObject,
  place: readonly string[],
  pattern: string | undefined,
  report: Report,
): void {
  if (pattern === undefined) return;
  const complain = (text: string) => report.at(object.file, place, `The pattern ${pattern} ${text}`);
  if (!/^\^/.test(pattern) || !/(?<!\\)(?:\\\\)*\$$/.test(pattern)) {
    complain('must begin with ^ and end with $, or it fits any text that holds such a piece.');
  } else if (/\|/.test(outsideGroups(pattern))) {
    complain('is anchored by halves: each anchor holds only one side of the |. Put the choice in ( ).');
  }
}

/** A pattern without its escapes, character classes and groups. */
function outsideGroups(pattern: string): string {
  const plain = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  const without = plain.replace(/\([^()]*\)/g, '');
  return without === plain ? plain : outsideGroups(without);
}

/** In which ways an entry rule lets pass what is not valid. */
function looserParts(entry: FieldCheck, valid: FieldCheck): readonly string[] {
  const parts: string[] = [];
  if (valid.maxLength !== undefined && (entry.maxLength ?? Infinity) > valid.maxLength) {
    parts.push(`maxLength ${entry.maxLength ?? 'none'} against ${valid.maxLength}`);
  }
  if (valid.minLength !== undefined && (entry.minLength ?? 0) < valid.minLength) {
    parts.push(`minLength ${entry.minLength ?? 'none'} against ${valid.minLength}`);
  }
  const digitsForNumeric = entry.format === 'digits' && valid.format === 'numeric';
  if (valid.format !== undefined && entry.format !== valid.format && !digitsForNumeric) {
    parts.push(`format ${entry.format ?? 'none'} against ${valid.format}`);
  }
  if (valid.pattern !== undefined && entry.pattern !== valid.pattern) {
    parts.push(`pattern ${entry.pattern ?? 'none'} against ${valid.pattern}`);
  }
  const allowed = valid.enum;
  if (allowed && !entry.enum?.every((value) => allowed.includes(value))) parts.push('values beyond the enum');
  return parts;
}
