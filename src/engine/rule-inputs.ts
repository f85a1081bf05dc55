import type { Condition, ConditionSchema, ObjectDefinition, Rule } from './catalogue.ts';
import { parseScope } from './condition.ts';
import type { DocumentData } from './document.ts';
import type { RuledPlace } from './field-state.ts';
import { isRowSegment, type Path, type PathSegment } from './path.ts';
import { rowOf, rowsOf } from './rows.ts';

/** Scopes a condition looks at, objects taken apart into their fields: `/` with a property gives `/field`. */
function inputScopes({ scope, schema }: Condition): readonly string[] {
  if (scope !== '/' && scope !== '.') return [scope];
  const start = scope === '/' ? '/' : './';
  return propertyNames(schema).map((name) => `${start}${name}`);
}

function propertyNames(schema: ConditionSchema): readonly string[] {
  const inner = [schema.not, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...Object.keys(schema.properties ?? {}),
    ...inner.flatMap((part) => (part === undefined ? [] : propertyNames(part))),
  ];
}

export function ruleScopes(rules: readonly Rule[]): readonly string[] {
  return [...new Set(rules.flatMap(({ condition }) => (condition ? inputScopes(condition) : [])))];
}

/**
 * Places in the document that rules at `place` look at; `$index` is the list of the row. Other context
 * values are no places.
 */
export function inputPaths({ path, rules }: RuledPlace): readonly Path[] {
  return ruleScopes(rules).flatMap((scope) => {
    if (scope === '$index') {
      const row = path.findLastIndex(isRowSegment);
      return row < 0 ? [] : [path.slice(0, row)];
    }
    if (scope.startsWith('$')) return [];
    const { up, name } = parseScope(scope);
    return [[...containerPath(path, up), name]];
  });
}

/** Path of the row `up` rows above the one that `path` is in; of the document where there is none. */
function containerPath(path: Path, up: number | 'document'): Path {
  if (up === 'document') return [];
  const rows = path.flatMap((segment, index) => (isRowSegment(segment) ? [index] : []));
  const row = rows[rows.length - 1 - up];
  return row === undefined ? [] : path.slice(0, row + 1);
}

/** Names without rows: the same for all rows of a list. */
type Names = readonly string[];

/** Which ruled places look at a place, by names. */
export class RuleDependents {
  readonly #byInput = new Map<string, Names[]>();

  constructor(definition: ObjectDefinition) {
    this.#collect(definition, []);
  }

  #collect(definition: ObjectDefinition, around: Names): void {
    for (const field of Object.values(definition.fields)) this.#note([...around, field.name], field.rules);
    for (const list of Object.values(definition.lists)) {
      this.#note([...around, list.name], list.rules);
      this.#collect(list.row, [...around, list.name]);
    }
  }

  #note(names: Names, rules: readonly Rule[]): void {
    const relevant = rules.filter(({ effect }) => effect !== 'disable');
    const lists = names.slice(0, -1);
    for (const scope of ruleScopes(relevant)) {
      const input = inputNames(scope, lists);
      if (input === undefined) continue;
      const key = input.join('/');
      this.#byInput.set(key, [...(this.#byInput.get(key) ?? []), names]);
    }
  }

  /**
   * Fields and lists whose `hide` or `require` rules look at `path`. Rows are walked only where a rule of
   * the rows looks at something above them.
   */
  of(document: DocumentData, path: Path): readonly Path[] {
    const names = path.filter((segment) => typeof segment === 'string');
    const dependents = this.#byInput.get(names.join('/')) ?? [];
    return dependents.flatMap((dependent) => expand(document, path, names, dependent));
  }
}

function inputNames(scope: string, lists: Names): Names | undefined {
  if (scope === '$index') return lists;
  if (scope.startsWith('$')) return undefined;
  const { up, name } = parseScope(scope);
  return up === 'document' ? [name] : [...lists.slice(0, Math.max(0, lists.length - up)), name];
}

function expand(document: DocumentData, path: Path, names: Names, dependent: Names): readonly Path[] {
  let places: { readonly path: Path; readonly container: DocumentData }[] = [
    { path: [], container: document },
  ];
  const rows = path.filter(isRowSegment);
  let isShared = true;
  for (const [depth, list] of dependent.slice(0, -1).entries()) {
    const row = rows[depth];
    isShared &&= names[depth] === list && row !== undefined;
    places = places.flatMap((place) => {
      const all = rowsOf(place.container, list);
      const shared = isShared && row !== undefined ? rowOf(all, row.id) : undefined;
      const taken = isShared ? (shared === undefined ? [] : [shared]) : all;
      return taken.map((candidate) => {
        const segments: PathSegment[] = [list, { id: candidate.uuid }];
        return { path: [...place.path, ...segments], container: candidate };
      });
    });
  }
  return places.map((place) => [...place.path, dependent.at(-1)!]);
}
