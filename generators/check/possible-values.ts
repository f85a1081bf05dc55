import type { ConditionSchema, FieldCheck, FieldDefinition } from '../../src/engine/catalogue.ts';
import { matches } from '../../src/engine/condition.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { textsOf } from '../patterns/texts.ts';

/** What a condition looks at. */
export interface Domain {
  readonly type: FieldDefinition['type'];
  readonly valid: FieldCheck;
  /** Never blank, as the position of a row. */
  readonly isNeverBlank?: boolean;
  /** Whether a value may stand in the field. */
  isPossible(value: FieldValue): boolean;
}

/** Texts of many kinds: a pattern that takes all of them that a field may hold tells nothing apart. */
const MANY_KINDS = [
  '7',
  'A',
  'a',
  'Ä',
  ' ',
  '-',
  '.',
  '77',
  '12',
  '345',
  '6789',
  'AB',
  'a 1',
  '7.5',
  '777777',
  'ABCDEFGH',
  'x'.repeat(40),
];

/** Values of formats that have one length, in which lengths tell nothing more apart. */
const MOMENTS: Partial<Record<NonNullable<FieldCheck['format']>, readonly string[]>> = {
  date: ['03-02-2001', '30-11-2032'],
  'date-time': ['03-02-2001 04:05', '30-11-2032 14:45'],
};

/** One value of each kind that conditions on a field can tell apart. */
export interface Kinds {
  readonly values: readonly FieldValue[];
  /** Whether no kind is missing; a pattern leaves some unknown. */
  readonly areAll: boolean;
}

/** The kinds of values that conditions on one field tell apart; undefined where they cannot be told. */
export function kindsOf(domain: Domain, schema: ConditionSchema): Kinds | undefined {
  const patterns = patternsIn(schema);
  const isUnknown = (patterns.length > 0 || domain.valid.pattern !== undefined) && hasFreeText(domain);
  const values = isUnknown ? valuesByPattern(domain, schema, patterns) : valuesToAsk(domain, schema);
  return values && { values, areAll: !isUnknown };
}

/**
 * Whether a condition holds for every or for no value its field can have, the blank one among them. It is asked
 * of one value of each kind that the condition can tell apart; undefined where it holds for some, and where a
 * pattern or a format leaves the kinds unknown.
 */
export function verdictOverAll(
  domain: Domain,
  schema: ConditionSchema,
): 'always' | 'never' | 'blank' | undefined {
  const only = onlyValuesOf(schema);
  if (only && !only.some((value) => matches(schema, value))) return 'never';
  const kinds = kindsOf(domain, schema);
  if (kinds === undefined) return undefined;
  const held = kinds.values.filter((value) => matches(schema, value));
  if (held.length === 0) return kinds.areAll ? 'never' : undefined;
  if (held.length === kinds.values.length) return 'always';
  // Bounds say nothing of a blank field, so two that exclude each other still hold for it.
  const isLeft = domain.type === 'integer' && !only && boundsIn(schema).length > 1;
  return isLeft && held.every((value) => value === '') ? 'blank' : undefined;
}

/** The values that a condition names as the only ones; undefined where it names none. */
function onlyValuesOf(schema: ConditionSchema): readonly FieldValue[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.enum ?? schema.allOf?.map(onlyValuesOf).find((values) => values !== undefined);
}

function hasFreeText({ type, valid }: Domain): boolean {
  return type === 'string' && valid.enum === undefined;
}

/** Enough texts to see that a pattern leaves none out; undefined where too few of them can stand in the field. */
function valuesByPattern(
  { valid, isPossible }: Domain,
  schema: ConditionSchema,
  patterns: readonly string[],
): readonly FieldValue[] | undefined {
  const known = [...patterns, ...(valid.pattern === undefined ? [] : [valid.pattern])];
  const letters = known.flatMap((pattern) => pattern.match(/[A-Za-z0-9]/g) ?? []);
  const texts = [...MANY_KINDS, ...letters, ...known.flatMap((pattern) => textsOf(pattern)?.samples ?? [])];
  const possible = [...constantsIn(schema), ...texts].filter((value) => value !== '' && isPossible(value));
  return possible.length < 6 ? undefined : ['', ...possible];
}

function valuesToAsk(domain: Domain, schema: ConditionSchema): FieldValue[] {
  const { type, valid, isPossible } = domain;
  const possible = (values: readonly FieldValue[]) =>
    values.filter((value) => value === '' || isPossible(value));
  if (type === 'boolean') return ['', true, false];
  if (valid.enum !== undefined) return ['', ...valid.enum];
  const named = constantsIn(schema);
  const edges = boundsIn(schema);
  if (type === 'integer') {
    const numbers = [...edges, valid.minimum ?? 0, valid.maximum ?? 0].flatMap((n) => [n - 1, n, n + 1]);
    return possible([...(domain.isNeverBlank ? [] : ['']), ...named, ...numbers]);
  }
  const moments = valid.format === undefined ? undefined : MOMENTS[valid.format];
  if (moments) return possible(['', ...named, ...moments]);
  const lengths = [...edges, valid.maxLength ?? 0, valid.minLength ?? 0].flatMap((n) => [n - 1, n, n + 1]);
  const digit = ['7', '8', '9', '6'].find(
    (one) => !named.some((text) => /^(.)\1*$/.test(String(text)) && String(text).startsWith(one)),
  );
  const fillers = [...new Set(lengths)]
    .filter((length) => length > 0)
    .map((length) => (digit ?? '5').repeat(length));
  return possible(['', ...named, ...fillers]);
}

/** Every constant that a condition names anywhere. */
function constantsIn(schema: ConditionSchema): readonly FieldValue[] {
  return [
    ...(schema.const === undefined ? [] : [schema.const]),
    ...(schema.enum ?? []),
    ...partsOf(schema).flatMap(constantsIn),
  ];
}

/** Every length and bound that a condition names anywhere. */
function boundsIn(schema: ConditionSchema): readonly number[] {
  const own = [schema.minLength, schema.maxLength, schema.minimum, schema.maximum];
  return [...own.filter((bound) => bound !== undefined), ...partsOf(schema).flatMap(boundsIn)];
}

function patternsIn(schema: ConditionSchema): readonly string[] {
  return [...(schema.pattern === undefined ? [] : [schema.pattern]), ...partsOf(schema).flatMap(patternsIn)];
}

function partsOf({ not, allOf, anyOf }: ConditionSchema): readonly ConditionSchema[] {
  return [...(not ? [not] : []), ...(allOf ?? []), ...(anyOf ?? [])];
}
