import type { DocumentData, Row } from '../../../src/engine/document.ts';
import { type ElementNode, isEachNode, type MapNode, type MessageMap } from '../../../src/messages/map.ts';

/**
 * A document with a value in every field that an element or attribute of its own holds, so that no part of the
 * map is left untried. What is there stays; codecs, orders and numbers that follow are the caller's.
 */
export function filled(map: MessageMap, document: DocumentData): DocumentData {
  return fill(map, [map.root], document) as DocumentData;
}

type Data = Readonly<Record<string, unknown>>;

function fill(map: MessageMap, nodes: readonly MapNode[], data: Data): Data {
  return nodes.reduce((before, node) => {
    if (isEachNode(node)) return inRows(map, node.each, node.children, before);
    if (node.belongs || node.only || node.when) return before;
    return node.rows === undefined ? fillElement(map, node, before) : inRows(map, node.rows, [node], before);
  }, data);
}

function inRows(map: MessageMap, list: string, nodes: readonly ElementNode[], data: Data): Data {
  const rows = (data[list] ?? []) as readonly Row[];
  const plain = nodes.map((node) => ({ ...node, rows: undefined }) as unknown as ElementNode);
  return rows.length === 0 ? data : { ...data, [list]: rows.map((row) => fill(map, plain, row)) };
}

function fillElement(map: MessageMap, node: ElementNode, data: Data): Data {
  const own = [...(node.position ? [] : [node]), ...(node.attributes ?? [])];
  const values = own.flatMap(({ field, format }) =>
    field === undefined || field.includes('/') || data[field] !== undefined
      ? []
      : [[field, textOf(map, format!)]],
  );
  return fill(map, node.children ?? [], { ...Object.fromEntries(values), ...data });
}

function textOf(map: MessageMap, format: string): string {
  const { base, length, maxLength, pattern, enum: values } = map.formats[format]!;
  if (values) return values[0]!;
  if (base === 'decimal' || pattern === '[0-9]*') return '7';
  if (length !== undefined) return 'ABC'.slice(0, length);
  return format === 'currency' ? 'EUR' : 'X1'.slice(0, maxLength);
}
