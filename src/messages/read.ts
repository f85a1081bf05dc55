import type { DocumentDefinition, ObjectDefinition } from '../engine/catalogue.ts';
import { holds } from '../engine/condition.ts';
import type { DocumentData, FieldValue } from '../engine/document.ts';
import { Assignment, type Choice } from './assignment.ts';
import { barredNodes } from './barred.ts';
import { readParts } from './codecs/index.ts';
import { groupBy, keptOut } from './kept-out.ts';
import { ListedPlaces } from './listed-places.ts';
import {
  type AttributeNode,
  type Belonging,
  type CodecUse,
  type EachNode,
  type ElementNode,
  isEachNode,
  type MapNode,
  type MessageMap,
} from './map.ts';
import { heldOrder, nodesNamed } from './order.ts';
import { quoted, type XmlElement, XmlError } from './xml/element.ts';
import { schemaInstance } from './xml/namespaces.ts';
import { parseXml } from './xml/parse.ts';

/** What a message said, and what of it no document can hold. */
export interface ReadResult {
  readonly document: DocumentData;
  readonly notHeld: readonly NotHeld[];
  /** What the document holds, but the message made from it would not carry, since rules hide it. */
  readonly notSent: readonly NotHeld[];
  /** What the document holds though nothing in the message says it. */
  readonly assumed: readonly Assumption[];
}

/** A field of the document that got the value the map gives it where nothing else is known. */
interface Assumption {
  readonly field: string;
  readonly value: FieldValue;
}

/** One element or attribute of a message that the document does not hold. */
export interface NotHeld {
  /** Place in the message: `/MetaData/Declaration/Agent/Name`, with `[n]` from the second of its name on. */
  readonly path: string;
  readonly value: string;
  readonly reason: string;
}

/**
 * Reads a message into a document. Prefixes do not matter, lost namespaces and a lost envelope are
 * accepted, values keep their form. What the map cannot write back is listed, element by element.
 * With the definition, what the document type does not know is listed too, and what its rules keep out of a message.
 * What the map can only assume, such as the regime of a declaration without a type, is told.
 * @throws XmlError for what is no XML or no such message.
 */
export function readMessage(
  map: MessageMap,
  definition: DocumentDefinition | undefined,
  xml: string,
  newId: () => string,
): ReadResult {
  return new MessageReader(map, definition, newId).read(parseXml(xml));
}

/** A document or row being filled. */
interface Target {
  readonly data: Record<string, unknown>;
  readonly definition?: ObjectDefinition;
  readonly parent?: Target;
  /** The rows of its list so far. */
  readonly siblings?: Siblings;
  /** The row of another list that it stands in. */
  readonly owner?: Target;
  /** Rows of the parent's lists that stand in this row, counted by their element. */
  readonly inside: Map<ElementNode, number>;
}

/** The rows of one list being filled, and the first row of each name by which others name it. */
interface Siblings {
  readonly rows: Record<string, unknown>[];
  /** By the field that holds the names. */
  readonly named: Map<string, Named>;
}

interface Named {
  readonly firstByName: Map<unknown, Record<string, unknown>>;
  indexed: number;
}

interface Place {
  readonly target: Target;
  readonly position: number;
  readonly first: boolean;
  readonly codecs: ReadonlyMap<string, CodecTexts>;
  /** Nodes that leave their elements here to others of their name. */
  readonly barred?: ReadonlySet<ElementNode>;
  /** The element around. */
  readonly group?: Group;
}

interface Group {
  readonly element: XmlElement;
  readonly node: ElementNode;
  readonly path: string;
}

/** The place in the message of what a node holds for a document or row. */
interface Origin {
  readonly node: ElementNode | AttributeNode;
  readonly data: DocumentData;
  readonly path: string;
}

/** Texts found for one use of a codec, until its element is complete. */
interface CodecTexts {
  readonly use: CodecUse;
  readonly target: Target;
  readonly found: Map<string, { text: string; path: string; group?: Group }>;
}

class MessageReader {
  readonly #map: MessageMap;
  readonly #newId: () => string;
  readonly #notHeld: NotHeld[] = [];
  readonly #assumed: Assumption[] = [];
  readonly #listed = new Set<string>();
  readonly #places = new ListedPlaces();
  /** The message lost its namespaces: its outermost element is in none. */
  #isLost = false;
  /** Values held so far that make their element written. */
  #written = 0;
  readonly #document: Target;
  readonly #siblings = new WeakMap<object, Siblings>();
  /** Where the texts and attributes held came from. */
  readonly #origins: Origin[] = [];
  /** Elements under a condition: judged when everything the condition may ask for has been read. */
  readonly #conditional: (() => void)[] = [];

  constructor(map: MessageMap, definition: DocumentDefinition | undefined, newId: () => string) {
    this.#map = map;
    this.#newId = newId;
    this.#document = { data: {}, definition, inside: new Map() };
  }

  read(root: XmlElement): ReadResult {
    this.#isLost = root.namespace === '';
    const node = this.#rootNode(root);
    this.#refuseOther(root, node);
    this.#readElement(root, node, `/${root.name}`, {
      target: this.#document,
      position: 1,
      first: true,
      codecs: new Map(),
    });
    this.#derive();
    for (const judge of this.#conditional) judge();
    const document = this.#document.data as DocumentData;
    return {
      document,
      notHeld: this.#notHeld,
      notSent: this.#notSent(document),
      assumed: this.#assumed,
    };
  }

  #notSent(document: DocumentData): NotHeld[] {
    const { definition } = this.#document;
    const parts = definition ? keptOut(this.#map, document, definition as DocumentDefinition) : [];
    if (parts.length === 0) return [];
    const origins = groupBy(this.#origins, ({ data }) => data);
    return parts.flatMap(({ node, data, value }) => {
      const origin = origins.get(data)?.find((one) => one.node === node);
      if (!origin || this.#listed.has(origin.path)) return [];
      return { path: origin.path, value, reason: 'a rule hides it for such a document' };
    });
  }

  /** The map's root, or the one element inside it that a message without envelope begins with. */
  #rootNode(root: XmlElement): ElementNode {
    let node: ElementNode | undefined = this.#map.root;
    let misplaced: XmlError | undefined;
    while (node) {
      if (this.#isNamed(root, node)) return node;
      misplaced ??= this.#misplaced(root, node);
      node = node.children?.find(
        (child): child is ElementNode => !isEachNode(child) && child.children !== undefined,
      );
      if (node && (node.min ?? 0) === 0) break;
    }
    throw (
      misplaced ??
      new XmlError(
        `${quoted(root.name)} is not the outermost element of a ${this.#map.name.toUpperCase()} message.`,
      )
    );
  }

  /** Refuses an envelope around something else, a notification say. */
  #refuseOther(root: XmlElement, node: ElementNode): void {
    for (const child of node === this.#map.root ? (node.children ?? []) : []) {
      if (isEachNode(child) || !child.children || (child.min ?? 0) === 0) continue;
      if (root.children.some((one) => this.#isNamed(one, child))) continue;
      const other = root.children.find((one) => one.children.length > 0);
      const held = other ? `holds ${quoted(other.name)}, not` : 'holds no';
      throw (
        (other && this.#misplaced(other, child)) ??
        new XmlError(
          `This is no ${this.#map.document}: ${quoted(root.name)} ${held} ${quoted(child.element)}.`,
        )
      );
    }
  }

  /** What is wrong with an element that has the name of a node, but not its namespace. */
  #misplaced({ name, namespace }: XmlElement, node: ElementNode): XmlError | undefined {
    if (name !== node.element) return undefined;
    const found = namespace === '' ? 'no namespace' : `the namespace ${quoted(namespace)}`;
    const expected = quoted(this.#namespaceOf(node));
    return new XmlError(
      `${quoted(name)} is in ${found}, in a ${this.#map.name.toUpperCase()} message in ${expected}.`,
    );
  }

  #isNamed(element: XmlElement, node: ElementNode): boolean {
    if (element.name !== node.element) return false;
    const isLost = this.#isLost && element.namespace === '';
    return isLost || element.namespace === this.#namespaceOf(node);
  }

  readonly #prefixes = new Map<ElementNode, string>();

  /** The namespace of a node; '' for one that the map puts into none. */
  #namespaceOf(node: ElementNode): string {
    if (this.#prefixes.size === 0) this.#notePrefixes(this.#map.root, '');
    return this.#map.namespaces[this.#prefixes.get(node) ?? ''] ?? '';
  }

  #notePrefixes(node: MapNode, outer: string): void {
    const prefix = isEachNode(node) ? outer : (node.namespace ?? outer);
    if (!isEachNode(node)) this.#prefixes.set(node, prefix);
    for (const child of node.children ?? []) this.#notePrefixes(child, prefix);
  }

  #readElement(element: XmlElement, node: ElementNode, path: string, place: Place): void {
    if (node.codecs) {
      const coded = new Map(place.codecs);
      for (const [name, use] of Object.entries(node.codecs)) {
        coded.set(name, { use, target: place.target, found: new Map() });
      }
      const isNamed = (child: XmlElement, candidate: ElementNode) => this.#isNamed(child, candidate);
      const barred = barredNodes(element, node, isNamed, place.first) ?? place.barred;
      this.#readContent(element, node, path, { ...place, codecs: coded, barred });
      for (const name of Object.keys(node.codecs)) this.#decode(coded.get(name)!);
      return;
    }
    this.#readContent(element, node, path, place);
  }

  #readContent(element: XmlElement, node: ElementNode, path: string, place: Place): void {
    this.#listInstructions(element, path);
    const held = node.children
      ? this.#readGroup(element, node, path, place)
      : this.#readLeaf(element, node, path, place);
    this.#readAttributes(element, held ? node : undefined, path, place);
  }

  #readLeaf(element: XmlElement, node: ElementNode, path: string, place: Place): boolean {
    this.#origins.push({ node, data: place.target.data as DocumentData, path });
    for (const child of numbered(element.children, path))
      this.#list(child.element, child.path, 'unknown element');
    const text = element.text;
    if (text === '') {
      // What is written in its place is told by the element around it, once that is known to be written.
      return node.default === undefined && this.#refuse(path, text, 'empty element');
    }
    if (node.constant !== undefined) {
      return text === node.constant || this.#refuse(path, text, `always ${node.constant} here`);
    }
    if (node.position) {
      if (text === String(place.position)) return true;
      if (node.field === undefined) return this.#refuse(path, text, `the position here is ${place.position}`);
    }
    if (node.part !== undefined) {
      this.#keepPart(node.part, text, path, place);
      this.#written += 1;
      return true;
    }
    const held = this.#set(place.target, node.field!, text, node.type, path);
    if (held && !node.companion) this.#written += 1;
    return held;
  }

  #keepPart(part: string, text: string, path: string, place: Place): void {
    const [codec = '', name = ''] = part.split('/');
    place.codecs.get(codec)!.found.set(name, { text, path, group: place.group });
  }

  #readGroup(element: XmlElement, node: ElementNode, path: string, place: Place): boolean {
    if (element.text !== '') this.#refuse(path, element.text, 'text between elements');
    if (element.children.length === 0 && element.text === '') this.#refuse(path, '', 'empty element');
    const written = this.#written;
    const assignment = new Assignment<Target>(
      node.children!,
      (child, candidate) => this.#isNamed(child, candidate),
      place.first,
      place.barred,
    );
    const read = new Map<MapNode, XmlElement>();
    const orders = (node.order ?? []).map((holder) => ({
      ...holder,
      nodes: nodesNamed(node, holder.element),
      found: [] as number[],
    }));
    for (const child of numbered(element.children, path)) {
      const chosen = assignment.choose(child.element);
      if (typeof chosen === 'string') {
        this.#list(child.element, child.path, chosen);
        continue;
      }
      read.set(chosen.node, child.element);
      const order = orders.find((entry) => entry.element === chosen.node.element);
      order?.found.push(order.nodes.indexOf(chosen.each ?? chosen.node));
      this.#readChosen(
        child.element,
        chosen,
        child.path,
        { ...place, group: { element, node, path } },
        assignment,
      );
    }
    for (const { element: name, field, found } of orders) {
      const held = heldOrder(found);
      if (held !== '') this.#set(place.target, field, held, undefined, `${path}/${name}`);
    }
    // Without a value of its own the element would not be written again.
    if (written !== this.#written || (node.min ?? 0) > 0) this.#listDefaults(node, read, path, place);
    else {
      this.#list(element, path, 'its element holds nothing that makes it written');
      // A row that is not written would shift the numbers of those behind it.
      const rows = place.target.siblings?.rows;
      if (node.rows !== undefined && rows?.at(-1) === place.target.data) {
        rows.pop();
        const { owner } = place.target;
        owner?.inside.set(node, owner.inside.get(node)! - 1);
      }
    }
    return true;
  }

  /** Lists the elements that a message does without, but that are written by default. */
  #listDefaults(node: ElementNode, read: ReadonlyMap<MapNode, XmlElement>, path: string, place: Place): void {
    for (const child of node.children!) {
      if (isEachNode(child) || child.default === undefined) continue;
      const element = read.get(child);
      if (element && element.text !== '') continue;
      if (child.only !== undefined && (child.only === 'first') !== place.first) continue;
      const reason = `${element ? 'empty element' : 'absent'}, but written as ${child.default}`;
      this.#refuse(`${path}/${child.element}`, '', reason);
    }
  }

  #readChosen(
    element: XmlElement,
    chosen: Choice,
    path: string,
    place: Place,
    assignment: Assignment<Target>,
  ): void {
    const { node, each, newRow } = chosen;
    const inside = node.belongs
      ? this.#placeInside(place, node, node.belongs)
      : this.#placeOf(place, node, each, newRow, assignment);
    if (!inside) {
      this.#list(element, path, 'cannot be told apart from those of another row');
      return;
    }
    if (!node.when) {
      this.#readElement(element, node, path, inside);
      return;
    }
    this.#written += 1;
    this.#conditional.push(() => {
      const scope = { path: [], context: {}, containers: containersOf(place.target) };
      const standing = nodesNamed(place.group!.node, node.element).find(
        (other): other is ElementNode => !isEachNode(other) && !!other.when && holds(other.when, scope),
      );
      if (standing) this.#readElement(element, standing, path, inside);
      else this.#list(element, path, 'not written for this kind of document');
    });
  }

  #placeOf(
    place: Place,
    node: ElementNode,
    each: EachNode | undefined,
    newRow: boolean,
    assignment: Assignment<Target>,
  ): Place {
    if (each) {
      const target = newRow ? this.#addRow(place.target, each.each).target : assignment.eachTarget(each);
      assignment.keepEachTarget(each, target);
      return { ...place, target };
    }
    if (node.rows === undefined) return place;
    const row = this.#addRow(place.target, node.rows);
    return { target: row.target, position: row.count, first: row.count === 1, codecs: place.codecs };
  }

  /** A row of the parent's list that stands in this one; undefined when this one cannot be named. */
  #placeInside(place: Place, node: ElementNode, by: readonly Belonging[]): Place | undefined {
    const owner = place.target;
    const naming = place.first ? undefined : this.#namingOf(place, by);
    if (!place.first && !naming) return undefined;
    const { target } = this.#addRow(owner.parent!, node.rows!.slice('../'.length), owner);
    if (naming) target.data[naming.field] = owner.data[naming.to];
    const position = (owner.inside.get(node) ?? 0) + 1;
    owner.inside.set(node, position);
    return { target, position, first: position === 1, codecs: place.codecs };
  }

  /** The first of the ways by which others name this row and no other one; it gets a mark where it needs one. */
  #namingOf({ target, position }: Place, by: readonly Belonging[]): Belonging | undefined {
    const naming = by.find(({ to }) => {
      const name = target.data[to];
      return name !== undefined && firstNamed(target.siblings!, to, name) === target.data;
    });
    const given = naming ? undefined : by.find((one) => one.given);
    if (given) target.data[given.to] = String(position);
    return naming ?? given;
  }

  #addRow(parent: Target, list: string, owner?: Target): { target: Target; count: number } {
    parent.data[list] ??= [];
    const rows = parent.data[list] as Record<string, unknown>[];
    const siblings = this.#siblings.get(rows) ?? { rows, named: new Map() };
    this.#siblings.set(rows, siblings);
    const target: Target = {
      data: { uuid: this.#newId() },
      definition: parent.definition?.lists[list]?.row,
      parent,
      siblings,
      owner,
      inside: new Map(),
    };
    rows.push(target.data);
    return { target, count: rows.length };
  }

  #readAttributes(element: XmlElement, node: ElementNode | undefined, path: string, place: Place): void {
    for (const attribute of element.attributes) {
      // Where a schema lies is no part of what is said.
      if (attribute.namespace === schemaInstance && attribute.name === 'schemaLocation') continue;
      const known = node?.attributes?.find(({ name }) => name === attribute.written);
      const at = `${path}/@${attribute.written}`;
      if (known) this.#origins.push({ node: known, data: place.target.data as DocumentData, path: at });
      if (!known) this.#refuse(at, attribute.value, node ? 'unknown attribute' : 'its element is not held');
      else if (known.part !== undefined) this.#keepPart(known.part, attribute.value, at, place);
      else if (known.constant !== undefined) {
        if (attribute.value !== known.constant)
          this.#refuse(at, attribute.value, `always ${known.constant} here`);
      } else if (attribute.value === '') this.#refuse(at, '', 'empty attribute');
      else this.#set(place.target, known.field!, attribute.value, undefined, at);
    }
  }

  #set(target: Target, reference: string, text: string, type: ElementNode['type'], path: string): boolean {
    if (reference.startsWith('../')) {
      return this.#set(target.parent!, reference.slice('../'.length), text, type, path);
    }
    if (target.definition && !(reference in target.definition.fields)) {
      return this.#refuse(path, text, 'no such field in the document');
    }
    if (target.data[reference] !== undefined)
      return this.#refuse(path, text, 'already given by another element');
    const value = typedValue(text, type);
    if (value === undefined) return this.#refuse(path, text, 'not a whole number');
    if (String(value) !== text) this.#refuse(path, text, `the same number is written as ${value}`);
    target.data[reference] = value;
    return true;
  }

  #decode({ use, target, found }: CodecTexts): void {
    if (found.size === 0) return;
    const values = readParts(
      use,
      use.parts.map((part) => found.get(part)?.text ?? ''),
    );
    if (!values) {
      this.#written -= found.size;
      const reason = `not in the form of ${use.codec}`;
      for (const { text, path } of found.values()) this.#refuse(path, text, reason);
      // What stands beside the parts in an element that only they would have made written goes with them.
      for (const { group } of found.values()) {
        if (group && holdsPartsOnly(group.node)) this.#list(group.element, group.path, reason);
      }
      return;
    }
    const { path } = found.values().next().value!;
    use.fields.forEach((field, index) => {
      if (values[index]) this.#set(target, field, values[index], undefined, path);
    });
  }

  #derive(): void {
    for (const [field, entries] of Object.entries(this.#map.derived ?? {})) {
      const place = { path: [], context: {}, containers: containersOf(this.#document) };
      const entry = entries.find(({ when }) => !when || holds(when, place));
      if (!entry || this.#document.data[field] !== undefined) continue;
      this.#document.data[field] = entry.value;
      if (!entry.when) this.#assumed.push({ field, value: entry.value });
    }
  }

  #refuse(path: string, value: string, reason: string): false {
    if (this.#listed.has(path)) return false;
    this.#places.count(path);
    this.#listed.add(path);
    this.#notHeld.push({ path, value, reason });
    return false;
  }

  #listInstructions({ instructions = [] }: XmlElement, path: string): void {
    const counts = new Map<string, number>();
    for (const { target, body } of instructions) {
      const count = (counts.get(target) ?? 0) + 1;
      counts.set(target, count);
      const number = count === 1 ? '' : `[${count}]`;
      this.#refuse(`${path}/?${target}${number}`, body, 'processing instruction');
    }
  }

  /** Lists an element that is not held: every text and attribute in it, or itself when it holds none. */
  #list(element: XmlElement, path: string, reason: string): void {
    this.#listInstructions(element, path);
    if (element.text !== '' || (element.children.length === 0 && element.attributes.length === 0)) {
      this.#refuse(path, element.text, reason);
    }
    for (const attribute of element.attributes)
      this.#refuse(`${path}/@${attribute.written}`, attribute.value, reason);
    for (const child of numbered(element.children, path)) this.#list(child.element, child.path, reason);
  }
}

/** True for an element in which nothing but parts of codecs makes it written. */
function holdsPartsOnly({ children = [], min = 0 }: ElementNode): boolean {
  return (
    min === 0 &&
    children.every(
      (child) =>
        !isEachNode(child) && (child.part !== undefined || child.constant !== undefined || child.companion),
    )
  );
}

/** The first row of a list that has this name in the field `to`. */
function firstNamed(
  { rows, named }: Siblings,
  to: string,
  name: unknown,
): Record<string, unknown> | undefined {
  const found = named.get(to) ?? { firstByName: new Map(), indexed: 0 };
  named.set(to, found);
  for (const row of rows.slice(found.indexed)) {
    if (!found.firstByName.has(row[to])) found.firstByName.set(row[to], row);
  }
  found.indexed = rows.length;
  return found.firstByName.get(name);
}

/** The document and the rows down to a target. */
function containersOf(target: Target): DocumentData[] {
  const own = target.data as DocumentData;
  return target.parent ? [...containersOf(target.parent), own] : [own];
}

function typedValue(text: string, type: ElementNode['type']): FieldValue | undefined {
  if (type !== 'integer') return text;
  // Other spellings that a schema allows: 007, +5, 1.0. Adding 0 makes 0 of -0.
  const number = /^[-+]?\d+(\.0*)?$/.test(text) ? Number(text) + 0 : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

function numbered(children: readonly XmlElement[], path: string): { element: XmlElement; path: string }[] {
  const counts = new Map<string, number>();
  return children.map((element) => {
    const count = (counts.get(element.name) ?? 0) + 1;
    counts.set(element.name, count);
    return { element, path: `${path}/${element.name}${count === 1 ? '' : `[${count}]`}` };
  });
}
