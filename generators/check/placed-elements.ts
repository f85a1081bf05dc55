import { isDeepStrictEqual } from 'node:util';
import type { ConditionSchema } from '../../src/engine/catalogue.ts';
import type { CodecUse, ElementNode, MapNode, MessageMap } from '../../src/messages/map.ts';
import { resolveReference } from '../authored.ts';
import { type AuthoredObject, fieldOf, listsOf } from './objects.ts';

/** Where something stands in a JSON file. */
export type Place = readonly (string | number)[];

/** A document or row that a part of a map is relative to, and its place in the document: `/CDSItems/*`. */
export interface Holder {
  readonly object: AuthoredObject;
  readonly pattern: string;
}

/** One element of a map with all that stands above it. */
export interface PlacedElement {
  readonly node: ElementNode;
  readonly place: Place;
  readonly parent: PlacedElement | undefined;
  /** From the document down to the row the element is relative to. */
  readonly holders: readonly Holder[];
  /** Codecs of this element and those above it. */
  readonly codecs: ReadonlyMap<string, PlacedCodec>;
}

export interface PlacedCodec {
  readonly name: string;
  readonly use: CodecUse;
  readonly element: PlacedElement;
}

/** Every element of a map, parents first. What hangs on a list that does not exist is left out. */
export function elementsOf(
  map: MessageMap,
  document: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
): readonly PlacedElement[] {
  const found: PlacedElement[] = [];
  visit(map.root, ['root'], undefined, [{ object: document, pattern: '' }]);
  return found;

  function visit(
    node: MapNode,
    place: Place,
    parent: PlacedElement | undefined,
    holders: readonly Holder[],
  ): void {
    const list = 'each' in node ? node.each : node.rows;
    const inside = list === undefined ? holders : withRow(holders, list, objects);
    if (!inside) return;
    let above = parent;
    if (!('each' in node)) {
      above = placedElement(node, place, parent, inside);
      found.push(above);
    }
    for (const [index, child] of (node.children ?? []).entries()) {
      visit(child, [...place, 'children', index], above, inside);
    }
  }
}

function placedElement(
  node: ElementNode,
  place: Place,
  parent: PlacedElement | undefined,
  holders: readonly Holder[],
): PlacedElement {
  const codecs = new Map(parent?.codecs);
  const element = { node, place, parent, holders, codecs };
  for (const [name, use] of Object.entries(node.codecs ?? {})) codecs.set(name, { name, use, element });
  return element;
}

function withRow(
  holders: readonly Holder[],
  reference: string,
  objects: ReadonlyMap<string, AuthoredObject>,
): readonly Holder[] | undefined {
  const parts = reference.split('/');
  const name = parts.at(-1);
  const holder = holders.at(-parts.length);
  const list = holder && listsOf(holder.object.schema).find(([known]) => known === name)?.[1];
  const row = list && objects.get(resolveReference(holder.object.file.name, list.items.$ref));
  if (!row) return undefined;
  const above = holders.slice(0, holders.length + 1 - parts.length);
  return [...above, { object: row, pattern: `${holder.pattern}/${name}/*` }];
}

/** The children of an element, those of repeated groups among them, in order. */
export function childrenOf(element: PlacedElement, all: readonly PlacedElement[]): readonly PlacedElement[] {
  const families = known.get(all) ?? familiesOf(all);
  known.set(all, families);
  return families.get(element) ?? [];
}

type Families = ReadonlyMap<PlacedElement, readonly PlacedElement[]>;

const known = new WeakMap<readonly PlacedElement[], Families>();

function familiesOf(all: readonly PlacedElement[]): Families {
  const families = new Map<PlacedElement, PlacedElement[]>();
  for (const element of all) {
    if (!element.parent) continue;
    const children = families.get(element.parent);
    if (children) children.push(element);
    else families.set(element.parent, [element]);
  }
  return families;
}

/** The document or row and the name a field reference means; undefined when there is no such field. */
export function fieldAt(
  { holders }: PlacedElement,
  reference: string,
): { readonly holder: Holder; readonly name: string } | undefined {
  const parts = reference.split('/');
  const name = parts.at(-1) ?? '';
  const holder = holders.at(-parts.length);
  return holder && fieldOf(holder.object.schema, name) ? { holder, name } : undefined;
}

/** True when the map says that two elements are never written together. */
export function areExclusive(a: PlacedElement, b: PlacedElement): boolean {
  const [first, second] = [lineage(a), lineage(b)];
  return first.some((one) => second.some((other) => saysOtherwise(one, other)));
}

function lineage(element: PlacedElement): readonly PlacedElement[] {
  return element.parent ? [element, ...lineage(element.parent)] : [element];
}

function saysOtherwise(a: PlacedElement, b: PlacedElement): boolean {
  const sameRow = a.holders.at(-1)!.pattern === b.holders.at(-1)!.pattern;
  if (sameRow && a.node.only && b.node.only && a.node.only !== b.node.only) return true;
  const [one, other] = [a.node.when, b.node.when];
  if (!one || !other || one.scope !== other.scope) return false;
  return (sameRow || /^[/$]/.test(one.scope)) && areOpposite(one.schema, other.schema);
}

function areOpposite(a: ConditionSchema, b: ConditionSchema): boolean {
  if (isDeepStrictEqual(a.not, b) || isDeepStrictEqual(b.not, a)) return true;
  const values = ({ const: one, enum: several }: ConditionSchema) => (one === undefined ? several : [one]);
  const [some, others] = [values(a), values(b)];
  return some !== undefined && others !== undefined && !some.some((value) => others.includes(value));
}
