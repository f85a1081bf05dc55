import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import type { DocumentData } from '../engine/document.ts';
import { rowScopesInside } from './belonging.ts';
import { writeParts } from './codecs/index.ts';
import { hiddenBy } from './hidden.ts';
import { type AttributeNode, type ElementNode, isEachNode, type MapNode, type MessageMap } from './map.ts';
import { inHeldOrder, nodesNamed } from './order.ts';
import { fieldText, holdsIn, type IsHidden, listPath, rowScopes, type Scope } from './scope.ts';

/** One element of a message being written, tied to its place in the map and in the document. */
export interface MessageElement {
  readonly node: ElementNode;
  /** Undefined for an element with children. */
  readonly text?: string;
  readonly attributes: readonly MessageAttribute[];
  readonly children: readonly MessageElement[];
  /** The row this occurrence stands for, or the document. */
  readonly scope: Scope;
  /** Name of the field that holds the text, from `scope`; undefined for constants, positions and groups. */
  readonly field?: string;
  /** All fields of the codec whose part the text is. */
  readonly coded?: readonly string[];
  /** The element written already; then its children are none. */
  readonly xml?: string;
}

export interface MessageAttribute {
  readonly node: AttributeNode;
  readonly value: string;
}

/**
 * The whole message a document makes, as elements; `writeMessage` gives it as text. `finished` may put another in the
 * place of each element that stands for a row, as soon as all that is in it is built.
 */
export function buildMessage(
  map: MessageMap,
  document: DocumentData,
  definition: DocumentDefinition | undefined,
  context: RuleContext,
  finished?: (element: MessageElement) => MessageElement,
): MessageElement {
  const builder = new MessageBuilder(definition, context, finished);
  return builder.occurrences(map.root, documentPlace(document))[0]!;
}

/**
 * Where a node is built: the row or document it is relative to, its number among the occurrences of the
 * nearest repeated element (0 for one that stands for no row), whether its row is the list's first, and the texts of the codecs above it.
 */
export interface Place {
  readonly scope: Scope;
  readonly position: number;
  readonly first: boolean;
  readonly parts: ReadonlyMap<string, CodedText>;
}

interface CodedText {
  readonly text: string;
  /** The codec's first field. */
  readonly field: string;
  readonly coded: readonly string[];
}

/** A row that a repeated element stands for; with a position where that is not its number. */
interface RowPlace {
  readonly scope: Scope;
  readonly first: boolean;
  readonly position?: number;
}

/** An element, and whether something of the document's own is in it. */
interface Built {
  readonly element?: MessageElement;
  readonly holds: boolean;
}

const nothing: Built = { holds: false };

const none: readonly never[] = [];

const outermost = { position: 1, first: true, parts: new Map<string, CodedText>() };

/** The place of a document's outermost element. */
export function documentPlace(document: DocumentData): Place {
  return { scope: { data: document, path: [] }, ...outermost };
}

/** Builds occurrences of map nodes for places of a document; what the rules hide is not there. */
export class MessageBuilder {
  readonly #context: RuleContext;
  readonly #isHidden: IsHidden;
  readonly #finished: (element: MessageElement) => MessageElement;

  constructor(
    definition: DocumentDefinition | undefined,
    context: RuleContext,
    finished = (element: MessageElement) => element,
  ) {
    this.#context = context;
    this.#finished = finished;
    this.#isHidden = hiddenBy(definition, context);
  }

  /** The occurrences of `node` that are written at `place`, in order. */
  occurrences(node: MapNode, place: Place): MessageElement[] {
    const built: MessageElement[] = [];
    this.#build(node, place, built);
    return built;
  }

  /** The same occurrences as nodes and places, without building what is inside. */
  places(node: MapNode, place: Place): { node: ElementNode; place: Place }[] {
    if (isEachNode(node)) {
      return rowScopes(place.scope, node.each, this.#isHidden).flatMap((scope) =>
        node.children.flatMap((child) => this.places(child, { ...place, scope })),
      );
    }
    if (!this.stands(node, place)) return [];
    if (node.rows !== undefined) return this.#rowPlaces(node, node.rows, place);
    const written = (node.min ?? 0) > 0 ? this.#hasText(node, place) : this.#hasContent(node, place);
    return written ? [{ node, place }] : [];
  }

  #rowPlaces(node: ElementNode, list: string, place: Place): { node: ElementNode; place: Place }[] {
    const written: { node: ElementNode; place: Place }[] = [];
    for (const { scope, first, position } of this.#rowsOf(node, list, place)) {
      const row = { scope, first, position: position ?? written.length + 1, parts: place.parts };
      if (this.#standsInRow(node, row) && this.#holdsContent(node, row)) written.push({ node, place: row });
    }
    return written;
  }

  /**
   * The rows that a repeated element stands for. What stands in the first occurrence but is not of its row is
   * written even when there is no row for it: then in one without data, with the position 0.
   */
  #rowsOf({ belongs }: ElementNode, list: string, place: Place): readonly RowPlace[] {
    const rows = belongs
      ? rowScopesInside(place.scope, list, belongs, this.#isHidden)
      : rowScopes(place.scope, list, this.#isHidden);
    if (rows.length > 0) return rows.map((scope, index) => ({ scope, first: index === 0 }));
    const scope = { data: {}, path: listPath(place.scope, list), parent: place.scope };
    return [{ scope, first: true, position: 0 }];
  }

  /** False for what is not written here, whatever it holds: by condition, or in the first or a later row. */
  stands(node: ElementNode, place: Place): boolean {
    return this.#standsInRow(node, place) && (!node.when || holdsIn(place.scope, node.when, this.#context));
  }

  /** The same for one row of a repeated element, whose condition is asked once, where the list is. */
  #standsInRow(node: ElementNode, { first }: { readonly first: boolean }): boolean {
    return node.only === undefined || (node.only === 'first') === first;
  }

  /** True when something of the document's own is to be written in the element. */
  #hasContent(node: ElementNode, place: Place): boolean {
    return this.stands(node, place) && this.#holdsContent(node, place);
  }

  #holdsContent(node: ElementNode, place: Place): boolean {
    const within = this.inside(node, place);
    if (node.children) {
      return node.children.some((child) =>
        isEachNode(child) || child.rows !== undefined
          ? this.places(child, within).length > 0
          : this.#hasContent(child, within),
      );
    }
    if (node.companion) return false;
    if (node.field !== undefined) return fieldText(within.scope, node.field, this.#isHidden) !== '';
    return node.part !== undefined && this.#text(node, within).text !== '';
  }

  /** True for every group, and for a leaf with a text: of its own, constant, or by default. */
  #hasText(node: ElementNode, place: Place): boolean {
    return node.children !== undefined || this.#leaf(node, place).element !== undefined;
  }

  /**
   * Builds what a node brings at a place behind what is there. True when something of the document's own is in
   * it, which is what makes the element above worth writing.
   */
  #build(node: MapNode, place: Place, into: MessageElement[]): boolean {
    if (isEachNode(node)) {
      let holds = false;
      for (const scope of rowScopes(place.scope, node.each, this.#isHidden)) {
        const row = { ...place, scope };
        for (const child of node.children) holds = this.#build(child, row, into) || holds;
      }
      return holds;
    }
    if (!this.stands(node, place)) return false;
    if (node.rows !== undefined) return this.#buildRows(node, node.rows, place, into);
    const built = node.children ? this.#group(node, place) : this.#leaf(node, place);
    if (built.element && (built.holds || (node.min ?? 0) > 0 || !node.children)) into.push(built.element);
    return built.holds;
  }

  #buildRows(node: ElementNode, list: string, place: Place, into: MessageElement[]): boolean {
    const before = into.length;
    for (const { scope, first, position } of this.#rowsOf(node, list, place)) {
      const row = { scope, first, position: position ?? into.length - before + 1, parts: place.parts };
      if (!this.#standsInRow(node, row)) continue;
      const { element, holds } = node.children ? this.#group(node, row) : this.#leaf(node, row);
      if (holds) into.push(this.#finished(element!));
    }
    return into.length > before;
  }

  #group(node: ElementNode, outer: Place): Built {
    const place = this.inside(node, outer);
    let holds = false;
    let children: MessageElement[] = [];
    if (node.order) {
      const byChild = node.children!.map((child) => {
        const own: MessageElement[] = [];
        holds = this.#build(child, place, own) || holds;
        return own;
      });
      children = this.#ordered(node, byChild, place).flat();
    } else for (const child of node.children!) holds = this.#build(child, place, children) || holds;
    const attributes = this.#attributes(node, place);
    return { element: { node, attributes, children, scope: place.scope }, holds };
  }

  /** What the children bring, those of one name in the order that a field holds. */
  #ordered(
    node: ElementNode,
    byChild: readonly (readonly MessageElement[])[],
    place: Place,
  ): readonly (readonly MessageElement[])[] {
    const ordered = [...byChild];
    for (const { element, field } of node.order ?? []) {
      const held = fieldText(place.scope, field, this.#isHidden);
      if (held === '') continue;
      const indexes = nodesNamed(node, element).map((child) => node.children!.indexOf(child));
      const together = inHeldOrder(
        indexes.map((index) => byChild[index]!),
        held,
      );
      indexes.forEach((index, at) => {
        ordered[index] = at === 0 ? together : none;
      });
    }
    return ordered;
  }

  /** The occurrences of an element's name that are written in `parent`, in the order of the message. */
  written(
    parent: ElementNode,
    element: string,
    place: Place,
  ): readonly { node: ElementNode; place: Place }[] {
    const order = parent.order?.find((entry) => entry.element === element);
    const byNode = nodesNamed(parent, element).map((child) =>
      this.places(child, place).filter(({ node }) => node.element === element),
    );
    return inHeldOrder(byNode, order ? fieldText(place.scope, order.field, this.#isHidden) : '');
  }

  /** An element with text; none when it has no text, not even by default. */
  #leaf(node: ElementNode, outer: Place): Built {
    const place = this.inside(node, outer);
    const { text, field, coded } = this.#text(node, place);
    const shown = text === '' ? node.default : text;
    if (shown === undefined) return nothing;
    const attributes = this.#attributes(node, place);
    const element = { node, text: shown, attributes, children: none, scope: place.scope, field, coded };
    return { element, holds: this.#isOwn(node, place, text) };
  }

  /** True for a leaf's text that is the document's: of a field or of a codec, and no companion's. */
  #isOwn(node: ElementNode, place: Place, text: string): boolean {
    if (node.companion) return false;
    // The number of an occurrence is its own only where a field holds it.
    if (node.field === undefined) return node.part !== undefined && text !== '';
    return node.position ? fieldText(place.scope, node.field, this.#isHidden) !== '' : text !== '';
  }

  #text(node: ElementNode, place: Place): Partial<CodedText> & { readonly text: string } {
    if (node.field !== undefined) {
      const text = fieldText(place.scope, node.field, this.#isHidden);
      return { text: text === '' && node.position ? String(place.position) : text, field: node.field };
    }
    if (node.part !== undefined) return place.parts.get(node.part) ?? { text: '' };
    return { text: node.position ? String(place.position) : (node.constant ?? '') };
  }

  #attributes(node: ElementNode, place: Place): readonly MessageAttribute[] {
    if (!node.attributes) return none;
    return node.attributes.flatMap((attribute) => {
      const value = this.#attributeText(attribute, place);
      return value === '' ? [] : [{ node: attribute, value }];
    });
  }

  #attributeText({ field, part, constant = '' }: AttributeNode, place: Place): string {
    if (field !== undefined) return fieldText(place.scope, field, this.#isHidden);
    return part === undefined ? constant : (place.parts.get(part)?.text ?? '');
  }

  /** The place inside a node: with the texts of the codecs that begin there. */
  inside(node: ElementNode, place: Place): Place {
    if (!node.codecs) return place;
    const parts = new Map(place.parts);
    for (const [name, use] of Object.entries(node.codecs)) {
      const texts = writeParts(
        use,
        use.fields.map((field) => fieldText(place.scope, field, this.#isHidden)),
      );
      use.parts.forEach((part, index) => {
        const text = texts[index] ?? '';
        parts.set(`${name}/${part}`, { text, field: use.fields[0]!, coded: use.fields });
      });
    }
    return { ...place, parts };
  }
}
