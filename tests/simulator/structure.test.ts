import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declaration } from '../../src/simulator/cds/facts/declaration.ts';
import { checkStructure } from '../../src/simulator/cds/structure.ts';
import { readXml } from '../../src/simulator/shared/xml/reader.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { schemaFaults } from './published-schema.ts';
import { change, standardImport } from './standard-import.ts';

const faultsOf = (message: string): readonly string[] => {
  const verdict = checkStructure(readXml(Buffer.from(message)), declaration);
  return verdict.valid ? [] : verdict.faults;
};

describe('the structural check', () => {
  it.each<[what: string, from: string | RegExp, to: string, fault: string]>([
    ['another envelope', /md:MetaData/g, 'md:Envelope', "Element 'Envelope' is not the MetaData envelope"],
    [
      'a declaration of another namespace',
      'WCO:DEC-DMS:2',
      'WCO:DEC-DMS:3',
      "/MetaData: element 'Declaration' is not expected here.",
    ],
    [
      'an element that does not exist',
      '<Declarant>',
      '<Unknown/><Declarant>',
      "/Declaration: element 'Unknown' is not expected here.",
    ],
    [
      'an element in the wrong place',
      /(<TypeCode>IMA<\/TypeCode>)\n(<GoodsItemQuantity>3<\/GoodsItemQuantity>)/,
      '$2$1',
      "/Declaration/TypeCode: must stand before 'GoodsItemQuantity'.",
    ],
    [
      'an element twice',
      /(<Importer>.*\n)/,
      '$1$1',
      "/Declaration/GoodsShipment: element 'Importer' may stand 1 times.",
    ],
    ['a missing element', /<FunctionCode>9.*\n/, '', "/Declaration: element 'FunctionCode' is missing."],
    [
      'a code outside its list',
      '<FunctionCode>9',
      '<FunctionCode>8',
      "/Declaration/FunctionCode: value '8' must be one of 9 13 14.",
    ],
    ['a text too long', 'Clockmakers Inc', 'C'.repeat(71), '/Declaration/Exporter/Name: value'],
    [
      'a blank text',
      'Clockmakers Inc',
      ' ',
      "/Declaration/Exporter/Name: value ' ' is blank or spans lines.",
    ],
    [
      'letters for a number',
      '<GoodsItemQuantity>3',
      '<GoodsItemQuantity>three',
      "/Declaration/GoodsItemQuantity: value 'three' is not a number.",
    ],
    [
      'too many decimals',
      '>600.00<',
      '>600.0001<',
      "/Declaration/InvoiceAmount: value '600.0001' has more than 3 decimals.",
    ],
    [
      'a currency in small letters',
      'currencyID="GBP">600',
      'currencyID="gbp">600',
      "/Declaration/InvoiceAmount: currencyID 'gbp' must be three capital letters.",
    ],
    [
      'an unknown attribute',
      '<TypeCode>IMA',
      '<TypeCode unit="x">IMA',
      "/Declaration/TypeCode: attribute 'unit' is not allowed.",
    ],
    [
      'text between elements',
      '<GoodsShipment>',
      '<GoodsShipment>text',
      '/Declaration/GoodsShipment: text is not allowed between the elements.',
    ],
    [
      'a country of three letters',
      '<ExportCountry><ID>US',
      '<ExportCountry><ID>USA',
      "/Declaration/GoodsShipment/ExportCountry/ID: value 'USA' must be 2 letters.",
    ],
  ])('refuses %s', (_what, from, to, fault) => {
    const faults = faultsOf(change(standardImport(), from, to));
    expect(faults[0]).toContain(fault);
  });

  it('counts occurrences and digits as the schema does: leading zeros and trailing zeros are no digits', () => {
    expect(faultsOf(change(standardImport(), '>600.00<', '>000600.000000<'))).toEqual([]);
    expect(
      faultsOf(change(standardImport(), '<GoodsItemQuantity>3', '<GoodsItemQuantity>123456')),
    ).toHaveLength(1);
  });
});

describe.skipIf(!hasReference)('the structural check and the published schema', () => {
  it('give the same verdict on every published message and on each of them changed at one place', async () => {
    const messages = publishedMessages().flatMap((message, index) => [message, ...mutants(message, index)]);
    const faulted = new Set(
      (await schemaFaults('customs/wrapper_submit.xsd', messages)).map((fault) =>
        Number(fault.split(':')[0]),
      ),
    );
    const disagreements = messages
      .map((message, index) => ({ index, ours: faultsOf(message), theirs: faulted.has(index) }))
      .filter(({ ours, theirs }) => ours.length > 0 !== theirs);
    expect(disagreements).toEqual([]);
    expect(faulted.size).toBeGreaterThan(messages.length / 3);
    expect(faulted.size).toBeLessThan(messages.length);
  });
});

function publishedMessages(): string[] {
  return [
    'submission-import',
    'submission-export',
    'amendment',
    'cancellation',
    'arrival-notification',
  ].flatMap((folder) =>
    readdirSync(referencePath(`cds/samples/${folder}`)).map((file) =>
      readFileSync(referencePath(`cds/samples/${folder}/${file}`), 'utf8').replace(/<!--[\s\S]*?-->/g, ''),
    ),
  );
}

/** Every so many-th leaf is changed: all of them agree as well, but take 45 seconds. */
const mutationStep = 7;

/** One-place changes spread over the message: texts replaced, elements left out, doubled and swapped. */
function mutants(message: string, seed: number): string[] {
  const leaves = [...message.matchAll(/<(\w+)( [^<>]*)?>([^<>]*\S[^<>]*)<\/\1>/g)];
  const replacements = [
    '',
    ' ',
    '7',
    'A',
    '-1',
    '0.5',
    '1234567.1234567',
    'X'.repeat(18),
    'x '.repeat(300),
    'USA',
    '1\n2',
  ];
  return leaves.flatMap((leaf, index) => {
    if ((index + seed) % mutationStep !== 0) return [];
    const put = (text: string) =>
      message.slice(0, leaf.index) + text + message.slice(leaf.index + leaf[0].length);
    const [whole, name, attributes = '', value] = leaf as unknown as [
      string,
      string,
      string | undefined,
      string,
    ];
    switch (((index + seed) / mutationStep) % 5) {
      case 0:
        return [put('')];
      case 1:
        return [put(whole + whole)];
      case 2:
        return [
          put(
            `<${name}${attributes} currencyID="GBP">${value}</${name}>`.replace(
              /( currencyID="\w+")( .*)?\1/,
              '$1',
            ),
          ),
        ];
      case 3: {
        const next = leaves[index + 1];
        if (!next) return [];
        const between = message.slice(leaf.index + whole.length, next.index);
        const swapped = `${next[0]}${between}${whole}`;
        return /^\s*$/.test(between)
          ? [message.slice(0, leaf.index) + swapped + message.slice(next.index + next[0].length)]
          : [];
      }
      default:
        return replacements.map((text) => put(`<${name}${attributes}>${text}</${name}>`));
    }
  });
}
