import { createHash } from 'node:crypto';
import type { FieldValue } from '../../engine/index.ts';

/** A line of an earlier import whose item stands in the declaration. */
export interface StandingLine {
  /** Hash of what the line says. */
  readonly content: string;
  /** Number of its item in the declaration. */
  readonly item: number;
  /** The import that it came with. */
  readonly import: number;
  /** That was of a file of the same name. */
  readonly isOfName: boolean;
}

/** Lines of a file that stand in the declaration already, and what else its earlier forms left there. */
export interface Parted {
  /** By position of the line: number of the item that it stands in. */
  readonly there: ReadonlyMap<number, number>;
  /** Numbers of items with lines that the file had and has no more. */
  readonly outdated: readonly number[];
}

/** Each line of a file is one line that stands, so that of equal ones as many are new as are more than before. */
export function partedFrom(contents: readonly string[], standing: readonly StandingLine[]): Parted {
  const left = new Map<string, StandingLine[]>();
  for (const one of [...standing].reverse()) {
    const equal = left.get(one.content);
    if (equal) equal.push(one);
    else left.set(one.content, [one]);
  }
  const there = new Map<number, number>();
  const imports = new Set<number>();
  contents.forEach((content, at) => {
    const one = left.get(content)?.pop();
    if (one === undefined) return;
    there.set(at, one.item);
    imports.add(one.import);
  });
  const outdated = [...left.values()]
    .flat()
    .filter(({ import: of, isOfName }) => isOfName || imports.has(of))
    .map(({ item }) => item);
  return { there, outdated: [...new Set(outdated)].sort((one, other) => one - other) };
}

/** Hash of what is told, whatever keys its rows have: they are made anew with each reading. */
export function hashOf(told: unknown): string {
  const text = JSON.stringify(told, (name, value) => (name === 'uuid' ? undefined : value));
  return createHash('sha256').update(text).digest('hex');
}

/** Hash of what a line says. */
export function lineHash(values: ReadonlyMap<string, FieldValue>): string {
  return hashOf([...values].sort()).slice(0, 32);
}
