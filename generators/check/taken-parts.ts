import type { Condition, ConditionSchema } from '../../src/engine/catalogue.ts';
import type { UiField, UiSchema } from '../authored.ts';

/** Of the parts that are taken of an object, each that looks at one which is left out. */
export function neededAndLeftOut(
  ui: UiSchema | undefined,
  names: readonly string[],
  only: readonly string[],
): readonly string[] {
  return Object.entries({ ...ui?.fields, ...ui?.lists }).flatMap(([name, part]) => {
    if (!only.includes(name)) return [];
    const left = lookedAtBy(part).find((other) => names.includes(other) && !only.includes(other));
    if (left === undefined) return [];
    return [`"${name}" needs "${left}", which is left out: its UI schema looks at it. Take both or neither.`];
  });
}

/** Fields of the same object that a field's rules, defaults and entries look at. */
function lookedAtBy({ rules = [], defaults = [], continuesIn }: UiField): readonly string[] {
  const conditions = [...rules.map(({ condition }) => condition), ...defaults.map(({ when }) => when)];
  return [
    ...conditions.flatMap((condition) => (condition ? namesOf(condition) : [])),
    ...(continuesIn === undefined ? [] : [continuesIn]),
  ];
}

function namesOf({ scope, schema }: Condition): readonly string[] {
  if (scope === '.') return propertiesOf(schema);
  return scope.startsWith('./') ? [scope.slice(2)] : [];
}

function propertiesOf({ properties, not, allOf = [], anyOf = [] }: ConditionSchema): readonly string[] {
  const parts = [...(not ? [not] : []), ...allOf, ...anyOf];
  return [...Object.keys(properties ?? {}), ...parts.flatMap(propertiesOf)];
}
