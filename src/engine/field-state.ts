import type { ObjectDefinition, Rule } from './catalogue.ts';
import { type ContainedPlace, holds, type RuleContext } from './condition.ts';
import { definitionAt, isListDefinition } from './definition.ts';
import type { DocumentData } from './document.ts';
import { isRowSegment, type Path } from './path.ts';
import { containersOf } from './rows.ts';

/** What the rules make of a field or list now. */
export interface FieldState {
  /** Not shown, not judged and never written to a message. A field of a hidden list is hidden. */
  readonly hidden: boolean;
  readonly disabled: boolean;
  /** A blank value is a problem. */
  readonly required: boolean;
  /** Text of the rule that disables or requires it. */
  readonly reason?: string;
}

const free: FieldState = { hidden: false, disabled: false, required: false };

/** State of the field or list at `path` by its rules and those of the lists around it. */
export function fieldState(
  definition: ObjectDefinition,
  document: DocumentData,
  path: Path,
  context: RuleContext,
): FieldState {
  const ruled = ruledPlaces(definition, path);
  if (ruled.length === 0 && context.closed === undefined) return free;
  const containers = containersOf(document, path);
  if (containers === undefined) return free;
  return stateOf(ruled, path, containers, context);
}

/** A place with rules: the field or list itself, or a list around it. */
export interface RuledPlace {
  readonly path: Path;
  readonly rules: readonly Rule[];
}

/** The places whose rules decide over `path`, from outside in; of lists around it only what hides. */
export function ruledPlaces(definition: ObjectDefinition, path: Path): readonly RuledPlace[] {
  const places: RuledPlace[] = [];
  for (let length = 1; length <= path.length; length += 1) {
    if (isRowSegment(path[length - 1]!)) continue;
    const place = path.slice(0, length);
    const found = definitionAt(definition, place);
    if (found === undefined || !('rules' in found)) continue;
    const rules =
      length < path.length && isListDefinition(found)
        ? found.rules.filter((rule) => rule.effect === 'hide')
        : found.rules;
    if (rules.length > 0) places.push({ path: place, rules });
  }
  return places;
}

/** State from rules whose document and rows are at hand; `containers` reach down to the row of `path`. */
export function stateOf(
  ruled: readonly RuledPlace[],
  path: Path,
  containers: readonly DocumentData[],
  context: RuleContext,
): FieldState {
  let hidden = false;
  let disabled = context.closed !== undefined;
  let required = false;
  let reason = context.closed;
  for (const { path: place, rules } of ruled) {
    const depth = place.filter(isRowSegment).length + 1;
    const here: ContainedPlace = { path: place, context, containers: containers.slice(0, depth) };
    for (const rule of rules) {
      if (rule.condition !== undefined && !holds(rule.condition, here)) continue;
      if (rule.effect === 'hide') hidden = true;
      if (rule.effect === 'disable') disabled = true;
      if (rule.effect === 'require') required = true;
      if (place.length === path.length && rule.effect !== 'hide') reason ??= rule.message;
    }
  }
  return { hidden, disabled, required, ...(reason === undefined ? {} : { reason }) };
}
