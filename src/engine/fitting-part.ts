import type { DocumentDefinition } from './catalogue.ts';
import { isFollowing } from './computed-fields.ts';
import { fieldAt, listAt } from './definition.ts';
import type { DocumentData } from './document.ts';
import type { KeptFigures } from './kept-figures.ts';
import type { OthersEdits } from './others-edits.ts';
import { type Patch, subjectOf } from './patch.ts';
import { formatPath, isRowSegment, isWithin, type Path } from './path.ts';
import { fieldIn, getAt, isRows, isSameValue } from './rows.ts';

/** A step on its way back, or done again. */
export interface Way {
  /** What it is to do now. */
  readonly own: readonly Patch[];
  /** What it, or its undo, did before at the same places. */
  readonly done: readonly Patch[];
  /** Changes of others that had come when the step was made. */
  readonly since: number;
}

interface Around {
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  readonly figures: KeptFigures;
  readonly others: OthersEdits;
}

/** What of a step still fits. */
export interface Fitting {
  /** What it does; nothing where all stays. */
  readonly patches: readonly Patch[];
  /** What others changed and therefore stays, or is gone; empty where all fits. */
  readonly left: readonly Path[];
  /** What stays of what was done, that and what goes with it. */
  readonly staying: readonly Patch[];
}

/**
 * Of a step that others changed something since, what takes out nothing that they entered: a field keeps the value
 * they gave it, a row that they entered something in stays, what they took out is gone. It goes row by row, so that one row of a paste that others
 * worked in does not keep the rest; but what belongs together stays together: all that the step does in one row, and
 * what it does below a row, or the document, of which it sets a field. Figures are left to their computations then.
 */
export function fittingPart({ own, done, since }: Way, around: Around): Fitting {
  const { definition, document, figures, others } = around;
  const made = new Map(done.map((patch) => [formatPath(patch.path), patch]));
  const isFigure = (patch: Patch) => patch.op === 'set' && isFollowing(fieldAt(definition, patch.path));
  const brought = own.filter(({ op }) => op === 'insert').map(subjectOf);
  const isGone = (row: Path) =>
    row.length > 0 && getAt(document, row) === undefined && !brought.some((one) => isWithin(row, one));
  const isTorn = (patch: Patch): boolean => {
    const { path } = patch;
    if (isGone(patch.op === 'insert' ? path.slice(0, -1) : holderOf(patch))) return true;
    if (patch.op === 'insert' || figures.isKept(document, path)) return false;
    if (patch.op === 'move') return others.hasMoved(path, since);
    const isEntered = others.enteredWithin(path, since).some((place) => !figures.isKept(document, place));
    if (patch.op === 'remove' || isEntered) return isEntered;
    const before = made.get(formatPath(path));
    return before?.op === 'set' && !isSameValue(fieldIn(document, path), before.value);
  };

  const entered = [...new Set([...own.filter(isTorn), ...circlingBy(own, around)])];
  const torn = [...entered, ...standingBelow(own, entered, around)];
  if (torn.length === 0) return { patches: own, left: [], staying: [] };

  const rows = torn.filter((patch) => !isFigure(patch)).map(holderOf);
  const chosen = own.filter((patch) => patch.op === 'set' && !isFigure(patch)).map(holderOf);
  const bound = [...rows, ...chosen.filter((holder) => rows.some((row) => isWithin(row, holder)))];
  const left = torn.map(subjectOf);
  const leftPlaces = new Set(left.map(formatPath));
  const isStaying = (patch: Patch) =>
    leftPlaces.has(formatPath(subjectOf(patch))) || bound.some((holder) => isWithin(holderOf(patch), holder));
  const isKeptFigure = (patch: Patch) => isFigure(patch) && figures.isKept(document, patch.path);
  const patches = own.filter((patch) => !isStaying(patch) && !isKeptFigure(patch));
  if (patches.every(isFigure)) return { patches: [], left, staying: done };
  return { patches, left, staying: done.filter(isStaying) };
}

/** The row, or the document, that the patch changes. */
function holderOf(patch: Patch): Path {
  return patch.op === 'set' ? patch.path.slice(0, -1) : subjectOf(patch);
}

/** In a tree, moves that would put a row below itself: others moved below it what it goes below. */
function circlingBy(own: readonly Patch[], { definition, document }: Around): readonly Patch[] {
  const turned = new Map(own.map((patch) => [formatPath(patch.path), patch]));
  return own.filter(({ op, path }) => {
    const [list, row, name] = [path.slice(0, -2), path.at(-2), path.at(-1)];
    if (op !== 'set' || row === undefined || !isRowSegment(row)) return false;
    if (listAt(definition, list)?.parentField !== name || typeof name !== 'string') return false;
    const above = (id: string) => {
      const place = [...list, { id }, name];
      const patch = turned.get(formatPath(place));
      return patch?.op === 'set' ? patch.value : getAt(document, place);
    };
    const seen = new Set<unknown>();
    for (let here = above(row.id); typeof here === 'string' && !seen.has(here); here = above(here)) {
      if (here === row.id) return true;
      seen.add(here);
    }
    return false;
  });
}

/** In a tree, rows that the step would take out while something below them stays. */
function standingBelow(
  own: readonly Patch[],
  torn: readonly Patch[],
  { definition, document }: Around,
): Patch[] {
  const removed = own.filter((patch) => patch.op === 'remove' && !torn.includes(patch));
  const going = new Map(removed.map((patch) => [formatPath(patch.path), patch]));
  const hasBelow = (path: Path): boolean => {
    const [list, row] = [path.slice(0, -1), path.at(-1)];
    const parentField = listAt(definition, list)?.parentField;
    const rows = parentField === undefined ? undefined : getAt(document, list);
    if (parentField === undefined || row === undefined || !isRowSegment(row) || !isRows(rows)) return false;
    return rows.some(
      ({ uuid, [parentField]: above }) => above === row.id && !going.has(formatPath([...list, { id: uuid }])),
    );
  };
  const found: Patch[] = [];
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const [place, patch] of going) {
      if (!hasBelow(patch.path)) continue;
      going.delete(place);
      found.push(patch);
      isMore = true;
    }
  }
  return found;
}
