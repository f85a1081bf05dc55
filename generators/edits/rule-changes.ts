import type { Condition, Rule } from '../../src/engine/catalogue.ts';
import type { World } from '../check/worlds.ts';
import type { EditKind } from './change.ts';
import type { MemberChange } from './field-changes.ts';

/** All combinations of values that some conditions can tell apart; undefined where they are unknown or too many. */
export type WorldsOf = (conditions: readonly (Condition | undefined)[]) => readonly World[] | undefined;

/**
 * What other rules mean for stored documents, over all values that the conditions of both editions tell apart: required
 * where it was not is narrower; hidden is not judged and not sent, so what is hidden no more is narrower. Disabling is a
 * matter of the editor and touches nothing that is stored.
 */
export function ruleChanges(
  before: readonly Rule[],
  after: readonly Rule[],
  worldsOf: WorldsOf,
): readonly MemberChange[] {
  return [
    ...effectChange('require', before, after, worldsOf, isNeeded, 'narrower'),
    ...effectChange('hide', before, after, worldsOf, isHidden, 'wider'),
  ];
}

type Judge = (rules: readonly Rule[], world: World) => boolean;

const isHidden: Judge = (rules, world) =>
  rules.some(({ effect, condition }) => effect === 'hide' && world.holds(condition));

/** What is hidden is required of nobody. */
const isNeeded: Judge = (rules, world) =>
  !isHidden(rules, world) &&
  rules.some(({ effect, condition }) => effect === 'require' && world.holds(condition));

/** `grown` is what it means where an effect holds that did not. */
function effectChange(
  effect: 'require' | 'hide',
  before: readonly Rule[],
  after: readonly Rule[],
  worldsOf: WorldsOf,
  judge: Judge,
  grown: EditKind,
): readonly MemberChange[] {
  const come = after.filter((rule) => rule.effect === effect && !isIn(before, rule));
  const gone = before.filter((rule) => rule.effect === effect && !isIn(after, rule));
  if (come.length + gone.length === 0) return [];
  const text = [...come.map((rule) => words(rule, true)), ...gone.map((rule) => words(rule, false))].join(
    '; ',
  );
  const about = { keyword: 'rules', ui: true, text } as const;
  const shrunk = grown === 'wider' ? 'narrower' : 'wider';
  const worlds = worldsOf([...before, ...after].map(({ condition }) => condition));
  if (!worlds) {
    if (come.length > 0 && gone.length > 0) return [{ ...about, kind: 'unclear' }];
    return [{ ...about, kind: come.length > 0 ? grown : shrunk }];
  }
  const kinds = new Set(
    worlds.flatMap((world): EditKind[] => {
      const [was, is] = [judge(before, world), judge(after, world)];
      return was === is ? [] : [is ? grown : shrunk];
    }),
  );
  if (kinds.size === 0) return [];
  return [{ ...about, kind: kinds.has('narrower') ? 'narrower' : 'wider' }];
}

function words({ effect, condition }: Rule, isNew: boolean): string {
  const where =
    condition === undefined ? 'always' : `when ${condition.scope} is ${JSON.stringify(condition.schema)}`;
  if (effect === 'require') return `${isNew ? 'required' : 'no more required'} ${where}`;
  return `${isNew ? 'hidden, so not judged and not sent,' : 'no more hidden, so judged and sent,'} ${where}`;
}

function isIn(rules: readonly Rule[], rule: Rule): boolean {
  return rules.some(
    (other) =>
      other.effect === rule.effect && JSON.stringify(other.condition) === JSON.stringify(rule.condition),
  );
}
