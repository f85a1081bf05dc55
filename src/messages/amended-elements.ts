import type { Path } from '../engine/path.ts';
import type { MessageElement } from './build.ts';
import {
  hasRepeating,
  isNumber,
  isRepeating,
  isSameElement,
  isValue,
  namesIn,
  numberOf,
  placesOf,
  withNumber,
} from './element-content.ts';
import type { ElementNode } from './map.ts';
import { isSameNumber, type Pair, pairOccurrences } from './occurrence-pairs.ts';
import type { PointerStep } from './pointer-text.ts';

/** One element that an amendment sets or takes out. */
export interface ElementChange {
  /** `refused`: no amendment can say it. */
  readonly kind: 'set' | 'removed' | 'refused';
  /** Where it stands: occurrences by their number in the old message, added ones behind the last of those. */
  readonly pointer: readonly PointerStep[];
  /** The pointer ends at a value, not at a group. */
  readonly isValue: boolean;
  /** Fields, or the row, of the document that it comes from. */
  readonly places: readonly Path[];
}

/** What makes one message another one. */
export interface MessageDifference {
  readonly changes: readonly ElementChange[];
  /**
   * The elements of the new message that carry the values of what is set, each in its place; undefined when
   * nothing is. A group without repeating parts is carried whole. Of occurrences with a number those concerned
   * are, under that number; of others all up to the last one concerned, so that the place tells the number.
   */
  readonly body: MessageElement | undefined;
}

/**
 * Compares two messages of one map from the element on that both pointers and the values begin with.
 * The documents must have common keys on the rows that are the same.
 */
export function differenceBetween(before: MessageElement, after: MessageElement): MessageDifference {
  const comparison = new Comparison();
  const body = comparison.group(before, after, stepOf(before.node));
  return { changes: comparison.changes, body };
}

type Pointer = readonly PointerStep[];

const nothing: readonly MessageElement[] = [];

class Comparison {
  readonly changes: ElementChange[] = [];

  /**
   * What is carried of a group that stands in both messages; undefined when nothing in it is set. `isSet`
   * when something was already.
   */
  group(
    before: MessageElement,
    after: MessageElement,
    pointer: Pointer,
    { isWhole = !hasRepeating(after.node), isSet = false } = {},
  ): MessageElement | undefined {
    const children: MessageElement[] = [];
    let isCarried = isSet;
    for (const name of namesIn(before.node, after.node)) {
      const old = named(before, name);
      const now = named(after, name);
      const values = this.#siblings(old, now, pointer);
      isCarried ||= values.length > 0;
      const accompanies = !repeats(now) && (isWhole || now.some(({ node }) => isNumber(node)));
      children.push(...(accompanies ? now : values));
    }
    return isCarried ? { ...after, children } : undefined;
  }

  /** Elements of one name in one parent; gives those that are carried. */
  #siblings(
    before: readonly MessageElement[],
    after: readonly MessageElement[],
    pointer: Pointer,
  ): readonly MessageElement[] {
    if (repeats(before) || repeats(after)) return this.#occurrences(before, after, pointer);
    const [old] = before;
    const [now] = after;
    const node = (now ?? old)?.node;
    if (!node || isNumber(node)) return nothing;
    return this.#single(old, now, [...pointer, ...stepOf(node)]);
  }

  #single(
    before: MessageElement | undefined,
    after: MessageElement | undefined,
    pointer: Pointer,
  ): readonly MessageElement[] {
    const isSame = before !== undefined && after !== undefined && isSameElement(before, after);
    if (isSame) return nothing;
    if ((after ?? before)?.node.amend === 'never') {
      this.#note('refused', pointer, before, after);
      return nothing;
    }
    if (before && after && !isValue(after.node)) {
      const carried = this.group(before, after, pointer);
      return carried ? [carried] : nothing;
    }
    if (!after) this.#note('removed', pointer, before);
    else if (!before) this.#add(after, pointer);
    else this.#note('set', pointer, before, after);
    return after ? [after] : nothing;
  }

  #occurrences(
    before: readonly MessageElement[],
    after: readonly MessageElement[],
    above: Pointer,
  ): readonly MessageElement[] {
    const { pairs, isNumbered } = pairOccurrences(before, after);
    const carried = new Map<number, MessageElement>();
    for (const pair of pairs) {
      const { number } = pair;
      const [old, now] = [pair.before?.element, pair.after?.element];
      const pointer = [...above, ...stepOf((now ?? old)!.node, number)];
      if (!now || !pair.after) {
        this.#note('removed', pointer, old);
        continue;
      }
      const isSet = this.#number(pair, pointer);
      if (!old) this.#add(now, pointer);
      const isWhole = isNumbered ? undefined : true;
      const element = old ? this.group(old, now, pointer, { isWhole, isSet }) : now;
      if (!element) continue;
      carried.set(pair.after.position, isNumbered ? withNumber(element, number) : element);
    }
    if (isNumbered) return [...carried.values()];
    const last = Math.max(0, ...carried.keys());
    return after.slice(0, last).map((element, index) => carried.get(index + 1) ?? element);
  }

  /**
   * A number is the position or stays what it is. It can be set to 0 and back, which is the number of what
   * stands for none; another one would be taken for the name of another occurrence.
   */
  #number({ before, after }: Pair, pointer: Pointer): boolean {
    const number = numberOf(after!.element);
    const is = number?.text;
    const old = before && numberOf(before.element);
    const isPosition = is === String(after!.position);
    if (!before && (is === undefined || isPosition || is === '0')) return false;
    if (before && isSameNumber(before, after!)) return false;
    const isSet = number !== undefined && old !== undefined && (isPosition || is === '0');
    const place = [...pointer, ...(number ? stepOf(number.node) : [])];
    this.#note(isSet ? 'set' : 'refused', place, number ?? old ?? after!.element);
    return isSet;
  }

  /**
   * Everything in an added element is set, unless it is added as a whole. Its number comes with it, so one that
   * has nothing else is set itself.
   */
  #add(element: MessageElement, pointer: Pointer): void {
    const isNumberAlone = element.children.every(({ node }) => isNumber(node));
    if (isValue(element.node) || element.node.amend === 'whole' || isNumberAlone) {
      this.#note('set', pointer, element);
      return;
    }
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const count = (counts.get(child.node.element) ?? 0) + 1;
      counts.set(child.node.element, count);
      if (!isNumber(child.node)) this.#add(child, [...pointer, ...stepOf(child.node, count)]);
    }
  }

  #note(kind: ElementChange['kind'], pointer: Pointer, ...elements: (MessageElement | undefined)[]): void {
    const here = elements.filter((element) => element !== undefined);
    const places = here.flatMap(placesOf);
    this.changes.push({ kind, pointer, isValue: here.every(({ node }) => isValue(node)), places });
  }
}

function named(group: MessageElement, name: string): readonly MessageElement[] {
  return group.children.filter(({ node }) => node.element === name);
}

function repeats(siblings: readonly MessageElement[]): boolean {
  return siblings.some(({ node }) => isRepeating(node));
}

/** The step of a pointer to an element; none for one that pointers look through. */
function stepOf(node: ElementNode, sequence?: number): Pointer {
  if (node.id === undefined) return [];
  return [sequence !== undefined && isRepeating(node) ? { id: node.id, sequence } : { id: node.id }];
}
