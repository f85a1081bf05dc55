import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import type { DocumentData } from '../engine/document.ts';
import { rowScopesInside } from './belonging.ts';
import { writeParts } from './codecs/index.ts';
import { hiddenBy } from './hidden.ts';
import { type AttributeNode, type ElementNode, isEachNode, type MapNode, type MessageMap } from './map.ts';
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
}

export interface MessageAttribute {
  readonly node: AttributeNode;
  readonly value: string;
}

/** The whole message a document makes, as elements; `writeMessage` gives it as text. */
export function buildMessage(
  map: MessageMap,
  document: DocumentData,
  definition: DocumentDefinition | undefined,
  context: RuleContext,
): MessageElement {
  const builder = new MessageBuilder(definition, context);
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
}

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

  constructor(definition: DocumentDefinition | undefined, context: RuleContext) {
    this.#context = context;
    this.#isHidden = hiddenBy(definition, context);
  }

  /** The occurrences of `node` that are written at `place`, in order. */
  occurrences(node: MapNode, place: Place): MessageElement[] {
    return this.places(node, place).map((written) => this.#element(written.node, written.place));
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
    const { belongs } = node;
    const rows = belongs
      ? rowScopesInside(place.scope, list, belongs, this.#isHidden)
      : rowScopes(place.scope, list, this.#isHidden);
    if (rows.length === 0) return this.#withoutRow(node, list, place);
    const written: { node: ElementNode; place: Place }[] = [];
    rows.forEach((scope, index) => {
      const row = { scope, position: written.length + 1, first: index === 0, parts: place.parts };
      if (this.#hasContent(node, row)) written.push({ node, place: row });
    });
    return written;
  }

  /** What stands in the first occurrence but is not of its row is written even when there is no row for it. */
  #withoutRow(node: ElementNode, list: string, place: Place): { node: ElementNode; place: Place }[] {
    const scope = { data: {}, path: listPath(place.scope, list), parent: place.scope };
    const row = { scope, position: 0, first: true, parts: place.parts };
    return this.#hasContent(node, row) ? [{ node, place: row }] : [];
  }

  /** False for what is not written here, whatever it holds: by condition, or in the first or a later row. */
  stands(node: ElementNode, place: Place): boolean {
    if (node.only !== undefined && (node.only === 'first') !== place.first) return false;
    return !node.when || holdsIn(place.scope, node.when, this.#context);
  }

  /** True when something of the document's own is to be written in the element. */
  #hasContent(node: ElementNode, place: Place): boolean {
    if (!this.stands(node, place)) return false;
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
    return node.children !== undefined || this.#leaf(node, place).length > 0;
  }

  #element(node: ElementNode, outer: Place): MessageElement {
    if (!node.children) return this.#leaf(node, outer)[0]!;
    const place = this.inside(node, outer);
    const children = node.children.flatMap((child) =>
      isEachNode(child) || child.children || child.rows !== undefined
        ? this.occurrences(child, place)
        : this.#leaf(child, place),
    );
    return { node, attributes: this.#attributes(node, place.scope), children, scope: place.scope };
  }

  /** An element with text; none when it stands elsewhere or has no text, not even by default. */
  #leaf(node: ElementNode, outer: Place): readonly MessageElement[] {
    if (!this.stands(node, outer)) return none;
    const place = this.inside(node, outer);
    const { text, field } = this.#text(node, place);
    const shown = text === '' ? node.default : text;
    if (shown === undefined) return none;
    const attributes = this.#attributes(node, place.scope);
    return [{ node, text: shown, attributes, children: none, scope: place.scope, field }];
  }

  #text(node: ElementNode, place: Place): { text: string; field?: string } {
    if (node.field !== undefined) {
      const text = fieldText(place.scope, node.field, this.#isHidden);
      return { text: text === '' && node.position ? String(place.position) : text, field: node.field };
    }
    if (node.part !== undefined) return place.parts.get(node.part) ?? { text: '' };
    return { text: node.position ? String(place.position) : (node.constant ?? '') };
  }

  #attributes(node: ElementNode, scope: Scope): readonly MessageAttribute[] {
    if (!node.attributes) return none;
    return node.attributes.flatMap((attribute) => {
      if (attribute.field === undefined) return [{ node: attribute, value: attribute.constant ?? '' }];
      const value = fieldText(scope, attribute.field, this.#isHidden);
      return value === '' ? [] : [{ node: attribute, value }];
    });
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
        parts.set(`${name}/${part}`, { text: texts[index] ?? '', field: use.fields[0]! });
      });
    }
    return { ...place, parts };
  }
}
