import type { DocumentDefinition } from './catalogue.ts';
import { type RuleContext, scopeValue } from './condition.ts';
import type { DocumentData, FieldValue } from './document.ts';
import { type FieldState, fieldState, type RuledPlace, ruledPlaces, stateOf } from './field-state.ts';
import { formatPath, isRowSegment, type Path } from './path.ts';
import { containersOf } from './rows.ts';
import { ruleScopes } from './rule-inputs.ts';

interface Known {
  readonly ruled: readonly RuledPlace[];
  readonly inputs: readonly FieldValue[];
  readonly state: FieldState;
}

/** Field states that were asked for; rules are evaluated again only when a value they look at is another one. */
export class FieldStates {
  readonly #definition: DocumentDefinition;
  readonly #counters: { rulesEvaluated: number };
  readonly #known = new Map<string, Known>();

  constructor(definition: DocumentDefinition, counters: { rulesEvaluated: number }) {
    this.#definition = definition;
    this.#counters = counters;
  }

  of(document: DocumentData, path: Path, context: RuleContext): FieldState {
    const key = formatPath(path);
    const known = this.#known.get(key);
    const ruled = known?.ruled ?? ruledPlaces(this.#definition, path);
    const containers = containersOf(document, path);
    if (containers === undefined) return fieldState(this.#definition, document, path, context);
    const inputs = inputsOf(ruled, containers, context);
    if (known !== undefined && isSame(known.inputs, inputs)) return known.state;
    this.#counters.rulesEvaluated += ruled.length;
    const state = stateOf(ruled, path, containers, context);
    this.#known.set(key, { ruled, inputs, state });
    return state;
  }
}

function inputsOf(ruled: readonly RuledPlace[], containers: readonly DocumentData[], context: RuleContext) {
  return ruled.flatMap(({ path, rules }) => {
    const depth = path.filter(isRowSegment).length + 1;
    const place = { path, context, containers: containers.slice(0, depth) };
    return ruleScopes(rules).map((scope) => scopeValue(scope, place));
  });
}

function isSame(left: readonly FieldValue[], right: readonly FieldValue[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
