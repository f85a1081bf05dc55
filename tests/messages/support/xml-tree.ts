import { DOMParser, type Element } from '@xmldom/xmldom';
import { canonical } from './canonical.ts';

/** An element of a message that may be changed; its text is '' where it has children. */
export interface TreeNode {
  /** With its prefix. */
  readonly tag: string;
  attributes: [name: string, value: string][];
  children: TreeNode[];
  text: string;
}

/** The outermost element of a message in its canonical form. */
export function treeOf(xml: string): TreeNode {
  return nodeOf(new DOMParser().parseFromString(canonical(xml), 'text/xml').documentElement!);
}

/** The element as XML; what canonical XML declared in an element that moved it declares there still. */
export function xmlOf({ tag, attributes, children, text }: TreeNode): string {
  const given = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  return `<${tag}${given}>${escaped(text)}${children.map(xmlOf).join('')}</${tag}>`;
}

/** Name without prefix. */
export function nameOf({ tag }: TreeNode): string {
  return tag.slice(tag.indexOf(':') + 1);
}

export function named({ children }: TreeNode, name: string): TreeNode[] {
  return children.filter((child) => nameOf(child) === name);
}

/** Text of the first child of this name. */
export function textIn(parent: TreeNode, name: string): string | undefined {
  return named(parent, name)[0]?.text;
}

function nodeOf(element: Element): TreeNode {
  const children = Array.from(element.childNodes).filter((child): child is Element => child.nodeType === 1);
  return {
    tag: element.tagName,
    attributes: Array.from(element.attributes, ({ name, value }): [string, string] => [name, value]),
    children: children.map(nodeOf),
    text: children.length > 0 ? '' : element.textContent!,
  };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
