import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { unwritable } from '../../engine/misplaced-character.ts';
import {
  quoted,
  trimBlanks,
  type XmlAttribute,
  type XmlElement,
  XmlError,
  type XmlInstruction,
} from './element.ts';
import {
  isDeclaration,
  type Namespaces,
  outermostNamespaces,
  type RawAttribute,
  resolveAttribute,
  resolveElement,
  withDeclarations,
} from './namespaces.ts';

/** Longest XML text that is read, in characters. */
export const maxXmlLength = 16 * 1024 * 1024;

/** Deepest nesting of elements that is read; the messages of all authorities stay below 15. */
const maxXmlDepth = 60;

/** Most elements and attributes that are read; 999 items with every list filled twice have 200,000. */
const maxXmlNodes = 1_000_000;

/** Most attributes of one element, declarations of namespaces among them. */
const maxXmlAttributes = 1000;

/** Longest name of an element, attribute or instruction; the longest of all authorities has 50 characters. */
const maxXmlName = 200;

/** Elements that are handed over as soon as they have ended, and kept nowhere: a long row of them needs little memory. */
export interface TakenElements {
  readonly within: string;
  readonly name: string;
  /** What each of them is, for people. */
  readonly what: string;
  /** Most elements and attributes of each, its own among them. */
  readonly nodes: number;
  take(element: XmlElement): void;
}

/** Elements and attributes of one text or of several, those of elements that were taken among them. */
export interface NodeCount {
  readonly most: number;
  read: number;
}

/** A comment, an instruction and a CDATA section count as an element. */
interface XmlBounds {
  /** Most elements and attributes, those of elements that were taken aside. */
  readonly nodes?: number;
  /** Counts all of them, and bounds them; `maxXmlNodes` where none is told. */
  readonly all?: NodeCount;
  /** Most characters. */
  readonly length?: number;
  /** A text, a comment or a value of so many characters is read, one of twice as many is not; any where they are not told. */
  readonly piece?: number;
  readonly taken?: TakenElements;
}

/** An element whose end has not come yet. */
interface OpenElement extends XmlElement {
  readonly namespaces: Namespaces;
  readonly children: XmlElement[];
  text: string;
  /** So many elements and attributes came before it. */
  readonly before: number;
  hasCdata?: true;
  instructions?: XmlInstruction[];
}

/**
 * Reads an XML text into elements with namespaces resolved. There are no entities but XML's own five: a DOCTYPE
 * is refused. Length, depth, names and number of elements and attributes are bounded while reading.
 * @throws XmlError saying what is wrong, with the line where known, and what `taken` throws.
 */
export function parseXml(text: string, { length = maxXmlLength, ...bounds }: XmlBounds = {}): XmlElement {
  if (text.length > length) {
    throw new XmlError(`The XML is longer than ${length / 1024 / 1024} million characters.`);
  }
  refuseForbiddenCharacters(text);
  return readElements(text, bounds);
}

function readElements(
  text: string,
  {
    nodes: most = maxXmlNodes,
    all = { most: maxXmlNodes, read: 0 },
    piece = Math.max(1, text.length),
    taken,
  }: Omit<XmlBounds, 'length'>,
): XmlElement {
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let nodes = 0;
  /** The number of the first of an element that will be taken. */
  let takenFrom: number | undefined;
  /** Texts, comments, tags and their attributes that have ended. */
  let ended = 0;
  let attributes = 0;
  let before = 0;
  const around: XmlInstruction[] = [];

  // Whatever it says it is: what XML 1.1 lets in beside 1.0, no message of ours could carry.
  const options = {
    xmlns: false,
    position: true,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  } as const;
  const parser = new SaxesParser<typeof options>(options);
  const fail = (message: string): never => {
    throw new XmlError(`Line ${parser.line}: ${message}`);
  };
  const count = () => {
    nodes += 1;
    all.read += 1;
    ended += 1;
    if (nodes > most) fail(`The XML has more than ${most} elements and attributes.`);
    if (all.read > all.most)
      fail(`Its parts have more than ${counted(all.most)} elements and attributes together.`);
    if (taken && takenFrom !== undefined && nodes - takenFrom > taken.nodes)
      fail(`${taken.what} has more than ${counted(taken.nodes)} elements and attributes.`);
  };
  const isTaken = ({ name }: Pick<XmlElement, 'name'>, parent: Pick<XmlElement, 'name'> | undefined) =>
    name === taken?.name && parent?.name === taken.within;
  const judgeName = (name: string) => {
    if (name.length > maxXmlName) fail(`A name is longer than ${maxXmlName} characters.`);
    if (/^:|:.*:|:$/.test(name)) fail(`${quoted(name)} is no name: of colons it may have one, within.`);
  };
  const addText = (written: string) => {
    ended += 1;
    const element = open.at(-1);
    if (element) element.text += written;
  };

  parser.on('error', (error) => fail(`${reasonOf(error)} Found in "${excerpt(text, parser.position)}".`));
  parser.on('doctype', () => fail('A DOCTYPE is not accepted.'));
  parser.on('attribute', ({ name }) => {
    count();
    judgeName(name);
    attributes += 1;
    if (attributes > maxXmlAttributes) fail(`An element has more than ${maxXmlAttributes} attributes.`);
  });
  parser.on('opentagstart', ({ name }) => {
    before = nodes;
    count();
    judgeName(name);
    attributes = 0;
    if (open.length >= maxXmlDepth) fail(`Elements are nested more than ${maxXmlDepth} deep.`);
  });
  parser.on('opentag', (tag) => {
    const parent = open.at(-1);
    const element = { ...opened(tag, parent?.namespaces ?? outermostNamespaces), before };
    if (isTaken(element, parent)) takenFrom ??= before;
    // Messages in logs often lost their declarations: where the outermost element is in no namespace, prefixes
    // mean nothing.
    const isLost = (open[0] ?? element).namespace === '';
    open.push(isLost ? { ...element, name: withoutPrefix(element.name) } : element);
  });
  parser.on('text', addText);
  parser.on('cdata', (written) => {
    count();
    addText(written);
    open.at(-1)!.hasCdata = true;
  });
  parser.on('comment', count);
  parser.on('processinginstruction', (instruction) => {
    count();
    judgeName(instruction.target);
    const element = open.at(-1);
    if (!element) around.push(instruction);
    else if (element.instructions) element.instructions.push(instruction);
    else element.instructions = [instruction];
  });
  parser.on('closetag', () => {
    ended += 1;
    const last = open.pop()!;
    const { name, namespace, attributes, children, text: own, hasCdata, instructions } = last;
    const text = trimBlanks(own);
    const isPadded = children.length === 0 && text.length < own.length;
    const element: XmlElement = {
      name,
      namespace,
      attributes,
      children,
      text,
      ...(isPadded && { paddedText: own }),
      ...(hasCdata && { hasCdata }),
      ...(instructions && { instructions }),
    };
    const parent = open.at(-1);
    if (isTaken(element, parent)) {
      taken!.take(element);
      nodes = last.before;
      if (takenFrom === nodes) takenFrom = undefined;
    } else if (parent) parent.children.push(element);
    else root = element;
  });
  for (let at = 0; at < text.length; at += piece) {
    const known = ended;
    parser.write(text.slice(at, at + piece));
    if (ended === known && at + piece < text.length)
      fail(`A text, a comment or a value has more than ${counted(piece)} characters.`);
  }
  parser.close();
  if (!root) return fail('The XML has no outermost element.');
  return around.length === 0 ? root : { ...root, instructions: [...around, ...(root.instructions ?? [])] };
}

function opened(tag: SaxesTagPlain, outer: Namespaces): Omit<OpenElement, 'before'> {
  const raw = Object.entries(tag.attributes);
  const namespaces = raw.length === 0 ? outer : withDeclarations(outer, raw);
  const { namespace, local } = resolveElement(tag.name, namespaces);
  return {
    name: local,
    namespace,
    attributes: resolved(raw, namespaces),
    namespaces,
    children: [],
    text: '',
  };
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function resolved(raw: readonly RawAttribute[], namespaces: Namespaces): readonly XmlAttribute[] {
  return raw
    .filter((entry) => !isDeclaration(entry))
    .map(([key, value]): XmlAttribute => {
      const { local, namespace } = resolveAttribute(key, namespaces);
      return { name: local, written: key, namespace, value };
    });
}

function counted(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Refuses what stands in the text itself, naming the character. */
function refuseForbiddenCharacters(text: string): void {
  const at = text.search(unwritable);
  if (at === -1) return;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  throw new XmlError(`Line ${lineOf(text, at)}: U+${code} is no character the XML may hold.`);
}

/** Number of the line, from 1, in which a place of a text is. */
function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** What the parser says, as a sentence, without the place it puts before. */
function reasonOf({ message }: Error): string {
  const words = message.replace(/^(\d+:\d+: )/, '');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1, 120).replace(/\.$/, '')}.`;
}

/** The last characters before a place, in one line. */
function excerpt(text: string, at: number): string {
  return text.slice(Math.max(0, at - 30), at).replace(/\s+/g, ' ');
}
