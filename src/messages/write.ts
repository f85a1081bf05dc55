import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import type { DocumentData } from '../engine/document.ts';
import { unwritableWords } from '../engine/misplaced-character.ts';
import { buildMessage, type MessageElement } from './build.ts';
import { type ElementNode, isEachNode, type MapNode, type MessageMap } from './map.ts';
import { XmlError } from './xml/element.ts';

/**
 * The message of a document as XML text (UTF-8). Blank and hidden fields are not written; an element
 * whose only content would be an attribute, a constant or a position is not written.
 * @throws XmlError when a value holds a character that XML cannot carry.
 */
export function writeMessage(
  map: MessageMap,
  document: DocumentData,
  definition?: DocumentDefinition,
  context: RuleContext = {},
): string {
  const standing = standingIn(map);
  // An item's elements are let go as soon as they are text: all of them at once would be most of the work to collect.
  const written = (element: MessageElement): MessageElement => {
    if (element.children.length === 0) return element;
    const { prefix, depth } = standing.get(element.node)!;
    const lines: string[] = [];
    writeElement(map, element, prefix, depth, lines);
    return { ...element, children: [], xml: lines.join('\n') };
  };
  return writeElements(map, buildMessage(map, document, definition, context, written));
}

/** Where the elements of a node stand in every message: how deep, and with which prefix. */
interface Standing {
  readonly depth: number;
  readonly prefix: string;
}

const standings = new WeakMap<MessageMap, ReadonlyMap<ElementNode, Standing>>();

function standingIn(map: MessageMap): ReadonlyMap<ElementNode, Standing> {
  const known = standings.get(map);
  if (known) return known;
  const found = new Map<ElementNode, Standing>();
  const visit = (node: MapNode, above: string, depth: number): void => {
    if (isEachNode(node)) {
      for (const child of node.children) visit(child, above, depth);
      return;
    }
    const prefix = node.namespace ?? above;
    found.set(node, { depth, prefix });
    for (const child of node.children ?? []) visit(child, prefix, depth + 1);
  };
  visit(map.root, '', 0);
  standings.set(map, found);
  return found;
}

/**
 * Elements of a message as XML text (UTF-8), with the namespaces of `map`.
 * @throws XmlError when a value holds a character that XML cannot carry.
 */
export function writeElements(map: MessageMap, root: MessageElement): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  writeElement(map, root, root.node.namespace ?? '', 0, lines);
  return `${lines.join('\n')}\n`;
}

function writeElement(
  map: MessageMap,
  element: MessageElement,
  prefix: string,
  depth: number,
  lines: string[],
): void {
  if (element.xml !== undefined) {
    lines.push(element.xml);
    return;
  }
  const name = prefix === '' ? element.node.element : `${prefix}:${element.node.element}`;
  const declarations = depth === 0 ? namespaceDeclarations(map) : '';
  const attributes = element.attributes
    .map(({ node, value }) => ` ${node.name}="${escapeAttribute(value)}"`)
    .join('');
  const start = `${'\t'.repeat(depth)}<${name}${declarations}${attributes}`;
  if (element.text !== undefined) {
    lines.push(`${start}>${escapeText(element.text)}</${name}>`);
    return;
  }
  if (element.children.length === 0) {
    lines.push(`${start}/>`);
    return;
  }
  lines.push(`${start}>`);
  for (const child of element.children) {
    writeElement(map, child, child.node.namespace ?? prefix, depth + 1, lines);
  }
  lines.push(`${'\t'.repeat(depth)}</${name}>`);
}

function namespaceDeclarations(map: MessageMap): string {
  return Object.entries(map.namespaces)
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`)
    .join('');
}

/**
 * A text as it stands in an element.
 * @throws XmlError for a character XML cannot carry.
 */
export function escapeText(text: string): string {
  refuseUnwritable(text);
  if (!/[&<>\r]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;');
}

function refuseUnwritable(text: string): void {
  const words = unwritableWords(text);
  if (words !== undefined) throw new XmlError(words);
}
