import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { additionalMessageRules } from '../../src/simulator/cds/rules/additional-message.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { schemaFaults } from './published-schema.ts';
import { type Push, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { change, changeItem, newLrn, standardImport } from './standard-import.ts';

const amend = '/customs/declarations/amend';
const cancel = '/customs/declarations/cancellation-requests';
const arrive = '/customs/declarations/arrival-notification';

interface Additional {
  readonly mrn: string;
  readonly type: 'COR' | 'INV' | 'GPR';
  readonly lrn?: string;
  readonly submitter?: string;
  readonly rest?: string;
}

function additional({ mrn, type, lrn = newLrn('ADD'), submitter, rest = '' }: Additional): string {
  return `<md:MetaData xmlns:md="urn:wco:datamodel:WCO:DocumentMetaData-DMS:2" xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><Declaration>
<FunctionCode>13</FunctionCode><FunctionalReferenceID>${lrn}</FunctionalReferenceID><ID>${mrn}</ID><TypeCode>${type}</TypeCode>
${submitter ? `<Submitter><ID>${submitter}</ID></Submitter>` : ''}${rest}</Declaration></md:MetaData>`;
}

const statement =
  '<AdditionalInformation><StatementDescription>Because</StatementDescription><StatementTypeCode>AES</StatementTypeCode></AdditionalInformation>';
const priceAmendment =
  '<Amendment><ChangeReasonCode>21</ChangeReasonCode><Pointer><DocumentSectionCode>42A</DocumentSectionCode></Pointer><Pointer><DocumentSectionCode>67A</DocumentSectionCode></Pointer><Pointer><SequenceNumeric>2</SequenceNumeric><DocumentSectionCode>68A</DocumentSectionCode></Pointer><Pointer><DocumentSectionCode>23A</DocumentSectionCode></Pointer><Pointer><DocumentSectionCode>79A</DocumentSectionCode><TagID>112</TagID></Pointer></Amendment>';
const newPrice =
  '<GoodsShipment><GovernmentAgencyGoodsItem><SequenceNumeric>2</SequenceNumeric><Commodity><InvoiceLine><ItemChargeAmount currencyID="GBP">999</ItemChargeAmount></InvoiceLine></Commodity></GovernmentAgencyGoodsItem></GoodsShipment>';
const reason = '<Amendment><ChangeReasonCode>1</ChangeReasonCode></Amendment>';

/** What a published amendment takes for granted of the declaration it is about. */
const bases: Record<string, (message: string) => string> = {
  'COR_add-item.xml': (message) =>
    change(
      withPackages(changeItem(message, 3, /^[\s\S]*$/, ''), 65, [40, 25]),
      '<GoodsItemQuantity>3',
      '<GoodsItemQuantity>2',
    ),
  'COR_six-amendments.xml': (message) => withPackages(message, 3, [3, 0, 0]),
  'COR_32-amendments_documents-and-tax-lines.xml': (message) =>
    changeItem(
      message,
      1,
      '<Commodity>',
      `${['1', '2', '3'].map((id) => `<AdditionalDocument><CategoryCode>C</CategoryCode><ID>${id}</ID><TypeCode>506</TypeCode></AdditionalDocument>`).join('')}${['00500', 'OVR01'].map((code) => `<AdditionalInformation><StatementCode>${code}</StatementCode></AdditionalInformation>`).join('')}<Commodity>`,
    ),
};

function withPackages(message: string, total: number, ofItems: readonly number[]): string {
  return ofItems.reduce(
    (changed, quantity, index) => {
      const given = new RegExp(`<QuantityQuantity>${index + 1}<`);
      return changeItem(changed, index + 1, given, `<QuantityQuantity>${quantity}<`);
    },
    change(message, '<TotalPackageQuantity>6', `<TotalPackageQuantity>${total}`),
  );
}

describe('messages after the declaration', () => {
  let rehearsal: Rehearsal;
  let now = new Date('2026-11-21T08:00:00Z');
  beforeAll(async () => {
    rehearsal = await startRehearsal({ clock: () => now });
  });
  afterAll(() => rehearsal.close());

  async function preLodged(
    prepare = (message: string) => message,
  ): Promise<{ mrn: string; lrn: string; conversation: string }> {
    const { response, headers } = await rehearsal.firstAnswer(
      prepare(change(standardImport(), 'IMA', 'IMD')),
    );
    return { mrn: response.mrn, lrn: response.lrn, conversation: String(headers['x-conversation-id']) };
  }

  async function answers(path: string, body: string, count: number): Promise<Push[]> {
    const taken = await rehearsal.send(body, {}, path);
    expect(taken.status).toBe(202);
    return rehearsal.received(count, taken.headers.get('x-conversation-id'));
  }

  const saying = (pushes: readonly Push[]) =>
    pushes.map(({ response }) => response.functionCode + (response.status ? ` ${response.status}` : ''));

  it('an arrival notification is registered, and the declaration goes its course under its own conversation', async () => {
    const { mrn, lrn, conversation } = await preLodged();
    const registered = await answers(arrive, additional({ mrn, type: 'GPR', lrn: newLrn('GPR') }), 1);
    expect(saying(registered)).toEqual(['02']);
    const course = await rehearsal.received(5, conversation);
    expect(saying(course)).toEqual(['02', '01', '13 67', '13 4', '09']);
    expect(new Set(course.map(({ response }) => `${response.lrn} ${response.mrn}`))).toEqual(
      new Set([`${lrn} ${mrn}`]),
    );
  });

  it('an amendment is registered, granted and answered with the changes and the new values', async () => {
    const { mrn } = await preLodged();
    const body = additional({ mrn, type: 'COR', rest: statement + priceAmendment + newPrice });
    const pushes = await answers(amend, body, 3);
    expect(saying(pushes)).toEqual(['02', '11 39', '07']);
    const changed = pushes[2]!.body;
    expect(changed).toContain('<resp:ChangeReasonCode>21</resp:ChangeReasonCode>');
    expect(changed).toContain(
      '<resp:DocumentSectionCode>79A</resp:DocumentSectionCode><resp:TagID>112</resp:TagID>',
    );
    expect(changed).toContain('<dec:ItemChargeAmount currencyID="GBP">999</dec:ItemChargeAmount>');
  });

  it('a cancellation is granted and the declaration invalidated; nothing can be asked of it then', async () => {
    const { mrn } = await preLodged();
    const body = () => additional({ mrn, type: 'INV', rest: statement + reason });
    expect(saying(await answers(cancel, body(), 3))).toEqual(['02', '11 39', '10']);
    const [again] = await answers(cancel, body(), 1);
    expect(again!.response).toMatchObject({
      functionCode: '03',
      mrn,
      errors: [{ code: 'CDS12015', pointer: '42A/D014' }],
    });
  });

  it.each([
    [amend, 'COR', priceAmendment + newPrice],
    [cancel, 'INV', reason],
  ] as const)(
    'the scenario TTDENY denies at %s and leaves the declaration as it was',
    async (path, type, rest) => {
      const { mrn } = await preLodged();
      const body = additional({ mrn, type, lrn: newLrn('TTDENY'), rest: statement + rest });
      expect(saying(await answers(path, body, 2))).toEqual(['02', '11 41']);
      expect(saying(await answers(arrive, additional({ mrn, type: 'GPR' }), 1))).toEqual(['02']);
    },
  );

  it.each<[code: string, what: string, path: string, pointer: string, body: (mrn: string) => string]>([
    [
      'CDS10020',
      'the function code of a submission',
      amend,
      '42A/017',
      (mrn) => change(additional({ mrn, type: 'COR' }), '>13<', '>9<'),
    ],
    ['CDS10020', 'the type of another message', amend, '42A/D013', (mrn) => additional({ mrn, type: 'GPR' })],
    [
      'CDS10001',
      'no LRN',
      arrive,
      '42A/D026',
      (mrn) =>
        change(additional({ mrn, type: 'GPR' }), /<FunctionalReferenceID>.*?<\/FunctionalReferenceID>/, ''),
    ],
    [
      'CDS12015',
      'an unknown MRN',
      arrive,
      '42A/D014',
      () => additional({ mrn: '26GB000000000000R0', type: 'GPR' }),
    ],
    [
      'CDS11007',
      'another submitter',
      arrive,
      '42A/17B/R059',
      (mrn) => additional({ mrn, type: 'GPR', submitter: 'GB111111111000' }),
    ],
    [
      'CDS12026',
      'one element amended twice',
      amend,
      '42A/06A[2]',
      (mrn) => additional({ mrn, type: 'COR', rest: statement + priceAmendment + priceAmendment + newPrice }),
    ],
    [
      'CDS11012',
      'an amended LRN',
      amend,
      '42A/06A[1]',
      (mrn) =>
        additional({
          mrn,
          type: 'COR',
          rest: `${statement}<Amendment><ChangeReasonCode>32</ChangeReasonCode><Pointer><DocumentSectionCode>42A</DocumentSectionCode><TagID>D026</TagID></Pointer></Amendment>`,
        }),
    ],
    [
      'CDS10020',
      'a pointer to no item',
      amend,
      '42A/06A[1]/97A[5]/375',
      (mrn) =>
        additional({
          mrn,
          type: 'COR',
          rest: statement + change(priceAmendment, '>2<', '>5<') + change(newPrice, '>2<', '>5<'),
        }),
    ],
    [
      'CDS10020',
      'a pointer to an unknown class',
      amend,
      '42A/06A[1]/97A[5]/375',
      (mrn) =>
        additional({ mrn, type: 'COR', rest: statement + change(priceAmendment, '79A', '99Z') + newPrice }),
    ],
  ])('%s: refuses %s at %s', async (code, _what, path, pointer, body) => {
    const { mrn } = await preLodged();
    const [push] = await answers(path, body(mrn), 1);
    expect(push!.response).toMatchObject({ functionCode: '03', errors: [{ code, pointer }] });
    const right = additional({ mrn, type: 'GPR', submitter: 'GB123456789000' });
    expect(saying(await answers(arrive, right, 1)), 'the declaration itself stands').toEqual(['02']);
  });

  it('CDS12014: refuses the arrival of what has arrived', async () => {
    const { response } = await rehearsal.firstAnswer(standardImport());
    const [push] = await answers(arrive, additional({ mrn: response.mrn, type: 'GPR' }), 1);
    expect(push!.response.errors).toEqual([{ code: 'CDS12014', pointer: '42A/D013' }]);
  });

  it('takes the arrival of what TTRCV only registered; it goes its usual course then', async () => {
    const { response, headers } = await rehearsal.firstAnswer(standardImport(newLrn('TTRCV')));
    expect(response.functionCode).toBe('02');
    await answers(arrive, additional({ mrn: response.mrn, type: 'GPR' }), 1);
    const course = await rehearsal.received(5, String(headers['x-conversation-id']));
    expect(saying(course)).toEqual(['02', '01', '13 67', '13 4', '09']);
    const [again] = await answers(arrive, additional({ mrn: response.mrn, type: 'GPR' }), 1);
    expect(again!.response.errors).toEqual([{ code: 'CDS12014', pointer: '42A/D013' }]);
  });

  it.each(['TTLAPSE', 'TTEND'])('CDS12015: refuses everything about what %s ended', async (prefix) => {
    const { response } = await rehearsal.firstAnswer(standardImport(newLrn(prefix)));
    const [push] = await answers(arrive, additional({ mrn: response.mrn, type: 'GPR' }), 1);
    expect(push!.response.errors).toEqual([{ code: 'CDS12015', pointer: '42A/D014' }]);
  });

  it('CDS12015: refuses to amend what is finally taxed, and amends what is released with its debt open', async () => {
    const body = (mrn: string) =>
      additional({ mrn, type: 'COR', rest: statement + priceAmendment + newPrice });
    const final = await rehearsal.firstAnswer(standardImport());
    expect(saying(await answers(amend, body(final.response.mrn), 1))).toEqual(['03']);
    const open = await rehearsal.firstAnswer(standardImport(newLrn('TTROG')));
    expect(saying(await answers(amend, body(open.response.mrn), 4))).toEqual(['02', '11 39', '13 67', '07']);
  });

  it('CDS12031: refuses an arrival after 30 days and takes one on the thirtieth', async () => {
    const [late, timely] = [await preLodged(), await preLodged()];
    const day = 24 * 60 * 60 * 1000;
    now = new Date(now.getTime() + 30 * day);
    expect(saying(await answers(arrive, additional({ mrn: timely.mrn, type: 'GPR' }), 1))).toEqual(['02']);
    now = new Date(now.getTime() + 1000);
    const [push] = await answers(arrive, additional({ mrn: late.mrn, type: 'GPR' }), 1);
    expect(push!.response.errors).toEqual([{ code: 'CDS12031', pointer: '42A/D014' }]);
  });

  it('a cancellation without its reason or statement is a schema fault: 400', async () => {
    const { mrn } = await preLodged();
    const answer = await rehearsal.send(additional({ mrn, type: 'INV', rest: statement }), {}, cancel);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("element 'Amendment' is missing");
  });

  it('proves every code of the rules on additional messages', () => {
    const proved = [
      'CDS12003',
      'CDS11012',
      'CDS10020',
      'CDS10001',
      'CDS12015',
      'CDS11007',
      'CDS12026',
      'CDS12014',
      'CDS12031',
    ];
    expect(new Set(additionalMessageRules.map(({ code }) => code as string))).toEqual(new Set(proved));
  });

  it.skipIf(!hasReference)(
    'published amendments, cancellations and arrivals are granted once their declaration is here',
    async () => {
      for (const [folder, path, granted] of [
        ['amendment', amend, ['02', '11 39', '07']],
        ['cancellation', cancel, ['02', '11 39', '10']],
        ['arrival-notification', arrive, ['02']],
      ] as const) {
        for (const file of readdirSync(referencePath(`cds/samples/${folder}`))) {
          const { mrn } = await preLodged(bases[file]);
          const sample = readFileSync(referencePath(`cds/samples/${folder}/${file}`), 'utf8');
          const body = change(
            sample,
            /(?<=<ID>)\d\d[A-Z]{2}\w{14}(?=<\/ID>\s*(?:<!--[\s\S]*?-->\s*)*<TypeCode>)/,
            mrn,
          ).replace(/<Submitter>[\s\S]*?<\/Submitter>/, '');
          expect(saying(await answers(path, body, granted.length)), file).toEqual(granted);
        }
      }
    },
  );

  it.skipIf(!hasReference)('the notifications hold to the published schema', async () => {
    const bodies = rehearsal.pushes.map(({ body }) => body);
    expect(new Set(rehearsal.pushes.map(({ response }) => response.functionCode))).toContain('07');
    expect(await schemaFaults('customs/wrapper_notification.xsd', bodies)).toEqual([]);
    const broken = bodies[0]!
      .replace('resp:FunctionCode', 'resp:Unknown')
      .replace('/resp:FunctionCode', '/resp:Unknown');
    expect(await schemaFaults('customs/wrapper_notification.xsd', [broken]), 'the schema judges').not.toEqual(
      [],
    );
  });
});
