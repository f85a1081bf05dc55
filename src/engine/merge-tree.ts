import type { Row } from './document.ts';
import { isSameValue, rowOf } from './rows.ts';

/** The rows of a tree that two people changed, and their merge by row key. */
interface TreeSides {
  readonly base: readonly Row[];
  readonly mine: readonly Row[];
  readonly theirs: readonly Row[];
  readonly merged: Map<string, Row>;
}

/** What a row stands below: the key of a row that is there, or nothing. */
type Above = string | undefined;

/**
 * Two people's moves may together put rows below each other. Such rows stand in the merge below what they stand
 * below in `theirs`; gives those that either of them moved, the same ones whoever comes first. What stands below
 * itself as one side alone has it is no conflict: it is on top there.
 */
export function untangle(parentField: string, { base, mine, theirs, merged }: TreeSides): readonly string[] {
  const above = (row: Row | undefined): Above => {
    const parent = row?.[parentField];
    return typeof parent === 'string' && merged.has(parent) ? parent : undefined;
  };
  /** Rows of which either place may hold: both are looked at. */
  const open = new Set<string>();
  const moved = new Set<string>();
  for (const id of merged.keys()) {
    const [old, left, right] = [base, mine, theirs].map((rows) => rowOf(rows, id));
    if (left === undefined || right === undefined || above(left) === above(right)) continue;
    moved.add(id);
    const isByBoth = [left, right].every((row) => !isSameValue(row[parentField], old?.[parentField]));
    if (isByBoth) open.add(id);
  }
  const placesOf = (id: string): readonly Above[] =>
    open.has(id) ? [above(rowOf(mine, id)), above(rowOf(theirs, id))] : [above(merged.get(id))];

  /** Whether a way upwards from a row leads back to it that is not, all along, that of the side which moved it. */
  const isTangled = (id: string): boolean => {
    const side = above(rowOf(mine, id)) === above(merged.get(id)) ? mine : theirs;
    const reached = [new Set<string>(), new Set<string>()] as const;
    const waiting: (readonly [id: string, isOfBoth: boolean])[] = [[id, false]];
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
      const [here, isOfBoth] = step;
      for (const place of placesOf(here)) {
        if (place === undefined) continue;
        const now = isOfBoth || place !== above(rowOf(side, here));
        if (place === id && now) return true;
        const known = reached[now ? 1 : 0];
        if (known.has(place) || place === id) continue;
        known.add(place);
        waiting.push([place, now]);
      }
    }
    return false;
  };

  const torn: string[] = [];
  for (let found = [...moved]; found.length > 0; ) {
    found = [...moved].filter((id) => !open.has(id) && isTangled(id));
    for (const id of found) open.add(id);
    torn.push(...found);
  }
  for (const id of torn) {
    const { [parentField]: _, ...rest } = merged.get(id)!;
    const parent = rowOf(theirs, id)?.[parentField];
    merged.set(id, (parent === undefined ? rest : { ...rest, [parentField]: parent }) as Row);
  }
  return torn;
}
