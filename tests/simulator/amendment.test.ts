import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Push, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { change, newLrn, standardImport } from './standard-import.ts';

/** A pointer as people write it, `67A/68A[2]/23A/79A/112`, as the pointers of one Amendment. */
function amendment(target: string): string {
  const steps = ['42A', ...target.split('/')];
  const isTag = (step: string) => /^(\d{3}|[A-Z]\d{3})$/.test(step);
  const tag = isTag(steps.at(-1)!) ? steps.pop()! : undefined;
  const pointers = steps.map((step, index) => {
    const [, section, number] = /^(\w+?)(?:\[(\d+)\])?$/.exec(step)!;
    const sequence = number ? `<SequenceNumeric>${number}</SequenceNumeric>` : '';
    const tagId = tag && index === steps.length - 1 ? `<TagID>${tag}</TagID>` : '';
    return `<Pointer>${sequence}<DocumentSectionCode>${section}</DocumentSectionCode>${tagId}</Pointer>`;
  });
  return `<Amendment><ChangeReasonCode>32</ChangeReasonCode>${pointers.join('')}</Amendment>`;
}

const statement =
  '<AdditionalInformation><StatementDescription>Because</StatementDescription><StatementTypeCode>AES</StatementTypeCode></AdditionalInformation>';

/** An amendment of what the targets say, with values at the header and of the shipment. */
function request(mrn: string, targets: readonly string[], header = '', shipment = '', lrn = newLrn('COR')) {
  return `<md:MetaData xmlns:md="urn:wco:datamodel:WCO:DocumentMetaData-DMS:2" xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><Declaration>
<FunctionCode>13</FunctionCode><FunctionalReferenceID>${lrn}</FunctionalReferenceID><ID>${mrn}</ID><TypeCode>COR</TypeCode>${header}
${statement}${targets.map(amendment).join('')}${shipment && `<GoodsShipment>${shipment}</GoodsShipment>`}</Declaration></md:MetaData>`;
}

const item = (number: number, content: string) =>
  `<GovernmentAgencyGoodsItem><SequenceNumeric>${number}</SequenceNumeric>${content}</GovernmentAgencyGoodsItem>`;
const price = (amount: number) =>
  `<Commodity><InvoiceLine><ItemChargeAmount currencyID="GBP">${amount}</ItemChargeAmount></InvoiceLine></Commodity>`;

describe('an amendment', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await startRehearsal();
  });
  afterAll(() => rehearsal.close());

  const lodged = async () =>
    (await rehearsal.firstAnswer(change(standardImport(), 'IMA', 'IMD'))).response.mrn;

  async function answers(body: string, count: number): Promise<Push[]> {
    const taken = await rehearsal.send(body, {}, '/customs/declarations/amend');
    expect(taken.status, await taken.text()).toBe(202);
    return rehearsal.received(count, taken.headers.get('x-conversation-id'));
  }

  async function grants(body: string): Promise<Push[]> {
    const pushes = await answers(body, 3);
    expect(pushes.map(({ response }) => response.functionCode)).toEqual(['02', '11', '07']);
    return pushes;
  }

  async function errorsOf(body: string) {
    const [push] = await answers(body, 1);
    expect(push!.response.functionCode).toBe('03');
    return push!.response.errors;
  }

  const standing = async (mrn: string) =>
    (await (await fetch(`${rehearsal.simulator.address}/simulator/declarations/${mrn}`)).text()).replaceAll(
      'dec:',
      '',
    );
  const valuesOf = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((match) => match[1]);

  it('changes a value, and the next amendment finds it changed; versions count', async () => {
    const mrn = await lodged();
    const first = await grants(request(mrn, ['67A/68A[2]/23A/79A/112'], '', item(2, price(999))));
    expect(first.at(-1)!.body).toContain('<resp:VersionID>2</resp:VersionID>');
    expect(valuesOf(await standing(mrn), 'ItemChargeAmount')).toEqual(['100.00', '999', '300.00']);
    const second = await grants(request(mrn, ['67A/68A[1]/23A/79A/112'], '', item(1, price(5))));
    expect(second.at(-1)!.body).toContain('<resp:VersionID>3</resp:VersionID>');
    expect(valuesOf(await standing(mrn), 'ItemChargeAmount')).toEqual(['5', '999', '300.00']);
  });

  it('takes an item out where the message brings nothing for it, and numbers the others anew', async () => {
    const mrn = await lodged();
    const header = '<GoodsItemQuantity>2</GoodsItemQuantity><TotalPackageQuantity>4</TotalPackageQuantity>';
    await grants(request(mrn, ['228', '146', '67A/68A[2]'], header));
    const xml = await standing(mrn);
    expect(valuesOf(xml, 'Description')).toEqual(['Clock 1', 'Clock 3']);
    expect(xml.match(/<GovernmentAgencyGoodsItem><SequenceNumeric>\d/g)!.map((text) => text.at(-1))).toEqual([
      '1',
      '2',
    ]);
  });

  it('judges the amended declaration by every rule: an item gone without its count is refused', async () => {
    const mrn = await lodged();
    const before = await standing(mrn);
    expect(await errorsOf(request(mrn, ['67A/68A[2]']))).toEqual([
      { code: 'CDS11003', pointer: '42A/228' },
      { code: 'CDS10020', pointer: '42A/146' },
    ]);
    expect(await standing(mrn), 'the declaration itself stands').toBe(before);
    const heavy =
      '<Commodity><GoodsMeasure><NetNetWeightMeasure>99</NetNetWeightMeasure></GoodsMeasure></Commodity>';
    expect(await errorsOf(request(mrn, ['67A/68A[3]/23A/65A/128'], '', item(3, heavy)))).toEqual([
      { code: 'CDS11006', pointer: '42A/67A/68A[3]/23A/65A/128' },
    ]);
  });

  it('adds a group where the order of the schema wants it, and values of a new group one by one', async () => {
    const mrn = await lodged();
    const document =
      '<AdditionalDocument><CategoryCode>N</CategoryCode><ID>INV-1</ID><TypeCode>935</TypeCode></AdditionalDocument>';
    await grants(request(mrn, ['67A/68A[1]/02A[1]'], '', item(1, document)));
    expect(await standing(mrn)).toContain(`<SequenceNumeric>1</SequenceNumeric>${document}<Commodity>`);
    const second = document.replace('INV-1', 'INV-2');
    const targets = ['D031', 'D005', 'D006'].map((tag) => `67A/68A[1]/02A[2]/${tag}`);
    await grants(request(mrn, targets, '', item(1, document + second)));
    expect(await standing(mrn)).toContain(`${document}${second}<Commodity>`);
  });

  it('refuses a number that leaves a gap, and the removal of what does not stand', async () => {
    const mrn = await lodged();
    const document =
      '<AdditionalDocument><CategoryCode>N</CategoryCode><ID>INV-1</ID><TypeCode>935</TypeCode></AdditionalDocument>';
    const gap = request(mrn, ['67A/68A[1]/02A[2]'], '', item(1, document + document));
    expect(await errorsOf(gap)).toEqual([{ code: 'CDS10020', pointer: '42A/06A[1]/97A[4]/375' }]);
    const nothing = request(mrn, ['67A/68A[1]/02A[1]']);
    expect(await errorsOf(nothing)).toEqual([{ code: 'CDS10020', pointer: '42A/06A[1]/97A[4]/375' }]);
  });

  it('is refused with the LRN of an earlier request, and both are counted', async () => {
    const mrn = await lodged();
    const lrn = newLrn('COR');
    await grants(request(mrn, ['67A/68A[2]/23A/79A/112'], '', item(2, price(7)), lrn));
    expect(await errorsOf(request(mrn, ['67A/68A[2]/23A/79A/112'], '', item(2, price(8)), lrn))).toEqual([
      { code: 'CDS12003', pointer: '42A/D026' },
    ]);
    const counts = await (await fetch(`${rehearsal.simulator.address}/simulator/messages`)).json();
    expect(counts).toMatchObject({ [lrn]: { count: 2, status: 'accepted' } });
    expect(valuesOf(await standing(mrn), 'ItemChargeAmount')[1]).toBe('7');
  });
});
