import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../src/simulator/cds/rules/index.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { change, changeItem, newLrn, standardImport } from './standard-import.ts';

type Fault = (message: string) => string;

/** Changes that break one rule each, and where the error must stand. */
const faults: [code: string, what: string, pointer: string, fault: Fault][] = [
  ['CDS12052', 'an unknown type letter', '42A/D013', (m) => change(m, 'IMA', 'IMX')],
  ['CDS12052', 'an unknown movement', '42A/D013', (m) => change(m, 'IMA', 'ZZA')],
  ['CDS12052', 'an export of type Q', '42A/D013', (m) => change(m, 'IMA', 'EXQ')],
  ['CDS12050', 'an unknown procedure', '42A/67A/68A[2]/70A[1]/166', (m) => changeItem(m, 2, '>40<', '>41<')],
  [
    'CDS11004',
    'an export procedure on an import',
    '42A/67A/68A[3]/70A[1]/166',
    (m) => changeItem(m, 3, '>40</CurrentCode><PreviousCode>00', '>10</CurrentCode><PreviousCode>40'),
  ],
  [
    'CDS11005',
    'items of two data sets',
    '42A/67A/68A[2]/70A[1]/166',
    (m) => changeItem(m, 2, '>40</CurrentCode>', '>71</CurrentCode>'),
  ],
  [
    'CDS10020',
    'a function code that is no submission',
    '42A/017',
    (m) => change(m, '<FunctionCode>9<', '<FunctionCode>13<'),
  ],
  ['CDS10001', 'no LRN', '42A/D026', (m) => change(m, /<FunctionalReferenceID>.*\n/, '')],
  ['CDS10001', 'no item count', '42A/228', (m) => change(m, /<GoodsItemQuantity>.*\n/, '')],
  [
    'CDS11003',
    'another item count',
    '42A/228',
    (m) => change(m, '<GoodsItemQuantity>3', '<GoodsItemQuantity>4'),
  ],
  ['CDS10001', 'no package total', '42A/146', (m) => change(m, /<TotalPackageQuantity>.*\n/, '')],
  [
    'CDS10020',
    'another package total',
    '42A/146',
    (m) => change(m, '<TotalPackageQuantity>6', '<TotalPackageQuantity>5'),
  ],
  ['CDS12016', 'an acceptance date to come', '42A/023', (m) => acceptedOn(m, -1)],
  ['CDS12016', 'an acceptance date 181 days back', '42A/023', (m) => acceptedOn(m, 181)],
  [
    'CDS12099',
    'an impossible location type',
    '42A/67A/28A/64A/L110',
    (m) => change(m, '<TypeCode>A<', '<TypeCode>E<'),
  ],
  [
    'CDS12099',
    'an impossible qualifier',
    '42A/67A/28A/64A/L110',
    (m) => change(m, '<TypeCode>U<', '<TypeCode>T<'),
  ],
  [
    'CDS10001',
    'no location',
    '42A/67A/28A/64A/L016',
    (m) => change(m, /<GoodsLocation>.*<\/GoodsLocation>/, ''),
  ],
  ['CDS12073', 'no previous document', '42A/67A/99A', (m) => change(m, /<PreviousDocument>.*\n/, '')],
  [
    'CDS12132',
    'a DUCR without its shape',
    '42A/67A/99A[1]/D018',
    (m) => change(m, '6GB123456789000-', 'GB123456789000-'),
  ],
  [
    'CDS12071',
    'the country of dispatch at both levels',
    '42A/67A/68A[1]/95B/062',
    (m) =>
      changeItem(
        m,
        1,
        '<GovernmentProcedure>',
        '<ExportCountry><ID>US</ID></ExportCountry><GovernmentProcedure>',
      ),
  ],
  ['CDS12073', 'no country of dispatch', '42A/67A/95B/062', (m) => change(m, /<ExportCountry>.*\n/, '')],
  ['CDS10001', 'no declarant', '42A/57B/R123', (m) => change(m, /<Declarant>.*\n/, '')],
  [
    'CDS12005',
    'a declarant EORI of 11 digits',
    '42A/57B/R123',
    (m) => change(m, 'GB123456789000<', 'GB12345678900<'),
  ],
  [
    'CDS12005',
    'an importer EORI without country',
    '42A/67A/74A/R038',
    (m) => change(m, 'GB987654321000', '987654321000'),
  ],
  [
    'CDS10020',
    'an unknown representative status',
    '42A/05A/102',
    (m) => change(m, '<Agent><FunctionCode>2', '<Agent><FunctionCode>1'),
  ],
  ['CDS10001', 'no importer', '42A/67A/74A/R038', (m) => change(m, /<Importer>.*\n/, '')],
  ['CDS10001', 'no exporter', '42A/57A/R031', (m) => change(m, /<Exporter>.*\n/, '')],
  [
    'CDS12081',
    'importer and exporter the same',
    '42A/67A/74A/R038',
    (m) => change(m, /<Exporter>.*\n/, '<Exporter><ID>GB987654321000</ID></Exporter>\n'),
  ],
  [
    'CDS12117',
    'buyer and importer the same',
    '42A/67A/16A/R010',
    (m) => change(m, '<GoodsShipment>', '<GoodsShipment><Buyer><ID>GB987654321000</ID></Buyer>'),
  ],
  [
    'CDS12092',
    'seller and exporter the same',
    '42A/67A/09B/R051',
    (m) =>
      change(
        change(m, /<Exporter>.*\n/, '<Exporter><ID>US12345</ID></Exporter>\n'),
        '</GoodsShipment>',
        '<Seller><ID>US12345</ID></Seller></GoodsShipment>',
      ),
  ],
  [
    'CDS12024',
    'an item number twice',
    '42A/67A/68A[3]/006',
    (m) => changeItem(m, 3, '<SequenceNumeric>3', '<SequenceNumeric>2'),
  ],
  [
    'CDS12022',
    'an item number above the count',
    '42A/67A/68A[3]/006',
    (m) => changeItem(m, 3, '<SequenceNumeric>3', '<SequenceNumeric>4'),
  ],
  [
    'CDS10001',
    'no description',
    '42A/67A/68A[2]/23A/137',
    (m) => change(m, '<Description>Clock 2</Description>', ''),
  ],
  [
    'CDS10004',
    'no commodity code',
    '42A/67A/68A[1]/23A/21A/145',
    (m) => changeItem(m, 1, /<Classification>.*TSP.*\n/, ''),
  ],
  [
    'CDS10004',
    'no classification at all',
    '42A/67A/68A[1]/23A/21A/145',
    (m) => changeItem(m, 1, /<Classification>.*\n<Classification>.*\n/, ''),
  ],
  [
    'CDS10010',
    'a commodity code of 7 digits',
    '42A/67A/68A[2]/23A/21A[1]/145',
    (m) => change(m, '91052102', '9105210'),
  ],
  [
    'CDS10010',
    'a TARIC code of letters',
    '42A/67A/68A[2]/23A/21A[2]/145',
    (m) => changeItem(m, 2, '<ID>00<', '<ID>AB<'),
  ],
  [
    'CDS11006',
    'net mass above gross mass',
    '42A/67A/68A[2]/23A/65A/128',
    (m) => changeItem(m, 2, '<NetNetWeightMeasure>12<', '<NetNetWeightMeasure>12.6<'),
  ],
  [
    'CDS12149',
    '000 beside another additional procedure',
    '42A/67A/68A[1]/70A[2]/166',
    (m) =>
      changeItem(
        m,
        1,
        '<Origin>',
        '<GovernmentProcedure><CurrentCode>C07</CurrentCode></GovernmentProcedure><Origin>',
      ),
  ],
  [
    'CDS12152',
    '1H7 on some items only',
    '42A/67A/68A[2]/70A[1]/166',
    (m) => changeItem(changeItem(m, 1, '>000<', '>1H7<'), 3, '>000<', '>1H7<'),
  ],
  [
    'CDS71200',
    'one document twice on an item',
    '42A/67A/68A[1]/02A[2]/D005',
    (m) =>
      changeItem(
        m,
        1,
        '<Commodity>',
        `${'<AdditionalDocument><CategoryCode>N</CategoryCode><ID>INV 1</ID><TypeCode>935</TypeCode></AdditionalDocument>'.repeat(2)}<Commodity>`,
      ),
  ],
  [
    'CDS10001',
    'no gross mass',
    '42A/67A/68A[1]/23A/65A/126',
    (m) => changeItem(m, 1, /<GrossMassMeasure>.*<\/GrossMassMeasure>/, ''),
  ],
  [
    'CDS10001',
    'no packages',
    '42A/67A/68A[1]/93A[1]/141',
    (m) => changeItem(m, 1, '<TypeCode>BX</TypeCode>', ''),
  ],
  ['CDS10001', 'no origin', '42A/67A/68A[1]/92A/063', (m) => changeItem(m, 1, /<Origin>.*\n/, '')],
  [
    'CDS10001',
    'no item price',
    '42A/67A/68A[2]/23A/79A/112',
    (m) => changeItem(m, 2, /<InvoiceLine>.*\n/, ''),
  ],
  [
    'CDS10001',
    'no valuation method',
    '42A/67A/68A[2]/41A/122',
    (m) => changeItem(m, 2, /<CustomsValuation>.*\n/, ''),
  ],
  [
    'CDS10020',
    'an unknown valuation method',
    '42A/67A/68A[2]/41A/122',
    (m) => changeItem(m, 2, '<MethodCode>1<', '<MethodCode>7<'),
  ],
  [
    'CDS10001',
    'no preference',
    '42A/67A/68A[3]/23A/50A[1]/164',
    (m) => changeItem(m, 3, '<DutyRegimeCode>100</DutyRegimeCode>', ''),
  ],
  [
    'CDS12110',
    'a quota without a quota preference',
    '42A/67A/68A[1]/23A/50A[1]/401',
    (m) =>
      changeItem(
        m,
        1,
        '<TypeCode>A00</TypeCode>',
        '<TypeCode>A00</TypeCode><QuotaOrderID>050001</QuotaOrderID>',
      ),
  ],
  [
    'CDS12070',
    'a tax line without method of payment',
    '42A/67A/68A[1]/23A/50A[2]/94A/107',
    (m) => changeItem(m, 1, /(B00<\/TypeCode>)<Payment>.*<\/Payment>/, '$1'),
  ],
  [
    'CDS12111',
    'a tax amount in euro',
    '42A/67A/68A[1]/23A/50A[2]/94A/378',
    (m) =>
      changeItem(
        withManualTax(m, 'EUR'),
        1,
        '<Commodity>',
        '<AdditionalInformation><StatementCode>OVR01</StatementCode></AdditionalInformation><Commodity>',
      ),
  ],
  [
    'CDS12139',
    'a manual tax amount without OVR01',
    '42A/67A/68A[1]/23A/50A[2]/94A/378',
    (m) => withManualTax(m, 'GBP'),
  ],
  [
    'CDS12057',
    'an item price in another currency',
    '42A/67A/68A[2]/23A/79A/112',
    (m) => changeItem(m, 2, 'currencyID="GBP"', 'currencyID="EUR"'),
  ],
  [
    'CDS12082',
    'an invoice total in another currency',
    '42A/109',
    (m) => change(m, '<InvoiceAmount currencyID="GBP"', '<InvoiceAmount currencyID="EUR"'),
  ],
  [
    'CDS12123',
    'an exchange rate of zero',
    '42A/40A[1]/118',
    (m) =>
      change(
        m,
        '<Declarant>',
        '<CurrencyExchange><RateNumeric>0.00</RateNumeric></CurrencyExchange><Declarant>',
      ),
  ],
  [
    'CDS10020',
    'an unknown destination',
    '42A/67A/99B/465',
    (m) => change(m, '<Destination><CountryCode>GB', '<Destination><CountryCode>ZQ'),
  ],
  [
    'CDS10020',
    'an unknown country of dispatch',
    '42A/67A/95B/062',
    (m) => change(m, '<ExportCountry><ID>US', '<ExportCountry><ID>QJ'),
  ],
  [
    'CDS10020',
    'an unknown origin',
    '42A/67A/68A[2]/92A[1]/063',
    (m) => changeItem(m, 2, '<CountryCode>US', '<CountryCode>ZQ'),
  ],
  ['CDS10020', 'an unknown currency', '42A/109', (m) => change(m, /currencyID="GBP"/g, 'currencyID="GBX"')],
  [
    'CDS10021',
    'a negative mass',
    '42A/67A/68A[1]/23A/65A/128',
    (m) => changeItem(m, 1, '<NetNetWeightMeasure>11<', '<NetNetWeightMeasure>-11<'),
  ],
];

/**
 * Changes that keep the rules of a code where they could be broken: at the edge, or with what the standard import
 * has not got. That import itself keeps the rules of the codes in `kept`.
 */
const kept = ['CDS10001', 'CDS10010', 'CDS11003', 'CDS11005', 'CDS12003', 'CDS12070', 'CDS12132'];
const right: [code: string, what: string, change: Fault][] = [
  ['CDS12052', 'a supplementary declaration (IMY)', (m) => change(m, 'IMA', 'IMY')],
  [
    'CDS12050',
    'other procedures of the same data set',
    (m) => changeItem(changeItem(m, 1, '>00<', '>71<'), 2, '>00<', '>78<'),
  ],
  [
    'CDS11004',
    'goods brought back into free circulation (6123)',
    (m) => m.replace(/>40<\/CurrentCode><PreviousCode>00</g, '>61</CurrentCode><PreviousCode>23<'),
  ],
  [
    'CDS10020',
    'indirect representation',
    (m) => change(m, '<Agent><FunctionCode>2', '<Agent><FunctionCode>3'),
  ],
  ['CDS10020', 'the last valuation method', (m) => changeItem(m, 2, '<MethodCode>1<', '<MethodCode>6<')],
  [
    'CDS10020',
    'a country group as preferential origin',
    (m) =>
      changeItem(
        m,
        2,
        '<CountryCode>US</CountryCode><TypeCode>1<',
        '<CountryCode>1011</CountryCode><TypeCode>2<',
      ),
  ],
  ['CDS12016', 'an acceptance date of today', (m) => acceptedOn(m, 0)],
  ['CDS12016', 'an acceptance date 180 days back', (m) => acceptedOn(m, 180)],
  [
    'CDS12099',
    'the last location type with the other qualifier',
    (m) => change(change(m, '<TypeCode>A<', '<TypeCode>D<'), '<TypeCode>U<', '<TypeCode>Y<'),
  ],
  ['CDS12071', 'the country of dispatch on every item', dispatchedByItem],
  ['CDS12073', 'the country of dispatch on every item', dispatchedByItem],
  [
    'CDS12005',
    'EORI numbers of Northern Ireland and of another country',
    (m) =>
      change(
        change(m, 'GB987654321000', 'XI987654321000'),
        /<Exporter>.*\n/,
        '<Exporter><ID>FR12345678901234</ID></Exporter>\n',
      ),
  ],
  [
    'CDS12081',
    'importer and exporter with numbers of their own',
    (m) => change(m, /<Exporter>.*\n/, '<Exporter><ID>GB111111111000</ID></Exporter>\n'),
  ],
  [
    'CDS12117',
    'a buyer of its own',
    (m) => change(m, '<GoodsShipment>', '<GoodsShipment><Buyer><ID>GB111111111000</ID></Buyer>'),
  ],
  [
    'CDS12092',
    'a seller of its own',
    (m) =>
      change(
        change(m, /<Exporter>.*\n/, '<Exporter><ID>US12345</ID></Exporter>\n'),
        '</GoodsShipment>',
        '<Seller><ID>US67890</ID></Seller></GoodsShipment>',
      ),
  ],
  ['CDS12024', 'item numbers in another order', reordered],
  ['CDS12022', 'item numbers in another order', reordered],
  [
    'CDS10004',
    'no commodity code on a clearance request (IMJ)',
    (m) =>
      m
        .replace('IMA', 'IMJ')
        .replace(/<Classification>.*\n/g, '')
        .replace(/>40<\/CurrentCode><PreviousCode>00</g, '>00</CurrentCode><PreviousCode>20<'),
  ],
  ['CDS11006', 'a net mass equal to the gross mass', (m) => changeItem(m, 2, '>12.5<', '>12<')],
  [
    'CDS12149',
    'two additional procedures, 000 none of them',
    (m) =>
      changeItem(
        m,
        1,
        '<GovernmentProcedure><CurrentCode>000<',
        '<GovernmentProcedure><CurrentCode>C07</CurrentCode></GovernmentProcedure><GovernmentProcedure><CurrentCode>F15<',
      ),
  ],
  ['CDS12152', '1H7 on every item', (m) => change(m, />000</g, '>1H7<')],
  [
    'CDS71200',
    'one document code with two numbers',
    (m) =>
      changeItem(
        m,
        1,
        '<Commodity>',
        `${['INV 1', 'INV 2'].map((id) => `<AdditionalDocument><CategoryCode>N</CategoryCode><ID>${id}</ID><TypeCode>935</TypeCode></AdditionalDocument>`).join('')}<Commodity>`,
      ),
  ],
  [
    'CDS12110',
    'a quota with a quota preference',
    (m) =>
      changeItem(
        m,
        1,
        '100</DutyRegimeCode><TypeCode>A00</TypeCode>',
        '120</DutyRegimeCode><TypeCode>A00</TypeCode><QuotaOrderID>050001</QuotaOrderID>',
      ),
  ],
  ['CDS12111', 'a manual tax amount in pounds with OVR01', withOverride],
  ['CDS12139', 'a manual tax amount in pounds with OVR01', withOverride],
  ['CDS12057', 'every amount in euro', (m) => change(m, /currencyID="GBP"/g, 'currencyID="EUR"')],
  ['CDS12082', 'every amount in euro', (m) => change(m, /currencyID="GBP"/g, 'currencyID="EUR"')],
  [
    'CDS12123',
    'an exchange rate above zero',
    (m) =>
      change(
        m,
        '<Declarant>',
        '<CurrencyExchange><RateNumeric>0.01</RateNumeric></CurrencyExchange><Declarant>',
      ),
  ],
  [
    'CDS10021',
    'a quantity of zero',
    (m) =>
      change(
        changeItem(m, 1, '<QuantityQuantity>1<', '<QuantityQuantity>0<'),
        '<TotalPackageQuantity>6',
        '<TotalPackageQuantity>5',
      ),
  ],
  [
    'CDS12058',
    'one row without packages',
    (m) =>
      change(
        changeItem(m, 1, '<QuantityQuantity>1<', '<QuantityQuantity>0<'),
        '<TotalPackageQuantity>6',
        '<TotalPackageQuantity>5',
      ),
  ],
  ['CDS12108', 'an export with its DUCR', asExport],
];

/** The day the rules are judged on. */
const today = new Date('2026-11-21T23:30:00Z');

/** The message accepted so many days before that. */
function acceptedOn(message: string, daysBack: number): string {
  const day = new Date(today.getTime() - daysBack * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return change(
    message,
    '<FunctionCode>9',
    `<AcceptanceDateTime><p:DateTimeString xmlns:p="urn:wco:datamodel:WCO:Declaration_DS:DMS:2" formatCode="102">${day.replaceAll('-', '')}</p:DateTimeString></AcceptanceDateTime><FunctionCode>9`,
  );
}

function dispatchedByItem(message: string): string {
  const country = '<ExportCountry><ID>US</ID></ExportCountry><GovernmentProcedure>';
  const byItem = [1, 2, 3].reduce(
    (changed, item) => changeItem(changed, item, '<GovernmentProcedure>', country),
    message,
  );
  return change(byItem, /<ExportCountry>.*\n/, '');
}

/** The items numbered 3, 2, 1. */
function reordered(message: string): string {
  const last = changeItem(message, 3, '<SequenceNumeric>3', '<SequenceNumeric>1');
  return changeItem(last, 1, '<SequenceNumeric>1', '<SequenceNumeric>3');
}

function withOverride(message: string): string {
  return changeItem(
    withManualTax(message, 'GBP'),
    1,
    '<Commodity>',
    '<AdditionalInformation><StatementCode>OVR01</StatementCode></AdditionalInformation><Commodity>',
  );
}

function withManualTax(message: string, currency: string): string {
  const amount = `<PaymentAmount currencyID="${currency}">20.00</PaymentAmount>`;
  return changeItem(message, 1, /(B00<\/TypeCode><Payment><MethodCode>A<\/MethodCode>)/, `$1${amount}`);
}

/** The three items without a package between them. */
function withoutPackages(message: string): string {
  return change(
    change(message, /<QuantityQuantity>\d/g, '<QuantityQuantity>0'),
    '<TotalPackageQuantity>6',
    '<TotalPackageQuantity>0',
  );
}

/** The message as a pre-lodged standard export (EXD). */
function asExport(message: string): string {
  return change(
    change(message, 'IMA', 'EXD'),
    />40<\/CurrentCode><PreviousCode>00</g,
    '>10</CurrentCode><PreviousCode>40<',
  );
}

describe('business rules', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await startRehearsal({ clock: () => today });
  });
  afterAll(() => rehearsal.close());

  it('accepts the standard import that every fault below is made from', async () => {
    const { response } = await rehearsal.firstAnswer(standardImport());
    expect(response).toMatchObject({ functionCode: '01', errors: [] });
  });

  it.each(faults)('%s: refuses %s at %s', async (code, _what, pointer, fault) => {
    const { response } = await rehearsal.firstAnswer(fault(standardImport()));
    expect(response.functionCode).toBe('03');
    expect(response.errors).toContainEqual({ code, pointer });
    expect(new Set(response.errors.map((error) => error.code)), 'one fault, one kind of error').toEqual(
      new Set([code]),
    );
  });

  it.each(right)('%s: accepts %s', async (code, _what, kept) => {
    const { response } = await rehearsal.firstAnswer(kept(standardImport()));
    expect(response.errors, code).toEqual([]);
    expect(['01', '02']).toContain(response.functionCode);
  });

  it('CDS12058: refuses packages that add up to none at the first of them', async () => {
    const { response } = await rehearsal.firstAnswer(withoutPackages(standardImport()));
    expect(response.errors).toEqual([{ code: 'CDS12058', pointer: '42A/67A/68A[1]/93A[1]/144' }]);
  });

  it('CDS12108: refuses an export without its DUCR', async () => {
    const refused = await rehearsal.firstAnswer(change(asExport(standardImport()), '>DCR<', '>MCR<'));
    expect(refused.response.errors).toEqual([{ code: 'CDS12108', pointer: '42A/67A/99A[1]/D018' }]);
  });

  it('CDS11004: refuses an import procedure on an export', async () => {
    const { response } = await rehearsal.firstAnswer(change(standardImport(), 'IMA', 'EXA'));
    expect(response.errors).toEqual(
      [1, 2, 3].map((n) => ({ code: 'CDS11004', pointer: `42A/67A/68A[${n}]/70A[1]/166` })),
    );
  });

  it('CDS12003: refuses the same LRN of the same declarant again and counts both', async () => {
    const lrn = newLrn();
    expect((await rehearsal.firstAnswer(standardImport(lrn))).response.functionCode).toBe('01');
    const second = await rehearsal.firstAnswer(standardImport(lrn));
    expect(second.response).toMatchObject({
      functionCode: '03',
      errors: [{ code: 'CDS12003', pointer: '42A/D026' }],
    });
    const counts = (await (
      await fetch(`${rehearsal.simulator.address}/simulator/messages`)
    ).json()) as Record<string, { count: number; status: string; conversationIds: string[] }>;
    expect(counts[lrn]).toMatchObject({ count: 2, status: 'accepted' });
    expect(new Set(counts[lrn]!.conversationIds).size).toBe(2);
  });

  it('CDS12003: lets an LRN be used again after a rejection, and by another declarant', async () => {
    const lrn = newLrn();
    const rejected = await rehearsal.firstAnswer(
      change(standardImport(lrn), '<GoodsItemQuantity>3', '<GoodsItemQuantity>4'),
    );
    expect(rejected.response.functionCode).toBe('03');
    expect((await rehearsal.firstAnswer(standardImport(lrn))).response.functionCode).toBe('01');
    const other = change(standardImport(lrn), '<ID>GB123456789000<', '<ID>GB111111111000<');
    expect((await rehearsal.firstAnswer(other)).response.functionCode).toBe('01');
  });

  it('names every error of a message at once, each at its place', async () => {
    const one = changeItem(standardImport(), 1, /<CustomsValuation>.*\n/, '');
    const two = changeItem(one, 3, '<NetNetWeightMeasure>13<', '<NetNetWeightMeasure>99<');
    const { response } = await rehearsal.firstAnswer(
      change(two, '<TotalPackageQuantity>6', '<TotalPackageQuantity>7'),
    );
    expect(response.errors).toEqual([
      { code: 'CDS10020', pointer: '42A/146' },
      { code: 'CDS11006', pointer: '42A/67A/68A[3]/23A/65A/128' },
      { code: 'CDS10001', pointer: '42A/67A/68A[1]/41A/122' },
    ]);
  });

  it('proves every code of the rule table, more than thirty rules over more than twenty codes', () => {
    const proved = new Set([...faults.map(([code]) => code), 'CDS12058', 'CDS12108', 'CDS12003']);
    const codes = new Set(rules.map(({ code }) => code as string));
    expect(codes).toEqual(proved);
    expect(new Set([...kept, ...right.map(([code]) => code)]), 'each accepted as well').toEqual(codes);
    expect(rules.length).toBeGreaterThanOrEqual(30);
    expect(proved.size).toBeGreaterThanOrEqual(20);
  });
});

describe('CDS12003 with time', () => {
  it('lets an LRN be used again after 48 hours', async () => {
    let now = new Date('2026-11-21T08:00:00Z');
    const rehearsal = await startRehearsal({ clock: () => now });
    try {
      const lrn = newLrn();
      const answers: string[] = [];
      for (const hours of [0, 47, 2]) {
        now = new Date(now.getTime() + hours * 3_600_000);
        answers.push((await rehearsal.firstAnswer(standardImport(lrn))).response.functionCode);
      }
      expect(answers).toEqual(['01', '03', '01']);
    } finally {
      await rehearsal.close();
    }
  });
});
