import type { Path } from '../engine/path.ts';
import type { MessageElement } from './build.ts';
import { type ElementNode, isEachNode, type MapNode } from './map.ts';
import { fieldPath } from './scope.ts';

/** True for an element that a pointer names as one value: it has no children that pointers name. */
export function isValue(node: ElementNode): boolean {
  return !(node.children ?? []).some((child) => elementsOf(child).some(isNamed));
}

function isNamed(node: ElementNode): boolean {
  return node.id !== undefined || !isValue(node);
}

/** True for the number by which an amendment names the occurrence it stands in. */
export function isNumber(node: ElementNode): boolean {
  return node.amend === 'number' || node.position === true;
}

/** True for an element that pointers number. */
export function isRepeating(node: ElementNode): boolean {
  return node.max !== undefined && node.max !== 1;
}

const repeatingInside = new WeakMap<ElementNode, boolean>();

/** True for a group with numbered elements somewhere in it. */
export function hasRepeating(node: ElementNode): boolean {
  const known = repeatingInside.get(node);
  if (known !== undefined) return known;
  const inside = (node.children ?? []).flatMap(elementsOf);
  const found = inside.some((child) => isRepeating(child) || hasRepeating(child));
  repeatingInside.set(node, found);
  return found;
}

/** Names of the elements in these groups, in the order of the map. */
export function namesIn(...groups: readonly ElementNode[]): readonly string[] {
  return [
    ...new Set(
      groups.flatMap(({ children = [] }) => children.flatMap(elementsOf).map((node) => node.element)),
    ),
  ];
}

function elementsOf(node: MapNode): readonly ElementNode[] {
  return isEachNode(node) ? node.children : [node];
}

/** The number an occurrence carries; undefined for one that is told by its place alone. */
export function numberOf(occurrence: MessageElement): MessageElement | undefined {
  return occurrence.children.find(({ node }) => isNumber(node));
}

/** The occurrence under another number. */
export function withNumber(occurrence: MessageElement, number: number): MessageElement {
  const children = occurrence.children.map((child) =>
    isNumber(child.node) ? { ...child, text: String(number) } : child,
  );
  return { ...occurrence, children };
}

/** True when both are written alike, whatever rows they stand for. */
export function isSameElement(one: MessageElement, other: MessageElement): boolean {
  return (
    one.node.element === other.node.element &&
    one.text === other.text &&
    one.attributes.length === other.attributes.length &&
    one.attributes.every(({ node, value }, index) => {
      const twin = other.attributes[index]!;
      return node.name === twin.node.name && value === twin.value;
    }) &&
    one.children.length === other.children.length &&
    one.children.every((child, index) => isSameElement(child, other.children[index]!))
  );
}

/** The fields an element and everything in it hold; its row where it holds none. */
export function placesOf(element: MessageElement): readonly Path[] {
  const found: Path[] = [];
  collect(element);
  return found.length > 0 ? found : [element.scope.path];

  function collect({ scope, field, coded, attributes, children }: MessageElement): void {
    const fields = coded ?? (field === undefined ? [] : [field]);
    found.push(...fields.map((name) => fieldPath(scope, name)));
    for (const { node } of attributes) if (node.field !== undefined) found.push(fieldPath(scope, node.field));
    for (const child of children) collect(child);
  }
}
