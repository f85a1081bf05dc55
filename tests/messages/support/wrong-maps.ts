import { type ElementNode, isEachNode, type MapNode, type MessageMap } from '../../../src/messages/map.ts';

/** A map with one thing wrong. */
export interface WrongMap {
  readonly name: string;
  /** Path of the element that it is wrong about, and what was done. */
  readonly path: string;
  readonly slip: string;
  readonly map: MessageMap;
}

type Wrong = (node: ElementNode, map: MessageMap) => ElementNode | undefined;

/** What an author of a map may get wrong about one element; undefined where it means nothing. */
const slips: Readonly<Record<string, Wrong>> = {
  // What a node with a match does not take, another of its name holds as well.
  renamed: (node) => (node.match ? undefined : { ...node, element: `${node.element}X` }),
  'of another namespace': (node, map) =>
    node.match ? undefined : { ...node, namespace: map.root.namespace! },
  'with another constant': (node) =>
    node.constant === undefined ? undefined : { ...node, constant: 'wrong' },
  'not repeated': ({ rows, ...node }) => (rows?.startsWith('../') === false ? node : undefined),
  'with a codec of other widths': (node) =>
    withCodecs(node, (use) =>
      use.widths ? { ...use, widths: use.widths.map((width) => width + 1) } : undefined,
    ),
  'with another codec': (node) =>
    withCodecs(node, (use) =>
      use.widths ? undefined : { ...use, codec: use.codec === 'date-iso' ? 'date-minutes' : 'date-iso' },
    ),
  'its children the other way round': (node) =>
    node.children && node.children.length > 1
      ? { ...node, children: [...node.children].reverse() }
      : undefined,
};

/** The map with each slip at each of its elements below the outermost. */
export function wrongMapsOf(map: MessageMap): WrongMap[] {
  const found: WrongMap[] = [];
  visit(map.root, [], '', (node, place, path) => {
    for (const [name, slip] of Object.entries(slips)) {
      const wrong = slip(node, map);
      if (wrong === undefined || (place.length === 0 && !name.includes('codec'))) continue;
      const root = replaced(map.root, place, wrong) as ElementNode;
      found.push({ name: `${path} (${place.join('.')}) ${name}`, path, slip: name, map: { ...map, root } });
    }
  });
  return found;
}

function withCodecs(
  node: ElementNode,
  change: (
    use: NonNullable<ElementNode['codecs']>[string],
  ) => NonNullable<ElementNode['codecs']>[string] | undefined,
): ElementNode | undefined {
  const changed = Object.entries(node.codecs ?? {}).map(([name, use]) => [name, change(use)] as const);
  if (changed.length === 0 || changed.some(([, use]) => use === undefined)) return undefined;
  return { ...node, codecs: Object.fromEntries(changed) as NonNullable<ElementNode['codecs']> };
}

function visit(
  node: MapNode,
  place: readonly number[],
  above: string,
  see: (node: ElementNode, place: readonly number[], path: string) => void,
): void {
  const path = isEachNode(node) ? above : `${above}/${node.element}`;
  if (!isEachNode(node)) see(node, place, path);
  for (const [index, child] of (node.children ?? []).entries()) visit(child, [...place, index], path, see);
}

function replaced(node: MapNode, [index, ...rest]: readonly number[], by: ElementNode): MapNode {
  if (index === undefined) return by;
  const children = node.children!.map((child, at) => (at === index ? replaced(child, rest, by) : child));
  return { ...node, children } as MapNode;
}
