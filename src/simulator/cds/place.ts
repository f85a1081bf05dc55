import type { XmlElement } from '../shared/xml/reader.ts';
import { declaration as declarationFact } from './facts/declaration.ts';
import type { ElementFact, GroupFact } from './facts/fact.ts';

/** One step of an error pointer, as CDS writes it: the class of a level, its occurrence, the element's tag. */
interface PointerStep {
  readonly section: string;
  /** Position among its equals, from 1; only where the class may repeat. */
  readonly sequence?: number;
  /** On the last step, when the pointer means one element. */
  readonly tag?: string;
}

/** From the declaration (42A) down to what is wrong. */
export type Pointer = readonly PointerStep[];

/** An element of a structurally sound declaration, together with where it stands. */
export interface Place {
  readonly element: XmlElement;
  readonly fact: GroupFact | ElementFact;
  readonly pointer: Pointer;
}

/** The declaration itself as a place. */
export function rootPlace(element: XmlElement): Place {
  return { element, fact: declarationFact, pointer: [{ section: declarationFact.code }] };
}

/** All places at a path below, in document order; `find(root, 'GoodsShipment/PreviousDocument')`. */
export function find(from: Place, path: string): Place[] {
  return path.split('/').reduce((places, name) => places.flatMap((place) => children(place, name)), [from]);
}

/** The trimmed text of the first element at a path, undefined when there is none. */
export function text(from: Place, path: string): string | undefined {
  return find(from, path)[0]?.element.text.trim();
}

/** The number an element at a path holds; undefined when there is none. */
export function number(from: Place, path: string): number | undefined {
  const found = text(from, path);
  return found === undefined ? undefined : Number(found);
}

/**
 * A pointer to where an element stands or would have to stand. A missing repeatable group is pointed at
 * without a position.
 */
export function pointTo(from: Place, path: string): Pointer {
  const [name, ...rest] = path.split('/');
  const there = children(from, name!)[0];
  if (there) return rest.length > 0 ? pointTo(there, rest.join('/')) : there.pointer;
  return [name!, ...rest].reduce<{ pointer: Pointer; fact: GroupFact | ElementFact }>(
    ({ pointer, fact }, step) => {
      const next = factOf(fact, step);
      return { pointer: extend(pointer, next, undefined), fact: next };
    },
    from,
  ).pointer;
}

/** Every place below, groups and elements, in document order. */
export function everything(from: Place): Place[] {
  if (!('children' in from.fact)) return [];
  return placesIn(from).flatMap((place) => [place, ...everything(place)]);
}

function placesIn(from: Place): Place[] {
  const counts = new Map<string, number>();
  return from.element.children.map((element) => {
    const fact = factOf(from.fact, element.name);
    const position = (counts.get(element.name) ?? 0) + 1;
    counts.set(element.name, position);
    return { element, fact, pointer: extend(from.pointer, fact, position) };
  });
}

function children(from: Place, name: string): Place[] {
  const fact = factOf(from.fact, name);
  return from.element.children
    .filter((child) => child.name === name)
    .map((element, index) => ({ element, fact, pointer: extend(from.pointer, fact, index + 1) }));
}

function factOf(fact: GroupFact | ElementFact, name: string): GroupFact | ElementFact {
  const found = 'children' in fact ? fact.children.find((child) => child.name === name) : undefined;
  if (!found) throw new Error(`${fact.name} has no element ${name}`);
  return found;
}

function extend(pointer: Pointer, fact: GroupFact | ElementFact, position: number | undefined): Pointer {
  if (!('children' in fact)) return [...pointer.slice(0, -1), { ...pointer.at(-1)!, tag: fact.code }];
  const isRepeatable = fact.maximum > 1 && position !== undefined;
  return [...pointer, isRepeatable ? { section: fact.code, sequence: position } : { section: fact.code }];
}
