import { beginningOf } from '../../engine/text-beginning.ts';

/** One element of a parsed XML text. */
export interface XmlElement {
  /** Local name; with its prefix where nothing declares that in a message that declares its outermost name. */
  readonly name: string;
  /** Namespace; '' when it has none. */
  readonly namespace: string;
  /** Attributes in order, without namespace declarations. */
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  /** All text directly inside, joined, without blanks around it. */
  readonly text: string;
  /** The text as it stands, where an element without children has blanks around it. */
  readonly paddedText?: string;
  /** Some of the text stands in a CDATA section. */
  readonly hasCdata?: true;
  /** Processing instructions directly inside; the outermost element has those around it too. */
  readonly instructions?: readonly XmlInstruction[];
}

export interface XmlInstruction {
  readonly target: string;
  readonly body: string;
}

export interface XmlAttribute {
  /** Local name; with its prefix where nothing declares that. */
  readonly name: string;
  /** Name with its prefix, as no other attribute of the element has it. */
  readonly written: string;
  readonly namespace: string;
  readonly value: string;
}

/** An XML text that cannot be read: not well-formed, of another kind, or beyond a bound. The message is for people. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** A text of a message in quotation marks, cut where it is long: a hostile name may have millions of letters. */
export function quoted(text: string): string {
  return text.length > longestQuoted ? `"${beginningOf(text, longestQuoted)}…"` : `"${text}"`;
}

const longestQuoted = 80;

/** The first child of this name, in whatever namespace. */
export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** Text of the first child of this name, or ''. */
export function childText(element: XmlElement, name: string): string {
  return childNamed(element, name)?.text ?? '';
}

/** Removes the four blanks of XML around a text; other white space is part of the value. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blanks.includes(text[start]!)) start += 1;
  while (end > start && blanks.includes(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

const blanks = ' \t\r\n';
