import { applyPatches } from './apply.ts';
import { type Computation, isDerived } from './computation.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import type { Sides } from './merge-places.ts';
import { formatPath, type Path } from './path.ts';
import { getAt } from './rows.ts';

/**
 * A merged document with figures that follow what it holds. One that a side gave against its computation, or
 * that was another before both and still is, stays.
 */
export function withFigures(
  merged: DocumentData,
  { base, mine, theirs }: Sides,
  computations: readonly Computation[],
  context: RuleContext,
): DocumentData {
  let document = merged;
  for (const computation of computations) {
    if (!isDerived(computation)) continue;
    const patches = computation.full(document, context);
    if (patches.length === 0) continue;
    const [own, other] = [mine, theirs].map(
      (side) => new Set(computation.full(side, context).map(({ path }) => formatPath(path))),
    );
    const isGiven = (path: Path, side: DocumentData) => getAt(side, path) !== getAt(base, path);
    const stays = (path: Path) => {
      const place = formatPath(path);
      const [isOwn, isOther] = [own!.has(place), other!.has(place)];
      return (isOwn && isOther) || (isOwn && isGiven(path, mine)) || (isOther && isGiven(path, theirs));
    };
    document = applyPatches(
      document,
      patches.filter(({ path }) => !stays(path)),
    );
  }
  return document;
}
