/** A file that somebody could give us: either an error, or it is read and has this reference. */
export interface HostileFile {
  readonly name: string;
  bytes(): Uint8Array;
  readonly error?: RegExp;
  readonly lrn?: string;
}

const lrn = 'Zürich-1';

/** Files made to hurt a reader of XML, and honest ones in rare encodings beside them. */
export function hostileFiles(): readonly HostileFile[] {
  return [
    refused(
      'external-entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Declaration/>',
      /DOCTYPE/,
    ),
    refused('entity-bomb', entityBomb(), /DOCTYPE/),
    refused(
      'parameter-entity',
      '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x"> %x;]><Declaration/>',
      /DOCTYPE/,
    ),
    refused('unknown-entity', declaration('&x;'), /Undefined entity.*&x;/),
    refused('deep', '<a>'.repeat(4_000_000), /nested more than 60 deep/),
    refused('deep-closed', `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`, /nested more than 60 deep/),
    refused('many-elements', declaration('<a/>'.repeat(3_900_000)), /more than 1000000 elements/),
    refused('many-attributes', `<a ${'b="" '.repeat(3_000_000)}/>`, /more than 1000 attributes/),
    refused(
      'unknown-far-inside',
      unknownFarInside('Declaration', 990_000),
      /more than 64 million characters/,
    ),
    refused('open-marks', '<'.repeat(15_000_000), /Disallowed character in tag name/),
    refused('open-comments', '<!--'.repeat(3_900_000), /Malformed comment/),
    refused('long-name', `<${'a'.repeat(15_000_000)}`, /must contain a root element/),
    refused('long-name-closed', declaration(`<${'a'.repeat(1_000_000)}/>`), /name is longer than 200/),
    refused('long-blank', `<a${' '.repeat(15_000_000)}`, /Unexpected end/),
    refused('zeros', '\u0000'.repeat(1_000_000), /U\+0000/),
    {
      name: '50-megabytes.xml',
      bytes: () => Buffer.alloc(50 * 1024 * 1024, 'x'),
      error: /larger than 32 MB/,
    },
    // Fewer characters than may be, but three bytes each.
    refused('50-megabytes-of-three-bytes', declaration('€'.repeat(16_600_000)), /larger than 32 MB/),
    {
      name: '20-megabytes.xml',
      bytes: () => Buffer.alloc(20 * 1024 * 1024, 'x'),
      error: /longer than 16 million/,
    },
    { name: 'empty.xml', bytes: () => new Uint8Array(), error: /must contain a root element/ },
    {
      name: 'latin-undeclared.xml',
      bytes: () => Buffer.from(declaration(lrn), 'latin1'),
      error: /cannot be read as utf-8/,
    },
    { name: 'no-encoding.xml', bytes: () => text(xmlIn('EBCDIC-77')), error: /cannot be read as EBCDIC-77/ },
    {
      name: 'false-utf-16.xml',
      bytes: () => text(xmlIn('UTF-16')),
      error: /says it is in UTF-16, but it is not/,
    },
    {
      name: 'half-utf-16.xml',
      bytes: () => utf16(xmlIn('UTF-16')).subarray(0, -1),
      error: /cannot be read as utf-16le/,
    },
    {
      name: 'utf-32.xml',
      bytes: () => Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c]),
      error: /U\+|cannot be read|no XML/,
    },
    { name: 'utf-8-bom.xml', bytes: () => text(`\ufeff${xmlIn('UTF-8')}`), lrn },
    { name: 'utf-16-le.xml', bytes: () => utf16(`\ufeff${xmlIn('UTF-16')}`), lrn },
    { name: 'utf-16-be.xml', bytes: () => utf16(`\ufeff${xmlIn('UTF-16')}`).swap16(), lrn },
    { name: 'utf-16-unmarked.xml', bytes: () => utf16(xmlIn('UTF-16')), lrn },
    { name: 'latin-1.xml', bytes: () => Buffer.from(xmlIn('ISO-8859-1'), 'latin1'), lrn },
    {
      name: 'windows-1252.xml',
      bytes: () => Buffer.from(xmlIn('windows-1252').replace(lrn, '\x93Z\x94\x80'), 'latin1'),
      lrn: '“Z”€',
    },
    {
      name: 'windows-as-latin-1.xml',
      bytes: () => Buffer.from(xmlIn('ISO-8859-1').replace(lrn, '\x93Z\x94'), 'latin1'),
      error: /in ISO-8859-1, in which 93 is no character/,
    },
  ];
}

function refused(name: string, xml: string, error: RegExp): HostileFile {
  return { name: `${name}.xml`, bytes: () => text(xml), error };
}

function declaration(reference: string): string {
  return `<Declaration><FunctionalReferenceID>${reference}</FunctionalReferenceID><TypeCode>IMA</TypeCode></Declaration>`;
}

function xmlIn(encoding: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?>${declaration(lrn)}`;
}

function text(xml: string): Buffer {
  return Buffer.from(xml, 'utf8');
}

function utf16(xml: string): Buffer {
  return Buffer.from(xml, 'utf16le');
}

/** Unknown elements below 57 others with the longest names: each stands in a place of 11,500 characters. */
export function unknownFarInside(root: string, count: number): string {
  const names = Array.from({ length: 57 }, (_, level) => `a${level}-`.padEnd(200, 'n'));
  const start = names.map((name) => `<${name}>`).join('');
  const end = names.toReversed().map((name) => `</${name}>`);
  return `<${root}>${start}${'<a/>'.repeat(count)}${end.join('')}</${root}>`;
}

function entityBomb(): string {
  const entities = Array.from({ length: 20 }, (_, n) => `<!ENTITY b${n + 1} "${`&b${n};`.repeat(10)}">`);
  return `<!DOCTYPE a [<!ENTITY b0 "x">${entities.join('')}]>${declaration('&b20;')}`;
}
