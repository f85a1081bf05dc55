/**
 * Those whose turn it is in a round, `every` so-manieth. Whoever comes first may pay for what the one before left
 * behind, so the order turns: with every round, and for those that join in even rounds only with every round they join.
 */
export function forthAndBack<T extends { readonly every: number }>(
  entries: readonly T[],
  round: number,
): T[] {
  const most = Math.max(1, ...entries.map(({ every }) => every));
  const turn = most % 2 === 0 ? round + Math.floor(round / most) : round;
  const joining = entries.filter(({ every }) => round % every === 0);
  return turn % 2 === 0 ? joining : joining.reverse();
}

/** Engine by engine as each came first, the smaller sizes before the larger ones: as people read them. */
export function byEngine<One extends { readonly engine: string; readonly items: number }>(
  all: readonly One[],
): One[] {
  const engines = [...new Set(all.map(({ engine }) => engine))];
  const place = ({ engine, items }: One) => engines.indexOf(engine) * 1e6 + items;
  return all.toSorted((one, other) => place(one) - place(other));
}
