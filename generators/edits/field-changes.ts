import type { FieldCheck, FieldDefinition } from '../../src/engine/catalogue.ts';
import type { EditKind } from './change.ts';
import { hasTextBeyond, type TextKeyword, textKeywords } from './check-texts.ts';

/** A change of one field or list, before it is known where that stands. */
export interface MemberChange {
  readonly kind: EditKind;
  /** Keyword it stands under; of the UI schema when `ui`. */
  readonly keyword: string;
  readonly ui?: true;
  readonly text: string;
}

/** What became of each keyword; how much a text's keywords take together is judged both ways. */
export function checkChanges(before: FieldCheck, after: FieldCheck): readonly MemberChange[] {
  return [
    ...textKeywords.flatMap((keyword) => textChange(before, after, keyword)),
    ...bound('maximum', before.maximum, after.maximum, -1, (n) => `at most ${n}`),
    ...bound('minimum', before.minimum, after.minimum, 1, (n) => `at least ${n}`),
  ];
}

/**
 * A keyword is narrower when it refuses a text that was right, and wider when it takes one that it alone or with others
 * refused; one that does neither changed nothing.
 */
function textChange(before: FieldCheck, after: FieldCheck, keyword: TextKeyword): readonly MemberChange[] {
  const [was, is] = [before[keyword], after[keyword]];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const lost = hasTextBeyond(before, after, keyword);
  const text = wordsOf(keyword, was, is);
  if (lost === undefined)
    return [{ kind: 'unclear', keyword, text: `${text}; which takes more cannot be told` }];
  if (lost) return [{ kind: 'narrower', keyword, text }];
  return hasTextBeyond(after, before, keyword) === false ? [] : [{ kind: 'wider', keyword, text }];
}

type KeywordValue = FieldCheck[TextKeyword];

function wordsOf(keyword: TextKeyword, was: KeywordValue, is: KeywordValue): string {
  switch (keyword) {
    case 'maxLength':
      return boundWords(was, is, (n) => `at most ${n} characters`);
    case 'minLength':
      return boundWords(was, is, (n) => `at least ${n} characters`);
    case 'enum':
      return enumWords(was as FieldCheck['enum'], is as FieldCheck['enum']);
    default:
      return `${keyword} ${is ?? 'none'} instead of ${was ?? 'none'}`;
  }
}

function boundWords(was: unknown, is: unknown, words: (value: unknown) => string): string {
  return `${is === undefined ? 'no limit' : words(is)} instead of ${was ?? 'no limit'}`;
}

function enumWords(was: FieldCheck['enum'], is: FieldCheck['enum']): string {
  if (is === undefined) return 'any value instead of a list of values';
  if (was === undefined) return `only ${is.join(', ')} instead of any value`;
  const lost = was.filter((value) => !is.includes(value));
  const gained = is.filter((value) => !was.includes(value));
  return [
    ...(lost.length === 0 ? [] : [`no more ${lost.join(', ')}`]),
    ...(gained.length === 0 ? [] : [`now ${gained.join(', ')} as well`]),
  ].join(', ');
}

/** `strict` is 1 where a greater number refuses more, -1 where a smaller one does; no number refuses nothing. */
export function bound(
  keyword: string,
  before: number | undefined,
  after: number | undefined,
  strict: 1 | -1,
  words: (value: unknown) => string,
): readonly MemberChange[] {
  if (before === after) return [];
  const was = (before ?? -strict * Infinity) * strict;
  const is = (after ?? -strict * Infinity) * strict;
  return [{ kind: is > was ? 'narrower' : 'wider', keyword, text: boundWords(before, after, words) }];
}

/** What happened to a field of one name, beside its rules. */
export function fieldChanges(before: FieldDefinition, after: FieldDefinition): readonly MemberChange[] {
  if (before.type !== after.type) {
    return [{ kind: 'breaking', keyword: 'type', text: `type ${after.type} instead of ${before.type}` }];
  }
  const valid = checkChanges(before.valid, after.valid);
  const typed = checkChanges(before.entry, after.entry)
    .filter(({ text }) => !valid.some((change) => change.text === text))
    .map((change) => ({ ...change, keyword: 'entry', text: `may be typed: ${change.text}` }));
  return [
    ...valid,
    ...typed,
    ...codeListChange(before.codeList, after.codeList),
    ...elementChange(before.help.dataElement, after.help.dataElement),
    ...bound(
      'inputMaxLength',
      before.inputMaxLength,
      after.inputMaxLength,
      -1,
      (n) => `typing ends at ${n}`,
    ).map((change) => ({ ...change, ui: true as const })),
    ...bound('maxRows', before.maxRows, after.maxRows, -1, (n) => `at most ${n} lines`).map((change) => ({
      ...change,
      ui: true as const,
    })),
  ];
}

/** A code that is in no list is a warning: a list where there was none flags what was right. */
function codeListChange(was: string | undefined, is: string | undefined): readonly MemberChange[] {
  if (was === is) return [];
  const kind = is === undefined ? 'wider' : was === undefined ? 'narrower' : 'unclear';
  const text = `codes of ${is ?? 'no list'} instead of ${was ?? 'no list'}`;
  return [{ kind, keyword: 'codeList', ui: true, text }];
}

/** What a category always needs is found by its data element. */
function elementChange(was: string | undefined, is: string | undefined): readonly MemberChange[] {
  if (was === is) return [];
  const text = `data element ${is ?? 'none'} instead of ${was ?? 'none'}; what its declarations lack is seen on documents`;
  return [{ kind: 'unclear', keyword: 'dataElement', text }];
}
