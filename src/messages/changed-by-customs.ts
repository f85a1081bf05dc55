import type { DocumentData, Row } from '../engine/document.ts';
import { applyPatches, getAt, type Patch } from '../engine/index.ts';
import { formatPath, isRowSegment, type Path, pathPattern } from '../engine/path.ts';
import { buildMessage, type MessageElement } from './build.ts';
import { isRepeating, isValue, numberOf } from './element-content.ts';
import type { MessageMap } from './map.ts';
import type { Notification } from './notification.ts';
import { type PointedPlace, pointerToPath } from './pointer.ts';
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
  let document = held;
  const untold = new Map<string, Path>();
  let rows = 0;
  const newId = () => `told by customs ${++rows}`;
  for (const change of changes) {
    const isOurs = (path: Path) => !isSame(getAt(held, path), getAt(change.sent, path));
    document = withChange(map, document, change, { isOurs, untold, newId });
  }
  return { document, untold: [...untold.values()] };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface Bearings {
  readonly isOurs: (path: Path) => boolean;
  /** Places of what is not told are added, and those taken away that are told now. */
  readonly untold: Map<string, Path>;
  readonly newId: () => string;
}

function withChange(
  map: MessageMap,
  document: DocumentData,
  { amendments, amendedValues }: ToldChanges,
  { isOurs, untold, newId }: Bearings,
): DocumentData {
  const declaration = toldTree(amendedValues);
  let message = buildMessage(map, document, undefined, {});
  const told: string[] = [];
  const gone: Patch[] = [];
  for (const { pointer } of amendments) {
    const place = pointer === undefined ? undefined : pointerToPath(map, document, pointer);
    if (place === undefined) continue;
    const { path, exact } = place;
    const changed = withTold(message, parsePointer(pointer!), declaration);
    const isAdded = !exact && !!changed;
    if (isOurs(path) && !isAdded) continue;
    if (changed === undefined || isOurs(path) || (changed === 'gone' && !isRow(path))) {
      untold.set(formatPath(path), path);
      continue;
    }
    untold.delete(formatPath(path));
    if (changed === 'gone') gone.push({ op: 'remove', path });
    else {
      message = changed;
      told.push(pointer!);
    }
  }
  if (told.length + gone.length === 0) return document;
  const read = readMessage(map, undefined, writeElements(map, message), newId).document;
  let changed = document;
  for (const pointer of told) {
    const { path } = pointerToPath(map, document, pointer)!;
    const patch = patchFrom(read, pointerToPath(map, read, pointer), path, changed);
    if (patch) changed = applyPatches(changed, [patch]);
    else untold.set(formatPath(path), path);
  }
  return applyPatches(changed, gone);
}

/** What makes of a place what was read there: a value of a field, or a row more of a list. */
function patchFrom(
  read: DocumentData,
  now: PointedPlace | undefined,
  path: Path,
  document: DocumentData,
): Patch | undefined {
  const value = now?.exact ? getAt(read, now.path) : undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'object') return { op: 'set', path, value };
  const isOfList = isRow(now!.path) && pathPattern(now!.path.slice(0, -1)) === pathPattern(path);
  if (!isOfList) return undefined;
  const rows = (getAt(document, path) ?? []) as readonly Row[];
  return { op: 'insert', path, row: value as unknown as Row, after: rows.at(-1)?.uuid ?? null };
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
