import type { Patch, Path } from '../../src/engine/index.ts';

/** Moves that put the chosen rows one place up (-1) or down (1), their order among each other kept. */
export function stepMoves(
  path: Path,
  ids: readonly string[],
  chosen: readonly string[],
  step: 1 | -1,
): readonly Patch[] {
  const order = [...ids];
  const wanted = new Set(chosen);
  const patches: Patch[] = [];
  const inTurn = ids.filter((id) => wanted.has(id));
  for (const id of step === 1 ? inTurn.reverse() : inTurn) {
    const at = order.indexOf(id);
    const other = order[at + step];
    if (other === undefined || wanted.has(other)) continue;
    order.splice(at, 1);
    order.splice(at + step, 0, id);
    patches.push({ op: 'move', path: [...path, { id }], after: order[at + step - 1] ?? null });
  }
  return patches;
}

/** Moves that put the chosen rows together, the first of them as row `number` (from 1). */
export function placeMoves(
  path: Path,
  ids: readonly string[],
  chosen: readonly string[],
  number: number,
): readonly Patch[] {
  const wanted = new Set(chosen);
  const moved = ids.filter((id) => wanted.has(id));
  const others = ids.filter((id) => !wanted.has(id));
  const at = Math.max(0, Math.min(others.length, number - 1));
  return moved.map((id, index) => ({
    op: 'move',
    path: [...path, { id }],
    after: moved[index - 1] ?? others[at - 1] ?? null,
  }));
}
