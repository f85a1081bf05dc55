import { DOMParser, type Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { XmlElement } from '../../src/messages/xml/element.ts';
import { parseXml } from '../../src/messages/xml/parse.ts';

describe('an XML text is read as another parser reads it', () => {
  it('whatever elements, attributes, comments, CDATA and references it holds', () => {
    fc.assert(
      fc.property(element(4), (xml) => {
        expect(parseXml(xml)).toEqual(
          otherReading(new DOMParser().parseFromString(xml, 'text/xml').documentElement!),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('with line ends as one', () => {
    expect(parseXml('<a>1\r\n2\r3</a>').text).toBe('1\n2\n3');
    expect(parseXml('<a b="1\r\n2\t3"/>').attributes[0]!.value).toBe('1 2 3');
    expect(parseXml('<a>&#13;&#10;1&#13;2</a>').text).toBe('1\r2');
  });

  it('with references replaced once', () => {
    expect(parseXml('<a>&amp;lt;&#38;amp;<![CDATA[&amp;<]]></a>').text).toBe('&lt;&amp;&amp;<');
  });

  it('with a declaration, instructions and comments around it', () => {
    expect(parseXml('\ufeff<?xml version="1.0"?>\n<?a b?><!-- c --><a/>\n<!-- d --><?e?>\n').name).toBe('a');
  });
});

const names = fc.constantFrom('a', 'b-1', 'Zürich', 'p:a', 'q:b');
const texts = fc.constantFrom('', 'x', ' ', ' a  b ', '&lt;', '&#65;', '&#x20AC;', '\n\t', '"', "'", '>');
const spaces = fc.constantFrom('', ' ', '\n ');

/** Well-formed elements, as text, that declare the prefixes p and q. */
function element(depth: number): fc.Arbitrary<string> {
  const inside: fc.Arbitrary<string> =
    depth === 0
      ? texts
      : fc.oneof(
          {
            weight: 3,
            arbitrary: fc
              .array(fc.oneof(texts, element(depth - 1)), { maxLength: 4 })
              .map((all) => all.join('')),
          },
          fc.constantFrom('<!-- <b> -->', '<![CDATA[ <b> & ]]>', '<?p x?>'),
        );
  const attributes = fc
    .uniqueArray(fc.tuple(fc.constantFrom('c', 'd', 'p:e'), texts), {
      selector: ([name]) => name,
      maxLength: 3,
    })
    .map((all) => all.map(([name, value]) => ` ${name}='${value.replaceAll("'", '')}'`).join(''));
  return fc.tuple(names, attributes, spaces, inside).map(([name, given, space, content]) => {
    const start = `<${name} xmlns:p="urn:p" xmlns:q="urn:q"${given}`;
    return content === '' ? `${start}${space}/>` : `${start}${space}>${content}</${name}${space}>`;
  });
}

function otherReading(node: Element): XmlElement {
  const nodes = Array.from(node.childNodes);
  const children = nodes.filter((child): child is Element => child.nodeType === 1).map(otherReading);
  const texts = nodes.filter(({ nodeType }) => nodeType === 3 || nodeType === 4);
  const whole = texts.map(({ nodeValue }) => nodeValue).join('');
  const text = whole.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  const instructions = nodes
    .filter(({ nodeType }) => nodeType === 7)
    .map(({ nodeName, nodeValue }) => ({ target: nodeName, body: nodeValue ?? '' }));
  return {
    name: node.localName!,
    namespace: node.namespaceURI ?? '',
    attributes: Array.from(node.attributes)
      .filter(({ name }) => !name.startsWith('xmlns'))
      .map(({ name, localName, namespaceURI, value }) => ({
        name: localName!,
        written: name,
        namespace: namespaceURI ?? '',
        value,
      })),
    children,
    text,
    ...(children.length === 0 && text !== whole && { paddedText: whole }),
    ...(texts.some(({ nodeType }) => nodeType === 4) && { hasCdata: true as const }),
    ...(instructions.length > 0 && { instructions }),
  };
}

it('elements that are handed over are kept nowhere and count for nothing later; each is bounded, and all together', () => {
  const found: string[] = [];
  const taken = {
    ...{ within: 'rows', name: 'row', what: 'A row', nodes: 3 },
    take: ({ attributes, children }: XmlElement) => {
      found.push(`${attributes[0]!.value}${children[0]!.text}`);
    },
  };
  const text = (between: string) =>
    `<a><rows>${[1, 2, 3].map((at) => `<row r="${at}"><c>x</c></row>${between}`).join('')}</rows></a>`;
  expect(parseXml(text(''), { nodes: 5, taken }).children).toMatchObject([{ name: 'rows', children: [] }]);
  expect(found).toEqual(['1x', '2x', '3x']);
  expect(() => parseXml(text('<other/>'), { nodes: 5, taken })).toThrow('more than 5 elements');
  expect(() => parseXml(text(''), { nodes: 4, taken })).toThrow('more than 4 elements');
  const narrow = { ...taken, nodes: 2 };
  expect(() => parseXml(text(''), { taken: narrow })).toThrow(
    'Line 1: A row has more than 2 elements and attributes.',
  );
  const all = { most: 22, read: 0 };
  parseXml(text(''), { all, taken });
  parseXml(text(''), { all, taken });
  expect(all.read).toBe(22);
  expect(() => parseXml('<a/>', { all })).toThrow(
    'Its parts have more than 22 elements and attributes together.',
  );
});

it('comments, instructions and CDATA sections count as elements do', () => {
  const of = (one: string) => () => parseXml(`<a>${one.repeat(10)}</a>`, { nodes: 10 });
  for (const one of ['<!---->', '<?b c?>', '<![CDATA[]]>', '<b/>'])
    expect(of(one)).toThrow('The XML has more than 10 elements and attributes.');
});

it('a text, a comment and a value are read no further than twice as long as they may be', () => {
  const of = (xml: string) => () => parseXml(xml, { piece: 100 });
  const long = (length: number) => 'x'.repeat(length);
  const written: readonly ((text: string) => string)[] = [
    (text) => `<a>${text}</a>`,
    (text) => `<a><![CDATA[${text}]]></a>`,
    (text) => `<a><!--${text}--></a>`,
    (text) => `<a b="${text}"/>`,
    (text) => `<a><?b ${text}?></a>`,
    (text) => `<a ${text.replace(/./g, ' ')}/>`,
  ];
  for (const as of written) {
    for (let length = 0; length <= 100; length += 9) expect(of(as(long(length)))).not.toThrow();
    expect(of(as(long(200)))).toThrow('A text, a comment or a value has more than 100 characters.');
  }
  const entities = `<a>${'&amp;'.repeat(40)}</a>`;
  expect(of(entities)).toThrow('A text, a comment or a value has more than 100 characters.');
});

it('a text that is read in pieces is read as it is in one', () => {
  const piece = fc.constantFrom(
    '<b c="&lt;1\n2">',
    '</b>',
    'x',
    '\r\n',
    '😀',
    '&amp;',
    '<!-- - -->',
    '<![CDATA[]]]]>',
    '<?d e?>',
    '\r',
    'é',
  );
  const inside = fc.array(piece, { maxLength: 30 }).map((all) => all.join(''));
  const outcome = (xml: string, bounds?: { piece: number }) => {
    try {
      return parseXml(xml, bounds);
    } catch (error) {
      return (error as Error).message;
    }
  };
  fc.assert(
    fc.property(inside, fc.integer({ min: 20, max: 60 }), (text, length) => {
      const xml = `<a>${text}</a>`;
      const read = outcome(xml, { piece: length });
      if (typeof read === 'string' && read.includes('or a value has')) return;
      expect(read).toEqual(outcome(xml));
    }),
  );
});
