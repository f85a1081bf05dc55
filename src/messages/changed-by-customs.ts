import type { DocumentData, Row } from '../engine/document.ts';
import { applyPatches, getAt, type Patch } from '../engine/index.ts';
import { formatPath, isRowSegment, isWithin, type Path, pathPattern } from '../engine/path.ts';
import { buildMessage, type MessageElement } from './build.ts';
import { isRepeating, isValue, numberOf } from './element-content.ts';
import type { MessageMap } from './map.ts';
import type { Notification } from './notification.ts';
import { pointerToPath } from './pointer.ts';
import { type PointerStep, parsePointer } from './pointer-text.ts';
import { readMessage } from './read.ts';
import { type Told, toldOf, toldTree, withOccurrence } from './told-element.ts';
import { writeElements } from './write.ts';

/** What customs say they changed: where, and what it is now as far as they tell. */
export interface ToldChanges extends Pick<Notification, 'amendments' | 'amendedValues'> {
  /** The document that they changed, before what we amended since. */
  readonly sent: DocumentData;
}

/** A declaration with what customs changed in it. */
export interface ChangedDocument {
  readonly document: DocumentData;
  /** Places they changed without a value that could be taken from what they said. */
  readonly untold: readonly Path[];
}

/**
 * What customs hold after they changed a declaration themselves, once or several times. Their values are put into its
 * message and read from there, because one field may be told in several elements. As in an amendment a pointer to a row
 * that is not there yet adds it, one to a row of which their declaration holds nothing takes it out (reference CDS
 * README, section 3). What we amended since stays as we amended it.
 */
export function changedByCustoms(
  map: MessageMap,
  held: DocumentData,
  changes: readonly ToldChanges[],
): ChangedDocument {
  const known: ReadChange[] = [];
  let rows = 0;
  const newId = () => `told by customs ${++rows}`;
  for (const change of changes) {
    // Their numbers are those of what they held then.
    const { document } = after(change.sent, known);
    known.push(readChange(map, document, change, { moved: movedBy(known), newId }));
  }
  return after(held, known);
}

/** A change of customs by the keys of rows, whatever their numbers are by now. */
interface ReadChange {
  readonly sent: DocumentData;
  readonly patches: readonly Patch[];
  /** Places of what is not told. */
  readonly untold: readonly Path[];
}

/** A document of ours, the one that they changed or one that we amended since, with their changes. */
function after(document: DocumentData, changes: readonly ReadChange[]): ChangedDocument {
  let now = document;
  const untold = new Map<string, Path>();
  for (const { sent, patches, untold: places } of changes) {
    const isOurs = (path: Path) => !isSame(getAt(document, path), getAt(sent, path));
    for (const patch of patches) {
      const { path } = patch;
      if (!stands(now, path)) continue;
      if (!isOurs(path)) {
        now = applyPatches(now, [patch.op === 'insert' ? { ...patch, after: lastRow(now, path) } : patch]);
        untold.delete(formatPath(path));
      } else if (patch.op === 'insert') untold.set(formatPath(path), path);
    }
    for (const path of places) if (!isOurs(path)) untold.set(formatPath(path), path);
  }
  return { document: now, untold: [...untold.values()].filter((path) => stands(now, path)) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the row is there that a path leads to or into. */
function stands(document: DocumentData, path: Path): boolean {
  const row = path.findLastIndex(isRowSegment);
  return row < 0 || getAt(document, path.slice(0, row + 1)) !== undefined;
}

function lastRow(document: DocumentData, list: Path): string | null {
  return ((getAt(document, list) ?? []) as readonly Row[]).at(-1)?.uuid ?? null;
}

/** Lists from which they took rows: nobody knows whether the numbers of the others are still the same. */
function movedBy(changes: readonly ReadChange[]): readonly Path[] {
  const patches = changes.flatMap((change) => change.patches);
  return patches.flatMap(({ op, path }) => (op === 'remove' ? [path.slice(0, -1)] : []));
}

interface Pointed {
  readonly pointer: string;
  readonly path: Path;
}

interface Bearings {
  readonly moved: readonly Path[];
  readonly newId: () => string;
}

function readChange(
  map: MessageMap,
  document: DocumentData,
  { sent, amendments, amendedValues }: ToldChanges,
  { moved, newId }: Bearings,
): ReadChange {
  const declaration = toldTree(amendedValues);
  let message = buildMessage(map, document, undefined, {});
  const told: Pointed[] = [];
  const unsaid: Pointed[] = [];
  const untold: Path[] = [];
  const gone: Path[] = [];
  for (const { pointer } of amendments) {
    const path = pointer === undefined ? undefined : pointerToPath(map, document, pointer)?.path;
    if (path === undefined) continue;
    const list = moved.find((one) => isWithin(path, one));
    const changed = list ? undefined : withTold(message, parsePointer(pointer!), declaration);
    const one = { pointer: pointer!, path };
    if (list) untold.push(list);
    else if (typeof changed === 'object') {
      message = changed;
      told.push(one);
    } else if (changed === undefined || !isRow(path)) unsaid.push(one);
    else gone.push(path);
  }
  const read =
    told.length === 0 ? document : readMessage(map, undefined, writeElements(map, message), newId).document;
  const patches: Patch[] = [];
  const added: Path[] = [];
  for (const one of told) {
    const now = pointerToPath(map, read, one.pointer);
    const patch = now?.exact ? patchFrom(read, now.path, one.path) : undefined;
    if (patch) patches.push(patch);
    else unsaid.push(one);
    if (patch?.op === 'insert') added.push(now!.path);
  }
  // What is in a row that came or went is told with it.
  for (const { pointer, path } of unsaid) {
    const now = pointerToPath(map, read, pointer);
    if (!isInside(path, gone) && !(now && isInside(now.path, added))) untold.push(path);
  }
  return {
    sent,
    patches: [...patches, ...gone.map((path): Patch => ({ op: 'remove', path }))],
    untold,
  };
}

function isInside(path: Path, places: readonly Path[]): boolean {
  return places.some((place) => isWithin(path, place));
}

/** What makes of a place what was read there: a value of a field, or a row more of a list. */
function patchFrom(read: DocumentData, now: Path, path: Path): Patch | undefined {
  const value = getAt(read, now);
  const pattern = pathPattern(path);
  if (value === undefined) return undefined;
  if (typeof value !== 'object') return pathPattern(now) === pattern ? { op: 'set', path, value } : undefined;
  const isOfList = isRow(now) && pathPattern(now.slice(0, -1)) === pattern;
  return isOfList ? { op: 'insert', path, row: value as unknown as Row, after: null } : undefined;
}

function isRow(path: Path): boolean {
  const last = path.at(-1);
  return last !== undefined && isRowSegment(last);
}

/**
 * The element with what customs tell put where the pointer leads: a value, or an occurrence more. `gone` for an
 * occurrence of which their declaration holds nothing; undefined where they do not tell.
 */
function withTold(
  element: MessageElement,
  [step, ...rest]: readonly PointerStep[],
  told: Told | undefined,
  above: Told | undefined = told,
): MessageElement | 'gone' | undefined {
  if (step === undefined) {
    if (!told) return above && isRepeating(element.node) ? 'gone' : undefined;
    const isText = isValue(element.node) && element.text !== undefined;
    return isText && told.text !== undefined ? { ...element, text: told.text } : undefined;
  }
  const child = occurrence(
    element.children.filter(({ node }) => node.id === step.id),
    step.sequence,
  );
  if (child) {
    // Customs' values begin inside the declaration, which is the first step.
    const isDeclaration = element.node.id === undefined && told === above;
    const inside = isDeclaration ? told : toldOf(told, child.node, step.sequence);
    const changed = withTold(child, rest, inside, above);
    return typeof changed === 'object' ? withChild(element, child, changed) : changed;
  }
  const added = rest.length === 0 ? withOccurrence(element, step, told) : undefined;
  if (added) return added;
  for (const inside of element.children.filter(({ node }) => node.id === undefined)) {
    const changed = withTold(inside, [step, ...rest], toldOf(told, inside.node), above);
    if (changed) return typeof changed === 'object' ? withChild(element, inside, changed) : changed;
  }
  return undefined;
}

function withChild(element: MessageElement, old: MessageElement, now: MessageElement): MessageElement {
  return { ...element, children: element.children.map((child) => (child === old ? now : child)) };
}

/** The one under this number, else the one that stands there. */
function occurrence(named: readonly MessageElement[], sequence = 1): MessageElement | undefined {
  const first = named[0];
  if (first === undefined || !isRepeating(first.node)) return first;
  const isNumbered = numberOf(first) !== undefined;
  return isNumbered ? named.find((one) => numberOf(one)?.text === String(sequence)) : named[sequence - 1];
}
