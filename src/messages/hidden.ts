import type { DocumentDefinition, ListDefinition, ObjectDefinition, Rule } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import { isRowSegment } from '../engine/path.ts';
import { holdsIn, type IsHidden, type Scope } from './scope.ts';

/** Which fields and lists the rules hide; none without a definition. */
export function hiddenBy(definition: DocumentDefinition | undefined, context: RuleContext): IsHidden {
  if (!definition) return () => false;
  const ruled = namesWithHideRules(definition);
  return (scope, name) =>
    ruled.has(name) &&
    hideRules(definition, scope, name).some(
      (rule) => !rule.condition || holdsIn(scope, rule.condition, context),
    );
}

const ruledNames = new WeakMap<DocumentDefinition, ReadonlySet<string>>();

/** Names that some field or list with a hide rule has, in whatever row: most names need no further look. */
function namesWithHideRules(definition: DocumentDefinition): ReadonlySet<string> {
  const known = ruledNames.get(definition);
  if (known) return known;
  const names = new Set<string>();
  collectNames(definition, names);
  ruledNames.set(definition, names);
  return names;
}

function collectNames(definition: ObjectDefinition, names: Set<string>): void {
  for (const place of [...Object.values(definition.fields), ...Object.values(definition.lists)]) {
    if (place.rules.some(isHideRule)) names.add(place.name);
  }
  for (const list of Object.values(definition.lists)) collectNames(list.row, names);
}

function hideRules(definition: DocumentDefinition, scope: Scope, name: string): readonly Rule[] {
  let here: ObjectDefinition | undefined = definition;
  for (const segment of scope.path) {
    if (isRowSegment(segment)) continue;
    const list: ListDefinition | undefined = here?.lists[segment];
    here = list?.row;
  }
  return (here?.fields[name] ?? here?.lists[name])?.rules.filter(isHideRule) ?? [];
}

function isHideRule(rule: Rule): boolean {
  return rule.effect === 'hide';
}
