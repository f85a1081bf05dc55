import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionCodes } from '../../src/simulator/cds/function-codes.ts';
import { scenarios } from '../../src/simulator/cds/scenarios.ts';
import { hasReference } from '../support/reference.ts';
import { schemaFaults } from './published-schema.ts';
import { callbackToken, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { change, newLrn, standardImport } from './standard-import.ts';

describe('notifications', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await startRehearsal();
  });
  afterAll(() => rehearsal.close());

  async function notified(body: string, count: number) {
    const taken = await rehearsal.send(body);
    return rehearsal.received(count, taken.headers.get('x-conversation-id'));
  }

  /** As customs issued them: of two posts at once one may overtake the other. */
  async function issued(body: string, count: number) {
    const pushes = await notified(body, count);
    return pushes.toSorted((a, b) => a.response.issued.localeCompare(b.response.issued));
  }

  const saying = (pushes: Awaited<ReturnType<typeof notified>>) =>
    pushes.map(({ response }) => response.functionCode + (response.status ? ` ${response.status}` : ''));

  it('tell an arrived import DMSACC, DMSTAX provisional and final, DMSCLE, under its LRN and one MRN', async () => {
    const lrn = newLrn();
    const pushes = await issued(standardImport(lrn), 4);
    expect(saying(pushes)).toEqual(['01', '13 67', '13 4', '09']);
    expect(new Set(pushes.map(({ response }) => response.lrn))).toEqual(new Set([lrn]));
    const mrns = new Set(pushes.map(({ response }) => response.mrn));
    expect(mrns.size).toBe(1);
    expect([...mrns][0]).toMatch(/^\d\dGB[0-9A-Z]{13}\d$/);
  });

  it('are posted as XML with the security token and the conversation id of the request', async () => {
    const [push] = await notified(standardImport(), 1);
    expect(push!.method).toBe('POST');
    expect(push!.headers['content-type']).toMatch(/^application\/xml/);
    expect(push!.headers.authorization).toBe(callbackToken);
  });

  it('have ids of their own and issue times that rise second by second', async () => {
    const pushes = await issued(standardImport(), 4);
    const times = pushes.map(({ response }) => Date.parse(readableTime(response.issued)));
    expect(times.slice(1).map((time, index) => time - times[index]!)).toEqual([1000, 1000, 1000]);
    const ids = rehearsal.pushes.map(({ response }) => response.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('name the duties of each item: 2.70 % of the price, VAT on price and duty', async () => {
    const pushes = await issued(standardImport(), 4);
    const amounts = [...pushes[2]!.body.matchAll(/<resp:PaymentAmount currencyID="GBP">([\d.]+)</g)].map(
      ([, amount]) => amount,
    );
    expect(amounts).toEqual(['2.70', '20.54', '5.40', '41.08', '8.10', '61.62']);
  });

  it.each(['D', 'E', 'F', 'K'])(
    'tell a pre-lodged declaration (type %s) DMSRCV and no more',
    async (letter) => {
      const taken = await rehearsal.send(change(standardImport(), 'IMA', `IM${letter}`));
      const conversation = taken.headers.get('x-conversation-id');
      await rehearsal.received(1, conversation);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(saying(await rehearsal.received(1, conversation))).toEqual(['02']);
    },
  );

  it.each([
    ['TTWARN', ['01', '13 67', '13 4', '09']],
    ['TTCTL', ['01', '13 67', '05', '13 4', '09']],
    ['TTDOC', ['01', '13 67', '06', '13 4', '09']],
    ['TTROG', ['01', '13 67', '08']],
    ['TTINV', ['01', '10']],
    ['TTCPI', ['01', '13 67', '14', '15']],
    ['TTMAN', ['01', '17']],
    ['TTGER', ['01', '09', '18']],
    ['TTALV', ['01', '13 67', '50', '13 4', '09']],
    ['TTQRY', ['01', '13 67', '51']],
    ['TTDET', ['01', '13 67', '52']],
    ['TTRCV', ['02']],
    ['TTLAPSE', ['02', '03']],
    ['TTEND', ['02', '03']],
    ['TTQUOTA', ['01', '13 67', '13 115', '13 4', '09']],
    ['TTRES', ['01', '13 67', '07', '13 4', '09']],
    ['TTEOG', ['01', '09', '16']],
    ['TTREJ', ['03']],
    ['TTNOPTR', ['03']],
  ])('follow the scenario %s: %j', async (prefix, course) => {
    expect(saying(await issued(standardImport(newLrn(prefix)), course.length))).toEqual(course);
  });

  it('reject with an error that points nowhere (TTNOPTR), with that of a lapse alone (TTLAPSE), with none (TTEND)', async () => {
    const errorsOf = async (prefix: string, count: number) =>
      (await notified(standardImport(newLrn(prefix)), count)).at(-1)!.response.errors;
    expect(await errorsOf('TTNOPTR', 1)).toEqual([{ code: 'CDS12062', pointer: '' }]);
    expect(await errorsOf('TTLAPSE', 2)).toEqual([{ code: 'CDS12046', pointer: '' }]);
    expect(await errorsOf('TTEND', 2)).toEqual([]);
  });

  it.each(functionCodes.filter(({ request }) => !request))(
    '$code $name is told of an LRN that begins with $prefix',
    async ({ code, prefix }) => {
      const taken = await rehearsal.send(standardImport(newLrn(prefix)));
      const conversation = taken.headers.get('x-conversation-id');
      await expect
        .poll(async () =>
          (await rehearsal.received(1, conversation)).map(({ response }) => response.functionCode),
        )
        .toContain(code);
    },
  );

  it('come first cut short, then as usual, in TTTORN', async () => {
    const [first, ...others] = await notified(standardImport(newLrn('TTTORN')), 4);
    expect(first!.body).toMatch(/^<\?xml/);
    expect(first!.body).not.toContain('</md:MetaData>');
    expect(saying(others)).toEqual(['13 67', '13 4', '09']);
  });

  it('tell an exported declaration acceptance, clearance and exit', async () => {
    const body = change(
      change(standardImport(), 'IMA', 'EXA'),
      />40<\/CurrentCode><PreviousCode>00</g,
      '>10</CurrentCode><PreviousCode>40<',
    );
    expect(saying(await issued(body, 3))).toEqual(['01', '09', '16']);
  });

  it('arrive twice, byte for byte, in TTDUP and last first in TTORDER', async () => {
    const twice = await notified(standardImport(newLrn('TTDUP')), 8);
    expect(saying(twice)).toEqual(['01', '01', '13 67', '13 67', '13 4', '13 4', '09', '09']);
    expect(twice[0]!.body).toBe(twice[1]!.body);
    const reversed = await notified(standardImport(newLrn('TTORDER')), 4);
    expect(saying(reversed)).toEqual(['09', '13 4', '13 67', '01']);
    const times = reversed.map(({ response }) => response.issued);
    expect(times.toSorted().toReversed()).toEqual(times);
  });

  it.skipIf(!hasReference)('hold to the published schema, whatever they say', async () => {
    for (const { prefix, answer } of scenarios) {
      if (!answer) await rehearsal.send(standardImport(newLrn(prefix)));
    }
    const whole = () => rehearsal.pushes.filter(({ body }) => body.endsWith('</md:MetaData>'));
    await rehearsal.firstAnswer(change(standardImport(), '<Description>Clock 1</Description>', ''));
    await rehearsal.received(60);
    const codes = new Set(whole().map(({ response }) => response.functionCode));
    expect([...codes].toSorted()).toEqual([
      '01',
      '02',
      '03',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '50',
      '51',
      '52',
    ]);
    expect(
      await schemaFaults(
        'customs/wrapper_notification.xsd',
        whole().map(({ body }) => body),
      ),
    ).toEqual([]);
  });
});

/** 20260101120000Z in the form that Date reads. */
function readableTime(time: string): string {
  return time.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6');
}
