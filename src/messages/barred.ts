import { Assignment } from './assignment.ts';
import { readParts } from './codecs/index.ts';
import { type CodecUse, type ElementNode, isEachNode, type MapNode } from './map.ts';
import { nodesNamed } from './order.ts';
import type { XmlElement } from './xml/element.ts';

export type IsNamed = (element: XmlElement, node: ElementNode) => boolean;

/** One use of a codec: where its parts stand, and which nodes on the way have others of their name beside them. */
interface Replaceable {
  readonly name: string;
  readonly use: CodecUse;
  /** Nodes that hold a part or stand above one. */
  readonly way: ReadonlySet<MapNode>;
  readonly nodes: readonly ElementNode[];
}

/**
 * The nodes of `node` that must leave an element to others of their name: those that give texts to a codec
 * which could not give them back. A place `ZZ` is no type of one letter, so it is held beside the code of the
 * place and not in it.
 */
export function barredNodes(
  element: XmlElement,
  node: ElementNode,
  isNamed: IsNamed,
  first: boolean,
): ReadonlySet<ElementNode> | undefined {
  const failing = replaceablesOf(node).filter(({ name, use, way }) => {
    const texts = new Map<string, string>();
    collectTexts(element, node, { name, way, isNamed, first }, texts);
    if (texts.size === 0) return false;
    return !readParts(
      use,
      use.parts.map((part) => texts.get(part) ?? ''),
    );
  });
  return failing.length === 0 ? undefined : new Set(failing.flatMap(({ nodes }) => nodes));
}

const known = new WeakMap<ElementNode, readonly Replaceable[]>();

/** The codecs of a node whose parts others can hold. */
function replaceablesOf(node: ElementNode): readonly Replaceable[] {
  const found = known.get(node);
  if (found) return found;
  const replaceables = Object.entries(node.codecs ?? {}).flatMap(([name, use]): Replaceable[] => {
    const way = new Set<MapNode>();
    noteWay(node, name, way);
    const nodes = replaceableIn(node, way);
    return nodes.length === 0 ? [] : [{ name, use, way, nodes }];
  });
  known.set(node, replaceables);
  return replaceables;
}

function noteWay(node: MapNode, codec: string, way: Set<MapNode>): boolean {
  const own = isEachNode(node) ? [] : [node, ...(node.attributes ?? [])];
  const hasPart = own.some(({ part }) => part?.startsWith(`${codec}/`));
  const below = (node.children ?? []).filter((child) => noteWay(child, codec, way));
  if (!hasPart && below.length === 0) return false;
  way.add(node);
  return true;
}

/** The outermost nodes on the way to the parts that have another of their name beside them. */
function replaceableIn(parent: ElementNode, way: ReadonlySet<MapNode>): readonly ElementNode[] {
  return (parent.children ?? []).flatMap((child) => {
    if (isEachNode(child) || !way.has(child)) return [];
    const hasOther = nodesNamed(parent, child.element).some((other) => !way.has(other));
    return hasOther ? [child] : replaceableIn(child, way);
  });
}

interface Walk {
  readonly name: string;
  readonly way: ReadonlySet<MapNode>;
  readonly isNamed: IsNamed;
  readonly first: boolean;
}

/** The texts that an element gives to the parts of a codec, by part. */
function collectTexts(element: XmlElement, node: ElementNode, walk: Walk, texts: Map<string, string>): void {
  const assignment = new Assignment(node.children ?? [], walk.isNamed, walk.first);
  for (const child of element.children) {
    const chosen = assignment.choose(child);
    if (typeof chosen === 'string' || !walk.way.has(chosen.node)) continue;
    note(chosen.node.part, child.text);
    for (const { name, part } of chosen.node.attributes ?? []) {
      note(part, child.attributes.find(({ written }) => written === name)?.value ?? '');
    }
    collectTexts(child, chosen.node, walk, texts);
  }

  function note(part: string | undefined, text: string): void {
    if (text !== '' && part?.startsWith(`${walk.name}/`)) texts.set(part.slice(walk.name.length + 1), text);
  }
}
