import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { checkMessage, readMessage, writeMessage } from '../../src/messages/index.ts';
import { filledDeclaration, withoutKeys } from './support/filled-declaration.ts';
import { cdsMap } from './support/map.ts';
import { countingIds } from './support/samples.ts';

const definition = catalogue.documents['customs-declaration']!;

function read(xml: string) {
  const { document, notHeld } = readMessage(cdsMap, definition, xml, countingIds());
  return { document: withoutKeys(document), notHeld };
}

function item(inside: string) {
  const { document, notHeld } = read(
    `<Declaration><GoodsShipment><GovernmentAgencyGoodsItem>${inside}</GovernmentAgencyGoodsItem></GoodsShipment></Declaration>`,
  );
  return {
    item: (document as { CDSItems: unknown[] }).CDSItems[0],
    reasons: notHeld.map(({ reason }) => reason),
  };
}

function departing(inside: string): string {
  return `<GoodsShipment><Consignment><DepartureTransportMeans>${inside}</DepartureTransportMeans></Consignment></GoodsShipment>`;
}

describe('a message that is read', () => {
  const declaration = { customs_regime: 'import', transaction_ref: 'A&B <1>' };

  it.each([
    [
      'with other prefixes',
      '<x:Declaration xmlns:x="urn:wco:datamodel:WCO:DEC-DMS:2"><x:FunctionalReferenceID>A&amp;B &lt;1&gt;</x:FunctionalReferenceID></x:Declaration>',
    ],
    [
      'without namespaces',
      '<Declaration><FunctionalReferenceID>A&#38;B <![CDATA[<1>]]></FunctionalReferenceID></Declaration>',
    ],
    [
      'with prefixes never declared',
      '<d:Declaration><d:FunctionalReferenceID>A&amp;B <!-- x -->&#x3c;1></d:FunctionalReferenceID></d:Declaration>',
    ],
    [
      'in its envelope',
      '<MetaData><Declaration><FunctionalReferenceID>\n A&amp;B &lt;1>\t</FunctionalReferenceID></Declaration></MetaData>',
    ],
    [
      'in any order',
      '<Declaration><FunctionCode>9</FunctionCode><FunctionalReferenceID>A&amp;B &lt;1></FunctionalReferenceID></Declaration>',
    ],
  ])('%s gives the same document', (_name, xml) => {
    expect(read(xml)).toEqual({ document: declaration, notHeld: [] });
  });

  it('elements of another namespace are not taken for its own', () => {
    const { document, notHeld } = read(
      '<Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><ID xmlns="urn:other">1</ID><TypeCode xmlns="urn:other">EXA</TypeCode></Declaration>',
    );
    expect(document).toEqual({ customs_regime: 'import' });
    expect(notHeld).toHaveLength(2);
  });

  it('lists what differs from what is always written', () => {
    const { notHeld } = read(
      '<MetaData><WCOTypeName>RES</WCOTypeName><Declaration><FunctionCode>13</FunctionCode></Declaration></MetaData>',
    );
    expect(notHeld).toEqual([
      { path: '/MetaData/WCOTypeName', value: 'RES', reason: 'always DEC here' },
      { path: '/MetaData/Declaration/FunctionCode', value: '13', reason: 'always 9 here' },
    ]);
  });

  it('lists processing instructions where they stand', () => {
    const xml =
      '<?style a?><Declaration><?one b c?><FunctionalReferenceID>A<?two?>B</FunctionalReferenceID><?one d?></Declaration><?end?>';
    const { document, notHeld } = readMessage(cdsMap, undefined, xml, countingIds());
    expect(document).toMatchObject({ transaction_ref: 'AB' });
    const reason = 'processing instruction';
    expect(notHeld.filter((listed) => listed.reason === reason)).toEqual([
      { path: '/Declaration/?style', value: 'a', reason },
      { path: '/Declaration/?end', value: '', reason },
      { path: '/Declaration/?one', value: 'b c', reason },
      { path: '/Declaration/?one[2]', value: 'd', reason },
      { path: '/Declaration/FunctionalReferenceID/?two', value: '', reason },
    ]);
  });

  it('lists what comes twice, is empty, or stands between elements', () => {
    const { notHeld } = read(
      '<Declaration>loose<Agent><ID>1</ID><ID>2</ID><FunctionCode/></Agent><Agent><ID>3</ID></Agent></Declaration>',
    );
    expect(notHeld.map(({ path, value, reason }) => `${path} ${value} ${reason}`)).toEqual([
      '/Declaration loose text between elements',
      '/Declaration/Agent/ID[2] 2 occurs more often than the document holds',
      '/Declaration/Agent/FunctionCode  empty element',
      '/Declaration/Agent[2]/ID 3 occurs more often than the document holds',
    ]);
  });

  it('is of the regime that its type says', () => {
    expect(read('<Declaration><TypeCode>EXD</TypeCode></Declaration>').document).toMatchObject({
      customs_regime: 'export',
    });
    expect(read('<Declaration><TypeCode>IMD</TypeCode></Declaration>').document).toMatchObject({
      customs_regime: 'import',
    });
  });

  it.each([
    ['IMD', 'import', false],
    ['EXD', 'export', false],
    ['COA', 'import', false],
    ['ZZZ', 'import', true],
    ['', 'import', true],
  ])('of type "%s" is %s; that it is assumed is told: %s', (type, regime, isAssumed) => {
    const typed = type === '' ? '' : `<TypeCode>${type}</TypeCode>`;
    const { document, assumed } = readMessage(
      cdsMap,
      definition,
      `<Declaration><FunctionCode>9</FunctionCode>${typed}</Declaration>`,
      countingIds(),
    );
    expect(document.customs_regime).toBe(regime);
    expect(assumed).toEqual(isAssumed ? [{ field: 'customs_regime', value: 'import' }] : []);
  });

  it.each([
    ['an office of exit', '<ExitOffice><ID>GB000060</ID></ExitOffice>', 'export'],
    ['means of departure by their number', departing('<ID>SHIP</ID>'), 'export'],
    [
      'means of departure by their kind',
      departing('<IdentificationTypeCode>11</IdentificationTypeCode>'),
      'export',
    ],
    ['means of departure by their name', departing('<Name>SHIP</Name>'), 'import'],
    ['means of arrival', departing('<ID>SHIP</ID>').replaceAll('Departure', 'Arrival'), 'import'],
  ])(
    'of special fiscal territories with %s is of its regime, and that is not assumed',
    (_name, inside, regime) => {
      const xml = `<Declaration><TypeCode>COA</TypeCode>${inside}</Declaration>`;
      const { document, assumed, notHeld } = readMessage(cdsMap, definition, xml, countingIds());
      expect({ regime: document.customs_regime, assumed, notHeld }).toEqual({
        regime,
        assumed: [],
        notHeld: [],
      });
    },
  );

  it('has the code of the place of the goods in one field, and what is no such code in fields of its own', () => {
    const place = (type: string, qualifier: string) =>
      read(
        `<Declaration><GoodsShipment><Consignment><GoodsLocation><Name>WLALONBTW</Name><TypeCode>${type}</TypeCode><Address><TypeCode>${qualifier}</TypeCode><CountryCode>GB</CountryCode></Address></GoodsLocation></Consignment></GoodsShipment></Declaration>`,
      ).document;
    expect(place('A', 'U')).toEqual({ customs_regime: 'import', location_goods: 'GBAUWLALONBTW' });
    expect(place('A', 'UW')).toEqual({
      customs_regime: 'import',
      location_country: 'GB',
      location_type: 'A',
      location_qualifier: 'UW',
      location_name: 'WLALONBTW',
    });
  });

  it.each(['acceptance', 'issue'])(
    'has the day of the %s where it is a midnight, and writes a day as one',
    (what) => {
      const xml = writeMessage(cdsMap, { [`${what}_date`]: '12-03-2026' }, definition);
      expect(xml).toContain('formatCode="304">20260312000000Z<');
      expect(read(xml)).toEqual({
        document: { customs_regime: 'import', [`${what}_date`]: '12-03-2026' },
        notHeld: [],
      });
    },
  );

  it('keeps numbers in the form they came in, and lists a whole number it writes otherwise', () => {
    expect(
      item(
        '<SequenceNumeric>1</SequenceNumeric><StatisticalValueAmount currencyID="GBP">0010.500</StatisticalValueAmount>',
      ).item,
    ).toEqual({
      item_no: 1,
      statistic_value: '0010.500',
      statistic_currency: 'GBP',
    });
    expect(item('<SequenceNumeric>01</SequenceNumeric>').reasons).toEqual([
      'the same number is written as 1',
    ]);
  });

  it('tells procedures from additional procedures, with and without the first', () => {
    const additional = '<GovernmentProcedure><CurrentCode>1H7</CurrentCode></GovernmentProcedure>';
    expect(item(additional).item).toEqual({ ProcedureCDSItems: [{ add_proc: '1H7' }] });
    const both = `${additional}<GovernmentProcedure><CurrentCode>40</CurrentCode><PreviousCode>00</PreviousCode></GovernmentProcedure>`;
    expect(item(both).item).toEqual({
      req_code: '40',
      prev_code: '00',
      ProcedureCDSItems: [{ add_proc: '1H7' }],
      procedure_order: '2 1',
    });
  });

  it('gathers additional codes into rows of one TARIC and one national code', () => {
    const code = (type: string, id: string) =>
      `<Classification><ID>${id}</ID><IdentificationTypeCode>${type}</IdentificationTypeCode></Classification>`;
    const { item: read } = item(
      `<Commodity>${code('GN', 'N1')}${code('TRA', 'T2')}${code('GN', 'N2')}${code('TRA', 'T3')}${code('TRA', 'T4')}</Commodity>`,
    );
    expect(read).toEqual({
      CommodityCDSItems: [
        { national_add_code: 'N1', national_add_code_1: 'GN' },
        { taric_add_code: 'T2', taric_add_code_1: 'TRA', national_add_code: 'N2', national_add_code_1: 'GN' },
        { taric_add_code: 'T3', taric_add_code_1: 'TRA' },
        { taric_add_code: 'T4', taric_add_code_1: 'TRA' },
      ],
    });
  });

  it('lists an element that would not be written again, since nothing of its own is in it', () => {
    const { reasons } = item('<Origin><TypeCode>1</TypeCode></Origin>');
    expect(reasons).toEqual(['its element holds nothing that makes it written']);
    expect(item('<Packaging><SequenceNumeric>1</SequenceNumeric></Packaging>').reasons).toHaveLength(1);
  });

  it('holds TARIC digits without the eight before them as a further code', () => {
    const { item: row, reasons } = item(
      '<Commodity><Classification><ID>12</ID><IdentificationTypeCode>TRC</IdentificationTypeCode></Classification></Commodity>',
    );
    expect(reasons).toEqual([]);
    expect(row).toMatchObject({ CommodityCDSItems: [{ taric_add_code: '12', taric_add_code_1: 'TRC' }] });
    expect(row).not.toHaveProperty('commodityCode');
  });

  it('finds the inland mode where its regime writes it, and another elsewhere', () => {
    const message = (type: string, means: string) =>
      `<Declaration><TypeCode>${type}</TypeCode><GoodsShipment><Consignment><${means}><ModeCode>3</ModeCode></${means}></Consignment></GoodsShipment></Declaration>`;
    expect(read(message('IMA', 'ArrivalTransportMeans')).document).toMatchObject({ inlandMode: '3' });
    expect(read(message('EXA', 'DepartureTransportMeans')).document).toMatchObject({ inlandMode: '3' });
    expect(read(message('EXA', 'ArrivalTransportMeans')).document).toMatchObject({ arrival_mode: '3' });
    expect(read(message('IMA', 'DepartureTransportMeans')).document).toMatchObject({ departure_mode: '3' });
    const exported = { customs_regime: 'export', declaration_type: 'EX', inlandMode: '3' };
    expect(writeMessage(cdsMap, exported, definition)).toContain('<DepartureTransportMeans>');
    expect(writeMessage(cdsMap, { ...exported, customs_regime: 'import' }, definition)).toContain(
      '<ArrivalTransportMeans>',
    );
  });
});

describe('any document', () => {
  const text = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .map((value) => value.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''))
    .filter(
      (value) =>
        value !== '' &&
        checkMessage(cdsMap, { exporter: value }).every(({ code }) => !code.endsWith('character')),
    );

  it('that is written is read back whole and written the same', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9)), text, (dice, value) => {
        const document = {
          ...thinned(filledDeclaration(), () => dice.next().value! < 6),
          exporter: value,
          ref_general: `]]>${value}`,
        };
        const xml = writeMessage(cdsMap, document, definition);
        const again = readMessage(cdsMap, definition, xml, countingIds());
        expect(again.notHeld).toEqual([]);
        expect(again.document.exporter).toBe(value);
        expect(writeMessage(cdsMap, again.document, definition)).toBe(xml);
      }),
      { numRuns: 100 },
    );
  });
});

/** The document with only some of its fields and rows. */
function thinned(data: DocumentData, keeps: () => boolean): DocumentData {
  const kept = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) {
      const rows = value.filter(keeps).map((row: Row) => ({ ...thinned(row, keeps), uuid: row.uuid }));
      return [[name, rows]];
    }
    return always.has(name) || keeps() ? [[name, value]] : [];
  });
  return Object.fromEntries(kept) as DocumentData;
}

/** Of the declaration type the second part needs the first; the regime follows from it. */
const always = new Set(['customs_regime', 'declaration_type']);
