import type { ConditionSchema } from '../../src/engine/catalogue.ts';
import { matches } from '../../src/engine/condition.ts';
import type { Fact } from '../../src/engine/declaration-check.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';
import { kindsOf } from './possible-values.ts';
import { subjectOf } from './subjects.ts';
import { refusal } from './value.ts';

/** The declaration and the rows in it down to the one that is judged; undefined where a list leads to no rows. */
export type Judged = readonly (AuthoredObject | undefined)[];

/** A value for each field, a number for rows that match, true or '' for all else that facts look at. */
type World = ReadonlyMap<string, FieldValue>;

/** More than these are not gone through: what holds over them stays unsaid. */
const MOST_WORLDS = 20_000;

/**
 * Whether a fact holds for all or for none of the declarations for which others hold; undefined where for some, and
 * where that cannot be told. What facts look at is taken as independent of all else.
 */
export function verdictOn(fact: Fact, given: readonly Fact[], judged: Judged): Verdict {
  const values = valuesByKey([fact, ...given], judged);
  const asked = JSON.stringify([judged.length, fact, given, [...values]]);
  if (!verdicts.has(asked)) verdicts.set(asked, verdictOver(values, fact, given, judged));
  return verdicts.get(asked);
}

type Verdict = 'always' | 'never' | undefined;
type Values = ReadonlyMap<string, readonly FieldValue[]>;

/** By all that they depend on. */
const verdicts = new Map<string, Verdict>();

function verdictOver(values: Values, fact: Fact, given: readonly Fact[], judged: Judged): Verdict {
  const worlds = worldsOf(values)?.filter((world) => given.every((one) => holdsIn(world, one, judged)));
  if (worlds === undefined || worlds.length === 0) return undefined;
  const held = worlds.filter((world) => holdsIn(world, fact, judged)).length;
  return held === worlds.length ? 'always' : held === 0 ? 'never' : undefined;
}

/** What a fact looks at, by names that are the same for the same thing. */
export function subjectsOf(fact: Fact, judged: Judged): readonly string[] {
  return askedBy(fact, judged).map(({ key }) => key);
}

/** One thing that a fact looks at, with what it asks there. */
interface Asked {
  readonly key: string;
  readonly field?: { readonly object: AuthoredObject; readonly name: string };
  readonly schema?: ConditionSchema;
  /** Numbers of rows on both sides of each bound. */
  readonly counts?: readonly number[];
}

function askedBy(fact: Fact, judged: Judged): readonly Asked[] {
  if ('all' in fact) return fact.all.flatMap((one) => askedBy(one, judged));
  if ('any' in fact) return fact.any.flatMap((one) => askedBy(one, judged));
  if ('not' in fact) return askedBy(fact.not, judged);
  if ('filled' in fact) return fact.filled.map((place) => asked(place, judged));
  if ('value' in fact) return [{ ...asked(fact.value, judged), schema: fact.is }];
  if (!('rows' in fact)) return [{ key: keyOf(fact, judged) }];
  const [object, name] = placeOf(fact.rows, judged);
  const list = object?.schema.properties[name];
  const most = (list?.type === 'array' ? list.maxItems : undefined) ?? Number.POSITIVE_INFINITY;
  const bounds = [1, fact.atLeast ?? 1, (fact.atMost ?? 0) + 1];
  const counts = bounds.flatMap((bound) => [bound - 1, bound]).filter((count) => count >= 0 && count <= most);
  return [{ key: keyOf(fact, judged), counts }];
}

function asked(place: string, judged: Judged): Asked {
  const [object, name] = placeOf(place, judged);
  const key = fieldKey(place, judged);
  return object && fieldOf(object.schema, name) ? { key, field: { object, name } } : { key };
}

/** What each thing may be; a field whose kinds of values cannot be told has none, and each fact on it stands alone. */
function valuesByKey(facts: readonly Fact[], judged: Judged): Values {
  const all = facts.flatMap((fact) => askedBy(fact, judged));
  const values = new Map<string, readonly FieldValue[]>();
  for (const { key } of all) {
    if (values.has(key)) continue;
    const same = all.filter((one) => one.key === key);
    const counts = same.flatMap((one) => one.counts ?? []);
    const field = same.find((one) => one.field)?.field;
    if (counts.length > 0) values.set(key, [...new Set(counts)]);
    else if (field === undefined) values.set(key, FLAGS);
    else {
      const schemas = same.flatMap(({ schema }) => schema ?? []);
      const kinds = valuesOf(field, schemas);
      if (kinds) values.set(key, kinds);
      else for (const alone of [FILLED, ...schemas]) values.set(aloneKey(key, alone), FLAGS);
    }
  }
  return values;
}

/** A world for each combination. */
function worldsOf(values: Values): readonly World[] | undefined {
  let worlds: readonly World[] = [new Map()];
  for (const [key, of] of values) {
    if (worlds.length * of.length > MOST_WORLDS) return undefined;
    worlds = worlds.flatMap((world) => of.map((value) => new Map(world).set(key, value)));
  }
  return worlds;
}

/** Whether something is so; '' as a blank field. */
const FLAGS = [true, ''];
const FILLED = 'filled' as const;

function valuesOf(
  { object, name }: NonNullable<Asked['field']>,
  schemas: readonly ConditionSchema[],
): readonly FieldValue[] | undefined {
  const subject = subjectOf(object, name)!;
  const isPossible = (value: FieldValue) => refusal(subject.type, subject.valid, value) === undefined;
  const kinds = kindsOf({ ...subject, isPossible }, { allOf: schemas });
  return kinds?.areAll ? [...new Set(kinds.values)] : undefined;
}

function holdsIn(world: World, fact: Fact, judged: Judged): boolean {
  if ('all' in fact) return fact.all.every((one) => holdsIn(world, one, judged));
  if ('any' in fact) return fact.any.some((one) => holdsIn(world, one, judged));
  if ('not' in fact) return !holdsIn(world, fact.not, judged);
  if ('filled' in fact) return fact.filled.some((place) => isFilledIn(world, fieldKey(place, judged)));
  if ('value' in fact) {
    const key = fieldKey(fact.value, judged);
    const value = world.get(key);
    return value === undefined ? world.get(aloneKey(key, fact.is)) === true : matches(fact.is, value);
  }
  const value = world.get(keyOf(fact, judged));
  if (!('rows' in fact)) return value === true;
  const { atMost, atLeast = atMost === undefined ? 1 : 0 } = fact;
  return Number(value) >= atLeast && Number(value) <= (atMost ?? Number.POSITIVE_INFINITY);
}

/** A field has a value there, or a list is said to be filled or not. */
function isFilledIn(world: World, key: string): boolean {
  return (world.get(key) ?? world.get(aloneKey(key, FILLED)) ?? '') !== '';
}

function keyOf(fact: Fact, judged: Judged): string {
  if (!('rows' in fact)) return `${judged.length} ${JSON.stringify(fact)}`;
  return `${fieldKey(fact.rows, judged)} ${JSON.stringify(fact.where)}`;
}

function aloneKey(key: string, asked: ConditionSchema | typeof FILLED): string {
  return `${key} ${JSON.stringify(asked)}`;
}

/** One name for one field or list: its object, counted from the declaration, and its own name. */
function fieldKey(place: string, judged: Judged): string {
  const [, name, depth] = placeOf(place, judged);
  return `${depth} ${name}`;
}

function placeOf(
  place: string,
  judged: Judged,
): readonly [object: AuthoredObject | undefined, name: string, depth: number] {
  const name = place.slice(place.lastIndexOf('/') + 1);
  const climbs = place.match(/\.\.\//g)?.length ?? 0;
  const depth = place.startsWith('/') ? 0 : judged.length - 1 - climbs;
  return [judged[depth], name, depth];
}
