import type { ObjectDefinition } from './catalogue.ts';
import { isFollowing } from './computed-fields.ts';
import { matches } from './condition.ts';
import type { DocumentData, FieldValue } from './document.ts';

/** Fields of one object that both sides cannot have as they gave them. */
export type ClosedNames = ReadonlySet<string>;

/**
 * One side gave a field a value, the other chose what closes that field by a rule of the same row (an automatic
 * tax line has no amount): neither goes with the other. Gives the choice and every field that it closes.
 */
export function closedNames(
  definition: ObjectDefinition,
  base: DocumentData,
  mine: DocumentData,
  theirs: DocumentData,
  merged: DocumentData,
): ClosedNames {
  const closing = Object.values(definition.fields).flatMap((field) => {
    if (isFollowing(field)) return [];
    return field.rules.flatMap(({ effect, condition }) =>
      effect === 'disable' && condition?.scope.startsWith('./')
        ? [{ field: field.name, choice: condition.scope.slice('./'.length), schema: condition.schema }]
        : [],
    );
  });
  const torn = closing.filter(({ field, choice, schema }) => {
    const giver = [mine, theirs].find((side) => isGiven(merged[field], side[field], base[field]));
    if (giver === undefined) return false;
    const isClosed = (data: DocumentData) => matches(schema, (data[choice] as FieldValue | undefined) ?? '');
    return isClosed(merged) && !isClosed(giver);
  });
  const choices = new Set(torn.map(({ choice }) => choice));
  const fields = closing.filter(({ choice }) => choices.has(choice)).map(({ field }) => field);
  return new Set([...choices, ...fields]);
}

/** Whether the merge holds a value that this side gave. */
function isGiven(
  merged: DocumentData[string],
  side: DocumentData[string],
  base: DocumentData[string],
): boolean {
  return merged !== undefined && merged === side && side !== base;
}
