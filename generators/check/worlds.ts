import type { Condition, ConditionSchema } from '../../src/engine/catalogue.ts';
import { matches, matchesObject } from '../../src/engine/condition.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import type { AuthoredObject } from './objects.ts';
import { kindsOf } from './possible-values.ts';
import { type ContextValues, contextSubject, holdersOf, type Subject, subjectOf } from './subjects.ts';
import { refusal } from './value.ts';

/** One value for each field that some conditions of an object look at. */
export interface World {
  /** Whether a condition holds there; one that is absent always does. */
  holds(condition: Condition | undefined): boolean;
  /** What a field of the object itself has; undefined where no condition looks at it. */
  valueOf(field: string): FieldValue | undefined;
}

/** More than these are not gone through: what holds over them stays unsaid. */
const MOST_WORLDS = 20_000;

/**
 * Every combination of values that some conditions of one object can tell apart; undefined where a pattern leaves
 * the values unknown, where a field is another one in each parent, or where there are too many.
 */
export function worldsOf(
  object: AuthoredObject,
  conditions: readonly (Condition | undefined)[],
  context: ContextValues,
): readonly World[] | undefined {
  const asked = new Map<string, ConditionSchema[]>();
  for (const condition of conditions) {
    if (!condition) continue;
    for (const [scope, schema] of askedBy(condition)) {
      const key = keyOf(object, scope);
      asked.set(key, [...(asked.get(key) ?? []), schema]);
    }
  }
  let values: readonly ReadonlyMap<string, FieldValue>[] = [new Map()];
  for (const [key, schemas] of asked) {
    const subject = subjectAt(object, key, context);
    const kinds = subject && kindsOf(domainOf(subject), { allOf: schemas });
    if (!kinds?.areAll) return undefined;
    const distinct = [...new Set(kinds.values)];
    if (values.length * distinct.length > MOST_WORLDS) return undefined;
    values = values.flatMap((world) => distinct.map((value) => new Map(world).set(key, value)));
  }
  return values.map((world) => ({
    holds: (condition) => condition === undefined || holdsIn(world, object, condition),
    valueOf: (field) => world.get(keyOf(object, `./${field}`)),
  }));
}

/** Whether one condition on several fields holds for all or for none of their values. */
export function verdictTogether(
  object: AuthoredObject,
  condition: Condition,
  context: ContextValues,
): 'always' | 'never' | undefined {
  const worlds = worldsOf(object, [condition], context);
  if (worlds?.every((world) => world.holds(condition))) return 'always';
  return worlds?.some((world) => world.holds(condition)) === false ? 'never' : undefined;
}

/** Names of an object's own fields that a condition looks at. */
export function ownFieldsOf(object: AuthoredObject, condition: Condition): readonly string[] {
  const own = keyOf(object, './');
  return askedBy(condition)
    .map(([scope]) => keyOf(object, scope))
    .filter((key) => key.startsWith(own))
    .map((key) => key.slice(own.length));
}

function holdsIn(
  world: ReadonlyMap<string, FieldValue>,
  object: AuthoredObject,
  { scope, schema }: Condition,
): boolean {
  const valueAt = (at: string) => world.get(keyOf(object, at)) ?? '';
  if (!isWhole(scope)) return matches(schema, valueAt(scope));
  const names = propertiesIn(schema).map(([name]) => name);
  return matchesObject(
    schema,
    Object.fromEntries(names.map((name) => [name, valueAt(`${scope === '/' ? '' : '.'}/${name}`)])),
  );
}

/** Scopes of single values that a condition looks at, each with what it asks there. */
function askedBy({ scope, schema }: Condition): readonly (readonly [string, ConditionSchema])[] {
  if (!isWhole(scope)) return [[scope, schema]];
  return propertiesIn(schema).map(([name, of]) => [`${scope === '/' ? '' : '.'}/${name}`, of] as const);
}

function propertiesIn(schema: ConditionSchema): readonly (readonly [string, ConditionSchema])[] {
  const parts = [...(schema.not ? [schema.not] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [...Object.entries(schema.properties ?? {}), ...parts.flatMap(propertiesIn)];
}

function isWhole(scope: string): boolean {
  return scope === '/' || scope === '.';
}

/** One name for one field: in a document its own fields are those of the document. */
function keyOf({ schema }: AuthoredObject, scope: string): string {
  return schema.version !== undefined && scope.startsWith('./') ? scope.slice(1) : scope;
}

function subjectAt(object: AuthoredObject, key: string, context: ContextValues): Subject | undefined {
  if (key.startsWith('$')) return contextSubject(object, key, context);
  const name = key.slice(key.lastIndexOf('/') + 1);
  const holders = holdersOf(object, key).filter((holder) => subjectOf(holder, name));
  const [holder] = holders;
  return holders.length === 1 && holder ? subjectOf(holder, name) : undefined;
}

/** A code that is in no list may stand in a field all the same. */
function domainOf(subject: Subject) {
  return {
    ...subject,
    isPossible: (value: FieldValue) => refusal(subject.type, subject.valid, value) === undefined,
  };
}
