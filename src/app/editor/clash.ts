import type { Patch } from '../../engine/index.ts';
import { formatPath, isRowSegment, subjectOf } from '../../engine/index.ts';

/**
 * Whether taking in `theirs` would touch what was edited here and is not saved yet: the same field, a row one
 * side took away or moved and the other changed. Which of the two stays is then the server's or a person's to say.
 * The cost follows the edits, not the document.
 */
export function isClashing(theirs: readonly Patch[], mine: readonly Patch[]): boolean {
  if (theirs.length === 0 || mine.length === 0) return false;
  return reaches(theirs, mine) || reaches(mine, theirs);
}

/** Whether something in `patches` is at the same field, or within a row that `others` put in, took out or moved. */
function reaches(others: readonly Patch[], patches: readonly Patch[]): boolean {
  const places = new Set(others.map((patch) => formatPath(subjectOf(patch))));
  return patches.some((patch) => {
    const place = subjectOf(patch);
    return place.some(
      (segment, index) =>
        (isRowSegment(segment) || index === place.length - 1) &&
        places.has(formatPath(place.slice(0, index + 1))),
    );
  });
}
