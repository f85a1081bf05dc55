import type { MessageElement } from './build.ts';
import { isNumber, isRepeating } from './element-content.ts';
import { type ElementNode, isEachNode } from './map.ts';
import type { NotificationValue } from './notification.ts';
import type { PointerStep } from './pointer-text.ts';
import type { Scope } from './scope.ts';

/** What customs tell of an element: its text, and by name what is in it; `Packaging[2]` is the second, `@unitCode` an attribute. */
export interface Told {
  text?: string;
  readonly inside: Map<string, Told>;
}

/** All that they tell of a declaration (`Notification.amendedValues`); undefined where they tell nothing. */
export function toldTree(values: readonly NotificationValue[]): Told | undefined {
  const root: Told = { inside: new Map() };
  for (const { path, value } of values) {
    let told = root;
    for (const name of path.split('/').slice(1)) {
      const next: Told = told.inside.get(name) ?? { inside: new Map() };
      told.inside.set(name, next);
      told = next;
    }
    told.text = value;
  }
  return root.inside.size === 0 ? undefined : root;
}

/**
 * What they tell of an occurrence of `node` in an element: of those with a number only some are there, each under its
 * number; of others the place tells it.
 */
export function toldOf(
  told: Told | undefined,
  node: ElementNode,
  sequence: number | undefined = 1,
): Told | undefined {
  const at = (position: number) =>
    told?.inside.get(position === 1 ? node.element : `${node.element}[${position}]`);
  if (!isRepeating(node)) return at(1);
  const number = childrenOf(node).find(isNumber)?.element;
  const numberAt = (position: number) =>
    number === undefined ? undefined : at(position)?.inside.get(number)?.text;
  for (let position = 1; number !== undefined && at(position); position += 1) {
    if (numberAt(position) === String(sequence)) return at(position);
  }
  return numberAt(sequence) === undefined ? at(sequence) : undefined;
}

/**
 * An element with an occurrence more, as customs tell it; undefined where none can stand in it, or where they tell
 * nothing of it or something that no such element has.
 */
export function withOccurrence(
  element: MessageElement,
  { id, sequence }: PointerStep,
  told: Told | undefined,
): MessageElement | undefined {
  const node = childrenOf(element.node).find((child) => child.id === id && isRepeating(child));
  const added = node && toldElement(node, toldOf(told, node, sequence), element.scope);
  return added && { ...element, children: [...element.children, added] };
}

function toldElement(node: ElementNode, told: Told | undefined, scope: Scope): MessageElement | undefined {
  if (told === undefined) return undefined;
  const attributes = (node.attributes ?? []).flatMap((attribute) => {
    const value = told.inside.get(`@${attribute.name}`)?.text;
    return value === undefined ? [] : [{ node: attribute, value }];
  });
  if (!node.children) {
    return told.text === undefined ? undefined : { node, text: told.text, attributes, children: [], scope };
  }
  const children = [...told.inside]
    .filter(([name]) => !/^[@?]/.test(name))
    .map(([name, inside]) => {
      const child = childrenOf(node).find(({ element }) => element === name.replace(/\[\d+\]$/, ''));
      return child && toldElement(child, inside, scope);
    });
  const isKnown = children.length > 0 && children.every((child) => child !== undefined);
  return isKnown ? { node, attributes, children, scope } : undefined;
}

function childrenOf({ children = [] }: ElementNode): readonly ElementNode[] {
  return children.flatMap((child) => (isEachNode(child) ? child.children : [child]));
}
