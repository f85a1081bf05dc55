import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { readDeclaration, writeDeclaration } from './support/conversion.ts';
import { submissions } from './support/samples.ts';

describe('a group that is not written', () => {
  it.each([
    ['AdditionalDocument', '<TypeCode>8</TypeCode>'],
    ['AdditionalDocument', '<Novelty>x</Novelty><TypeCode>8</TypeCode>'],
    [
      'GoodsShipment',
      '<Consignment><Itinerary><SequenceNumeric>1</SequenceNumeric></Itinerary></Consignment>',
    ],
    [
      'GoodsShipment',
      '<GovernmentAgencyGoodsItem><SequenceNumeric>1</SequenceNumeric><Origin><TypeCode>1</TypeCode></Origin></GovernmentAgencyGoodsItem>',
    ],
  ])('%s with %s is listed with each of its values', (name, content) => {
    expectAllSaid(`<Declaration><${name}>${content}</${name}></Declaration>`);
  });
});

describe('of attributes with prefixes', () => {
  const listed = (content: string) =>
    readDeclaration(`<Declaration xmlns:a="urn:a" xmlns:b="urn:b">${content}</Declaration>`).notHeld.map(
      ({ path, value }) => `${path} = ${value}`,
    );

  it.each([
    ['that are known otherwise', 'InvoiceAmount', '5'],
    ['of an element that nobody knows', 'Novelty', ''],
  ])('two of one name are listed each: %s', (_name, element, text) => {
    const given = `<${element} a:currencyID="1" b:currencyID="2">${text}</${element}>`;
    expect(listed(given)).toEqual([
      `/Declaration/${element}/@a:currencyID = 1`,
      `/Declaration/${element}/@b:currencyID = 2`,
    ]);
  });

  it('one whose prefix nothing declares is none of ours', () => {
    const { document, notHeld } = readDeclaration(
      '<Declaration><InvoiceAmount n:currencyID="EUR">5</InvoiceAmount></Declaration>',
    );
    expect(document).toMatchObject({ currency_1: '5' });
    expect(document).not.toHaveProperty('currency');
    expect(notHeld).toMatchObject([{ path: '/Declaration/InvoiceAmount/@n:currencyID', value: 'EUR' }]);
    const both = readDeclaration(
      '<Declaration><InvoiceAmount n:currencyID="EUR" currencyID="GBP">5</InvoiceAmount></Declaration>',
    );
    expect(both.document).toMatchObject({ currency: 'GBP' });
    expect(both.notHeld).toEqual(notHeld);
  });
});

describe.skipIf(!hasReference)('of a published submission that lacks elements', () => {
  it('every value is written back or listed', () => {
    const messages = submissions().map(({ xml }) => canonical(xml));
    fc.assert(
      fc.property(fc.constantFrom(...messages), fc.nat(), fc.nat(), (xml, which, kept) => {
        const document = new DOMParser().parseFromString(xml, 'text/xml');
        // Without its Declaration it would be no declaration.
        const groups = elementsIn(document.documentElement!).filter(
          (element) => element.localName !== 'MetaData' && childrenOf(element).length > 1,
        );
        const group = groups[which % groups.length]!;
        const children = childrenOf(group);
        children.forEach((child, index) => {
          if (index !== kept % children.length) group.removeChild(child);
        });
        expectAllSaid(new XMLSerializer().serializeToString(document));
      }),
      { numRuns: 150, seed: 5 },
    );
  });
});

/** Every leaf of the message, with its name and value, is in the message written again or in what is listed. */
function expectAllSaid(xml: string): void {
  const { document, notHeld, notSent } = readDeclaration(xml);
  const written = new DOMParser().parseFromString(writeDeclaration(document), 'text/xml');
  const said = [
    ...leavesOf(written.documentElement!),
    ...[...notHeld, ...notSent].map(
      ({ path, value }) =>
        `${path
          .split('/')
          .at(-1)!
          .replace(/\[\d+\]$/, '')}=${value}`,
    ),
  ];
  for (const leaf of leavesOf(new DOMParser().parseFromString(xml, 'text/xml').documentElement!)) {
    const at = said.indexOf(leaf);
    expect({ leaf, said: at !== -1 }).toEqual({ leaf, said: true });
    said.splice(at, 1);
  }
}

function leavesOf(root: Element): string[] {
  return elementsIn(root)
    .filter((element) => childrenOf(element).length === 0)
    .map((element) => `${element.localName}=${element.textContent}`);
}

function elementsIn(element: Element): Element[] {
  return [element, ...childrenOf(element).flatMap(elementsIn)];
}

function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((child): child is Element => child.nodeType === 1);
}
