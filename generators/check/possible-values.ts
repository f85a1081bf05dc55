import type { ConditionSchema, FieldCheck, FieldDefinition } from '../../src/engine/catalogue.ts';
import { matches } from '../../src/engine/condition.ts';
import type { FieldValue } from '../../src/engine/document.ts';

/** What a condition looks at. */
export interface Domain {
  readonly type: FieldDefinition['type'];
  readonly valid: FieldCheck;
  /** Whether a value may stand in the field. */
  isPossible(value: FieldValue): boolean;
}

/**
 * Whether a condition holds for every or for no value its field can have, the blank one among them. It is asked
 * of one value of each kind that the condition can tell apart; undefined where it holds for some, and where a
 * pattern or a format leaves the kinds unknown.
 */
export function verdictOverAll(domain: Domain, schema: ConditionSchema): 'always' | 'never' | undefined {
  const values = valuesToAsk(domain, schema);
  if (values === undefined) return undefined;
  const held = values.filter((value) => matches(schema, value)).length;
  if (held === 0) return 'never';
  return held === values.length ? 'always' : undefined;
}

function valuesToAsk({ type, valid, isPossible }: Domain, schema: ConditionSchema): FieldValue[] | undefined {
  const possible = (values: readonly FieldValue[]) =>
    values.filter((value) => value === '' || isPossible(value));
  if (type === 'boolean') return ['', true, false];
  if (valid.enum !== undefined) return ['', ...valid.enum];
  const named = constantsIn(schema);
  const edges = boundsIn(schema);
  if (type === 'integer') {
    const numbers = [...edges, valid.minimum ?? 0, valid.maximum ?? 0].flatMap((n) => [n - 1, n, n + 1]);
    return possible(['', ...named, ...numbers]);
  }
  if (hasPattern(schema) || valid.pattern !== undefined) return undefined;
  if (valid.format === 'date' || valid.format === 'date-time') return undefined;
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

function hasPattern(schema: ConditionSchema): boolean {
  return schema.pattern !== undefined || partsOf(schema).some(hasPattern);
}

function partsOf({ not, allOf, anyOf }: ConditionSchema): readonly ConditionSchema[] {
  return [...(not ? [not] : []), ...(allOf ?? []), ...(anyOf ?? [])];
}
