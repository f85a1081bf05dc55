import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Notification, notificationNames, readNotifications } from '../../src/messages/index.ts';
import { cpuOf } from './support/cpu.ts';
import { places } from './support/notification-places.ts';
import { wholeNotification } from './support/notification-whole.ts';
import { samplesOf } from './support/samples.ts';

const samples = samplesOf('notification');

describe('what stands beside the responses of a notification', () => {
  it('is kept with the first', () => {
    const response = '<Response><FunctionCode>01</FunctionCode></Response>';
    const xml = `<MetaData new="a"><WCOTypeName>RES</WCOTypeName><Novelty>lost</Novelty>${response}<Novelty><Inner>b</Inner></Novelty>${response}</MetaData>`;
    expect(readNotifications(xml).map(({ extras }) => extras)).toEqual([
      [
        { path: '/MetaData/@new', value: 'a' },
        { path: '/MetaData/Novelty', value: 'lost' },
        { path: '/MetaData/Novelty[2]/Inner', value: 'b' },
      ],
      [],
    ]);
  });

  it('processing instructions among them, before, between and behind', () => {
    const response = '<Response><FunctionCode>01</FunctionCode></Response>';
    const xml = `<?first one?><MetaData><WCOTypeName><?of a name?>RES</WCOTypeName>${response}<?between?></MetaData><?first two?>`;
    expect(readNotifications(xml)[0]!.extras).toEqual([
      { path: '/MetaData/?first', value: 'one' },
      { path: '/MetaData/?first[2]', value: 'two' },
      { path: '/MetaData/?between', value: '' },
      { path: '/MetaData/WCOTypeName', value: 'RES' },
      { path: '/MetaData/WCOTypeName/?of', value: 'a name' },
    ]);
    expect(readNotifications(`<?alone?>${response}`)[0]!.extras).toEqual([{ path: '/?alone', value: '' }]);
  });
});

it('declarations with changed values are read in time that grows as their number does', () => {
  const changed = (count: number) =>
    `<Response xmlns:d="urn:wco:datamodel:WCO:DEC-DMS:2"><FunctionCode>07</FunctionCode>${'<d:Declaration/>'.repeat(count)}<Declaration><ID>M</ID></Declaration></Response>`;
  const [few, many] = [changed(5000), changed(80_000)];
  expect(readNotifications(few)[0]).toMatchObject({ mrn: 'M', amendedValues: { length: 5000 } });
  const one = cpuOf(() => readNotifications(few), 3);
  expect(cpuOf(() => readNotifications(many))).toBeLessThan(16 * 4 * one);
});

describe('every value of a notification is read to its own place', () => {
  it.each([...samples, { name: 'a notification with everything', xml: wholeNotification }])(
    '$name',
    ({ xml }) => {
      const [notification] = readNotifications(xml);
      const said = valuesIn(xml);
      for (const [place, readings] of Object.entries(places)) {
        const read = readings(notification!).filter((value) => value !== undefined);
        expect({ [place]: numbersOnce(place, read) }).toEqual({ [place]: said.get(place) ?? [] });
        said.delete(place);
      }
      const amended = notification!.amendedValues.map(({ path, value }) => [`/Declaration[2]${path}`, value]);
      expect(amended).toEqual([...said].flatMap(([place, values]) => values.map((value) => [place, value])));
    },
  );

  it('with every place met', () => {
    const met = valuesIn(wholeNotification);
    expect(Object.keys(places).filter((place) => !met.has(place))).toEqual([]);
  });

  it('a notification with everything, as it is read', () => {
    expect(readNotifications(wholeNotification)).toEqual([whole]);
  });

  it.each(Object.entries({ Jan: '01', Feb: '02', Mar: '03', Apr: '04', May: '05', Jun: '06', Jul: '07' }))(
    '%s is month %s',
    (name, number) =>
      expect(issuedAt(`Wed ${name} 05 00:00:00 GMT 2019`)).toBe(`2019-${number}-05T00:00:00Z`),
  );

  it.each(Object.entries({ Aug: '08', Sep: '09', Oct: '10', Nov: '11', Dec: '12' }))(
    '%s is month %s',
    (name, number) =>
      expect(issuedAt(`Wed ${name} 05 00:00:00 UTC 2019`)).toBe(`2019-${number}-05T00:00:00Z`),
  );

  it.each([
    // As Java prints a date, with the clock of London or of none.
    ['Wed Nov 13 00:00:00 UTC 2019', '2019-11-13T00:00:00Z'],
    ['Wed Nov 13 00:00:00 GMT 2019', '2019-11-13T00:00:00Z'],
    ['Sat Jul 13 00:00:00 BST 2019', '2019-07-12T23:00:00Z'],
    ['Tue Jun 30 23:30:00 BST 2026', '2026-06-30T22:30:00Z'],
    ['Sun Mar 31 01:59:59 GMT+01:00 2019', '2019-03-31T00:59:59Z'],
    ['Sun Mar 31 01:59:59 Z 2019', '2019-03-31T01:59:59Z'],
    ['2019-11-13T10:11:12Z', '2019-11-13T10:11:12Z'],
    ['2019-11-13T10:11:12.345Z', '2019-11-13T10:11:12.345Z'],
    ['2019-11-13T10:11:12.000+01:00', '2019-11-13T09:11:12Z'],
    ['2019-07-13T00:30:00+0100', '2019-07-12T23:30:00Z'],
    ['2019-07-13T00:30+01', '2019-07-12T23:30:00Z'],
    ['2019-11-13T10:11:12.123456789Z', '2019-11-13T10:11:12.123Z'],
    ['2019-07-13T00:30:00+01:00[Europe/London]', '2019-07-12T23:30:00Z'],
    ['2019-11-13', '2019-11-13T00:00:00Z'],
    ['20230526205510+0100', '2023-05-26T19:55:10Z'],
  ])('the date %s is %s', (text, utc) => {
    expect(issuedAt(text)).toBe(utc);
  });

  it.each([
    'Wed Nov 13 00:00:00 IST 2019',
    'Wed Nov 13 00:00:00 2019',
    'Wed Jul 31 24:00:00 BST 2019',
    '2019-11-13T10:11:12',
    '2019-02-29',
    '2019-02-29T00:00:00Z',
    '2019-11-13T10:11:12+99:00',
    '13-11-2019',
  ])('the date %s, whose moment is not told, is kept as it is written', (text) => {
    const xml = `<Response><IssueDateTime><DateTimeString>${text}</DateTimeString></IssueDateTime></Response>`;
    expect(readNotifications(xml)[0]).toMatchObject({
      issuedAt: undefined,
      extras: [{ path: '/IssueDateTime/DateTimeString', value: text }],
    });
  });

  it('the names of all codes', () => {
    expect(Object.entries(notificationNames).sort().flat().join(' ')).toBe(
      '01 DMSACC 02 DMSRCV 03 DMSREJ 05 DMSCTL 06 DMSDOC 07 DMSRES 08 DMSROG 09 DMSCLE 10 DMSINV 11 DMSREQ ' +
        '13 DMSTAX 14 DMSCPI 15 DMSCPR 16 DMSEOG 17 DMSEXT 18 DMSGER 50 DMSALV 51 DMSQRY 52 DMSDET',
    );
  });
});

describe('nothing a notification says is lost', () => {
  it('units of amended values, empty elements, attributes and text beside elements', () => {
    const [notification] = readNotifications(
      '<Response id="r">tail<FunctionCode listID="L">07</FunctionCode><Novel kind="x"/><Novel2/>' +
        '<Error>beside<ValidationCode/><Pointer><SequenceNumeric>x</SequenceNumeric><DocumentSectionCode>42A</DocumentSectionCode></Pointer>' +
        '<Pointer><SequenceNumeric>2</SequenceNumeric></Pointer><Pointer><SequenceNumeric>3</SequenceNumeric><TagID>017</TagID></Pointer></Error>' +
        '<Declaration><ID>M</ID><GoodsShipment><GovernmentAgencyGoodsItem><SequenceNumeric>8</SequenceNumeric></GovernmentAgencyGoodsItem></GoodsShipment></Declaration>' +
        '<Declaration>more<InvoiceAmount currencyID="EUR">5</InvoiceAmount></Declaration></Response>',
    );
    expect(notification!.errors).toEqual([{ pointer: '42A/017' }]);
    expect(notification!.amendedValues).toEqual([
      { path: '', value: 'more' },
      { path: '/InvoiceAmount', value: '5' },
      { path: '/InvoiceAmount/@currencyID', value: 'EUR' },
    ]);
    expect(notification!.extras).toEqual([
      { path: '', value: 'tail' },
      { path: '/@id', value: 'r' },
      { path: '/FunctionCode/@listID', value: 'L' },
      { path: '/Novel/@kind', value: 'x' },
      { path: '/Novel2', value: '' },
      { path: '/Error', value: 'beside' },
      { path: '/Error/Pointer/SequenceNumeric', value: 'x' },
      { path: '/Error/Pointer[2]/SequenceNumeric', value: '2' },
      { path: '/Error/Pointer[3]/SequenceNumeric', value: '3' },
      { path: '/Declaration/GoodsShipment/GovernmentAgencyGoodsItem/SequenceNumeric', value: '8' },
    ]);
  });

  it('processing instructions, wherever they stand, once each', () => {
    const [notification] = readNotifications(
      '<Response><?a 1?><FunctionCode>07<?b 2?></FunctionCode><Error><?a 3?><?a 4?><ValidationCode>CDS1</ValidationCode></Error>' +
        '<Declaration><ID>M</ID><?c?></Declaration><Declaration><Buyer><?d 5?></Buyer></Declaration></Response>',
    );
    expect(notification!.amendedValues).toEqual([
      { path: '/Buyer', value: '' },
      { path: '/Buyer/?d', value: '5' },
    ]);
    expect(notification!.extras).toEqual([
      { path: '/?a', value: '1' },
      { path: '/FunctionCode/?b', value: '2' },
      { path: '/Error/?a', value: '3' },
      { path: '/Error/?a[2]', value: '4' },
      { path: '/Declaration/?c', value: '' },
    ]);
  });

  it('attributes of other namespaces, under the names they are written with', () => {
    const [notification] = readNotifications(
      '<Response xmlns:a="urn:a"><Amount a:currencyID="A" b:currencyID="B" currencyID="C">1</Amount>' +
        '<IssueDateTime><DateTimeString a:formatCode="304" formatCode="102">20260102</DateTimeString></IssueDateTime>' +
        '<Declaration><DutyTaxFee><Payment><PaymentAmount a:currencyID="A" currencyID="GBP">5</PaymentAmount></Payment></DutyTaxFee></Declaration>' +
        '</Response>',
    );
    expect(notification!.extras).toEqual([
      { path: '/Amount', value: '1' },
      { path: '/Amount/@a:currencyID', value: 'A' },
      { path: '/Amount/@b:currencyID', value: 'B' },
      { path: '/Amount/@currencyID', value: 'C' },
      { path: '/IssueDateTime/DateTimeString/@a:formatCode', value: '304' },
      { path: '/Declaration/DutyTaxFee/Payment/PaymentAmount/@a:currencyID', value: 'A' },
    ]);
    expect(notification!.payments).toMatchObject([{ payable: { value: '5', unit: 'GBP' } }]);
  });

  it('a schemaLocation that is none of XML Schema', () => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
    const [notification] = readNotifications(
      `<Response ${xsi} xsi:schemaLocation="urn:x x.xsd" schemaLocation="said"><FunctionCode>01</FunctionCode></Response>`,
    );
    expect(notification!.extras).toEqual([{ path: '/@schemaLocation', value: 'said' }]);
  });

  it.each(['20230230101010Z', '20230229', '20230101240000Z', 'Sat Feb 30 00:00:00 UTC 2019'])(
    'the date %s, which no calendar has, is kept as it is written',
    (text) => {
      const [notification] = readNotifications(
        `<Response><FunctionCode>01</FunctionCode><IssueDateTime><DateTimeString formatCode="304">${text}</DateTimeString></IssueDateTime></Response>`,
      );
      expect(notification!.issuedAt).toBeUndefined();
      expect(notification!.extras).toEqual([
        { path: '/IssueDateTime/DateTimeString', value: text },
        { path: '/IssueDateTime/DateTimeString/@formatCode', value: '304' },
      ]);
    },
  );

  const messages = [...samples.map(({ xml }) => xml), wholeNotification];

  it('any element or attribute more, at any place of any notification', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...messages),
        fc.nat(),
        fc.constantFrom(...novelties),
        (xml, at, novelty) => {
          const { text, said } = withNovelty(xml, at, novelty);
          const held = JSON.stringify(readNotifications(text));
          for (const value of said) expect(held).toContain(value);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('any value in the place of another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...messages), fc.nat(), (xml, at) => {
        const document = new DOMParser().parseFromString(xml, 'text/xml');
        const leaves = leavesIn(responseIn(document.documentElement!));
        leaves[at % leaves.length]!.textContent = 'another value';
        const changed = new XMLSerializer().serializeToString(document);
        expect(JSON.stringify(readNotifications(changed))).toContain('another value');
      }),
      { numRuns: 400 },
    );
  });
});

describe('the changed values of DMSRES', () => {
  const res = 'urn:wco:datamodel:WCO:RES-DMS:2';
  const dec = 'urn:wco:datamodel:WCO:DEC-DMS:2';
  const answered = `<r:Declaration xmlns:r="${res}"><r:ID>26GBMRN</r:ID><r:VersionID>2</r:VersionID></r:Declaration>`;
  const changed = (price: string) =>
    `<d:Declaration xmlns:d="${dec}"><d:ID>OTHER</d:ID><d:InvoiceAmount currencyID="GBP">${price}</d:InvoiceAmount></d:Declaration>`;
  const values = (price: string, before = '') => [
    { path: `${before}/ID`, value: 'OTHER' },
    { path: `${before}/InvoiceAmount`, value: price },
    { path: `${before}/InvoiceAmount/@currencyID`, value: 'GBP' },
  ];
  const read = (...declarations: readonly string[]) =>
    readNotifications(
      `<Response xmlns="${res}"><FunctionCode>07</FunctionCode>${declarations.join('')}</Response>`,
    )[0]!;

  it.each<[string, readonly string[]]>([
    ['behind the declaration answered', [answered, changed('5')]],
    ['before it', [changed('5'), answered]],
  ])('are those of the declaration in its namespace, %s', (_name, declarations) => {
    expect(read(...declarations)).toMatchObject({
      mrn: '26GBMRN',
      version: '2',
      amendedValues: values('5'),
      extras: [],
    });
  });

  it('alone are not the declaration answered', () => {
    expect(read(changed('5'))).toMatchObject({ mrn: undefined, amendedValues: values('5'), extras: [] });
  });

  it('of several are all held', () => {
    expect(read(answered, changed('5'), changed('6')).amendedValues).toEqual([
      ...values('5'),
      ...values('6', '[2]'),
    ]);
  });

  it('are no second declaration of the answer’s own namespace', () => {
    const { mrn, amendedValues, extras } = read(answered, answered.replace('26GBMRN', 'SECOND'));
    expect({ mrn, amendedValues }).toEqual({ mrn: '26GBMRN', amendedValues: [] });
    expect(extras).toEqual([
      { path: '/Declaration[2]/ID', value: 'SECOND' },
      { path: '/Declaration[2]/VersionID', value: '2' },
    ]);
  });

  it('without namespaces are those of the second declaration', () => {
    const plain = [answered, changed('5')].map((xml) =>
      xml.replace(/ xmlns:\w="[^"]*"/, '').replace(/(<\/?)\w:/g, '$1'),
    );
    const [notification] = readNotifications(`<Response>${plain.join('')}</Response>`);
    expect(notification).toMatchObject({ mrn: '26GBMRN', amendedValues: values('5') });
  });
});

describe('a Response', () => {
  it('of another namespace is no notification', () => {
    const foreign = '<Response xmlns="urn:not:customs"><FunctionCode>01</FunctionCode></Response>';
    expect(() => readNotifications(foreign)).toThrow('"urn:not:customs"');
    expect(() => readNotifications(`<MetaData>${foreign}</MetaData>`)).toThrow('"urn:not:customs"');
  });

  it('of another namespace beside one of customs is kept and shown with it', () => {
    const foreign = '<Response xmlns="urn:not:customs"><FunctionCode>77</FunctionCode></Response>';
    const read = (inside: string) => readNotifications(`<MetaData>${inside}</MetaData>`);
    const own = '<Response><FunctionCode>01</FunctionCode></Response>';
    for (const all of [foreign + own, own + foreign]) {
      expect(read(all)).toMatchObject([
        { functionCode: '01', extras: [{ path: '/MetaData/Response/FunctionCode', value: '77' }] },
      ]);
    }
  });

  it('keeps elements of another namespace apart from its own', () => {
    const [notification] = readNotifications(
      '<Response><FunctionCode xmlns="urn:other">77</FunctionCode><FunctionCode>01</FunctionCode></Response>',
    );
    expect(notification).toMatchObject({
      functionCode: '01',
      extras: [{ path: '/FunctionCode', value: '77' }],
    });
  });
});

const whole: Notification = {
  functionCode: '13',
  id: 'notification-1',
  issuedAt: '2026-01-01T01:01:01Z',
  lrn: 'LRN-1',
  mrn: '26GBMRN',
  version: '4',
  acceptedAt: '2026-03-03T03:03:03Z',
  cancelledAt: '2026-04-04T04:04:04Z',
  rejectedAt: '2026-05-05T05:05:05Z',
  errors: [{ code: 'CDS10001', description: 'Not so.', pointer: '42A/017' }, { code: 'CDS10002' }],
  statusCodes: ['67'],
  statuses: [
    { code: '67', effectiveAt: '2026-07-12T10:11:12Z', releasedAt: '2026-08-03T10:11:12Z', pointer: '42A' },
  ],
  information: [
    {
      code: 'INF1',
      description: 'Bring the papers.',
      type: 'AFB',
      limitAt: '2026-02-02T02:02:02Z',
      pointer: '07B[1]',
    },
  ],
  amendments: [
    { reason: '16', pointer: '42A/D014' },
    { reason: '17', pointer: '42A/68A[3]/114' },
  ],
  duties: [
    {
      item: '7',
      type: 'A00',
      regime: '100',
      baseAmount: { value: '12.12', unit: 'USD' },
      baseQuantity: { value: '14.14', unit: 'KGM' },
      rate: '15.15',
      deduction: { value: '13.13', unit: 'CHF' },
      assessed: { value: '16.16', unit: 'SEK' },
      payable: { value: '17.17', unit: 'NOK' },
    },
  ],
  payments: [
    {
      reference: 'PAY-1',
      assessed: { value: '10.10', unit: 'GBP' },
      payable: { value: '11.11', unit: 'EUR' },
      dueAt: '2026-06-06T00:00:00Z',
      guarantees: ['GUA-1', 'GUA-2'],
    },
  ],
  bank: { code: 'BANKCODE', account: 'ACCOUNT' },
  amendedValues: [
    { path: '/InvoiceAmount', value: '5' },
    { path: '/InvoiceAmount/@currencyID', value: 'JPY' },
    { path: '/GoodsShipment/Consignee', value: '' },
    { path: '/GoodsShipment/Mass/@unitCode', value: 'TNE' },
  ],
  extras: [],
};

function issuedAt(text: string): string | undefined {
  return readNotifications(
    `<Response><IssueDateTime><DateTimeString>${text}</DateTimeString></IssueDateTime></Response>`,
  )[0]!.issuedAt;
}

/** What a message says by place, in its order: texts, moments in UTC, pointers in one text, units. */
function valuesIn(xml: string): Map<string, string[]> {
  const said = new Map<string, string[]>();
  const say = (place: string, value: string) => said.set(place, [...(said.get(place) ?? []), value]);
  const response = responseIn(new DOMParser().parseFromString(xml, 'text/xml').documentElement!);
  const declarations = childrenOf(response).filter(({ localName }) => localName === 'Declaration');
  collect(response, '');
  return said;

  function collect(element: Element, place: string): void {
    const pointers = childrenOf(element).filter(({ localName }) => localName === 'Pointer');
    if (pointers.length > 0) say(`${place}/Pointer`, pointers.map(pointerOf).join('/'));
    for (const child of childrenOf(element)) {
      const name = child.localName!;
      const isAmended = child === declarations[1];
      const at = `${place}/${name}${isAmended ? '[2]' : ''}`;
      if (name === 'Pointer') continue;
      if (name.endsWith('DateTime')) say(at, utc(child.textContent!.trim()));
      else {
        const unit = Array.from(child.attributes).find(({ name }) => /^(currencyID|unitCode)$/.test(name));
        const isLeaf = childrenOf(child).length === 0;
        if (isLeaf && (child.textContent !== '' || !(unit || at in places))) say(at, child.textContent!);
        if (unit) say(at.includes('[2]') ? `${at}/@${unit.name}` : `${at}/@`, unit.value);
        collect(child, at);
      }
    }
  }
}

function pointerOf(pointer: Element): string {
  const text = (name: string) => childrenOf(pointer).find(({ localName }) => localName === name)?.textContent;
  const number = text('SequenceNumeric');
  const tag = text('TagID');
  return `${text('DocumentSectionCode')}${number ? `[${number}]` : ''}${tag ? `/${tag}` : ''}`;
}

/** A moment of a message by the clock of the platform. */
function utc(text: string): string {
  const [, year, month, day, time = '', zone = 'Z'] = /^(\d{4})(\d\d)(\d\d)(\d{6})?(\S+)?$/.exec(text) ?? [];
  const clock = time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3') || '00:00:00';
  const moment = year ? `${year}-${month}-${day}T${clock}${zone === 'Z' ? 'Z' : `${zone}:00`}` : text;
  return new Date(Date.parse(moment)).toISOString().replace('.000Z', 'Z');
}

/** The number of an item stands on each of its duties, but once in the message. */
function numbersOnce(place: string, read: readonly string[]): readonly string[] {
  return place.endsWith('Item/SequenceNumeric') ? [...new Set(read)] : read;
}

interface Novelty {
  readonly said: readonly string[];
  add(element: Element): void;
}

const novelties: readonly Novelty[] = [
  {
    said: ['/?novelty', 'novel instruction'],
    add: (element) =>
      element.appendChild(element.ownerDocument!.createProcessingInstruction('novelty', 'novel instruction')),
  },
  { said: ['novel value'], add: (element) => element.setAttribute('novelty', 'novel value') },
  {
    said: ['novel text', 'novel kind'],
    add(element) {
      const child = element.ownerDocument!.createElementNS(element.namespaceURI, 'Novelty');
      child.textContent = 'novel text';
      child.setAttribute('kind', 'novel kind');
      element.appendChild(child);
    },
  },
  {
    said: ['/Novelty'],
    add: (element) =>
      element.appendChild(element.ownerDocument!.createElementNS(element.namespaceURI, 'Novelty')),
  },
  { said: ['novel'], add: (element) => element.appendChild(element.ownerDocument!.createTextNode('novel')) },
  {
    said: ['twice '],
    add(element) {
      const twin = element.parentNode!.insertBefore(element.cloneNode(true), element) as Element;
      for (const leaf of leavesIn(twin)) leaf.textContent = `twice ${leaf.localName}`;
    },
  },
];

/** The message with the novelty in one of its elements, and everything it then says. */
function withNovelty(xml: string, at: number, novelty: Novelty): { text: string; said: string[] } {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const elements = elementsIn(responseIn(document.documentElement!)).slice(1);
  novelty.add(elements[at % elements.length]!);
  return { text: new XMLSerializer().serializeToString(document), said: [...novelty.said] };
}

function responseIn(root: Element): Element {
  return root.localName === 'Response'
    ? root
    : childrenOf(root).find(({ localName }) => localName === 'Response')!;
}

function elementsIn(element: Element): Element[] {
  return [element, ...childrenOf(element).flatMap(elementsIn)];
}

function leavesIn(element: Element): Element[] {
  return elementsIn(element).filter((inner) => childrenOf(inner).length === 0);
}

function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((child): child is Element => child.nodeType === 1);
}
