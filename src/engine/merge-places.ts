import { applyPatches } from './apply.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { EventComputation } from './computation.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { Patch } from './patch.ts';
import { type Path, pathPattern } from './path.ts';
import { fieldIn, getAt, isRows } from './rows.ts';

/** What two people made of one document. */
export interface Sides {
  readonly base: DocumentData;
  readonly mine: DocumentData;
  readonly theirs: DocumentData;
}

/** Places of a pattern, in the rows that the document has at or below `around`. */
export function placesOf(document: DocumentData, pattern: string, around: Path = []): readonly Path[] {
  const start = around.length === 0 ? '/' : `${pathPattern(around)}/`;
  if (!pattern.startsWith(start)) return [];
  let places: readonly Path[] = [around];
  for (const name of pattern.slice(start.length).split('/')) {
    places = places.flatMap((path) =>
      name === '*' ? rowsAt(document, path).map(({ uuid }) => [...path, { id: uuid }]) : [[...path, name]],
    );
  }
  return places;
}

export function rowsAt(document: DocumentData, path: Path): readonly Row[] {
  const rows = getAt(document, path);
  return isRows(rows) ? rows : [];
}

/** What the event does when a field of the document is given this value. */
export function answersTo(
  definition: DocumentDefinition,
  event: EventComputation,
  place: Path,
  before: DocumentData,
  value: FieldValue | undefined,
  context: RuleContext,
): readonly Patch[] {
  const patch = setting(place, value);
  let keys = 0;
  const newId = () => {
    keys += 1;
    return `chosen-${keys}`;
  };
  const after = applyPatches(before, [patch]);
  return event.run({ before, after, patches: [patch], context, definition, newId }).patches;
}

/** The document after one side's choice was made in it and answered. */
export function answerTo(
  definition: DocumentDefinition,
  event: EventComputation,
  choice: Path,
  before: DocumentData,
  side: DocumentData,
  context: RuleContext,
): DocumentData {
  const value = fieldIn(side, choice);
  const made = answersTo(definition, event, choice, before, value, context);
  return applyPatches(before, [setting(choice, value), ...made]);
}

export function setting(path: Path, value: FieldValue | undefined): Patch {
  return { op: 'set', path, ...(value === undefined ? {} : { value }) };
}
