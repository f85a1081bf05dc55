import { applyPatches } from './apply.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { DocumentData } from './document.ts';
import { type Conflict, mergeDocuments } from './merge.ts';
import type { Answering } from './merge-events.ts';
import { withFigures } from './merge-figures.ts';
import type { Sides } from './merge-places.ts';
import { isRowSegment } from './path.ts';
import { getAt } from './rows.ts';

/** Whose values stay in all places of a conflict. */
export type Choice = 'mine' | 'theirs';

/**
 * What two people made of one document, every conflict settled by one choice: the merge with what that side has in the
 * places in question; a row that it took out goes, and the figures follow. All else is both people's, as in any merge.
 */
export function settledMerge(
  definition: DocumentDefinition,
  { base, mine, theirs }: Sides,
  choice: Choice,
  answering?: Answering,
): DocumentData {
  const [given, chosen] = choice === 'theirs' ? [mine, theirs] : [theirs, mine];
  const { document, conflicts } = mergeDocuments(definition, base, given, chosen, answering);
  const isGone = ({ path }: Conflict) =>
    isRowSegment(path.at(-1)!) && getAt(chosen, path) === undefined && getAt(document, path) !== undefined;
  const gone = conflicts.filter(isGone);
  if (gone.length === 0 || answering === undefined) return without(document, gone);
  const { computations, context } = answering;
  return withFigures(without(document, gone), { base, mine: given, theirs: chosen }, computations, context);
}

function without(document: DocumentData, rows: readonly Conflict[]): DocumentData {
  return applyPatches(
    document,
    rows.map(({ path }) => ({ op: 'remove', path })),
  );
}
