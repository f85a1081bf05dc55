/**
 * Positions of a longest rising part of `numbers`: the rows that keep their order, so that as few others as
 * possible have to move.
 */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, position) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[tails[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous[position] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = position;
  });
  const positions = new Set<number>();
  for (let position = tails.at(-1) ?? -1; position >= 0; position = previous[position]!) {
    positions.add(position);
  }
  return positions;
}

/** Keys of the rows that another order of the same list had to move; rows of only one side are no matter. */
export function movedKeys(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, index) => [id, index]));
  const kept = after.filter((id) => places.has(id));
  const inPlace = longestRising(kept.map((id) => places.get(id)!));
  return new Set(kept.filter((_, position) => !inPlace.has(position)));
}
