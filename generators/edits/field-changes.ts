import type { FieldCheck, FieldDefinition, Rule } from '../../src/engine/catalogue.ts';
import type { EditKind } from './change.ts';
import { takesAll } from './pattern-language.ts';

/** A change of one field or list, before it is known where that stands. */
export interface MemberChange {
  readonly kind: EditKind;
  /** Keyword it stands under; of the UI schema when `ui`. */
  readonly keyword: string;
  readonly ui?: true;
  readonly text: string;
}

/** Judges both ways: everything the first check takes, does the second take it too, and the other way round. */
export function checkChanges(before: FieldCheck, after: FieldCheck): readonly MemberChange[] {
  return [
    ...bound('maxLength', before.maxLength, after.maxLength, -1, (n) => `at most ${n} characters`),
    ...bound('minLength', before.minLength, after.minLength, 1, (n) => `at least ${n} characters`),
    ...bound('maximum', before.maximum, after.maximum, -1, (n) => `at most ${n}`),
    ...bound('minimum', before.minimum, after.minimum, 1, (n) => `at least ${n}`),
    ...formatChange(before.format, after.format),
    ...patternChange(before.pattern, after.pattern),
    ...enumChange(before.enum, after.enum),
  ];
}

/** `strict` is 1 where a greater number refuses more, -1 where a smaller one does; no number refuses nothing. */
export function bound(
  keyword: string,
  before: number | undefined,
  after: number | undefined,
  strict: 1 | -1,
  words: (value: number) => string,
): readonly MemberChange[] {
  if (before === after) return [];
  const was = (before ?? -strict * Infinity) * strict;
  const is = (after ?? -strict * Infinity) * strict;
  const now = after === undefined ? 'no limit' : words(after);
  return [
    {
      kind: is > was ? 'narrower' : 'wider',
      keyword,
      text: `${now} instead of ${before === undefined ? 'no limit' : before}`,
    },
  ];
}

function formatChange(before: FieldCheck['format'], after: FieldCheck['format']): readonly MemberChange[] {
  if (before === after) return [];
  const isWider = after === undefined || (before === 'digits' && after === 'numeric');
  const text = `format ${after ?? 'none'} instead of ${before ?? 'none'}`;
  return [{ kind: isWider ? 'wider' : 'narrower', keyword: 'format', text }];
}

/** Which of two patterns takes more is worked out where they can be read; else documents tell. */
function patternChange(before: string | undefined, after: string | undefined): readonly MemberChange[] {
  if (before === after) return [];
  const text = `pattern ${after ?? 'none'} instead of ${before ?? 'none'}`;
  if (after === undefined) return [{ kind: 'wider', keyword: 'pattern', text }];
  if (before === undefined) return [{ kind: 'narrower', keyword: 'pattern', text }];
  const isWider = takesAll(before, after);
  if (isWider === undefined) {
    return [{ kind: 'unclear', keyword: 'pattern', text: `${text}; which takes more cannot be told` }];
  }
  if (!isWider) return [{ kind: 'narrower', keyword: 'pattern', text }];
  return takesAll(after, before) ? [] : [{ kind: 'wider', keyword: 'pattern', text }];
}

function enumChange(before: FieldCheck['enum'], after: FieldCheck['enum']): readonly MemberChange[] {
  const lost = after === undefined ? [] : (before ?? []).filter((value) => !after.includes(value));
  const gained = before === undefined ? [] : (after ?? []).filter((value) => !before.includes(value));
  if (before !== undefined && after === undefined) {
    return [{ kind: 'wider', keyword: 'enum', text: 'any value instead of a list of values' }];
  }
  if (before === undefined && after !== undefined) {
    return [{ kind: 'narrower', keyword: 'enum', text: `only ${after.join(', ')} instead of any value` }];
  }
  if (lost.length > 0) return [{ kind: 'narrower', keyword: 'enum', text: `no more ${lost.join(', ')}` }];
  return gained.length === 0
    ? []
    : [{ kind: 'wider', keyword: 'enum', text: `now ${gained.join(', ')} as well` }];
}

/** What happened to a field of one name. */
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
    ...ruleChanges(before.rules, after.rules),
  ];
}

/**
 * Rules that came and went. One with another condition did both, so it counts as narrower. Disabling is a
 * matter of the editor and touches nothing that is stored.
 */
export function ruleChanges(before: readonly Rule[], after: readonly Rule[]): readonly MemberChange[] {
  const isIn = (rules: readonly Rule[], rule: Rule) => rules.some((other) => same(other, rule));
  const gone = before.filter((rule) => !isIn(after, rule));
  const come = after.filter((rule) => !isIn(before, rule));
  return [
    ...come.flatMap((rule) => ruleChange(rule, true)),
    ...gone.flatMap((rule) => ruleChange(rule, false)),
  ];
}

function ruleChange({ effect, condition }: Rule, isNew: boolean): readonly MemberChange[] {
  const about = { keyword: 'rules', ui: true } as const;
  const where = condition === undefined ? 'always' : `when ${condition.scope} is ${words(condition.schema)}`;
  if (effect === 'require') {
    const text = `${isNew ? 'required' : 'no more required'} ${where}`;
    return [{ ...about, kind: isNew ? 'narrower' : 'wider', text }];
  }
  if (effect === 'hide') {
    const text = `${isNew ? 'hidden, so not judged and not sent,' : 'no more hidden, so judged and sent,'} ${where}`;
    return [{ ...about, kind: isNew ? 'wider' : 'narrower', text }];
  }
  return [];
}

function words(schema: object): string {
  return JSON.stringify(schema);
}

function same(one: Rule, other: Rule): boolean {
  return one.effect === other.effect && JSON.stringify(one.condition) === JSON.stringify(other.condition);
}
