import { createHash } from 'node:crypto';
import type { FieldValue } from '../../engine/index.ts';

/** An item that an earlier import put into the declaration, where it stands. */
interface StandingItem {
  /** Of what was brought first the lowest. */
  readonly id: number;
  /** Its number in the declaration. */
  readonly number: number;
  /** The import that it came with. */
  readonly import: number;
  /** That was of a file of the same name. */
  readonly isOfName: boolean;
  /** How many lines it was made of. */
  readonly lines: number;
}

/** Of the lines of a standing item those of one content. */
interface StandingLines {
  /** Hash of what the lines say. */
  readonly content: string;
  readonly item: number;
  readonly lines: number;
}

/** What earlier imports brought and stands: all items, and of their lines those that were asked for, the first brought first. */
export interface Standing {
  readonly items: readonly StandingItem[];
  readonly lines: readonly StandingLines[];
}

/** Lines of a file that stand in the declaration already, and what else its earlier forms left there. */
export interface Parted {
  /** By position of the line: number of the item that it stands in. */
  readonly there: ReadonlyMap<number, number>;
  /** Numbers of items with lines that the file had and has no more. */
  readonly outdated: readonly number[];
}

/** Each line of a file is one line that stands, so that of equal ones as many are new as are more than before. */
export function partedFrom(contents: readonly string[], { items, lines }: Standing): Parted {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const left = new Map<string, { item: StandingItem; lines: number }[]>();
  for (const one of lines) {
    const own = { item: itemOf.get(one.item)!, lines: one.lines };
    const equal = left.get(one.content);
    if (equal) equal.push(own);
    else left.set(one.content, [own]);
  }
  const there = new Map<number, number>();
  const found = new Map<StandingItem, number>();
  contents.forEach((content, at) => {
    const equal = left.get(content);
    const first = equal?.[0];
    if (first === undefined) return;
    there.set(at, first.item.number);
    found.set(first.item, (found.get(first.item) ?? 0) + 1);
    first.lines -= 1;
    if (first.lines === 0) equal!.shift();
  });
  const imports = new Set([...found.keys()].map((item) => item.import));
  const outdated = items
    .filter((item) => item.isOfName || imports.has(item.import))
    .filter((item) => item.lines > (found.get(item) ?? 0))
    .map(({ number }) => number);
  return { there, outdated: outdated.sort((one, other) => one - other) };
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
