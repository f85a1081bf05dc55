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
  return (['regime', 'types', 'declarationTypes', 'procedures', 'additionalProcedures'] as const)
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
    const kind = kindOf(one, other);
    if (kind === undefined) return [];
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

/** What is needed where it was not, or elsewhere only, is narrower; a need that stops nothing changes nothing. */
function kindOf(one: Requirement | undefined, other: Requirement | undefined): EditKind | undefined {
  if (strength(one) === 0 && strength(other) === 0) return undefined;
  const isElsewhere = strength(one) > 0 && one?.level !== other?.level && other?.level !== 'either';
  if (strength(other) > strength(one) || (strength(other) > 0 && isElsewhere)) return 'narrower';
  return strength(other) < strength(one) || one?.level !== other?.level ? 'wider' : undefined;
}

function words(requirement: Requirement | undefined): string {
  if (requirement === undefined) return 'nothing';
  const { need, level, severity } = requirement;
  return [need, level, ...(severity ? [severity] : [])].join(' ');
}

function change(kind: EditKind, file: string, path: Change['path'], text: string): Change {
  return { kind, file, path, text };
}
