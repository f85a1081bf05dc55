import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { checkMessageText, readNotifications } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { readDeclaration } from './support/conversion.ts';
import { withoutKeys } from './support/filled-declaration.ts';
import { cdsMap } from './support/map.ts';
import { submissions } from './support/samples.ts';

/** Ways in which an element of the name of one of ours is another. */
const ways: Readonly<Record<string, (xml: string) => string>> = {
  'of a namespace of its own': (xml) => xml,
  'of a prefix that nothing declares': (xml) => xml.replace(' xmlns:f="urn:foreign"', ''),
  'of no namespace': (xml) =>
    xml.replace(/<f:(\w+)(.*?) xmlns:f="urn:foreign"/, '<$1$2 xmlns=""').replace('</f:', '</'),
};

describe.skipIf(!hasReference)('R1 an element of another namespace is none of ours', () => {
  it.each(Object.entries(ways))('%s: read as if it were not there, and listed', (_way, change) => {
    const wrong = submissions().flatMap(({ name, xml }, turn) => {
      const text = canonical(xml);
      const count = leavesOf(parsed(text)).length;
      return Array.from({ length: count }, (_, index) => index)
        .filter((index) => (index + turn) % 29 === 0)
        .flatMap((index) => {
          const foreign = change(serialised(text, index, foreignOf));
          const without = serialised(text, index, () => undefined);
          const { document, notHeld } = readDeclaration(foreign);
          const leaf = leavesOf(parsed(text))[index]!;
          const isListed = notHeld.some(
            ({ path, value, reason }) =>
              path.replace(/\[\d+\]$/, '').endsWith(leaf.localName!) &&
              value === leaf.textContent &&
              reason === 'unknown element',
          );
          const isSame =
            JSON.stringify(withoutKeys(document)) ===
            JSON.stringify(withoutKeys(readDeclaration(without).document));
          return isListed && isSame
            ? []
            : [`${name} ${leaf.parentNode!.nodeName}/${leaf.nodeName}: ${isListed} ${isSame}`];
        });
    });
    expect(wrong).toEqual([]);
  });
});

const md = 'urn:wco:datamodel:WCO:DocumentMetaData-DMS:2';
const dec = 'urn:wco:datamodel:WCO:DEC-DMS:2';

describe('R8 a message is in its namespaces, or as a whole in none', () => {
  it.each([
    [
      'with prefixes never declared',
      '<m:MetaData><d:Declaration><d:TypeCode>EXA</d:TypeCode></d:Declaration></m:MetaData>',
    ],
    [
      'with some of them gone',
      '<MetaData><d:Declaration><TypeCode>EXA</TypeCode></d:Declaration></MetaData>',
    ],
    [
      'with one declared within',
      `<m:MetaData><Declaration xmlns="${dec}"><d:TypeCode>EXA</d:TypeCode></Declaration></m:MetaData>`,
    ],
  ])('%s, where the outermost has none', (_name, xml) => {
    const { document, notHeld } = readDeclaration(xml);
    expect(document).toMatchObject({ declaration_type: 'EX', additional_dec_type: 'A' });
    expect(notHeld).toEqual([]);
  });

  it.each([
    [
      `<MetaData xmlns="${md}"><Declaration><A/></Declaration></MetaData>`,
      `"Declaration" is in the namespace "${md}", in a CDS message in "${dec}".`,
    ],
    [
      `<m:MetaData xmlns:m="${md}"><Declaration><A/></Declaration></m:MetaData>`,
      `"Declaration" is in no namespace, in a CDS message in "${dec}".`,
    ],
    [
      '<Declaration xmlns="urn:x"/>',
      `"Declaration" is in the namespace "urn:x", in a CDS message in "${dec}".`,
    ],
    [
      `<m:MetaData xmlns:m="${md}"><d:Declaration><A/></d:Declaration></m:MetaData>`,
      'This is no customs-declaration: "MetaData" holds "d:Declaration", not "Declaration".',
    ],
  ])('%s is refused with its reason', (xml, reason) => {
    expect(() => readDeclaration(xml)).toThrow(reason);
  });

  it.each([
    '<:Declaration/>',
    '<a:b:c/>',
    '<a:/>',
    '<Declaration xmlns:=""/>',
    '<Declaration><?a: b?></Declaration>',
  ])('%s has a name that is none', (xml) => {
    expect(() => readDeclaration(xml)).toThrow(
      /^Line 1: ".*" is no name: of colons it may have one, within\.$/,
    );
  });

  it('a required attribute is not given by one of another namespace', () => {
    const date =
      '<DateTimeString xmlns="urn:wco:datamodel:WCO:Declaration_DS:DMS:2" f:formatCode="102">20260101</DateTimeString>';
    const xml = `<m:MetaData xmlns:m="${md}" xmlns:f="urn:foreign"><Declaration xmlns="${dec}"><AcceptanceDateTime>${date}</AcceptanceDateTime></Declaration></m:MetaData>`;
    const place = '/MetaData/Declaration/AcceptanceDateTime/DateTimeString/@formatCode';
    const found = checkMessageText(cdsMap, xml).filter((finding) => finding.place === place);
    expect(found.map(({ code }) => code)).toEqual(['problem.message.unknown', 'problem.message.missing']);
  });
});

it('N1 what stands in the envelope of a notification in another namespace is kept', () => {
  const response =
    '<Response xmlns="urn:wco:datamodel:WCO:RES-DMS:2"><x:FunctionCode>01</x:FunctionCode></Response>';
  const xml = `<m:MetaData xmlns:m="${md}"><m:WCOTypeName>RES</m:WCOTypeName><f:WCOTypeName xmlns:f="urn:f">1</f:WCOTypeName>${response}</m:MetaData>`;
  expect(readNotifications(xml)).toMatchObject([
    {
      functionCode: '',
      extras: [
        { path: '/MetaData/WCOTypeName', value: '1' },
        { path: '/x:FunctionCode', value: '01' },
      ],
    },
  ]);
});

function parsed(xml: string): Element {
  return new DOMParser().parseFromString(xml, 'text/xml').documentElement!;
}

/** The message with one of its leaves replaced, or without it. */
function serialised(xml: string, index: number, instead: (leaf: Element) => Element | undefined): string {
  const root = parsed(xml);
  const leaf = leavesOf(root)[index]!;
  const other = instead(leaf);
  if (other) leaf.parentNode!.replaceChild(other, leaf);
  else leaf.parentNode!.removeChild(leaf);
  return new XMLSerializer().serializeToString(root);
}

function foreignOf(leaf: Element): Element {
  const other = leaf.ownerDocument!.createElementNS('urn:foreign', `f:${leaf.localName}`);
  for (const { name, value } of Array.from(leaf.attributes))
    if (!name.startsWith('xmlns')) other.setAttribute(name, value);
  other.appendChild(leaf.ownerDocument!.createTextNode(leaf.textContent ?? ''));
  return other;
}

function leavesOf(element: Element): Element[] {
  const children = Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
  return children.length === 0 ? [element] : children.flatMap(leavesOf);
}
