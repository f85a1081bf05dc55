import { applyPatches } from './apply.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { EventComputation } from './computation.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import { answersTo, type Sides, setting } from './merge-places.ts';
import type { Patch } from './patch.ts';
import type { Path } from './path.ts';
import { fieldIn } from './rows.ts';

/**
 * The two sides without what the event of a choice filled into blank fields where the other side entered
 * something: nobody entered what it filled in, so that is no second value.
 */
export function withoutFills(
  definition: DocumentDefinition,
  event: EventComputation,
  choice: Path,
  { base, mine, theirs }: Sides,
  context: RuleContext,
): Pick<Sides, 'mine' | 'theirs'> {
  const emptied = (side: DocumentData, other: DocumentData): readonly Patch[] => {
    const value = fieldIn(side, choice);
    if (value === fieldIn(base, choice)) return [];
    return answersTo(definition, event, choice, base, value, context).flatMap((patch) => {
      if (patch.op !== 'set' || patch.value === undefined) return [];
      const { path } = patch;
      const [was, own, entered] = [base, side, other].map((document) => fieldIn(document, path));
      const isFill = own === patch.value && entered !== undefined && entered !== was && entered !== own;
      return isFill ? [setting(path, was)] : [];
    });
  };
  return {
    mine: applyPatches(mine, emptied(mine, theirs)),
    theirs: applyPatches(theirs, emptied(theirs, mine)),
  };
}
