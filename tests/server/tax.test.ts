import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { notification } from './notifications.ts';
import {
  acceptedDocument,
  call,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let count = 0;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
});
afterAll(async () => {
  await running?.close();
  await authority?.close();
});

const newLrn = () => {
  count += 1;
  return `TAX-${count}`;
};
/** An accepted declaration whose first item declares these taxes. */
const declaring = (lrn: string, ...lines: object[]): DocumentData => {
  const document = acceptedDocument(lrn);
  const [first, ...more] = document.CDSItems as Row[];
  const TaxCDSItems = lines.map((line) => ({ payment_method: 'E', ...line }));
  return { ...document, CDSItems: [{ ...first!, TaxCDSItems } as unknown as Row, ...more] };
};
const create = async (document: DocumentData, by = person) =>
  (await by.call('POST', '/customs-declarations', document)).body.data as {
    id: number;
    document: DocumentData;
  };
const check = (body: object, by = person) => by.call('POST', '/check-tax', body);
const duty = { tax_type: 'A00', tax_amount: '10.00' };

/** A declaration of 10.00 duty that customs has, whose last calculation says this. */
const calculated = async (payable: string) => {
  const lrn = newLrn();
  const { id, document } = await create(declaring(lrn, duty));
  await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
  const conversation = await eventually('sent', async () => {
    const { outbox } = (await person.call('GET', `/customs-declarations/${id}`)).body.data;
    return outbox.state === 'sent' && (outbox.conversation_id as string);
  });
  const fee = `<resp:GoodsShipment><resp:GovernmentAgencyGoodsItem><resp:SequenceNumeric>1</resp:SequenceNumeric>
    <resp:Commodity><resp:DutyTaxFee><resp:TypeCode>A00</resp:TypeCode><resp:Payment>
    <resp:TaxAssessedAmount currencyID="GBP">${payable}</resp:TaxAssessedAmount>
    <resp:PaymentAmount currencyID="GBP">${payable}</resp:PaymentAmount>
    </resp:Payment></resp:DutyTaxFee></resp:Commodity></resp:GovernmentAgencyGoodsItem></resp:GoodsShipment>`;
  const xml = notification({ code: '13', lrn, status: '4' }).replace(
    '</resp:Declaration>',
    `${fee}</resp:Declaration>`,
  );
  await push(running.server, xml, { 'x-conversation-id': conversation });
  await eventually(
    'the calculation',
    async () => (await person.call('GET', `/customs-declarations/${id}`)).body.data.facts.taxFinal,
  );
  return { id, lrn, document };
};

describe('the tax check (API-032)', () => {
  test('tells the taxes declared, the lines of one type together, and saves nothing', async () => {
    const document = declaring('CHECK-1', duty, { tax_type: 'A00', tax_amount: '2.5' }, { tax_type: 'B00' });
    const answer = await check({ data_j: JSON.stringify(document) });
    expect(answer.status).toBe(200);
    expect(answer.body.errors).toBeUndefined();
    expect(answer.body.data).toMatchObject({ calculation: null, problems: [] });
    expect(answer.body.data.figures.slice(0, 2)).toMatchObject([
      {
        item_no: 1,
        tax_type: 'A00',
        payment_method: 'E',
        currency: 'GBP',
        declared: '12.5',
        calculated: null,
      },
      { item_no: 1, tax_type: 'B00', declared: null, calculated: null },
    ]);
    expect((await person.call('GET', '/customs-declarations')).body.data).not.toContainEqual(
      expect.objectContaining({ lrn: 'CHECK-1' }),
    );
  });

  test("says what differs from customs' last calculation, item by item though they were numbered anew", async () => {
    const { id, document } = await calculated('12.34');
    const [first] = document.CDSItems as Row[];
    const another = { ...first!, uuid: randomUUID(), TaxCDSItems: [], item_no: 1 };
    const moved = { ...document, CDSItems: [another, { ...first!, item_no: 2 }] };
    const { body } = await check({ id, data_j: JSON.stringify(moved) });
    expect(body.data.calculation).toMatchObject({ final: true });
    expect(body.data.figures).toContainEqual(
      expect.objectContaining({
        item_no: 2,
        tax_type: 'A00',
        declared: '10',
        calculated: '12.34',
      }),
    );
    const place = body.data.problems.find((one: { code: string }) => one.code === 'server.tax.differs');
    expect(place).toMatchObject({
      severity: 'warning',
      path: ['CDSItems', { id: first!.uuid }, 'TaxCDSItems', expect.anything(), 'tax_amount'],
      message: 'Customs calculated 12.34 GBP at last; the declaration says 10.',
    });
    expect(Object.keys(body.errors)).toHaveLength(1);
  });

  test('finds nothing where both say the same number', async () => {
    const { id, document } = await calculated('10');
    const { body } = await check({ id, data_j: JSON.stringify(document) });
    expect(body.data.figures[0]).toMatchObject({ declared: '10', calculated: '10' });
    expect(body).not.toHaveProperty('errors');
  });

  test('has what is wrong in tax lines, and of nothing else', async () => {
    const document = {
      ...declaring('CHECK-2', { ...duty, tax_currency: 'POUND' }),
      arrival_type: 'far too long',
    };
    const { body } = await check({ data_j: JSON.stringify(document) });
    expect(body.data.problems.length).toBeGreaterThan(0);
    for (const { path } of body.data.problems) expect(path).toContain('TaxCDSItems');
    expect(Object.keys(body.errors)).toEqual([expect.stringMatching(/TaxCDSItems.*tax_currency$/)]);
  });

  test('is for whoever sees the declaration', async () => {
    const { id, document } = await create(declaring('CHECK-3', duty));
    const body = { id, data_j: JSON.stringify(document) };
    expect((await check(body)).status).toBe(200);
    expect((await check(body, await running.signIn('other@tidewaiter.example'))).status).toBe(404);
    expect(
      (await check({ data_j: body.data_j }, await running.signIn('editor@tidewaiter.example'))).status,
    ).toBe(200);
    expect((await call(running.server, 'POST', '/check-tax', body)).status).toBe(401);
    expect((await check({ data_j: '{' })).body.errors).toEqual({ data_j: ['Not JSON.'] });
    expect((await check({ id })).status).toBe(422);
  });
});

describe('the tax send (API-031, API-024, CUS-302)', () => {
  const posted = (lrn: string) => authority.posted.filter((post) => post.lrn === lrn);
  const ways = [
    ['/send-tax', {}],
    ['/customs-declarations/send', { tax: true }],
  ] as const;

  test.each(ways)('POST %s sends what the tax check finds nothing in', async (path, more) => {
    const lrn = newLrn();
    const { id, document } = await create(declaring(lrn, duty));
    const answer = await person.call('POST', path, { id, data_j: JSON.stringify(document), ...more });
    expect(answer).toMatchObject({ status: 200, body: { data: { id, outbox: { lrn, provider: 'HMRC' } } } });
    await eventually('posted', async () => posted(lrn).length === 1);
  });

  test.each(ways)(
    'POST %s sends nothing that is doubtful in a tax line, which a send lets pass',
    async (path, more) => {
      const { id, lrn, document } = await calculated('12.34');
      // Rejected, it may be sent again.
      const { conversation_id } = (await person.call('GET', `/customs-declarations/${id}`)).body.data.outbox;
      await push(
        running.server,
        notification({
          code: '03',
          lrn,
          issued: '20261121100001Z',
          errors: '<resp:Error><resp:ValidationCode>CDS12005</resp:ValidationCode></resp:Error>',
        }),
        { 'x-conversation-id': conversation_id },
      );
      await eventually(
        'the rejection',
        async () => (await person.call('GET', `/customs-declarations/${id}`)).body.data.facts.rejected,
      );
      const again = { ...document, transaction_ref: `${lrn}-2` };
      const body = { id, data_j: JSON.stringify(again) };
      const refused = await person.call('POST', path, { ...body, ...more });
      expect(refused.status).toBe(422);
      expect(Object.entries(refused.body.errors)).toEqual([
        [
          expect.stringMatching(/TaxCDSItems.*tax_amount$/),
          ['Customs calculated 12.34 GBP at last; the declaration says 10.'],
        ],
      ]);
      expect(posted(`${lrn}-2`)).toEqual([]);
      expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
    },
  );

  test('is for senders, within their reach', async () => {
    const { id, document } = await create(declaring(newLrn(), duty));
    const body = { id, data_j: JSON.stringify(document) };
    const status = async (by: Person) => (await by.call('POST', '/send-tax', body)).status;
    expect(await status(await running.signIn('other@tidewaiter.example'))).toBe(404);
    expect(await status(await running.signIn('editor@tidewaiter.example'))).toBe(403);
    expect((await call(running.server, 'POST', '/send-tax', body)).status).toBe(401);
    expect((await person.call('POST', '/send-tax', { ...body, provider: 'CNS' })).status).toBe(422);
  });
});
