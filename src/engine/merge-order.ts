import { movedKeys } from './longest-rising.ts';

/** Order of the rows of a merged list, and the rows that both moved, to different places. */
export interface MergedOrder {
  readonly keys: readonly string[];
  readonly torn: readonly string[];
}

/**
 * The rows of `staying` in an order that has what each side moved or put in behind the row it stands behind
 * there. Rows of both sides behind the same row stand by key, so that it does not matter who comes first. A
 * row moved by both stands where `theirs` has it; so do rows that each side moved behind one of the other's.
 */
export function mergeOrder(
  staying: ReadonlySet<string>,
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedOrder {
  const isIn = (id: string) => staying.has(id);
  const [left, right] = [mine.filter(isIn), theirs.filter(isIn)];
  const baseKeys = new Set(base);
  const placedBy = (keys: readonly string[]) => {
    const moved = movedKeys(base, keys);
    return placesBehind(keys, (id) => moved.has(id) || !baseKeys.has(id));
  };
  const [byMine, byTheirs] = [placedBy(left), placedBy(right)];
  const torn: string[] = [];
  for (const [id, after] of byMine) {
    if (!baseKeys.has(id) || !byTheirs.has(id) || byTheirs.get(id) === after) continue;
    const [mineBefore, theirsBefore] = [rowsBetween(id, byMine, byTheirs), rowsBetween(id, byTheirs, byMine)];
    if (mineBefore.anchor !== theirsBefore.anchor) torn.push(id);
    else {
      const last = lastOf(mineBefore.rows, theirsBefore.rows);
      byMine.set(id, last);
      byTheirs.set(id, last);
    }
  }
  for (let crossed = crossing(byMine, byTheirs, baseKeys); crossed.length > 0; ) {
    for (const id of crossed) byMine.delete(id);
    torn.push(...crossed);
    crossed = crossing(byMine, byTheirs, baseKeys);
  }
  const behind = new Map([...byMine, ...byTheirs]);
  const fixed = base.filter((id) => isIn(id) && !behind.has(id));
  return { keys: settle(fixed, behind), torn };
}

/** The row that `id` was put behind, and the rows that only this side put between the two, in their order. */
function rowsBetween(
  id: string,
  placed: ReadonlyMap<string, string | null>,
  placedByOther: ReadonlyMap<string, string | null>,
): { readonly anchor: string | null; readonly rows: readonly string[] } {
  const rows: string[] = [];
  let anchor = placed.get(id) ?? null;
  while (anchor !== null && placed.has(anchor) && !placedByOther.has(anchor) && !rows.includes(anchor)) {
    rows.unshift(anchor);
    anchor = placed.get(anchor) ?? null;
  }
  return { anchor, rows };
}

/** Of the rows that both sides put behind one row, the last: those of one side stand together, by their first key. */
function lastOf(mine: readonly string[], theirs: readonly string[]): string | null {
  const [later] = [mine, theirs]
    .filter(([first]) => first !== undefined)
    .sort(([one], [other]) => (one! < other! ? 1 : -1));
  return later?.at(-1) ?? null;
}

/** Rows that `mine` alone moved and that stand, by the moves of both, behind each other in a ring; of one ring. */
function crossing(
  byMine: ReadonlyMap<string, string | null>,
  byTheirs: ReadonlyMap<string, string | null>,
  baseKeys: ReadonlySet<string>,
): readonly string[] {
  const before = (id: string) => (byTheirs.has(id) ? byTheirs.get(id) : byMine.get(id));
  const seen = new Set<string>();
  for (const start of byMine.keys()) {
    const walk: string[] = [];
    let id: string | null | undefined = start;
    while (typeof id === 'string' && !seen.has(id)) {
      seen.add(id);
      walk.push(id);
      id = before(id);
    }
    const ring = typeof id === 'string' && walk.includes(id) ? walk.slice(walk.indexOf(id)) : [];
    const moved = ring.filter((key) => byMine.has(key) && !byTheirs.has(key) && baseKeys.has(key));
    if (moved.length > 0) return moved;
  }
  return [];
}

/** For the rows that were placed: the row before each, null for the first. */
function placesBehind(
  keys: readonly string[],
  isPlaced: (id: string) => boolean,
): Map<string, string | null> {
  return new Map(
    keys.flatMap((id, at): [string, string | null][] => (isPlaced(id) ? [[id, keys[at - 1] ?? null]] : [])),
  );
}

/** The rows in their order: no two are left that stand behind each other. */
function settle(fixed: readonly string[], behind: ReadonlyMap<string, string | null>): readonly string[] {
  const followers = new Map<string | null, string[]>();
  for (const [id, after] of behind) followers.set(after, [...(followers.get(after) ?? []), id]);
  for (const list of followers.values()) list.sort();

  const keys: string[] = [];
  const done = new Set<string>();
  const put = (start: string) => {
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (done.has(id)) continue;
      done.add(id);
      keys.push(id);
      waiting.push(...[...(followers.get(id) ?? [])].reverse());
    }
  };
  for (const id of followers.get(null) ?? []) put(id);
  for (const id of fixed) put(id);
  return keys;
}
