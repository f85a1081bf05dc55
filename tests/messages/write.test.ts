import { describe, expect, it } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { checkMessage, readMessage, writeMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { filledDeclaration, withoutKeys } from './support/filled-declaration.ts';
import { cdsMap } from './support/map.ts';
import { countingIds } from './support/samples.ts';
import { xsdErrors } from './support/xsd.ts';

const definition = catalogue.documents['customs-declaration']!;

function written(document: DocumentData): string {
  return writeMessage(cdsMap, document, definition);
}

function itemOf(fields: Partial<Row>): DocumentData {
  return { CDSItems: [{ uuid: 'i', item_no: 1, ...fields }] };
}

describe('a written message', () => {
  it('of three items with every field and list filled is read back equal', () => {
    const { document, notHeld } = readMessage(
      cdsMap,
      definition,
      written(filledDeclaration()),
      countingIds(),
    );
    expect(notHeld).toEqual([]);
    expect(withoutKeys(document)).toEqual(withoutKeys(filledDeclaration()));
  });

  it.skipIf(!hasReference)(
    'of three items with every field and list filled is valid by the XSD',
    async () => {
      expect(Object.fromEntries(await xsdErrors([written(filledDeclaration())]))).toEqual({});
      expect(checkMessage(cdsMap, filledDeclaration(), definition)).toEqual([]);
    },
  );

  it('has the envelope of CDS and function code 9', () => {
    const xml = written({});
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<md:MetaData /);
    expect(xml.match(/>([^<>\s]+)</g)).toEqual(['>3.6<', '>DEC<', '>GB<', '>HMRC<', '>v2.1<', '>9<']);
  });

  it('leaves out blank fields and blank rows, and counts positions without them', () => {
    const xml = written({
      exporter: '',
      mainContainerCDSItems: [
        { uuid: 'a' },
        { uuid: 'b', container_no: 'CO1' },
        { uuid: 'c', container_no: 'CO2' },
      ],
    });
    expect(xml).not.toContain('Exporter');
    expect(xml.match(/<SequenceNumeric>.*|<ID>.*/g)).toEqual([
      '<SequenceNumeric>1</SequenceNumeric>',
      '<ID>CO1</ID>',
      '<SequenceNumeric>2</SequenceNumeric>',
      '<ID>CO2</ID>',
    ]);
  });

  it.each([
    ['a consignment', 'ConsignmentItems', 'consignor'],
    ['a country on the way', 'routingCodeCountryItems', 'routing_code_country'],
    ['a container', 'mainContainerCDSItems', 'container_no'],
    ['a seal', 'sealNumberItems', 'seal_number'],
    ['a container of an item', 'ContainerCDSItems', 'container_no'],
    ['a package of an item', 'PackagesCDSItems', 'shipping_mark'],
  ])('numbers %s by its place, where the document has no number for it', (_, list, field) => {
    const rows = ['A', 'B'].map((uuid) => ({ uuid, [field]: uuid }));
    const ofItem = definition.lists[list] === undefined;
    const xml = written(ofItem ? itemOf({ [list]: rows }) : { [list]: rows });
    const numbers = [...xml.matchAll(/<SequenceNumeric>(\d+)<\/SequenceNumeric>/g)].map(
      ([, number]) => number,
    );
    expect(numbers.slice(-2)).toEqual(['1', '2']);
  });

  it('holds whatever stands in a value of an attribute', () => {
    for (const unit of ['"K"', 'K\tG', 'K\nG', '<&>', "K'G"]) {
      const { document } = readMessage(
        cdsMap,
        definition,
        written(itemOf({ gross_mass: '1', gross_mass_unit: unit })),
        countingIds(),
      );
      expect((document.CDSItems as readonly Row[])[0]).toMatchObject({ gross_mass_unit: unit });
    }
  });

  it('never has an element for an attribute alone', () => {
    const xml = written({ currency: 'GBP', ...itemOf({ itemPriceCurr: 'GBP', statistic_currency: 'GBP' }) });
    expect(xml).not.toMatch(/InvoiceAmount|ItemChargeAmount|StatisticalValueAmount|Commodity/);
  });

  it('never has a type code for a code that is blank', () => {
    const xml = written(itemOf({ combined_code: 'TSP', taric_code: 'TRC', cus_code_1: 'CV' }));
    expect(xml).not.toContain('Classification');
  });

  it('cuts the commodity code into 8 and 2 digits with their type codes', () => {
    const ten = written(itemOf({ commodityCode: '8510900012' }));
    expect(
      ten.match(/<(?:ID|IdentificationTypeCode)>([^<]*)/g)?.map((text) => text.replace(/.*>/, '')),
    ).toEqual(['85109000', 'TSP', '12', 'TRC']);
    expect(written(itemOf({ commodityCode: '85109000' }))).not.toContain('TRC');
  });

  it('puts preference and quota into the first duty line, also when there is none', () => {
    const fees = (xml: string) => xml.match(/<DutyTaxFee>[\s\S]*?<\/DutyTaxFee>/g) ?? [];
    const alone = fees(written(itemOf({ preference: '100', TaxCDSItems: [{ uuid: 't' }] })));
    expect(alone).toHaveLength(1);
    expect(alone[0]).toMatch(/<DutyRegimeCode>100<\/DutyRegimeCode>\s*<\/DutyTaxFee>/);
    const two = fees(
      written(
        itemOf({
          preference: '100',
          TaxCDSItems: [
            { uuid: 't', tax_type: 'A00' },
            { uuid: 'u', tax_type: 'B00' },
          ],
        }),
      ),
    );
    expect(two.map((fee) => fee.includes('DutyRegimeCode'))).toEqual([true, false]);
  });

  it('never holds a field that a rule hides', () => {
    const agent = { representative_status: '2', representative_number: 'GB1' };
    expect(written(agent)).toContain('<Agent>');
    expect(written({ ...agent, self_representation: true })).not.toContain('<Agent>');
  });

  it('refuses a character that XML cannot carry', () => {
    expect(() => written({ exporter: 'a\u0000b' })).toThrow('U+0000');
    expect(checkMessage(cdsMap, { exporter: 'a\u0000b' })).toMatchObject([
      { path: ['exporter'], code: 'problem.message.character' },
    ]);
  });
});

describe('a declaration of 999 items', () => {
  it('with every list filled is written and read back whole', () => {
    const { document, notHeld } = readMessage(cdsMap, definition, written(wholeOf(999)), countingIds());
    expect(notHeld).toEqual([]);
    expect(document.CDSItems).toHaveLength(999);
  });

  function wholeOf(count: number): DocumentData {
    const one = filledDeclaration();
    const [item] = one.CDSItems as readonly [Row];
    const items = Array.from({ length: count }, (_, index) => ({
      ...item,
      uuid: `i${index}`,
      item_no: index + 1,
    }));
    return { ...one, CDSItems: items };
  }
});
