import { checkMessageText, type MessageFinding } from './check-text.ts';
import { type ElementNode, isEachNode, type MapNode, type MessageMap } from './map.ts';
import type { RequestMaps } from './request.ts';

/**
 * Everything in a request that carries parts of a declaration, an amendment or the notification of an arrival, that
 * the authority's schema would refuse, as `checkMessageText` does: by the facts of both maps.
 * @throws XmlError for what is no XML.
 */
export function checkRequestText(maps: RequestMaps, xml: string): MessageFinding[] {
  return checkMessageText(mapOfBoth(maps), xml);
}

const known = new WeakMap<MessageMap, { readonly request: MessageMap; readonly both: MessageMap }>();

/** One map with the elements of the declaration's message and those that only requests have. */
function mapOfBoth({ declaration, request }: RequestMaps): MessageMap {
  const found = known.get(declaration);
  if (found?.request === request) return found.both;
  const both = {
    ...declaration,
    formats: { ...request.formats, ...declaration.formats },
    kinds: { ...request.kinds, ...declaration.kinds },
    root: withChildrenOf(declaration.root, request.root),
  };
  known.set(declaration, { request, both });
  return both;
}

/**
 * A group of the declaration with what the same group of a request has besides. An element that both have is the
 * declaration's; a repeated one may be of either kind.
 */
function withChildrenOf(group: ElementNode, other: ElementNode): ElementNode {
  const children: MapNode[] = [...(group.children ?? [])];
  let behind = 0;
  for (const node of other.children ?? []) {
    const indexOf = (name: string | undefined) =>
      children.findIndex((child) => !isEachNode(child) && child.element === name);
    const index = isEachNode(node) ? -1 : indexOf(node.element);
    const same = children[index] as ElementNode | undefined;
    if (same !== undefined && same.rows === undefined) {
      if (node.children) children[index] = withChildrenOf(same, node as ElementNode);
      behind = index + 1;
      continue;
    }
    const before = isEachNode(node) ? -1 : indexOf(node.before);
    const at = same ? index + 1 : before === -1 ? behind : before;
    // What the declaration does without is not required.
    children.splice(at, 0, same ? node : { ...node, min: 0 });
    behind = at + 1;
  }
  return { ...group, children };
}
