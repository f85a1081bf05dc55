/** One element as read: its namespace and local name, attributes, own character data and child elements. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  /** By local name; namespace declarations and attributes of foreign namespaces (xsi:…) are left out. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The character data directly inside this element, entities resolved. */
  readonly text: string;
}

/** Thrown for anything that is not a well-formed, harmless XML document; the message says what and where. */
export class NotWellFormed extends Error {}

const maximumDepth = 64;
const maximumElements = 200_000;

const nameCharacters = '[A-Za-z_\\u00C0-\\uFFFD][\\w.\\-\\u00B7-\\uFFFD]*';
const qualifiedName = new RegExp(`${nameCharacters}(?::${nameCharacters})?`, 'uy');
const attributeName = new RegExp(`\\s+(${nameCharacters}(?::${nameCharacters})?)\\s*=\\s*`, 'uy');
const reference = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/y;
const xmlDeclaration =
  /^<\?xml\s+version=(["'])1\.\d\1(?:\s+encoding=(["'])([A-Za-z][\w.-]*)\2)?(?:\s+standalone=(["'])(?:yes|no)\4)?\s*\?>/;
const forbiddenCharacter = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads one XML 1.0 document in UTF-8. Stricter than the parsers on npm that forgive (undeclared entities,
 * two roots, unbound prefixes): an authority that forgives would hide a fault of our writer. A document type
 * declaration is refused whatever it holds, so no entity can be declared; depth and element count are bounded.
 *
 * @throws NotWellFormed
 */
export function readXml(bytes: Uint8Array): XmlElement {
  return new Reader(decode(bytes)).document();
}

interface OpenElement {
  readonly tag: string;
  readonly namespace: string;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly prefixes: ReadonlyMap<string, string>;
  text: string;
}

class Reader {
  private at = 0;
  private elements = 0;
  private readonly open: OpenElement[] = [];
  private root: XmlElement | undefined;

  constructor(private readonly source: string) {}

  document(): XmlElement {
    this.skipDeclaration();
    while (this.at < this.source.length) this.step();
    const unclosed = this.open.at(-1);
    if (unclosed) throw this.fault(`element ${unclosed.tag} is not closed`);
    if (!this.root) throw this.fault('there is no root element');
    return this.root;
  }

  private step(): void {
    if (this.source[this.at] !== '<') this.characters();
    else if (this.sees('<!--')) this.comment();
    else if (this.sees('<![CDATA[')) this.characterSection();
    else if (this.sees('<!')) throw this.fault('a document type declaration is not allowed');
    else if (this.sees('<?')) this.instruction();
    else if (this.sees('</')) this.endTag();
    else this.startTag();
  }

  private skipDeclaration(): void {
    const declaration = xmlDeclaration.exec(this.source);
    if (!declaration) return;
    const encoding = declaration[3];
    if (encoding && encoding.toUpperCase() !== 'UTF-8') throw this.fault(`encoding ${encoding} is not UTF-8`);
    this.at = declaration[0].length;
  }

  private characters(): void {
    const end = this.indexOf('<', this.source.length);
    const raw = this.source.slice(this.at, end);
    const element = this.open.at(-1);
    if (element) {
      if (raw.includes(']]>')) throw this.fault(']]> stands in character data');
      element.text += this.resolve(raw);
    } else if (raw.trim() !== '') throw this.fault('text stands outside the root element');
    this.at = end;
  }

  private characterSection(): void {
    const element = this.open.at(-1);
    if (!element) throw this.fault('a CDATA section stands outside the root element');
    element.text += this.until('<![CDATA[', ']]>', 'a CDATA section');
  }

  private comment(): void {
    const content = this.until('<!--', '-->', 'a comment');
    if (content.includes('--') || content.endsWith('-')) throw this.fault('-- stands inside a comment');
  }

  private instruction(): void {
    const content = this.until('<?', '?>', 'a processing instruction');
    if (!/^[A-Za-z_]/.test(content) || /^xml(\s|$)/i.test(content)) {
      throw this.fault('an XML declaration stands where none may');
    }
  }

  private startTag(): void {
    if (this.root && this.open.length === 0) throw this.fault('there is more than one root element');
    if (this.open.length >= maximumDepth) throw this.fault(`elements are nested deeper than ${maximumDepth}`);
    this.elements += 1;
    if (this.elements > maximumElements) throw this.fault(`there are more than ${maximumElements} elements`);
    this.at += 1;
    const tag = this.take(qualifiedName)?.[0];
    if (!tag) throw this.fault('< does not begin a tag');
    const raw = this.rawAttributes(tag);
    const prefixes = this.declaredPrefixes(raw);
    const element: OpenElement = {
      tag,
      ...this.expandedName(tag, prefixes),
      attributes: this.ownAttributes(raw, prefixes),
      children: [],
      prefixes,
      text: '',
    };
    this.open.push(element);
    const end = /\s*(\/?)>/y;
    const closing = this.take(end);
    if (!closing) throw this.fault(`the start tag of ${tag} does not end`);
    if (closing[1]) this.close();
  }

  private endTag(): void {
    this.at += 2;
    const tag = this.take(qualifiedName)?.[0];
    if (!tag || !this.take(/\s*>/y)) throw this.fault('an end tag does not end');
    const element = this.open.at(-1);
    if (!element || element.tag !== tag) {
      throw this.fault(`end tag ${tag} does not close ${element ? element.tag : 'anything'}`);
    }
    this.close();
  }

  private close(): void {
    const { namespace, name: local, attributes, children, text } = this.open.pop()!;
    const element: XmlElement = { namespace, name: local, attributes, children, text };
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.root = element;
  }

  private rawAttributes(tag: string): Map<string, string> {
    const found = new Map<string, string>();
    for (let match = this.take(attributeName); match; match = this.take(attributeName)) {
      const attribute = match[1]!;
      const quote = this.source[this.at];
      const end = quote === '"' || quote === "'" ? this.source.indexOf(quote, this.at + 1) : -1;
      if (end < 0) throw this.fault(`attribute ${attribute} of ${tag} has no quoted value`);
      const value = this.source.slice(this.at + 1, end);
      if (value.includes('<')) throw this.fault(`< stands in attribute ${attribute} of ${tag}`);
      if (found.has(attribute)) throw this.fault(`attribute ${attribute} of ${tag} stands twice`);
      found.set(attribute, this.resolve(value.replace(/[\t\r\n]/g, ' ')));
      this.at = end + 1;
    }
    return found;
  }

  private declaredPrefixes(raw: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const inherited =
      this.open.at(-1)?.prefixes ?? new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);
    const declared = [...raw].filter(
      ([attribute]) => attribute === 'xmlns' || attribute.startsWith('xmlns:'),
    );
    if (declared.length === 0) return inherited;
    return new Map([...inherited, ...declared.map(([key, uri]) => [key.slice(6), uri] as const)]);
  }

  private ownAttributes(raw: ReadonlyMap<string, string>, prefixes: ReadonlyMap<string, string>) {
    const own = new Map<string, string>();
    for (const [attribute, value] of raw) {
      if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) continue;
      if (attribute.includes(':')) this.expandedName(attribute, prefixes);
      else own.set(attribute, value);
    }
    return own;
  }

  private expandedName(
    tag: string,
    prefixes: ReadonlyMap<string, string>,
  ): { namespace: string; name: string } {
    const colon = tag.indexOf(':');
    const prefix = colon < 0 ? '' : tag.slice(0, colon);
    const namespace = prefixes.get(prefix) ?? (prefix === '' ? '' : undefined);
    if (namespace === undefined) throw this.fault(`prefix ${prefix} is bound to no namespace`);
    return { namespace, name: tag.slice(colon + 1) };
  }

  private resolve(raw: string): string {
    if (!raw.includes('&')) return raw;
    return raw.replace(/&[^&;]{0,12};?/g, (text) => {
      reference.lastIndex = 0;
      const match = reference.exec(text);
      if (!match || match[0].length !== text.length) throw this.fault(`${text} is no known entity`);
      if (match[3]) return namedEntities[match[3]]!;
      const point = match[1] ? Number.parseInt(match[1], 10) : Number.parseInt(match[2]!, 16);
      const character = point <= 0x10ffff ? String.fromCodePoint(point) : '\0';
      if (forbiddenCharacter.test(character)) throw this.fault(`${text} is no character XML allows`);
      return character;
    });
  }

  private until(start: string, end: string, what: string): string {
    const found = this.source.indexOf(end, this.at + start.length);
    if (found < 0) throw this.fault(`${what} does not end`);
    const content = this.source.slice(this.at + start.length, found);
    this.at = found + end.length;
    return content;
  }

  private indexOf(text: string, otherwise: number): number {
    const found = this.source.indexOf(text, this.at);
    return found < 0 ? otherwise : found;
  }

  private sees(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  private fault(what: string): NotWellFormed {
    const line = this.source.slice(0, this.at).split('\n').length;
    return new NotWellFormed(`line ${line}: ${what}`);
  }
}

function decode(bytes: Uint8Array): string {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NotWellFormed('the bytes are not UTF-8');
  }
  if (forbiddenCharacter.test(source)) throw new NotWellFormed('there is a character XML does not allow');
  return source.replace(/\r\n?/g, '\n');
}
