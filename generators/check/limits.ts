import { isDeepStrictEqual } from 'node:util';
import type { FieldCheck } from '../../src/engine/catalogue.ts';
import { countCharacters, valueFormats } from '../../src/engine/value-formats.ts';
import { type Authored, type FieldSchema, type ListSchema, resolveReference } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import { hasTextBeyond, type TextKeyword, textKeywords } from '../edits/check-texts.ts';
import { textsOf } from '../patterns/texts.ts';
import { isAbove, reaches } from './bounds.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldsOf, listsOf } from './objects.ts';
import { checkOffered } from './offered-codes.ts';
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
      if (isAbove(schema.minItems, schema.maxItems)) {
        report.at(
          object.file,
          ['properties', list, 'minItems'],
          `minItems ${schema.minItems} is above maxItems ${schema.maxItems}.`,
        );
      }
      checkAdvised(object, list, schema, report);
      const limit = (['maxItems', 'advisedMaxItems'] as const).find(
        (keyword) => schema[keyword] !== undefined,
      );
      if (limit !== undefined && schema.source === undefined) {
        const place = ['properties', list, limit];
        report.at(object.file, place, `"${list}" has a limit without "source": say where it was read.`);
      }
      checkInitialRows(object, list, objects.get(resolveReference(name, schema.items.$ref)), report);
    }
  }
}

/** A number of rows that is advised and never reached, or that even the fewest rows exceed. */
function checkAdvised(object: AuthoredObject, list: string, schema: ListSchema, report: Report): void {
  const { advisedMaxItems: advised, maxItems, minItems } = schema;
  const complain = (text: string) =>
    report.at(object.file, ['properties', list, 'advisedMaxItems'], `advisedMaxItems ${advised} ${text}`);
  if (reaches(advised, maxItems)) {
    complain(`is never passed: there are at most ${maxItems} rows ("maxItems"). Leave it out, or lower it.`);
  }
  if (isAbove(minItems, advised)) complain(`is below minItems ${minItems}.`);
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
  const before = report.count();
  checkRange(object, place, valid, report);
  if (Object.keys(valid).length > 0 && schema.source === undefined) {
    report.at(object.file, place, `"${name}" has a limit without "source": say where it was read.`);
  }
  for (const value of valid.enum ?? []) {
    const why = refusal(schema.type, { ...valid, enum: undefined }, value);
    if (why) report.at(object.file, [...place, 'enum'], `The value "${value}" can never be valid. ${why}`);
  }
  checkPattern(object, [...place, 'pattern'], valid, report);
  if (typeof schema.entry === 'object') {
    checkRange(object, [...place, 'entry'], schema.entry, report);
    checkPattern(object, [...place, 'entry', 'pattern'], schema.entry, report);
    checkEntryRange(object, [...place, 'entry'], schema.entry, valid, report);
    for (const value of schema.entry.enum ?? []) {
      const why = refusal(schema.type, { ...schema.entry, enum: undefined }, value);
      if (why)
        report.at(
          object.file,
          [...place, 'entry', 'enum'],
          `The value "${value}" can never be typed. ${why}`,
        );
    }
    for (const looser of looserParts(checkOf(schema.entry), judgedWhileTyping(object, schema.entry, valid))) {
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
  // Where the limits themselves are wrong, what they refuse now says nothing more.
  if (report.count() > before) return;
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
  const capProblem = (text: string) => report.at(uiFile, ['fields', name, 'inputMaxLength'], text);
  const exact = valid.format === undefined ? undefined : LENGTHS[valid.format];
  if (isAbove(cap, exact))
    capProblem(`The input takes ${cap} characters, but each ${valid.format} has ${exact}: leave it out.`);
  const begun = [schema.default, ...(field.defaults ?? []).map(({ value }) => value)];
  const long = begun.find((value) => isAbove(countCharacters(String(value ?? '')), cap));
  if (long !== undefined) {
    const has = countCharacters(String(long));
    capProblem(
      `The input takes ${cap} characters, but the default ${JSON.stringify(long)} has ${has}: nobody could type it again.`,
    );
  }
  const typed = typeof schema.entry === 'object' ? schema.entry.maxLength : undefined;
  const most = typed ?? valid.maxLength;
  if (isAbove(cap, most)) {
    report.at(
      uiFile,
      ['fields', name, 'inputMaxLength'],
      `The input takes ${cap} characters, but the rule at most ${most}.`,
    );
  }
  const least = shortestOf(valid);
  if (isAbove(least, cap)) {
    const text = `The input takes ${cap} characters, but what is valid has at least ${least}.`;
    report.at(uiFile, ['fields', name, 'inputMaxLength'], text);
  }
  if (field.counter && most === undefined) {
    report.at(uiFile, ['fields', name, 'counter'], `A counter needs a maxLength, and "${name}" has none.`);
  }
  for (const [index, { value }] of (field.defaults ?? []).entries()) {
    const why = valueProblem(object, name, value);
    const place = ['fields', name, 'defaults', index, 'value'];
    if (why) report.at(uiFile, place, `The default ${JSON.stringify(value)} is not valid. ${why}`);
  }
  checkOffered(authored, object, name, schema, report);
}

function checkInitialRows(
  object: AuthoredObject,
  list: string,
  row: AuthoredObject | undefined,
  report: Report,
): void {
  const { ui, uiFile } = object;
  if (!ui || !uiFile || !row) return;
  const schema = object.schema.properties[list];
  const most = schema?.type === 'array' ? (schema.maxItems ?? schema.advisedMaxItems) : undefined;
  for (const [index, initial] of (ui.lists?.[list]?.initial ?? []).entries()) {
    if (isAbove(initial.rows.length, most)) {
      const text = `"${list}" is born with ${initial.rows.length} rows, but may have ${most}.`;
      report.at(uiFile, ['lists', list, 'initial', index, 'rows'], text);
    }
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
  if (isAbove(minLength, maxLength)) {
    report.at(
      object.file,
      [...place, 'minLength'],
      `minLength ${minLength} is above maxLength ${maxLength}.`,
    );
  }
  if (isAbove(minimum, maximum)) {
    report.at(object.file, [...place, 'minimum'], `minimum ${minimum} is above maximum ${maximum}.`);
  }
}

/** Characters of every value of a format that has one length. */
const LENGTHS: Partial<Record<NonNullable<FieldCheck['format']>, number>> = { date: 10, 'date-time': 16 };

/** Fewest characters of a value that is not blank. */
function shortestOf({ minLength, pattern, enum: values, format }: FieldCheck): number {
  const exact = format === undefined ? undefined : LENGTHS[format];
  if (exact !== undefined) return exact;
  if (values) return Math.min(...values.map((value) => String(value).length));
  return minLength ?? (pattern === undefined ? 0 : (textsOf(pattern)?.shortest ?? 0));
}

/** An entry rule that no valid value passes: nobody could ever type a right one. */
function checkEntryRange(
  object: AuthoredObject,
  place: readonly string[],
  entry: FieldCheck,
  valid: FieldCheck,
  report: Report,
): void {
  const least = shortestOf(valid);
  if (!isAbove(least, entry.maxLength)) return;
  const text = `What may be typed has at most ${entry.maxLength} characters, but what is valid at least ${least}.`;
  report.at(object.file, [...place, 'maxLength'], text);
}

/** A pattern that a part of a wrong value satisfies, or one that contradicts the limits beside it. */
function checkPattern(
  object: AuthoredObject,
  place: readonly string[],
  check: FieldCheck,
  report: Report,
): void {
  const why = check.pattern === undefined ? undefined : (anchorProblem(check.pattern) ?? reachProblem(check));
  if (why) report.at(object.file, place, `The pattern ${check.pattern} ${why}`);
}

/** Why a pattern also fits texts that only hold a right one. */
export function anchorProblem(pattern: string): string | undefined {
  if (!/^\^/.test(pattern) || !/(?<!\\)(?:\\\\)*\$$/.test(pattern))
    return 'must begin with ^ and end with $, or it fits any text that holds such a piece.';
  if (/\|/.test(outsideGroups(pattern)))
    return 'is anchored by halves: each anchor holds only one side of the |. Put the choice in ( ).';
  return undefined;
}

/** Why texts of a pattern cannot be had under the limits beside it. */
function reachProblem({ pattern, minLength, maxLength, format }: FieldCheck): string | undefined {
  const language = pattern === undefined ? undefined : textsOf(pattern);
  if (!language) return undefined;
  const { shortest, longest, samples } = language;
  if (longest === 0) return 'takes no text at all.';
  if (isAbove(shortest, maxLength))
    return `needs at least ${shortest} characters, but "maxLength" is ${maxLength}: no text fits both.`;
  if (longest !== Infinity && isAbove(longest, maxLength))
    return `takes up to ${longest} characters, but "maxLength" is ${maxLength}: its longest texts are refused.`;
  if (isAbove(minLength, longest))
    return `takes at most ${longest} characters, but "minLength" is ${minLength}: no text fits both.`;
  if (format === undefined || samples.some((sample) => sample !== '' && valueFormats[format](sample)))
    return undefined;
  return `and the format "${format}" exclude each other: no text fits both.`;
}

/** A pattern without its escapes, character classes and groups. */
function outsideGroups(pattern: string): string {
  const plain = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  const without = plain.replace(/\([^()]*\)/g, '');
  return without === plain ? plain : outsideGroups(without);
}

/** In a form that is sent as a whole, what a beginning cannot meet may be left to the sending. */
function judgedWhileTyping(
  { schema }: AuthoredObject,
  { minLength, pattern }: FieldCheck,
  valid: FieldCheck,
): FieldCheck {
  if (!schema.form) return valid;
  return {
    ...valid,
    ...(minLength === undefined ? { minLength: undefined } : {}),
    ...(pattern === undefined ? { pattern: undefined } : {}),
  };
}

/** In which ways an entry rule lets pass what is not valid. */
function looserParts(entry: FieldCheck, valid: FieldCheck): readonly string[] {
  return textKeywords
    .filter((keyword) => isLooser(entry, valid, keyword))
    .map((keyword) =>
      keyword === 'enum'
        ? 'values beyond the enum'
        : `${keyword} ${entry[keyword] ?? 'none'} against ${valid[keyword]}`,
    );
}

/** Whether a text may be typed that a keyword of the valid ones refuses; also where that cannot be told. */
function isLooser(entry: FieldCheck, valid: FieldCheck, keyword: TextKeyword): boolean {
  if (isDeepStrictEqual(entry[keyword], valid[keyword])) return false;
  if (keyword === 'maxLength' && (entry.maxLength ?? Infinity) <= (valid.maxLength ?? 0)) return false;
  return hasTextBeyond(entry, valid, keyword) !== false;
}
