import type { DocumentData } from '../engine/document.ts';
import { applyPatches, getAt, type Patch } from '../engine/index.ts';
import { formatPath, type Path } from '../engine/path.ts';
import { buildMessage, type MessageElement } from './build.ts';
import { isRepeating, isValue, numberOf } from './element-content.ts';
import type { MessageMap } from './map.ts';
import type { Notification } from './notification.ts';
import { pointerToPath } from './pointer.ts';
import { type PointerStep, parsePointer } from './pointer-text.ts';
import { readMessage } from './read.ts';
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
 * message and read from there, because one field may be told in several elements; rows that came or went are not told by
 * value. What we amended since stays as we amended it.
 */
export function changedByCustoms(
  map: MessageMap,
  held: DocumentData,
  changes: readonly ToldChanges[],
): ChangedDocument {
  let document = held;
  const untold = new Map<string, Path>();
  for (const change of changes) {
    const isOurs = (path: Path) => !isSame(getAt(held, path), getAt(change.sent, path));
    document = withChange(map, document, change, isOurs, untold);
  }
  return { document, untold: [...untold.values()] };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Adds the places of what is not told to `untold`, and takes those away that are told now. */
function withChange(
  map: MessageMap,
  document: DocumentData,
  { amendments, amendedValues }: ToldChanges,
  isOurs: (path: Path) => boolean,
  untold: Map<string, Path>,
): DocumentData {
  const values = new Map(amendedValues.map(({ path, value }) => [path, value]));
  let message = buildMessage(map, document, undefined, {});
  const told: string[] = [];
  for (const { pointer } of amendments) {
    const place = pointer === undefined ? undefined : pointerToPath(map, document, pointer);
    if (place === undefined || isOurs(place.path)) continue;
    const changed = place.exact && withValue(message, parsePointer(pointer!), '', values);
    if (changed) {
      message = changed;
      told.push(pointer!);
      untold.delete(formatPath(place.path));
    } else untold.set(formatPath(place.path), place.path);
  }
  if (told.length === 0) return document;
  let rows = 0;
  const read = readMessage(map, undefined, writeElements(map, message), () => `row ${++rows}`).document;
  const patches = told.flatMap((pointer): Patch[] => {
    const { path } = pointerToPath(map, document, pointer)!;
    const now = pointerToPath(map, read, pointer);
    const value = now?.exact ? getAt(read, now.path) : undefined;
    if (value !== undefined && typeof value !== 'object') return [{ op: 'set', path, value }];
    untold.set(formatPath(path), path);
    return [];
  });
  return applyPatches(document, patches);
}

/** The element with the value that stands at `path` put where the pointer leads; undefined where either is not there. */
function withValue(
  element: MessageElement,
  [step, ...rest]: readonly PointerStep[],
  path: string,
  values: ReadonlyMap<string, string>,
): MessageElement | undefined {
  if (step === undefined) {
    const text = values.get(path);
    if (!isValue(element.node) || element.text === undefined || text === undefined) return undefined;
    return { ...element, text };
  }
  const named = element.children.filter(({ node }) => node.id === step.id);
  const child = occurrence(named, step.sequence);
  if (child) {
    // Customs' values begin inside the declaration, which is the first step.
    const isDeclaration = element.node.id === undefined && path === '';
    const place = isDeclaration ? '' : placeIn(values, path, child, step.sequence);
    const changed = withValue(child, rest, place, values);
    return changed && withChild(element, child, changed);
  }
  for (const inside of element.children.filter(({ node }) => node.id === undefined)) {
    const changed = withValue(inside, [step, ...rest], `${path}/${inside.node.element}`, values);
    if (changed) return withChild(element, inside, changed);
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

/** Where customs tell of an occurrence: of those with a number only some are there, each under its number. */
function placeIn(
  values: ReadonlyMap<string, string>,
  path: string,
  child: MessageElement,
  sequence = 1,
): string {
  const place = `${path}/${child.node.element}`;
  const at = (position: number) => (position === 1 ? place : `${place}[${position}]`);
  if (!isRepeating(child.node)) return place;
  const number = numberOf(child)?.node.element;
  if (number === undefined) return at(sequence);
  for (let position = 1; position <= sequence; position += 1) {
    if (values.get(`${at(position)}/${number}`) === String(sequence)) return at(position);
  }
  return at(sequence);
}
