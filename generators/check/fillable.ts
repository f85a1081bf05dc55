import type { Condition, Rule } from '../../src/engine/catalogue.ts';
import type { UiField } from '../authored.ts';
import type { SourceFile } from '../source-files.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';
import type { ContextValues } from './subjects.ts';
import { ownFieldsOf, worldsOf } from './worlds.ts';

type Place = readonly (string | number)[];

/** Rules by what they mean together: fields that are never seen, required while they cannot be filled, or that vanish. */
export function checkFillable(
  object: AuthoredObject,
  file: SourceFile,
  context: ContextValues,
  report: Report,
): void {
  const fields = Object.entries(object.ui?.fields ?? {});
  for (const [name, field] of fields) {
    const place = ['fields', name, 'rules'];
    const before = report.count();
    checkTogether(name, field.rules ?? [], place);
    checkOwnValue(name, field.rules ?? [], place);
    if (report.count() === before) checkRequired(name, field, place);
    if (report.count() === before) checkOverruled(name, field, place);
  }
  for (const [name, list] of Object.entries(object.ui?.lists ?? {})) {
    checkTogether(name, list.rules ?? [], ['lists', name, 'rules']);
  }
  for (const [index, [name, field]] of fields.entries()) {
    for (const [other, { rules }] of fields.slice(0, index)) checkEachOther(name, field.rules, other, rules);
  }

  /** Rules of one effect of which some always holds. */
  function checkTogether(name: string, rules: readonly Rule[], place: Place): void {
    for (const effect of ['hide', 'disable', 'require'] as const) {
      const conditions = conditionsOf(rules, effect);
      if (conditions.length < 2) continue;
      const worlds = worldsOf(object, conditions, context);
      if (!worlds?.every((world) => conditions.some((condition) => world.holds(condition)))) continue;
      const last = rules.findLastIndex((rule) => rule.effect === effect);
      const remedy =
        effect === 'hide'
          ? 'Narrow one, or make it internal.'
          : 'Narrow one, or write one without a condition.';
      const text = `"${name}" is ${PARTICIPLES[effect]} always: some of its ${conditions.length} rules holds for every value. ${remedy}`;
      report.at(file, [...place, last], text);
    }
  }

  function checkOwnValue(name: string, rules: readonly Rule[], place: Place): void {
    for (const [index, { effect, condition }] of rules.entries()) {
      if (!condition || !ownFieldsOf(object, condition).includes(name)) continue;
      if (effect === 'require') {
        const text = `"${name}" is required by its own value: filled, there is nothing more to ask, and blank, it asks always or never. Look at another field, or leave the condition out.`;
        report.at(file, [...place, index, 'condition'], text);
        continue;
      }
      const worlds = worldsOf(object, [condition], context);
      const hiding = worlds?.find((world) => world.valueOf(name) !== '' && world.holds(condition));
      if (!hiding) continue;
      const text =
        effect === 'hide'
          ? `"${name}" is hidden by its own value: whoever fills it sees it vanish.`
          : `"${name}" is disabled by its own value: whoever fills it can change it no more.`;
      report.at(file, [...place, index, 'condition'], text);
    }
  }

  /** Required only where it is hidden, or only where it cannot be typed and nothing else fills it. */
  function checkRequired(name: string, field: UiField, place: Place): void {
    const rules = field.rules ?? [];
    for (const effect of ['hide', ...(isFilled(name, field) ? [] : (['disable'] as const))] as const) {
      const against = conditionsOf(rules, effect);
      if (against.length === 0) continue;
      for (const [index, { effect: own, condition }] of rules.entries()) {
        if (own !== 'require') continue;
        const worlds = worldsOf(object, [condition, ...against], context)?.filter((world) =>
          world.holds(condition),
        );
        if (!worlds?.every((world) => against.some((one) => world.holds(one)))) continue;
        const text = `"${name}" is required only while another rule ${effect}s it: nobody could fill it.`;
        report.at(file, [...place, index], text);
        return;
      }
    }
  }

  /**
   * Required where some values of other fields disable it and nothing else fills it, or required always and yet hidden
   * by some: the requirement then is another one than it says.
   */
  function checkOverruled(name: string, field: UiField, place: Place): void {
    const rules = field.rules ?? [];
    const against = (effect: Rule['effect']) =>
      conditionsOf(rules, effect).filter((one) => one && !one.scope.startsWith('$'));
    for (const [index, { effect, condition }] of rules.entries()) {
      if (effect !== 'require') continue;
      const disabled = isFilled(name, field) ? [] : against('disable');
      const worlds = worldsOf(object, [condition, ...disabled], context);
      if (worlds?.some((world) => world.holds(condition) && disabled.some((one) => world.holds(one)))) {
        const text = `"${name}" is required also where another rule disables it: nobody could fill it there. Narrow one of the two.`;
        report.at(file, [...place, index], text);
      } else if (condition === undefined && against('hide').length > 0) {
        const text = `"${name}" is required always, but another rule hides it at times. Require it on the contrary condition.`;
        report.at(file, [...place, index], text);
      }
    }
  }

  /** Whether something else than a person may fill a field. */
  function isFilled(name: string, { computedBy, defaults = [] }: UiField): boolean {
    return (
      computedBy !== undefined || defaults.length > 0 || fieldOf(object.schema, name)?.default !== undefined
    );
  }

  function checkEachOther(
    name: string,
    rules: readonly Rule[] | undefined,
    other: string,
    others: readonly Rule[] | undefined,
  ): void {
    for (const effect of ['hide', 'disable'] as const) {
      const one = ruleBy(effect, rules, other);
      const two = ruleBy(effect, others, name);
      const worlds = one && two && worldsOf(object, [one.condition, two.condition], context);
      if (!worlds?.some((world) => world.holds(one?.condition) && world.holds(two?.condition))) continue;
      const text =
        effect === 'hide'
          ? `"${name}" and "${other}" hide each other at once: nobody would see either.`
          : `"${name}" and "${other}" disable each other at once, as where a message brings both: nobody could change either. Let one of the two be free.`;
      report.at(file, ['fields', name, 'rules', one?.index ?? 0], text);
    }
  }

  /** The rule of an effect on a field by the value of another one. */
  function ruleBy(wanted: Rule['effect'], rules: readonly Rule[] = [], field: string) {
    const index = rules.findIndex(
      ({ effect, condition }) =>
        effect === wanted && condition && ownFieldsOf(object, condition).includes(field),
    );
    const condition = rules[index]?.condition;
    return condition && { index, condition };
  }
}

const PARTICIPLES = { hide: 'hidden', disable: 'disabled', require: 'required' };

function conditionsOf(rules: readonly Rule[], effect: Rule['effect']): readonly (Condition | undefined)[] {
  return rules.filter((rule) => rule.effect === effect).map(({ condition }) => condition);
}
