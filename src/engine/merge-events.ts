import { applyPatches } from './apply.ts';
import type { DocumentDefinition, ListDefinition } from './catalogue.ts';
import { type Computation, type EventComputation, isDerived } from './computation.ts';
import { isFollowing } from './computed-fields.ts';
import type { RuleContext } from './condition.ts';
import { definitionAt, isListDefinition, listAt } from './definition.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { Conflict } from './merge.ts';
import { withoutFills } from './merge-event-fills.ts';
import { withTheirKeys } from './merge-event-rows.ts';
import { answersTo, placesOf, rowsAt, type Sides, setting } from './merge-places.ts';
import type { Patch } from './patch.ts';
import { rowPatches } from './patches-between.ts';
import type { Path } from './path.ts';
import { fieldIn, getAt, isRows } from './rows.ts';
import { isSameEdited } from './same-data.ts';

/** Who answers what a person changed, and what rules see. */
export interface Answering {
  readonly computations: readonly Computation[];
  readonly context: RuleContext;
}

/** The sides as they can be merged, and what of `mine` cannot be kept beside `theirs`. */
interface Settled {
  readonly mine: DocumentData;
  readonly theirs: DocumentData;
  readonly conflicts: readonly Conflict[];
}

/**
 * Two people's choices that an event answers. Where both chose the same, the rows that the event made for each are
 * the same rows. Where a choice takes out what the other entered, or both chose differently, the choice and all
 * that its event writes is a conflict, and `mine` is left without it. What it fills into a blank field gives way.
 */
export function settleEvents(definition: DocumentDefinition, sides: Sides, answering: Answering): Settled {
  const { context } = answering;
  let { mine, theirs } = sides;
  const conflicts: Conflict[] = [];
  for (const event of answering.computations) {
    if (isDerived(event)) continue;
    for (const place of event.reads.flatMap((pattern) => placesOf(sides.base, pattern))) {
      const here = { base: sides.base, mine, theirs };
      const choice = choiceAt(place, here);
      if (choice === undefined) continue;
      if (choice.mine === choice.theirs) {
        mine = withTheirKeys(definition, event, place, here, context);
        ({ mine, theirs } = withoutFills(definition, event, place, { ...here, mine }, context));
      } else if (isTorn(definition, event, choice, here, context)) {
        const torn = tornPlaces(definition, event, place, here);
        conflicts.push(conflictAt(place, choice.mine, choice.theirs));
        conflicts.push(...torn.map((path) => tornAt(path, sides)));
        const figures = Object.values(definition.fields)
          .filter(isFollowing)
          .map(({ name }) => [name]);
        mine = withoutChoice([place, ...torn, ...figures], sides.base, mine);
      } else ({ mine, theirs } = withoutFills(definition, event, place, here, context));
    }
  }
  return { mine, theirs, conflicts };
}

/** What both have where at least one chose anew. */
interface Choice {
  readonly place: Path;
  readonly was: FieldValue | undefined;
  readonly mine: FieldValue | undefined;
  readonly theirs: FieldValue | undefined;
}

function choiceAt(place: Path, { base, mine, theirs }: Sides): Choice | undefined {
  const around = place.slice(0, -1);
  const isThere = [mine, theirs].every((side) => around.length === 0 || getAt(side, around) !== undefined);
  if (!isThere) return undefined;
  const [was, own, other] = [base, mine, theirs].map((side) => fieldIn(side, place));
  return own === was && other === was ? undefined : { place, was, mine: own, theirs: other };
}

/** Whether both chose differently and the event answers one of them, or one's choice takes out what the other entered. */
function isTorn(
  definition: DocumentDefinition,
  event: EventComputation,
  { place, was, mine: own, theirs: other }: Choice,
  { base, mine, theirs }: Sides,
  context: RuleContext,
): boolean {
  const madeOf = (before: DocumentData, value: FieldValue | undefined) =>
    answersTo(definition, event, place, before, value, context);
  if (own !== was && other !== was) return madeOf(base, own).length + madeOf(base, other).length > 0;
  const [value, side] = own === was ? [other, mine] : [own, theirs];
  return madeOf(side, value).some((patch) => takesOut(definition, patch, base, side));
}

/** Whether the patch takes out of `side` what was entered there since the base. */
function takesOut(
  definition: DocumentDefinition,
  patch: Patch,
  base: DocumentData,
  side: DocumentData,
): boolean {
  const { path } = patch;
  if (patch.op === 'set') {
    const entered = fieldIn(side, path);
    return entered !== undefined && entered !== patch.value && entered !== fieldIn(base, path);
  }
  if (patch.op !== 'remove') return false;
  const list = listAt(definition, path.slice(0, -1));
  const [old, row] = [getAt(base, path) as Row | undefined, getAt(side, path) as Row | undefined];
  if (list === undefined || row === undefined) return false;
  return old === undefined || !isSameEdited(list.row, old, row);
}

/** Fields and lists that the event writes beside the choice and that are not the same any more; outermost ones. */
function tornPlaces(
  definition: DocumentDefinition,
  { writes }: EventComputation,
  choice: Path,
  { base, mine, theirs }: Sides,
): readonly Path[] {
  const around = choice.slice(0, -1);
  const outermost = writes.filter((one) => !writes.some((other) => one.startsWith(`${other}/`)));
  return outermost
    .flatMap((pattern) => placesOf(base, pattern, around))
    .filter((place) => {
      const found = definitionAt(definition, place);
      if (found === undefined) return false;
      const list = isListDefinition(found) ? found : undefined;
      return [mine, theirs].some((side) => !isSameAt(list, place, base, side));
    });
}

function isSameAt(
  list: ListDefinition | undefined,
  place: Path,
  base: DocumentData,
  side: DocumentData,
): boolean {
  if (list === undefined) return getAt(base, place) === getAt(side, place);
  const [before, after] = [rowsAt(base, place), rowsAt(side, place)];
  return (
    before.length === after.length &&
    before.every((row, at) => row.uuid === after[at]!.uuid && isSameEdited(list.row, row, after[at]!))
  );
}

function tornAt(path: Path, { mine, theirs }: Sides): Conflict {
  return conflictAt(path, fieldIn(mine, path), fieldIn(theirs, path));
}

export function conflictAt(
  path: Path,
  mine: FieldValue | undefined,
  theirs: FieldValue | undefined,
): Conflict {
  return { path, ...(mine === undefined ? {} : { mine }), ...(theirs === undefined ? {} : { theirs }) };
}

/** `mine` with these places as they were in the base. */
function withoutChoice(places: readonly Path[], base: DocumentData, mine: DocumentData): DocumentData {
  const patches = places.flatMap((path): readonly Patch[] => {
    if (isRows(getAt(base, path)) || isRows(getAt(mine, path)))
      return rowPatches(rowsAt(mine, path), rowsAt(base, path), path);
    return [setting(path, fieldIn(base, path))];
  });
  return applyPatches(mine, patches);
}
