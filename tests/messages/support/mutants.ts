import type { Sample } from './samples.ts';
import { type TreeNode, treeOf, xmlOf } from './xml-tree.ts';

/** A published message with one thing changed. */
export interface Mutant {
  /** What was done where: `IMA_H1…xml: dropped /MetaData/Declaration/TypeCode`. */
  readonly name: string;
  readonly xml: string;
}

/** An element with what is above it. */
interface Spot {
  readonly node: TreeNode;
  readonly parent: TreeNode;
  readonly grandparent: TreeNode | undefined;
}

/** Each does one thing to an element and says whether it could. */
const changes: Readonly<Record<string, (spot: Spot) => boolean>> = {
  dropped: ({ node, parent }) => put(parent, node, []),
  doubled: ({ node, parent }) => put(parent, node, [node, node]),
  'moved behind its neighbour': ({ node, parent }) => {
    const next = parent.children[parent.children.indexOf(node) + 1];
    return next !== undefined && put(parent, node, []) && put(parent, next, [next, node]);
  },
  'moved to the end': ({ node, parent }) =>
    parent.children.at(-1) !== node && put(parent, node, []) && parent.children.push(node) > 0,
  'moved out': ({ node, parent, grandparent }) =>
    grandparent !== undefined && put(parent, node, []) && put(grandparent, parent, [node, parent]),
  'too long': ({ node }) => write(node, `${node.text}${'1'.repeat(600)}`),
  'one longer': ({ node }) => write(node, `${node.text}1`),
  'wrong code': ({ node }) => write(node, '?'),
  'letters among digits': ({ node }) => /^[0-9.]+$/.test(node.text) && write(node, `${node.text}x`),
  negative: ({ node }) => /^[0-9.]+$/.test(node.text) && write(node, `-${node.text}`),
  blank: ({ node }) => write(node, ''),
  'bad century': ({ node }) => isDate(node) && write(node, node.text.replace(/^20/, '19')),
  'other notation': ({ node }) => isDate(node) && write(node, '2026-03-12T10:00:00Z'),
  'no zone': ({ node }) => isDate(node) && write(node, node.text.slice(0, 14)),
  'wrong attribute': ({ node }) => withAttribute(node, ([name]) => [[name, 'wrong1']]),
  'lower case attribute': ({ node }) => withAttribute(node, ([name, value]) => [[name, value.toLowerCase()]]),
  'no attribute': ({ node }) => withAttribute(node, () => []),
};

/** Few elements have what these change, the form of a date or another attribute, so every one is taken. */
const isRare = (change: string) => /century|notation|zone|attribute/.test(change);

/**
 * Mutants of published messages, always the same: every change on every few elements of each message, the
 * first at another place in each.
 */
export function mutantsOf(samples: readonly Sample[], every: number): Mutant[] {
  return samples.flatMap(({ name, xml }, number) => {
    const root = treeOf(xml);
    const spots = spotsIn(root);
    return Object.entries(changes).flatMap(([done, change], kind) =>
      spots
        .map((_, index) => index)
        .flatMap((index): Mutant[] => {
          if (isRare(done) ? !hasAttributes(spots[index]!.node) : (index + number + kind) % every !== 0)
            return [];
          const mutant = structuredClone(root);
          const spot = spotsIn(mutant)[index]!;
          const place = spot.node.tag;
          if (!change(spot)) return [];
          return [{ name: `${name}: ${place} (${index}) ${done}`, xml: xmlOf(mutant) }];
        }),
    );
  });
}

function put(parent: TreeNode, node: TreeNode, instead: readonly TreeNode[]): boolean {
  parent.children = parent.children.flatMap((child) => (child === node ? instead : [child]));
  return true;
}

function write(node: TreeNode, text: string): boolean {
  const isLeaf = node.children.length === 0;
  if (isLeaf) node.text = text;
  return isLeaf;
}

function isDate({ tag }: TreeNode): boolean {
  return tag.endsWith('DateTimeString');
}

function hasAttributes({ attributes }: TreeNode): boolean {
  return attributes.some(([name]) => !/^xmlns/.test(name));
}

function withAttribute(node: TreeNode, change: (attribute: [string, string]) => [string, string][]): boolean {
  const own = node.attributes.filter(([name]) => !/^xmlns/.test(name));
  node.attributes = [...node.attributes.filter(([name]) => /^xmlns/.test(name)), ...own.flatMap(change)];
  return own.length > 0;
}

function spotsIn(parent: TreeNode, grandparent?: TreeNode): Spot[] {
  return parent.children.flatMap((node) => [{ node, parent, grandparent }, ...spotsIn(node, parent)]);
}
