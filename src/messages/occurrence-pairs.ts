import { isRowSegment } from '../engine/path.ts';
import type { MessageElement } from './build.ts';
import { isNumber, isSameElement, numberOf } from './element-content.ts';
import type { ElementNode } from './map.ts';

/** Occurrences of one repeating element in the old and the new message, told which is which. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  /** Each carries a number that is its position, so that one can be named without those before it. */
  readonly isNumbered: boolean;
}

/** One occurrence; absent on the side where it does not stand. */
export interface Pair {
  /** Number in pointers: its position in the old message, or behind the last of those. */
  readonly number: number;
  readonly before?: Occurrence;
  readonly after?: Occurrence;
}

export interface Occurrence {
  readonly element: MessageElement;
  /** From 1. */
  readonly position: number;
}

/**
 * Pairs the occurrences that stand for the same row. Where the new order is not that of the old one with some
 * taken out and others put behind the last, and where occurrences without numbers would have to be named
 * behind one that goes, the first is paired with the first and so on.
 */
export function pairOccurrences(
  before: readonly MessageElement[],
  after: readonly MessageElement[],
): Pairing {
  const old = before.map((element, index) => ({ element, position: index + 1 }));
  const now = after.map((element, index) => ({ element, position: index + 1 }));
  const isNumbered = old.every(isInOrder) && now.every(isInOrder);
  const pairs = byRow(old, now);
  return { pairs: isSayable(pairs, isNumbered) ? pairs : byPosition(old, now), isNumbered };
}

function isInOrder({ element, position }: Occurrence): boolean {
  return numberOf(element)?.text === String(position);
}

function byRow(old: readonly Occurrence[], now: readonly Occurrence[]): readonly Pair[] {
  const waiting = new Map<ElementNode, Map<string, Occurrence>>();
  for (const occurrence of now) {
    const { node } = occurrence.element;
    const rows = waiting.get(node) ?? new Map<string, Occurrence>();
    waiting.set(node, rows.set(rowOf(occurrence), occurrence));
  }
  const paired = old.map((before): Pair => {
    const after = waiting.get(before.element.node)?.get(rowOf(before));
    if (after) waiting.get(before.element.node)!.delete(rowOf(before));
    return { number: before.position, before, ...(after && { after }) };
  });
  const left = new Set([...waiting.values()].flatMap((rows) => [...rows.values()]));
  const added = now.filter((occurrence) => left.has(occurrence));
  return [...paired, ...added.map((after, index) => ({ number: old.length + index + 1, after }))];
}

/** Key of the row that an occurrence stands for or in; '' outside all rows. */
function rowOf({ element: { scope } }: Occurrence): string {
  const last = scope.path.at(-1);
  return last !== undefined && isRowSegment(last) ? last.id : '';
}

function isSayable(pairs: readonly Pair[], isNumbered: boolean): boolean {
  const stay = pairs.filter(({ after }) => after !== undefined);
  const isRising = stay.every(
    ({ after }, index) => index === 0 || after!.position > stay[index - 1]!.after!.position,
  );
  if (!isRising) return false;
  if (isNumbered || stay.length === pairs.length) return true;
  return stay.every(
    ({ before, after }) =>
      before !== undefined && isSameNumber(before, after!) && isSameButNumber(before.element, after!.element),
  );
}

function isSameButNumber(one: MessageElement, other: MessageElement): boolean {
  const without = (element: MessageElement) => ({
    ...element,
    children: element.children.filter(({ node }) => !isNumber(node)),
  });
  return isSameElement(without(one), without(other));
}

/** True where the number of an occurrence is not amended: it is its position still, or what it was. */
export function isSameNumber(before: Occurrence, after: Occurrence): boolean {
  if (isInOrder(before)) return isInOrder(after);
  return numberOf(before.element)?.text === numberOf(after.element)?.text;
}

function byPosition(old: readonly Occurrence[], now: readonly Occurrence[]): readonly Pair[] {
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => {
    const before = old[index];
    const after = now[index];
    return { number: index + 1, ...(before && { before }), ...(after && { after }) };
  });
}
