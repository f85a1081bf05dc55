import type { DocumentData, FieldValue, Row } from '../../engine/document.ts';
import type { Patch } from '../../engine/patch.ts';
import type { Path } from '../../engine/path.ts';

/**
 * Patches that make `after` of `before`: fields by name, rows by their key, with as few rows moved as
 * possible. `applyPatches(before, difference(before, after))` holds the same as `after`.
 */
export function difference(before: DocumentData, after: DocumentData, path: Path = []): Patch[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const from = before[name];
    const to = after[name];
    if (from === to) return [];
    if (isList(from) || isList(to)) {
      return listDifference(isList(from) ? from : [], isList(to) ? to : [], [...path, name]);
    }
    return name === 'uuid' && path.length > 0 ? [] : [setPatch([...path, name], to)];
  });
}

function setPatch(path: Path, value: FieldValue | undefined): Patch {
  return value === undefined ? { op: 'set', path } : { op: 'set', path, value };
}

function isList(value: DocumentData[string]): value is readonly Row[] {
  return Array.isArray(value);
}

function listDifference(before: readonly Row[], after: readonly Row[], path: Path): Patch[] {
  const beforeByKey = new Map(before.map((row, index) => [row.uuid, { row, index }]));
  const afterKeys = new Set(after.map((row) => row.uuid));
  const patches: Patch[] = before
    .filter((row) => !afterKeys.has(row.uuid))
    .map((row) => ({ op: 'remove', path: [...path, { id: row.uuid }] }));

  const kept = after.filter((row) => beforeByKey.has(row.uuid));
  const inPlace = longestRising(kept.map((row) => beforeByKey.get(row.uuid)!.index));
  const keysInPlace = new Set([...inPlace].map((position) => kept[position]!.uuid));

  let previous: string | null = null;
  for (const row of after) {
    const known = beforeByKey.get(row.uuid);
    const rowPath = [...path, { id: row.uuid }];
    if (known === undefined) patches.push({ op: 'insert', path, row, after: previous });
    else if (!keysInPlace.has(row.uuid)) patches.push({ op: 'move', path: rowPath, after: previous });
    if (known !== undefined) patches.push(...difference(known.row, row, rowPath));
    previous = row.uuid;
  }
  return patches;
}

/** Positions of a longest rising subsequence: the rows that need not move. */
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
  for (let position = tails.at(-1) ?? -1; position >= 0; position = previous[position]!)
    positions.add(position);
  return positions;
}
