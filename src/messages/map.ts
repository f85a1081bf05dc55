import type { Condition, ConditionalDefault } from '../engine/catalogue.ts';

/**
 * The map between one document type and one authority's message: a tree of the message's elements in
 * the order of the authority's schema, each saying which field it holds. The one description writes the
 * message, reads it, finds the pointer of a field and the field of a pointer, and checks a message
 * without the authority's XSD. Nothing in it or in the code that walks it knows a particular authority.
 * Explained with examples in `schemas/dialect/message-map.schema.json`.
 */
export interface MessageMap {
  /** Name of the message: `cds`. */
  readonly name: string;
  /** The document type it maps: `customs-declaration`. */
  readonly document: string;
  /** Prefix → namespace; '' is the default namespace. The prefixes are those written. */
  readonly namespaces: Readonly<Record<string, string>>;
  /**
   * By kind of value the attributes that the authority's schema allows and no document holds, each with the name
   * of its format.
   */
  readonly kinds?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Named value formats; elements and attributes refer to them. */
  readonly formats: Readonly<Record<string, ValueFacets>>;
  /**
   * Fields that no element holds but that follow from what was read; the first `when` that holds wins. An entry
   * without one is an assumption, which reading tells.
   */
  readonly derived?: Readonly<Record<string, readonly ConditionalDefault[]>>;
  /** The message's outermost element. */
  readonly root: ElementNode;
}

/** A child of an element: an element of the message, or elements repeated for every row of a list. */
export type MapNode = ElementNode | EachNode;

/** Several sibling elements for every row of a list, without an element of the row's own. */
export interface EachNode {
  /** Name of the list. */
  readonly each: string;
  readonly children: readonly ElementNode[];
}

/**
 * One element of the message. Its content is one of `children`, `field`, `part`, `constant` and
 * `position`, or `position` with the `field` for numbers that differ. Two nodes of one element name under one parent share it out between them by `match`.
 */
export interface ElementNode {
  readonly element: string;
  /** Prefix from `namespaces`; absent: that of the parent. */
  readonly namespace?: string;
  /** Class or tag id by which the authority's pointers name the element. */
  readonly id?: string;
  /** Least occurrences in a written parent; absent: 0. */
  readonly min?: number;
  /** Most occurrences in one parent; absent: 1. */
  readonly max?: number | 'unbounded';
  readonly children?: readonly MapNode[];
  /** Children of one name that several nodes share, whose order in the message a field holds. */
  readonly order?: readonly OrderHolder[];
  /** Field whose value is the text: a name in this row or document, or `../name` in the parent's. */
  readonly field?: string;
  /** Part of a codec of this element or one above it, `codec/part`; what it cannot give back is left to others of its name. */
  readonly part?: string;
  readonly constant?: string;
  /**
   * The text is the number, from 1, of the occurrence of the nearest repeated element; 0 where an occurrence
   * stands for no row. With `field`, that field holds a number that differs from it.
   */
  readonly position?: true;
  /** The document holds the field as an integer. */
  readonly type?: 'integer';
  /** Name of the value's format. */
  readonly format?: string;
  /** The value alone does not make its parent worth writing: it only accompanies another. */
  readonly companion?: true;
  /** Written when the field is blank and the parent is written. Only for a companion. */
  readonly default?: string;
  readonly attributes?: readonly AttributeNode[];
  /**
   * The element occurs once for every row of this list; everything inside is relative to the row. A list of
   * the parent, `../seals`, has its rows shared out among the occurrences of the element above by `belongs`.
   */
  readonly rows?: string;
  /** How a row of the parent's list tells the row it stands in: by the first of these that it holds. */
  readonly belongs?: readonly Belonging[];
  /** Stands in the occurrence of the list's first row only, or in those of all later rows. */
  readonly only?: 'first' | 'later';
  /**
   * An occurrence read is this node's when one of these holds; absent: any occurrence that no other node takes.
   * Of several nodes the one takes it whose match comes earlier in its list.
   */
  readonly match?: readonly OccurrenceMatch[];
  /** Of the nodes of its name, the one a pointer means that fits no occurrence of the document. */
  readonly usual?: true;
  /** Written and read only while this holds. Scopes are those of the catalogue's rules. */
  readonly when?: Condition;
  /** Of a request about a document: it stands before this element of the document's own message. */
  readonly before?: string;
  /**
   * How amendments treat the element: `never` changed, the `number` they name the occurrence by, pointed at
   * as a `whole` when added, or the place that a `nil` amendment points at.
   */
  readonly amend?: 'never' | 'number' | 'whole' | 'nil';
  /** Codecs whose parts stand in this element, by a name of the map's own. */
  readonly codecs?: Readonly<Record<string, CodecUse>>;
}

/**
 * A row belongs to the row whose field `to` holds what the row's own `field` holds; one with all such fields blank to
 * the first one.
 */
export interface Belonging {
  readonly field: string;
  readonly to: string;
  /** No element holds `to`: a row that nothing else tells from the others gets a mark there when a message is read. */
  readonly given?: true;
}

/**
 * Where the order of children of one name is held when it is not that of the map: a field of this row with the
 * numbers of their nodes, from 1 among the nodes of that name. What it does not name comes last, as mapped.
 */
interface OrderHolder {
  readonly element: string;
  readonly field: string;
}

/**
 * An attribute of an element with text: a field's value, a codec's part or a constant. Never makes its element
 * written.
 */
export interface AttributeNode {
  readonly name: string;
  readonly field?: string;
  readonly part?: string;
  readonly constant?: string;
  readonly format?: string;
}

/** What tells one node's occurrences from those of another: the text of a child element. */
export interface OccurrenceMatch {
  readonly child: string;
  /** The child's text is one of these. */
  readonly in?: readonly string[];
  /** The child's text is none of these; an absent child counts as ''. */
  readonly notIn?: readonly string[];
  /** The child's text matches this regular expression. */
  readonly pattern?: string;
}

/** A codec applied: values of `fields` become texts of `parts` and back. */
export interface CodecUse {
  /** Name under `src/messages/codecs`. */
  readonly codec: string;
  readonly fields: readonly string[];
  readonly parts: readonly string[];
  /** Characters taken by all but the last, for the codecs that cut or join. */
  readonly widths?: readonly number[];
}

/** What a value must be, as the authority's schema says it. */
export interface ValueFacets {
  /** `string` keeps blanks, `token` collapses them before judging (XML Schema), `decimal` is a number. */
  readonly base: 'string' | 'token' | 'decimal';
  /** Name of the kind whose attributes an element of this format may have besides its own. */
  readonly kind?: string;
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Regular expression for the whole value, in the part of the syntax JavaScript and XML Schema share. */
  readonly pattern?: string;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly enum?: readonly string[];
}

/** True for a node that repeats its children per row without an element of its own. */
export function isEachNode(node: MapNode): node is EachNode {
  return 'each' in node;
}
