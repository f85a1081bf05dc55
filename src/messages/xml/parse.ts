import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unwritable } from './characters.ts';
import { trimBlanks, type XmlAttribute, type XmlElement, XmlError } from './element.ts';

/** Longest XML text that is read, in characters. */
export const maxXmlLength = 16 * 1024 * 1024;

/** Deepest nesting of elements that is read; the messages of all authorities stay below 15. */
export const maxXmlDepth = 60;

/**
 * Reads an XML text into elements with namespaces resolved. Entities are never expanded beyond the five
 * of XML and character references; a DOCTYPE is refused; length and depth are bounded.
 * @throws XmlError saying what is wrong, with the line where known.
 */
export function parseXml(text: string): XmlElement {
  if (text.length > maxXmlLength) {
    throw new XmlError(`The XML is longer than ${maxXmlLength / 1024 / 1024} million characters.`);
  }
  refuseForbiddenCharacters(text);
  refuseDeclarations(text);
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) throw new XmlError(`Line ${verdict.err.line}: ${verdict.err.msg}`);
  const roots = tokens(text).filter((token) => tagOf(token) !== undefined);
  const [root] = roots;
  if (!root || roots.length !== 1) throw new XmlError('The XML has no single outermost element.');
  return elementOf(root, new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]));
}

type Token = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: '#cdata',
  maxNestedTags: maxXmlDepth,
});

function tokens(text: string): Token[] {
  try {
    return parser.parse(text) as Token[];
  } catch (error) {
    throw new XmlError(error instanceof Error ? error.message : String(error));
  }
}

/** Refuses what stands in the text itself; character references are judged where they are decoded. */
function refuseForbiddenCharacters(text: string): void {
  const at = text.search(unwritable);
  if (at === -1) return;
  const line = text.slice(0, at).split('\n').length;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  throw new XmlError(`Line ${line}: U+${code} is no character the XML may hold.`);
}

/** Refuses DOCTYPE and other markup declarations, in one pass that skips comments and CDATA. */
function refuseDeclarations(text: string): void {
  let at = text.indexOf('<!');
  while (at !== -1) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : undefined;
    if (end === undefined) throw new XmlError('A DOCTYPE is not accepted.');
    const close = text.indexOf(end, at + 4);
    if (close === -1) throw new XmlError(`A "${text.slice(at, at + 4)}" is never closed.`);
    at = text.indexOf('<!', close + end.length);
  }
}

function tagOf(token: Token): string | undefined {
  return Object.keys(token).find((key) => key !== ':@' && !key.startsWith('#'));
}

function elementOf(token: Token, outer: ReadonlyMap<string, string>): XmlElement {
  const tag = tagOf(token)!;
  const raw = Object.entries((token[':@'] ?? {}) as Record<string, unknown>).map(
    ([name, value]) => [name, decode(String(value))] as const,
  );
  const namespaces = withDeclarations(outer, raw);
  const { namespace, local } = resolve(tag, namespaces, true);
  const content = token[tag] as readonly Token[];
  return {
    name: local,
    namespace,
    attributes: raw
      .filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
      .map(([name, value]): XmlAttribute => {
        const attribute = resolve(name, namespaces, false);
        return { name: attribute.local, namespace: attribute.namespace, value };
      }),
    children: content
      .filter((child) => tagOf(child) !== undefined)
      .map((child) => elementOf(child, namespaces)),
    text: trimBlanks(content.map(textOf).join('')),
  };
}

function textOf(token: Token): string {
  const cdata = token['#cdata'];
  if (Array.isArray(cdata)) return (cdata as Token[]).map((part) => String(part['#text'] ?? '')).join('');
  return decode(String(token['#text'] ?? ''));
}

function withDeclarations(
  outer: ReadonlyMap<string, string>,
  attributes: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const declared = attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  const inner = new Map(outer);
  for (const [name, value] of declared) inner.set(name === 'xmlns' ? '' : name.slice('xmlns:'.length), value);
  return inner;
}

/** A name's namespace. An undeclared prefix counts as no namespace: messages in logs often lost theirs. */
function resolve(
  name: string,
  namespaces: ReadonlyMap<string, string>,
  useDefault: boolean,
): { namespace: string; local: string } {
  const colon = name.indexOf(':');
  if (colon === -1) return { namespace: useDefault ? (namespaces.get('') ?? '') : '', local: name };
  return { namespace: namespaces.get(name.slice(0, colon)) ?? '', local: name.slice(colon + 1) };
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&\s]{0,32};?)/g, (_whole, reference: string) => {
    const name = reference.slice(0, -1);
    const code = /^#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}))$/.exec(name);
    const point = code ? Number.parseInt(code[1] ?? code[2]!, code[1] ? 16 : 10) : -1;
    const character = entities.get(name) ?? (isXmlCharacter(point) ? String.fromCodePoint(point) : undefined);
    if (!reference.endsWith(';') || character === undefined) {
      throw new XmlError(`"&${reference}" is no character the XML may hold.`);
    }
    return character;
  });
}

function isXmlCharacter(point: number): boolean {
  return (
    point === 0x9 ||
    point === 0xa ||
    point === 0xd ||
    (point >= 0x20 && point <= 0xd7ff) ||
    (point >= 0xe000 && point <= 0xfffd) ||
    (point >= 0x10000 && point <= 0x10ffff)
  );
}
