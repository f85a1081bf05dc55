import type { SourceFile } from '../source-files.ts';
import type { Report } from './finding.ts';
import type { AuthoredObject } from './objects.ts';
import { ownFieldsOf } from './worlds.ts';

/** Defaults that wait for each other: a field's that looks at itself, or at one whose own looks back. */
export function checkDefaultCircles(object: AuthoredObject, file: SourceFile, report: Report): void {
  const looksAt = new Map<string, readonly string[]>();
  for (const [name, { defaults = [] }] of Object.entries(object.ui?.fields ?? {})) {
    const fields = defaults.flatMap(({ when }) => (when ? ownFieldsOf(object, when) : []));
    if (fields.length > 0) looksAt.set(name, fields);
  }
  const told = new Set<string>();
  for (const name of looksAt.keys()) {
    const circle = circleFrom(name, looksAt);
    if (!circle || circle.some((field) => told.has(field))) continue;
    for (const field of circle) told.add(field);
    const defaults = object.ui?.fields[name]?.defaults ?? [];
    const index = defaults.findIndex(
      ({ when }) => when && ownFieldsOf(object, when).includes(circle[1] ?? name),
    );
    const text =
      circle.length === 1
        ? `The default of "${name}" looks at "${name}" itself, which is blank until it has one.`
        : `These defaults wait for each other: ${[...circle, name].join(' → ')}.`;
    report.at(file, ['fields', name, 'defaults', index, 'when'], text);
  }
}

/** The shortest way by which a field's default comes back to it; undefined where it does not. */
function circleFrom(
  start: string,
  looksAt: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  let ways: readonly (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const field of looksAt.get(way.at(-1) ?? start) ?? []) {
        if (field === start) return way;
        if (seen.has(field)) continue;
        seen.add(field);
        next.push([...way, field]);
      }
    }
    ways = next;
  }
  return undefined;
}
