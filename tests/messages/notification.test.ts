import { describe, expect, it } from 'vitest';
import { notificationNames, readNotifications } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { samplesOf } from './support/samples.ts';

const samples = samplesOf('notification');

function read(name: string) {
  const sample = samples.find((entry) => entry.name.includes(name))!;
  const notifications = readNotifications(sample.xml);
  expect(notifications).toHaveLength(1);
  return notifications[0]!;
}

describe.skipIf(!hasReference)('published notifications', () => {
  it.each(samples)('$name is read, with its code, ids and date', ({ name, xml }) => {
    const [notification] = readNotifications(xml);
    const [, code, label] = /(\d\d)_(DMS[A-Z]{3})/.exec(name)!;
    expect(notification!.functionCode).toBe(code);
    expect(notificationNames[notification!.functionCode]).toBe(label);
    expect(notification!.id).toMatch(/^[0-9a-f]{32}$/);
    expect(notification!.mrn).toMatch(/^\d\dGB/);
    expect(notification!.lrn).toBeTruthy();
    expect(notification!.issuedAt).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it.each(samples)('$name: every text is held somewhere', ({ xml }) => {
    const [notification] = readNotifications(xml);
    expect(notification!.extras).toEqual([]);
  });

  it('a rejection has its errors with pointers', () => {
    expect(read('03_DMSREJ')).toMatchObject({
      issuedAt: '2020-02-11T11:42:12Z',
      rejectedAt: '2020-02-11T11:42:12Z',
      lrn: 'Sample_A_TC01_1102_03',
      mrn: '20GB1NA4Y2YSRFGVR6',
      version: '1',
      errors: [{ code: 'CDS12005', pointer: '42A/17C/R144' }],
    });
  });

  it('an acceptance with a warning, without any namespace', () => {
    expect(read('raw-no-namespace')).toMatchObject({
      acceptedAt: '2021-06-10T00:00:00Z',
      errors: [{ code: 'CDS13000', pointer: '42A/67A/68A[1]' }],
      information: [{ code: 'smartErrorMsg', type: '1', pointer: '07B[1]/53A[1]' }],
    });
  });

  it('duties with amounts in their lexical form', () => {
    const { statusCodes, duties } = read('13_DMSTAX');
    expect(statusCodes).toEqual(['4']);
    expect(duties).toHaveLength(2);
    expect(duties[1]).toMatchObject({
      item: '1',
      type: 'B00',
      rate: '20.00',
      baseAmount: { value: '10270.00', unit: 'GBP' },
      payable: { value: '2054.00', unit: 'GBP' },
    });
  });

  it('a change by customs, with any prefixes: pointers and new values', () => {
    const { issuedAt, amendments, amendedValues } = read('raw-prefixed');
    expect(issuedAt).toBe('2023-05-26T19:55:10Z');
    expect(amendments.map(({ pointer }) => pointer)).toEqual([
      '42A/67A/28A/64A/L016',
      '42A/67A/28A/64A/L110',
      '42A/67A/28A/64A/04A/242',
      '42A/67A/28A/64A/04A/410',
    ]);
    expect(amendedValues).toContainEqual({
      path: '/GoodsShipment/Consignment/GoodsLocation/Name',
      value: 'BELBFSBEL',
    });
  });

  it("DMSEOG's odd date", () => {
    expect(read('16_DMSEOG').statuses).toEqual([
      expect.objectContaining({ code: 'A1', effectiveAt: '2019-11-13T00:00:00Z' }),
    ]);
  });

  it('payments asked for', () => {
    expect(read('14_DMSCPI').payments.length + read('15_DMSCPR').payments.length).toBeGreaterThan(0);
  });
});

describe('notifications', () => {
  it('several responses in one message, unknown codes and elements are kept', () => {
    const xml = `<MetaData><WCOTypeName>RES</WCOTypeName>
      <Response><FunctionCode>77</FunctionCode><Novelty><Name>x</Name></Novelty>
        <IssueDateTime><DateTimeString formatCode="304">some day</DateTimeString></IssueDateTime></Response>
      <Response><FunctionCode>09</FunctionCode><Declaration><ID>26GB1</ID></Declaration></Response></MetaData>`;
    const [first, second] = readNotifications(xml);
    expect(first).toMatchObject({
      functionCode: '77',
      issuedAt: undefined,
      errors: [],
      extras: [
        { path: '/Novelty/Name', value: 'x' },
        { path: '/IssueDateTime/DateTimeString', value: 'some day' },
        { path: '/IssueDateTime/DateTimeString/@formatCode', value: '304' },
      ],
    });
    expect(second).toMatchObject({ functionCode: '09', mrn: '26GB1' });
  });

  it('a date with a zone is given in UTC, one without a time at midnight', () => {
    const at = (text: string, code: string) =>
      readNotifications(
        `<Response><FunctionCode>01</FunctionCode><IssueDateTime><DateTimeString formatCode="${code}">${text}</DateTimeString></IssueDateTime></Response>`,
      )[0]!.issuedAt;
    expect(at('20230526205510+01', '304')).toBe('2023-05-26T19:55:10Z');
    expect(at('20230526235510-05', '304')).toBe('2023-05-27T04:55:10Z');
    expect(at('20230526', '102')).toBe('2023-05-26T00:00:00Z');
    expect(at('20231326', '102')).toBeUndefined();
  });
});
