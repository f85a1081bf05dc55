import { type ElementNode, isEachNode, type MapNode } from './map.ts';

/**
 * Occurrences of elements of one name, given by the nodes that bring them, in the order that a field holds: the
 * numbers of those nodes, from 1. What is not named comes last, in the order of the map.
 */
export function inHeldOrder<T>(byNode: readonly (readonly T[])[], held: string): readonly T[] {
  if (held === '') return byNode.flat();
  const taken = byNode.map(() => 0);
  const ordered = held.split(' ').flatMap((text) => {
    const node = Number(text) - 1;
    const next = byNode[node]?.[taken[node]!];
    if (next === undefined) return [];
    taken[node]! += 1;
    return [next];
  });
  return [...ordered, ...byNode.flatMap((occurrences, node) => occurrences.slice(taken[node]))];
}

/** The text a field holds for occurrences read in this order of nodes; '' when it is that of the map. */
export function heldOrder(nodes: readonly number[]): string {
  const isMapped = nodes.every((node, index) => index === 0 || nodes[index - 1]! <= node);
  return isMapped ? '' : nodes.map((node) => node + 1).join(' ');
}

/** The children that bring elements of one name, in the order of the map. */
export function nodesNamed(parent: ElementNode, element: string): readonly MapNode[] {
  return (parent.children ?? []).filter((child) =>
    isEachNode(child) ? child.children.some((node) => node.element === element) : child.element === element,
  );
}
