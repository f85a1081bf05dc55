import type { DocumentData } from '../engine/document.ts';
import type { Path } from '../engine/path.ts';
import { writeParts } from './codecs/index.ts';
import { conditionHolds } from './condition.ts';
import { type AttributeNode, type ElementNode, isEachNode, type MapNode, type MessageMap } from './map.ts';
import { fieldPath, fieldText, type IsHidden, rowScopes, type Scope } from './scope.ts';

/** One element of a message being written, tied to its place in the map and in the document. */
export interface MessageElement {
  readonly node: ElementNode;
  /** Undefined for an element with children. */
  readonly text?: string;
  readonly attributes: readonly MessageAttribute[];
  readonly children: readonly MessageElement[];
  /** The row this occurrence stands for, or the document. */
  readonly scope: Scope;
  /** The field that holds the text; undefined for constants, positions and groups. */
  readonly path?: Path;
}

export interface MessageAttribute {
  readonly node: AttributeNode;
  readonly value: string;
  readonly path?: Path;
}

/** The whole message a document makes, as elements; `writeMessage` gives it as text. */
export function buildMessage(map: MessageMap, document: DocumentData, isHidden: IsHidden): MessageElement {
  const builder = new MessageBuilder(document, isHidden);
  return builder.occurrences(map.root, { data: document, path: [] })[0]!;
}

/** What one occurrence is built in: its number, whether its row is the list's first, and the codecs' texts. */
interface Surroundings {
  readonly position: number;
  readonly first: boolean;
  readonly parts: ReadonlyMap<string, CodedText>;
}

interface CodedText {
  readonly text: string;
  readonly path: Path;
}

const outermost: Surroundings = { position: 1, first: true, parts: new Map() };

/** Builds occurrences of map nodes for places of one document. */
export class MessageBuilder {
  readonly #document: DocumentData;
  readonly #isHidden: IsHidden;

  constructor(document: DocumentData, isHidden: IsHidden) {
    this.#document = document;
    this.#isHidden = isHidden;
  }

  /** The occurrences of `node` that are written in `scope`, in order. */
  occurrences(node: MapNode, scope: Scope, around: Surroundings = outermost): MessageElement[] {
    if (isEachNode(node)) {
      return rowScopes(scope, node.each, this.#isHidden).flatMap((row) =>
        node.children.flatMap((child) => this.occurrences(child, row, around)),
      );
    }
    if (node.only === 'first' && !around.first) return [];
    if (node.when && !conditionHolds(node.when, this.#document, scope.path)) return [];
    if (node.rows === undefined) {
      const built = this.#element(node, scope, around);
      return built && (built.worthWriting || (node.min ?? 0) > 0) ? [built.element] : [];
    }
    return this.#rows(node, node.rows, scope, around);
  }

  #rows(node: ElementNode, list: string, scope: Scope, around: Surroundings): MessageElement[] {
    const rows = rowScopes(scope, list, this.#isHidden);
    // Fields of the parent that stand in the first occurrence are written even when there is no row for it.
    if (rows.length === 0) rows.push({ data: {}, path: [...scope.path, list], parent: scope });
    const written: MessageElement[] = [];
    rows.forEach((row, index) => {
      const built = this.#element(node, row, { ...around, position: written.length + 1, first: index === 0 });
      if (built?.worthWriting) written.push(built.element);
    });
    return written;
  }

  #element(
    node: ElementNode,
    scope: Scope,
    around: Surroundings,
  ): { element: MessageElement; worthWriting: boolean } | undefined {
    if (node.children) return this.#group(node, node.children, scope, this.#withParts(node, scope, around));
    const { text, path } = this.#text(node, scope, this.#withParts(node, scope, around));
    const shown = text === '' ? (node.default ?? '') : text;
    if (shown === '') return undefined;
    const ownValue = node.field !== undefined || node.part !== undefined;
    return {
      element: { node, text: shown, attributes: this.#attributes(node, scope), children: [], scope, path },
      worthWriting: ownValue && text !== '' && !node.companion,
    };
  }

  #group(node: ElementNode, children: readonly MapNode[], scope: Scope, around: Surroundings) {
    const written: MessageElement[] = [];
    let worthWriting = false;
    for (const child of children) {
      if (isEachNode(child) || child.children || child.rows !== undefined) {
        const elements = this.occurrences(child, scope, around);
        written.push(...elements);
        worthWriting ||= elements.length > 0;
        continue;
      }
      if (child.only === 'first' && !around.first) continue;
      if (child.when && !conditionHolds(child.when, this.#document, scope.path)) continue;
      const leaf = this.#element(child, scope, around);
      if (!leaf) continue;
      written.push(leaf.element);
      worthWriting ||= leaf.worthWriting;
    }
    return {
      element: { node, attributes: this.#attributes(node, scope), children: written, scope },
      worthWriting,
    };
  }

  #text(node: ElementNode, scope: Scope, around: Surroundings): { text: string; path?: Path } {
    if (node.field !== undefined) {
      return { text: fieldText(scope, node.field, this.#isHidden), path: fieldPath(scope, node.field) };
    }
    if (node.part !== undefined) return around.parts.get(node.part) ?? { text: '' };
    if (node.position) return { text: String(around.position) };
    return { text: node.constant ?? '' };
  }

  #attributes(node: ElementNode, scope: Scope): MessageAttribute[] {
    return (node.attributes ?? []).flatMap((attribute) => {
      if (attribute.field === undefined) return [{ node: attribute, value: attribute.constant ?? '' }];
      const value = fieldText(scope, attribute.field, this.#isHidden);
      return value === '' ? [] : [{ node: attribute, value, path: fieldPath(scope, attribute.field) }];
    });
  }

  #withParts(node: ElementNode, scope: Scope, around: Surroundings): Surroundings {
    if (!node.codecs) return around;
    const parts = new Map(around.parts);
    for (const [name, use] of Object.entries(node.codecs)) {
      const texts = writeParts(
        use,
        use.fields.map((field) => fieldText(scope, field, this.#isHidden)),
      );
      const path = fieldPath(scope, use.fields[0]!);
      use.parts.forEach((part, index) => {
        parts.set(`${name}/${part}`, { text: texts[index] ?? '', path });
      });
    }
    return { ...around, parts };
  }
}
