import { DOMParser, type Element } from '@xmldom/xmldom';
import { canonical } from './canonical.ts';
import type { Sample } from './samples.ts';

/** A published message with one thing changed. */
export interface Mutant {
  /** What was done where: `IMA_H1…xml: dropped /MetaData/Declaration/TypeCode`. */
  readonly name: string;
  readonly xml: string;
}

/** An element of a message that may be changed. */
interface Node {
  readonly tag: string;
  attributes: [name: string, value: string][];
  children: Node[];
  text: string;
}

/** An element with what is above it. */
interface Spot {
  readonly node: Node;
  readonly parent: Node;
  readonly grandparent: Node | undefined;
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
    const root = nodeOf(new DOMParser().parseFromString(canonical(xml), 'text/xml').documentElement!);
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
          return [{ name: `${name}: ${place} (${index}) ${done}`, xml: textOf(mutant) }];
        }),
    );
  });
}

function put(parent: Node, node: Node, instead: readonly Node[]): boolean {
  parent.children = parent.children.flatMap((child) => (child === node ? instead : [child]));
  return true;
}

function write(node: Node, text: string): boolean {
  const isLeaf = node.children.length === 0;
  if (isLeaf) node.text = text;
  return isLeaf;
}

function isDate({ tag }: Node): boolean {
  return tag.endsWith('DateTimeString');
}

function hasAttributes({ attributes }: Node): boolean {
  return attributes.some(([name]) => !/^xmlns/.test(name));
}

function withAttribute(node: Node, change: (attribute: [string, string]) => [string, string][]): boolean {
  const own = node.attributes.filter(([name]) => !/^xmlns/.test(name));
  node.attributes = [...node.attributes.filter(([name]) => /^xmlns/.test(name)), ...own.flatMap(change)];
  return own.length > 0;
}

function spotsIn(parent: Node, grandparent?: Node): Spot[] {
  return parent.children.flatMap((node) => [{ node, parent, grandparent }, ...spotsIn(node, parent)]);
}

function nodeOf(element: Element): Node {
  const children = Array.from(element.childNodes).filter((child): child is Element => child.nodeType === 1);
  return {
    tag: element.tagName,
    attributes: Array.from(element.attributes, ({ name, value }): [string, string] => [name, value]),
    children: children.map(nodeOf),
    text: children.length > 0 ? '' : element.textContent!,
  };
}

/** The element as XML; what canonical XML declared in an element that moved it declares there still. */
function textOf({ tag, attributes, children, text }: Node): string {
  const given = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  return `<${tag}${given}>${escaped(text)}${children.map(textOf).join('')}</${tag}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
