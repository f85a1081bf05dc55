import { isDeepStrictEqual } from 'node:util';
import type { Condition, Rule } from '../../src/engine/catalogue.ts';
import type { SourceFile } from '../source-files.ts';
import { checkDefaultCircles } from './default-circles.ts';
import { checkFillable } from './fillable.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';
import type { ContextValues } from './subjects.ts';
import { worldsOf } from './worlds.ts';

type Place = readonly (string | number)[];

/** Rules of one field or list that contradict or repeat each other, and values that are never given. */
export function checkEffects(
  objects: ReadonlyMap<string, AuthoredObject>,
  context: ContextValues,
  report: Report,
): void {
  for (const object of objects.values()) {
    const { ui, uiFile, schema } = object;
    if (!ui || !uiFile) continue;
    const before = report.count();
    for (const [name, field] of Object.entries(ui.fields)) {
      const place = ['fields', name];
      if (field.internal) checkInternal(name, field.rules, place, uiFile, report);
      else
        checkRulesTogether(
          name,
          field.rules ?? [],
          isGiven(object, name),
          [...place, 'rules'],
          uiFile,
          report,
        );
      const never = field.readOnly
        ? 'read-only, a figure that is computed'
        : fieldOf(schema, name)?.type === 'boolean'
          ? 'a flag, which is never blank'
          : undefined;
      if (never !== undefined) checkNeeded(name, field.rules, never, place, uiFile, report);
      checkReached(object, field.defaults, [...place, 'defaults'], uiFile, context, report);
      const last = (field.defaults?.length ?? 0) - 1;
      if (
        field.defaults?.[last]?.when === undefined &&
        fieldOf(schema, name)?.default !== undefined &&
        last >= 0
      ) {
        const text = `"${name}" has a default in its schema, which is never given: this one has no condition.`;
        report.at(uiFile, [...place, 'defaults', last], text);
      }
    }
    for (const [name, list] of Object.entries(ui.lists ?? {})) {
      const isBorn = list.initial?.some(({ when }) => !when) ?? false;
      checkRulesTogether(name, list.rules ?? [], isBorn, ['lists', name, 'rules'], uiFile, report);
      checkReached(object, list.initial, ['lists', name, 'initial'], uiFile, context, report);
    }
    if (report.count() === before) checkDefaultCircles(object, uiFile, report);
    // What is repeated or never reached would be told a second time.
    if (report.count() === before) checkFillable(object, uiFile, context, report);
  }
}

function checkInternal(
  name: string,
  rules: readonly Rule[] | undefined,
  place: Place,
  file: SourceFile,
  report: Report,
): void {
  for (const [index, { effect }] of (rules ?? []).entries()) {
    const text = `"${name}" is internal: nobody sees it, so it cannot be ${effect === 'hide' ? 'hidden' : `${effect}d`}.`;
    report.at(file, [...place, 'rules', index, 'effect'], text);
  }
}

/** A rule that asks a person for what no person can leave out or fill in. */
function checkNeeded(
  name: string,
  rules: readonly Rule[] | undefined,
  never: string,
  place: Place,
  file: SourceFile,
  report: Report,
): void {
  for (const [index, { effect }] of (rules ?? []).entries()) {
    if (effect !== 'require') continue;
    const text = `"${name}" is ${never}: nobody can be required to fill it.`;
    report.at(file, [...place, 'rules', index, 'effect'], text);
  }
}

/** Whether a field has a value in every document, though nobody types it. */
function isGiven({ ui, schema }: AuthoredObject, name: string): boolean {
  const { computedBy, defaults = [] } = ui?.fields[name] ?? {};
  const isDefault = fieldOf(schema, name)?.default !== undefined || defaults.some(({ when }) => !when);
  return isDefault || computedBy !== undefined;
}

function checkRulesTogether(
  name: string,
  rules: readonly Rule[],
  isFilled: boolean,
  place: Place,
  file: SourceFile,
  report: Report,
): void {
  for (const [index, { effect, condition }] of rules.entries()) {
    const at = [...place, index];
    if (condition === undefined && effect === 'hide') {
      report.at(
        file,
        at,
        `"${name}" is hidden always. Give the rule a condition, or make the field internal.`,
      );
      continue;
    }
    if (condition === undefined && effect === 'disable' && !isFilled) {
      report.at(file, at, `"${name}" is disabled always: nobody could fill it. Give the rule a condition.`);
      continue;
    }
    const always = rules.find((rule) => rule.effect === effect && rule.condition === undefined);
    const first = rules.findIndex(
      (rule) => rule.effect === effect && isDeepStrictEqual(rule.condition, condition),
    );
    if (first < index)
      report.at(file, at, `This rule stands here a second time, as entry ${first + 1} already.`);
    else if (condition && always)
      report.at(file, at, `This adds nothing: another rule has the effect "${effect}" always.`);
    const hidden = rules.find(
      (rule) => rule.effect === 'hide' && isDeepStrictEqual(rule.condition, condition),
    );
    if (effect !== 'require' || !hidden || condition === undefined) continue;
    report.at(file, at, `"${name}" is required exactly while another rule hides it: nobody could fill it.`);
  }
}

/** What stands behind entries that take all it could take is never reached. */
function checkReached(
  object: AuthoredObject,
  entries: readonly { readonly when?: Condition }[] = [],
  place: Place,
  file: SourceFile,
  context: ContextValues,
  report: Report,
): void {
  for (const [index, { when }] of entries.entries()) {
    const before = entries.slice(0, index);
    if (before.some((entry) => entry.when === undefined)) {
      report.at(file, [...place, index], 'This is never reached: the entry before it has no condition.');
      return;
    }
    const same = before.findIndex((entry) => isDeepStrictEqual(entry.when, when));
    if (same >= 0) {
      report.at(file, [...place, index], `This is never reached: entry ${same + 1} has the same condition.`);
      continue;
    }
    const worlds =
      before.length === 0
        ? undefined
        : worldsOf(
            object,
            [...before, { when }].map((entry) => entry.when),
            context,
          );
    const isTaken = worlds?.every(
      (world) => !world.holds(when) || before.some((entry) => world.holds(entry.when)),
    );
    if (!isTaken) continue;
    const whose = before.length === 1 ? 'the entry before it takes' : 'the entries before it take';
    const what = when === undefined ? 'all there is' : 'all that its condition names';
    report.at(
      file,
      [...place, index],
      `This is never reached: ${whose} ${what}. Put it first, or narrow theirs.`,
    );
  }
}
