import type { DocumentDefinition, ObjectDefinition } from '../engine/catalogue.ts';
import type { DocumentData } from '../engine/document.ts';
import { buildMessage, type MessageElement } from './build.ts';
import { hiddenBy } from './hidden.ts';
import type { AttributeNode, ElementNode, MessageMap } from './map.ts';
import { type IsHidden, rowScopes, type Scope } from './scope.ts';

/** One text or attribute of a message, by its node and the row or document it stands for. */
export interface Part {
  readonly node: ElementNode | AttributeNode;
  readonly data: DocumentData;
  readonly value: string;
}

/**
 * What the message of a document lacks since rules hide its field, its list or all that would make its element
 * written, in the order of the message.
 */
export function keptOut(map: MessageMap, document: DocumentData, definition: DocumentDefinition): Part[] {
  const root: Scope = { data: document, path: [] };
  if (!holdsHidden(root, definition, hiddenBy(definition, {}))) return [];
  const parts: Part[] = [];
  compare(buildMessage(map, document, undefined, {}), buildMessage(map, document, definition, {}), parts);
  return parts;
}

/** True when a rule hides a field with a value or a list with rows. Two messages need not be made to say no. */
function holdsHidden(scope: Scope, object: ObjectDefinition, isHidden: IsHidden): boolean {
  const fields = Object.values(object.fields).some(({ name, rules }) => {
    const value = rules.length > 0 ? scope.data[name] : undefined;
    return value !== undefined && value !== '' && isHidden(scope, name);
  });
  if (fields) return true;
  return Object.values(object.lists).some(({ name, row }) => {
    const rows = rowScopes(scope, name, nothing);
    return rows.length > 0 && (isHidden(scope, name) || rows.some((one) => holdsHidden(one, row, isHidden)));
  });
}

const nothing: IsHidden = () => false;

/** Adds the texts and attributes of an element that its twin in the message sent does not have. */
function compare(whole: MessageElement, sent: MessageElement | undefined, parts: Part[]): void {
  const { data } = whole.scope;
  if (whole.text !== undefined && whole.text !== sent?.text) {
    parts.push({ node: whole.node, data, value: whole.text });
  }
  for (const { node, value } of whole.attributes) {
    const twin = sent?.attributes.find((attribute) => attribute.node === node);
    if (twin?.value !== value) parts.push({ node, data, value });
  }
  const twins = groupBy(sent?.children ?? [], ({ scope }) => scope.data);
  for (const child of whole.children) {
    const twin = twins.get(child.scope.data)?.find(({ node }) => node === child.node);
    compare(child, twin, parts);
  }
}

/** The entries of each document or row; Node 20 has no such function of its own. */
export function groupBy<T>(
  entries: readonly T[],
  dataOf: (entry: T) => DocumentData,
): ReadonlyMap<DocumentData, readonly T[]> {
  const groups = new Map<DocumentData, T[]>();
  for (const entry of entries) {
    const group = groups.get(dataOf(entry));
    if (group) group.push(entry);
    else groups.set(dataOf(entry), [entry]);
  }
  return groups;
}
