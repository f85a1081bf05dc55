import { beforeAll, describe, expect, it } from 'vitest';
import { decodeXml, readMessage, readNotifications, XmlError } from '../../src/messages/index.ts';
import { maxXmlLength } from '../../src/messages/xml/parse.ts';
import { cpuOf } from './support/cpu.ts';
import { unknownFarInside } from './support/hostile.ts';
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

describe('hostile XML gets a clear error in bounded time', () => {
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
    [
      'a long name of an element',
      declaration(`\n<${'a'.repeat(201)}/>`),
      /^Line 2: A name is longer than 200 characters/,
    ],
    ['a long name of an attribute', declaration(`<ID ${'a'.repeat(201)}="1"/>`), /A name is longer than 200/],
    ['a long name of an instruction', declaration(`<?${'a'.repeat(201)} b?>`), /A name is longer than 200/],
    [
      'many unknown elements far inside',
      unknownFarInside('Declaration', 6_000),
      /^The XML holds too much that is to be listed: its places have more than 64 million characters/,
    ],
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

  it.each(['&#1;', '&#x1F;'])('a control that only XML 1.1 could name is refused: %s', (control) => {
    const text = declaration(`<FunctionalReferenceID>a${control}b</FunctionalReferenceID>`);
    expect(() => read(`<?xml version="1.1"?>${text}`)).toThrow(/^Line 1: .*entity/);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('an element named %s does no harm', (name) => {
    const { notHeld } = read(declaration(`<${name}><x>1</x></${name}>`));
    expect(notHeld).toMatchObject([{ path: `/Declaration/${name}/x`, value: '1' }]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('a name may have as many characters as is said', () => {
    const name = 'a'.repeat(200);
    expect(read(declaration(`<${name} ${name}="1"/>`)).notHeld).toMatchObject([
      { path: `/Declaration/${name}/@${name}`, value: '1' },
    ]);
  });

  it('the bound is on the text, and before on its bytes', () => {
    expect(maxXmlLength).toBe(16 * 1024 * 1024);
    const longest = Buffer.from('<'.padEnd(maxXmlLength), 'utf16le');
    expect(decodeXml(longest).length).toBe(maxXmlLength);
    const wide = Buffer.from('€'.repeat(12_000_000));
    for (const bytes of [Buffer.concat([longest, longest.subarray(-2)]), wide]) {
      const cost = cpuOf(() => expect(() => decodeXml(bytes)).toThrow('The XML is larger than 32 MB.'));
      expect(cost / ordinary).toBeLessThan(0.1);
    }
  });

  it('a notification says no more than customs ever do, and is read at most as far as that (issue 24, point 5)', () => {
    const inside = (text: string) => `<Response><FunctionCode>03</FunctionCode>${text}</Response>`;
    const errors = (count: number) => inside('<Error/>'.repeat(count));
    const responses = (count: number) => `<MetaData>${inside('').repeat(count)}</MetaData>`;
    expect(readNotifications(errors(25_000))[0]!.errors).toHaveLength(25_000);
    expect(() => readNotifications(errors(25_001))).toThrow(
      'It holds 25,001 errors; 25,000 are the most that are read.',
    );
    expect(readNotifications(responses(200))).toHaveLength(200);
    expect(() => readNotifications(responses(100_000))).toThrow(
      'It holds 100,000 responses; 200 are the most that are read.',
    );
    const tooMany = (count: number) =>
      cpuOf(() =>
        expect(() => readNotifications(inside('<a/>'.repeat(count)))).toThrow(
          'The XML has more than 400000 elements and attributes.',
        ),
      );
    // Ten times as many cost what the first 400,000 cost: reading ends there.
    const [justTooMany, tenfold] = [tooMany(400_000), tooMany(4_000_000)];
    expect(tenfold / justTooMany).toBeLessThan(3);
    const duty =
      '<DutyTaxFee><AdValoremTaxBaseAmount currencyID="GBP">1</AdValoremTaxBaseAmount><DutyRegimeCode>100</DutyRegimeCode><TypeCode>A00</TypeCode><TaxRateNumeric>1</TaxRateNumeric><Payment><TaxAssessedAmount currencyID="GBP">1</TaxAssessedAmount><PaymentAmount currencyID="GBP">1</PaymentAmount></Payment></DutyTaxFee>';
    const item = `<GovernmentAgencyGoodsItem><Commodity>${duty.repeat(10)}</Commodity></GovernmentAgencyGoodsItem>`;
    const largest = inside(`<Declaration><GoodsShipment>${item.repeat(999)}</GoodsShipment></Declaration>`);
    expect(readNotifications(largest)[0]!.duties).toHaveLength(9990);
  });

  it('notifications are refused alike', () => {
    expect(() => readNotifications(`<!DOCTYPE a><Response/>`)).toThrow(XmlError);
    expect(() => readNotifications('<MetaData/>')).toThrow('no notification');
    const tooMuch = 'more than 64 million characters';
    expect(() => readNotifications(unknownFarInside('Response', 6_000))).toThrow(tooMuch);
    const each = unknownFarInside('Response', 600);
    expect(readNotifications(`<MetaData>${each}${each}</MetaData>`)).toHaveLength(2);
    expect(() => readNotifications(`<MetaData>${each.repeat(10)}</MetaData>`)).toThrow(tooMuch);
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

  /** The bytes of a message that says it is in this encoding. */
  const bytesIn = (encoding: string, text: readonly number[]) =>
    Buffer.from(xml(encoding).replace('Zürich €', `\nA${String.fromCharCode(...text)}`), 'latin1');
  const readIn = (encoding: string, text: readonly number[]) => {
    const bytes = bytesIn(encoding, text);
    const { transaction_ref } = read(decodeXml(bytes)).document;
    const response = Buffer.from(
      bytes
        .toString('latin1')
        .replaceAll('Declaration', 'Response')
        .replace(/ xmlns="[^"]*"/, ''),
      'latin1',
    );
    expect(readNotifications(decodeXml(response))[0]!.id).toBe(transaction_ref);
    return transaction_ref;
  };
  const upperHalf = Array.from({ length: 0x60 }, (_, index) => 0xa0 + index);

  it.each([
    ['ISO-8859-1', [0xfc, 0xa4, 0xff], 'Aü¤ÿ'],
    ['latin1', upperHalf, `A${String.fromCharCode(...upperHalf)}`],
    ['ISO-8859-15', [0xfc, 0xa4, 0xa6, 0xa8, 0xb4, 0xb8, 0xbc, 0xbd, 0xbe], 'Aü€ŠšŽžŒœŸ'],
    ['ISO-8859-9', [0xfc, 0xdd, 0xfe], 'Aüİş'],
    ['US-ASCII', [0x5a, 0x7e], 'AZ~'],
    [
      'windows-1252',
      [
        0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94,
        0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f, 0xe4,
      ],
      'A€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸä',
    ],
    ['CP1252', [0x93, 0x5a, 0xfc, 0x94], 'A“Zü”'],
    ['windows-1250', [0x80, 0x8a, 0xe8], 'A€Šč'],
    ['windows-1254', [0x80, 0xfe], 'A€ş'],
  ])('the one the declaration names: %s', (encoding, bytes, text) => {
    expect(readIn(encoding, bytes)).toBe(text);
  });

  it.each([
    ...[0x81, 0x8d, 0x8f, 0x90, 0x9d].map((byte): [string, number] => ['windows-1252', byte]),
    ...[0x80, 0x85, 0x93, 0x9f].flatMap((byte): [string, number][] =>
      ['ISO-8859-1', 'latin1', 'ISO-8859-15', 'ISO-8859-9', 'US-ASCII'].map((name) => [name, byte]),
    ),
    ['US-ASCII', 0xe9],
    ['windows-1250', 0x81],
  ])('%s has no character %i: nothing is read as a control', (encoding, byte) => {
    expect(() => readIn(encoding, [byte])).toThrow(
      `Line 2: The XML says it is in ${encoding}, in which ${byte.toString(16).toUpperCase()} is no character.`,
    );
  });

  it('a wrong or unknown one is an error', () => {
    expect(() => decodeXml(new Uint8Array([0x3c, 0x61, 0xff, 0xfe, 0x3e]))).toThrow(
      'cannot be read as utf-8',
    );
    expect(() => decodeXml(new TextEncoder().encode(xml('EBCDIC-77')))).toThrow('EBCDIC-77');
    for (const two of ['UTF-16', 'UTF-16BE', 'ISO-10646-UCS-2', 'unicode'])
      expect(() => decodeXml(new TextEncoder().encode(xml(two)))).toThrow(
        `says it is in ${two}, but it is not`,
      );
  });
});
