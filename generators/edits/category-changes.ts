import type { Authored, CategoryFile } from '../authored.ts';
import type { Change, EditKind } from './change.ts';

/** What categories of declarations came to need, and need no more; a need that is always there is the narrowest. */
export function categoryChanges(before: Authored, after: Authored): readonly Change[] {
  const files = new Set([...before.categories.keys(), ...after.categories.keys()]);
  return [...files].flatMap((file) => {
    const [was, is] = [before.categories.get(file), after.categories.get(file)];
    if (was === undefined) return [change('narrower', file, [], `The category ${is!.category} is new.`)];
    if (is === undefined) return [change('wider', file, [], `The category ${was.category} is no more.`)];
    return [...scopeChanges(file, was, is), ...requirementChanges(file, was, is)];
  });
}

/** Another regime or other types: other declarations are of the category. */
function scopeChanges(file: string, was: CategoryFile, is: CategoryFile): readonly Change[] {
  return (['regime', 'types'] as const)
    .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    .map((key) => {
      const [old, now] = [was[key], is[key]].map((value) => value?.toString() ?? 'none');
      return change('narrower', file, [key], `${was.category} has ${key} ${now} instead of ${old}.`);
    });
}

function requirementChanges(file: string, was: CategoryFile, is: CategoryFile): readonly Change[] {
  const old = new Map(was.requirements.map((requirement) => [requirement.element, requirement]));
  const now = new Map(is.requirements.map((requirement) => [requirement.element, requirement]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((element) => {
    const [one, other] = [old.get(element), now.get(element)];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const kind = strength(other) > strength(one) || isElsewhere(one, other) ? 'narrower' : 'wider';
    const place = other ? ['requirements', is.requirements.indexOf(other)] : ['requirements'];
    const text = `${is.category} has for ${element} ${words(other)} instead of ${words(one)}.`;
    return [change(kind, file, place, text)];
  });
}

type Requirement = CategoryFile['requirements'][number];

function strength(requirement: Requirement | undefined): number {
  if (requirement?.need !== 'always') return 0;
  return { none: 1, warning: 2, error: 3 }[requirement.severity ?? 'error'];
}

function isElsewhere(one: Requirement | undefined, other: Requirement | undefined): boolean {
  return one !== undefined && other !== undefined && other.need === 'always' && one.level !== other.level;
}

function words(requirement: Requirement | undefined): string {
  if (requirement === undefined) return 'nothing';
  const { need, level, severity } = requirement;
  return [need, level, ...(severity ? [severity] : [])].join(' ');
}

function change(kind: EditKind, file: string, path: Change['path'], text: string): Change {
  return { kind, file, path, text };
}
