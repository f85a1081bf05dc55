import { beforeAll, describe, expect, it } from 'vitest';
import { decodeXml, readMessage, readNotifications, XmlError } from '../../src/messages/index.ts';
import { maxXmlLength } from '../../src/messages/xml/parse.ts';
import { cpuOf } from './support/cpu.ts';
import { cdsMap } from './support/map.ts';
import { countingIds } from './support/samples.ts';

function read(xml: string) {
  return readMessage(cdsMap, undefined, xml, countingIds());
}

function declaration(inside: string): string {
  return `<Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2">${inside}</Declaration>`;
}

const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY b${n} "${'&a;'.repeat(10)}">`).join('')}]>`;

/** An ordinary text of 4 MB, by whose reading the cost of others is judged: a busy machine lengthens both. */
const harmless = declaration('<Novelty>ordinary</Novelty>'.repeat(155_000));

describe('hostile XML gets a clear error in bounded time', { timeout: 120_000 }, () => {
  let ordinary = 0;
  beforeAll(() => {
    ordinary = cpuOf(() => read(harmless), 3);
  });

  it.each([
    ['an empty text', '', /XML|root|Start/i],
    ['no XML at all', 'hello', /^Line 1: Text data outside/],
    ['an unclosed element', declaration('<ID>'), /Line|clos/i],
    ['crossed elements', declaration('<Agent><ID></Agent></ID>'), /Line/],
    ['two roots', '<a/><b/>', /root|outermost|Line/i],
    ['a DOCTYPE', `<!DOCTYPE a>${declaration('')}`, /DOCTYPE/],
    [
      'a DOCTYPE after a comment',
      `<!-- <a> --><?x y?><!doctype a>${declaration('')}`,
      /^Line 1: Incorrect syntax/,
    ],
    [
      'entity bombs',
      `${bomb}${declaration('<FunctionalReferenceID>&b8;</FunctionalReferenceID>')}`,
      /DOCTYPE/,
    ],
    [
      'external entities',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${declaration('&x;')}`,
      /DOCTYPE/,
    ],
    [
      'an unknown entity',
      declaration('<FunctionalReferenceID>&nbsp;</FunctionalReferenceID>'),
      /ndefined entity.*&nbsp;/,
    ],
    ['a bare ampersand', declaration('<FunctionalReferenceID>a & b</FunctionalReferenceID>'), /^Line 1: /],
    ...['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'].map(
      (name): [string, string, RegExp] => [
        `an entity named ${name}`,
        declaration(`<FunctionalReferenceID>&${name};</FunctionalReferenceID>`),
        new RegExp(`&${name};`),
      ],
    ),
    [
      'a raw control character',
      declaration('\n<FunctionalReferenceID>\u0001</FunctionalReferenceID>'),
      /^Line 2: .*U\+0001/,
    ],
    ['a raw control character in an attribute', declaration('<ID a="\u001f"/>'), /U\+001F/],
    ['a raw control character in CDATA', declaration('<ID><![CDATA[\u0000]]></ID>'), /U\+0000/],
    ['half a surrogate pair', declaration('<ID>\ud800</ID>'), /U\+D800/],
    ['a forbidden character', declaration('<FunctionalReferenceID>&#0;</FunctionalReferenceID>'), /&#0;/],
    ['a comment without end', `${declaration('')}<!-- `, /Unexpected end/],
    // The line of the error counts what was read before giving up.
    ['comments without end', '<!--\n'.repeat(300_000), /^Line 3: Malformed comment/],
    ['deep nesting', declaration('<a>\n'.repeat(100_000)), /^Line 60: Elements are nested more than 60 deep/],
    [
      'deep closed nesting',
      declaration(`${'<a>\n'.repeat(5_000)}${'</a>'.repeat(5_000)}`),
      /^Line 60: Elements are nested more than 60 deep/,
    ],
    ['another message', '<CC015C/>', /not the outermost element of a CDS message/],
    [
      'too many elements',
      declaration('<a/>\n'.repeat(2_000_000)),
      /^Line 999999: The XML has more than 1000000 elements/,
    ],
    [
      'too many attributes',
      declaration(`<ID ${Array.from({ length: 99_999 }, (_, n) => `a${n.toString(36)}=""`).join('\n')}/>`),
      /^Line 1001: An element has more than 1000 attributes/,
    ],
    ['an attribute given twice', declaration('<ID a="1" a="2"/>'), /^Line 1: Duplicate attribute/],
    ['an attribute without quotes', declaration('<ID a=1/>'), /^Line 1: Unquoted attribute/],
    ['a mark inside an attribute', declaration('<ID a="<"/>'), /^Line 1/],
    ['a name that is none', declaration('\n<1a/>'), /^Line 2/],
    ['an end without a beginning', `${declaration('')}</a>`, /^Line 1: Unmatched closing tag/],
    ['text behind the end', `${declaration('')}x`, /^Line 1: Text data outside/],
    ['CDATA outside', `<![CDATA[x]]>${declaration('')}`, /^Line 1: Text data outside/],
    ['the end of CDATA in a text', declaration('<ID>]]></ID>'), /"\]\]>"/],
    ['two dashes in a comment', declaration('<!-- a -- b -->'), /Malformed comment/],
    [
      'a declaration in the middle',
      declaration('<?xml version="1.0"?>'),
      /^Line 1: An XML declaration must be/,
    ],
    ['an instruction without end', declaration('<?a '), /Unclosed tag/],
    ['50 MB', declaration('x'.repeat(50 * 1024 * 1024)), /longer than 16 million/],
  ])('%s', (_name, xml, message) => {
    let error: unknown;
    const cost = cpuOf(() => {
      try {
        read(xml);
      } catch (thrown) {
        error = thrown;
      }
    });
    expect(error).toBeInstanceOf(XmlError);
    expect((error as XmlError).message).toMatch(message);
    // The dearest, a million elements, takes three to four times as long.
    expect(cost / ordinary).toBeLessThan(25);
  });

  it('long blanks and many attributes cost no more than their text', () => {
    const blanks = ' '.repeat(60_000);
    const padded = declaration(
      `<FunctionalReferenceID>${blanks}a${blanks}b${blanks}</FunctionalReferenceID>`,
    );
    expect(read(padded).document.transaction_ref).toBe(`a${blanks}b`);
    expect(cpuOf(() => read(padded)) / ordinary).toBeLessThan(3);
    const attributes = Array.from({ length: 1000 }, (_, n) => ` a${n}="${n}"`).join('');
    const many = declaration(`<ID${attributes}/>`.repeat(100));
    expect(read(many).notHeld).toHaveLength(100_000);
    expect(cpuOf(() => read(many)) / ordinary).toBeLessThan(3);
  });

  it('namespaces declared again and again below many others cost no more than their text', () => {
    const levels = Array.from({ length: 40 }, (_, level) => {
      const declared = Array.from({ length: 900 }, (_, n) => ` xmlns:n${level}-${n}="u"`);
      return `<a${declared.join('')}>`;
    });
    const inside = '<b xmlns:z="1"/>'.repeat(2_000);
    const many = declaration(`${levels.join('')}${inside}${'</a>'.repeat(levels.length)}`);
    expect(read(many).notHeld).toHaveLength(2_000);
    expect(cpuOf(() => read(many)) / ordinary).toBeLessThan(3);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('an element named %s does no harm', (name) => {
    const { notHeld } = read(declaration(`<${name}><x>1</x></${name}>`));
    expect(notHeld).toMatchObject([{ path: `/Declaration/${name}/x`, value: '1' }]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('the bound is on the text', () => {
    expect(maxXmlLength).toBe(16 * 1024 * 1024);
  });

  it('notifications are refused alike', () => {
    expect(() => readNotifications(`<!DOCTYPE a><Response/>`)).toThrow(XmlError);
    expect(() => readNotifications('<MetaData/>')).toThrow('no notification');
  });
});

describe('encodings', () => {
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${declaration('<FunctionalReferenceID>Zürich €</FunctionalReferenceID>')}`;

  it('UTF-8, with and without byte order mark, and UTF-16', () => {
    const utf8 = new TextEncoder().encode(xml('UTF-8'));
    expect(read(decodeXml(utf8)).document.transaction_ref).toBe('Zürich €');
    expect(read(decodeXml(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).document.transaction_ref).toBe(
      'Zürich €',
    );
    const utf16 = Buffer.from(`\uFEFF${xml('UTF-16')}`, 'utf16le');
    expect(read(decodeXml(utf16)).document.transaction_ref).toBe('Zürich €');
  });

  it('the one the declaration names', () => {
    const latin = Buffer.from(xml('ISO-8859-15').replace('€', 'e'), 'latin1');
    expect(read(decodeXml(latin)).document.transaction_ref).toBe('Zürich e');
  });

  it('a wrong or unknown one is an error', () => {
    expect(() => decodeXml(new Uint8Array([0x3c, 0x61, 0xff, 0xfe, 0x3e]))).toThrow(
      'cannot be read as utf-8',
    );
    expect(() => decodeXml(new TextEncoder().encode(xml('EBCDIC-77')))).toThrow('EBCDIC-77');
  });
});
