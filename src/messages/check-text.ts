import { type FacetFailure, judgeFacets } from './format.ts';
import { type ElementNode, isEachNode, type MessageMap } from './map.ts';
import { nodesNamed } from './order.ts';
import type { XmlElement } from './xml/element.ts';
import { schemaInstance } from './xml/namespaces.ts';
import { parseXml } from './xml/parse.ts';

/** One thing in a message that the authority's schema refuses. */
export interface MessageFinding {
  /** Place in the message: `/MetaData/Declaration/Agent/Name`. */
  readonly place: string;
  /** The field that the element or attribute holds, as a path pattern: `/CDSItems/[star]/description`. */
  readonly field?: string;
  /** Locale key. */
  readonly code: string;
  readonly message: string;
}

/**
 * Everything in a message, given as text, that the authority's schema would refuse, by the map's own facts:
 * order, occurrence, namespaces, formats, attributes. An element the map does not know is a finding too.
 * @throws XmlError for what is no XML.
 */
export function checkMessageText(map: MessageMap, xml: string): MessageFinding[] {
  const root = parseXml(xml);
  const check = new TextCheck(map);
  check.element(root, { nodes: [map.root], prefix: map.root.namespace ?? '', holder: '' }, `/${root.name}`);
  return check.findings;
}

/** The nodes an element may be of: those of its name in one parent. */
interface Shared {
  readonly nodes: readonly ElementNode[];
  readonly prefix: string;
  /** Pattern of the row or document they are relative to. */
  readonly holder: string;
}

class TextCheck {
  readonly findings: MessageFinding[] = [];
  readonly #map: MessageMap;

  constructor(map: MessageMap) {
    this.#map = map;
  }

  element(element: XmlElement, shared: Shared, place: string): void {
    const [node] = shared.nodes;
    if (element.name !== node!.element || element.namespace !== (this.#map.namespaces[shared.prefix] ?? '')) {
      this.#find(place, undefined, 'unknown', 'Not an element of the message.');
      return;
    }
    this.#attributes(element, shared, place);
    if (node!.children) this.#children(element, shared, place);
    else this.#leaf(element, shared, place);
  }

  #leaf(element: XmlElement, shared: Shared, place: string): void {
    const holder = shared.nodes.find(({ format }) => format !== undefined);
    for (const child of element.children) {
      this.#find(`${place}/${child.name}`, undefined, 'unknown', 'Not an element of the message.');
    }
    const failure =
      holder && judgeFacets(this.#map.formats[holder.format!]!, element.paddedText ?? element.text);
    if (failure) this.#fail(place, fieldOf(shared, holder), failure);
  }

  #attributes(element: XmlElement, shared: Shared, place: string): void {
    const known = shared.nodes.flatMap(({ attributes }) => attributes ?? []);
    for (const { name, namespace, value } of element.attributes) {
      if (namespace === schemaInstance && hints.has(name)) continue;
      const at = `${place}/@${name}`;
      const attribute = namespace === '' ? known.find((entry) => entry.name === name) : undefined;
      const besides = namespace === '' ? this.#formatByKind(shared, name) : undefined;
      const format = attribute ? attribute.format : besides;
      if (!attribute && format === undefined) {
        this.#find(at, undefined, 'unknown', 'Not an attribute of the element.');
      } else if (format !== undefined) {
        const failure = judgeFacets(this.#map.formats[format]!, value);
        if (failure) this.#fail(at, attribute?.field && `${shared.holder}/${attribute.field}`, failure);
      }
    }
    // What the map writes whatever the document holds is required; the others accompany a value.
    for (const { name, field } of known) {
      if (field === undefined && !element.attributes.some(({ written }) => written === name)) {
        this.#find(`${place}/@${name}`, undefined, 'missing', 'Required in the message.');
      }
    }
  }

  /** Format of an attribute that values of this kind may have and no document holds. */
  #formatByKind({ nodes }: Shared, attribute: string): string | undefined {
    const format = nodes.find((node) => node.format !== undefined)?.format;
    const kind = format === undefined ? undefined : this.#map.formats[format]!.kind;
    const allowed = kind === undefined ? undefined : this.#map.kinds?.[kind];
    return allowed && Object.hasOwn(allowed, attribute) ? allowed[attribute] : undefined;
  }

  #children(element: XmlElement, shared: Shared, place: string): void {
    if (element.text !== '' || element.hasCdata)
      this.#find(place, undefined, 'text', 'Holds text between its elements.');
    const names = childNames(shared.nodes);
    const counts = new Map<string, number>();
    let last = 0;
    for (const child of element.children) {
      const index = names.indexOf(child.name);
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      const at = `${place}/${child.name}${count === 1 ? '' : `[${count}]`}`;
      if (index === -1) this.#find(at, undefined, 'unknown', 'Not an element of the message.');
      else {
        const inside = sharedChild(shared, child.name);
        if (index < last) {
          const before = names[last];
          this.#find(
            at,
            fieldOf(inside, inside.nodes[0]!),
            'order',
            `Stands before ${before} in the message.`,
          );
        }
        last = Math.max(last, index);
        this.element(child, inside, at);
      }
    }
    for (const name of names) {
      const least = leastOf(shared, name);
      this.#count(counts.get(name) ?? 0, least, sharedChild(shared, name), `${place}/${name}`);
    }
  }

  #count(count: number, min: number, shared: Shared, place: string): void {
    const [node] = shared.nodes;
    const { max = 1 } = node!;
    const field = fieldOf(shared, node!);
    if (count < min) this.#find(place, field, 'missing', 'Required in the message.');
    if (max !== 'unbounded' && count > max) {
      this.#find(place, field, 'tooMany', `At most ${max} in one message.`);
    }
  }

  #fail(place: string, field: string | undefined, { code, message }: FacetFailure): void {
    this.findings.push({ place, field, code, message });
  }

  #find(place: string, field: string | undefined, code: string, message: string): void {
    this.#fail(place, field, { code: `problem.message.${code}`, message });
  }
}

/** Where a schema lies; the other attributes of that namespace say what an element is. */
const hints = new Set(['schemaLocation', 'noNamespaceSchemaLocation']);

const namesByNode = new WeakMap<ElementNode, readonly string[]>();

/** Names of the children that nodes of one name have together, in the order of the authority's schema. */
function childNames(nodes: readonly ElementNode[]): readonly string[] {
  const known = namesByNode.get(nodes[0]!);
  if (known) return known;
  const names: string[] = [];
  for (const node of nodes) {
    let at = -1;
    for (const name of (node.children ?? []).flatMap(elementNames)) {
      const index = names.indexOf(name);
      at = index === -1 ? at + 1 : index;
      if (index === -1) names.splice(at, 0, name);
    }
  }
  namesByNode.set(nodes[0]!, names);
  return names;
}

function elementNames(child: NonNullable<ElementNode['children']>[number]): readonly string[] {
  return isEachNode(child) ? child.children.map(({ element }) => element) : [child.element];
}

const childrenByNode = new WeakMap<ElementNode, Map<string, Shared>>();

function sharedChild(shared: Shared, name: string): Shared {
  const [first] = shared.nodes;
  const known = childrenByNode.get(first!) ?? new Map<string, Shared>();
  childrenByNode.set(first!, known);
  const found = known.get(name);
  if (found) return found;
  const holders: string[] = [];
  const nodes = shared.nodes
    .flatMap((node) => nodesNamed(node, name))
    .flatMap((child) => {
      const list = isEachNode(child) ? child.each : child.rows;
      holders.push(list === undefined ? shared.holder : rowPattern(shared.holder, list));
      return isEachNode(child) ? child.children.filter(({ element }) => element === name) : [child];
    });
  const made = { nodes, prefix: nodes[0]?.namespace ?? shared.prefix, holder: holders[0] ?? shared.holder };
  known.set(name, made);
  return made;
}

const leastByNode = new WeakMap<ElementNode, Map<string, number>>();

/** How many children of a name an element has at least: as many as each of the nodes it may be of requires. */
function leastOf({ nodes }: Shared, name: string): number {
  const least = leastByNode.get(nodes[0]!) ?? new Map<string, number>();
  leastByNode.set(nodes[0]!, least);
  const found = least.get(name);
  if (found !== undefined) return found;
  const required = nodes.map((node) => {
    const [child] = nodesNamed(node, name);
    const element = child && isEachNode(child) ? child.children.find((one) => one.element === name) : child;
    return (element as ElementNode | undefined)?.min ?? 0;
  });
  const most = Math.min(...required);
  least.set(name, most);
  return most;
}

function rowPattern(holder: string, list: string): string {
  if (list.startsWith('../')) return rowPattern(holder.replace(/\/[^/]+\/\*$/, ''), list.slice('../'.length));
  return `${holder}/${list}/*`;
}

/** The field that a node holds, undefined for a group, a constant or a part of several. */
function fieldOf({ holder }: Shared, { field }: ElementNode): string | undefined {
  if (field === undefined) return undefined;
  return field.startsWith('../')
    ? `${holder.replace(/\/[^/]+\/\*$/, '')}/${field.slice('../'.length)}`
    : `${holder}/${field}`;
}
