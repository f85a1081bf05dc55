import { describe, expect, it, test } from 'vitest';
import {
  changedPart,
  differenceLines,
  earlierTitle,
  hasMovedRows,
  rowTitle,
} from '../../src/app/differences/difference-lines.ts';
import { sizeWords } from '../../src/app/file-size.ts';
import { judged, progressOf, readAgain } from '../../src/app/process/chosen-file.ts';
import { processAddress, readProcess } from '../../src/app/process/process-address.ts';
import { createReasonForm, isComplete } from '../../src/app/process/reason-form.ts';
import { differenceOf, firstReasons } from '../../src/app/process/reasons-of.ts';
import { receiverWords } from '../../src/app/process/receiver-words.ts';
import { redirection } from '../../src/app/process/redirection.ts';
import { type DocumentData, diffDocuments, type ListDefinition } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { kinds } from '../../src/generated/kinds.ts';
import { largestFile } from '../../src/messages/uploaded-file.ts';

const definition = catalogue.documents['customs-declaration']!;
const item = (uuid: string, values: object = {}) => ({ uuid, description: `Goods ${uuid}`, ...values });
const diffOf = (oldValues: DocumentData, newValues: DocumentData) => ({
  revision: 3,
  oldValues,
  newValues,
  differences: diffDocuments(definition, oldValues, newValues).differences,
  reasons: [],
});
const rowName = (list: ListDefinition) => list.row.name;

const customs = kinds['customs-declaration'];

describe('the address of the action page', () => {
  it('names declaration, code, provider and type (CUS-022)', () => {
    expect(readProcess('?id=7&code=abc&provider=CNS&type=nil')).toEqual({
      id: 7,
      code: 'abc',
      provider: 'CNS',
      type: 'nil',
    });
    expect(readProcess('')).toEqual({ id: undefined, code: undefined, provider: 'HMRC', type: '' });
    for (const id of ['0', '-1', '1.5', 'x', '']) expect(readProcess(`?id=${id}`).id).toBeUndefined();
    const query = { id: 7, code: 'abc', provider: 'MCP', type: 'amend' };
    expect(readProcess(processAddress(customs, query).split('?')[1]!)).toEqual(query);
  });

  it('is where redirect pages lead (CUS-016, CUS-017, CUS-018, D-57)', () => {
    const at = (path: string, query: string) => redirection(customs, path, query);
    expect(at('/amend-redirect', '?id=7&provider=CNS&code=c')).toEqual({
      to: '/cds-process?id=7&code=c&provider=CNS&type=amend',
    });
    expect(at('/amend-redirect', '?id=7&type=nil').to).toContain('type=nil');
    expect(at('/auth-files-redirect', '?id=7').to).toBe('/cds-process?id=7&provider=HMRC&type=cds-upload');
    expect(at('/goods-arrival-redirect', '?id=7')).toEqual({
      to: '/customs-declarations/edit/7',
      state: { sendXml: true, type: 'goods-arrival' },
    });
    expect(at('/goods-arrival-redirect', '?id=7&type=amend').state?.type).toBe('amend');
    expect(at('/goods-arrival-redirect', '').to).toBe('/cds-process?');
    expect(at('/goods-arrival-redirect', '?id=7&type=bogus')).toEqual({
      to: '/customs-declarations/edit/7',
      strange: 'bogus',
    });
    // The other two say what is asked for themselves.
    for (const type of ['bogus', 'cancel']) {
      expect(at('/amend-redirect', `?id=7&type=${type}`).to).toContain('type=amend');
      expect(at('/auth-files-redirect', `?id=7&type=${type}`).to).toContain('type=cds-upload');
    }
  });
});

describe('reasons', () => {
  it.each([
    ['', '', false],
    ['1', ' ', false],
    [' ', 'Why', false],
    ['1', 'Why', true],
  ])(
    '%j with %j is complete: %s (CUS-038, CUS-045, D-62)',
    (change_reason, statement_description, complete) => {
      expect(isComplete({ change_reason, statement_description })).toBe(complete);
    },
  );

  it('offers each request its own codes, and refuses a description over 512 (CUS-035, CUS-047, CUS-062)', () => {
    const codes = (type: 'cancel' | 'amend' | 'nil') =>
      createReasonForm(type, catalogue.codeLists, []).services.codeLists['change-reasons']!.options.map(
        ({ value }) => Number(value),
      );
    expect(codes('cancel')).toEqual([1, 2, 3]);
    expect(codes('nil')).toEqual([31]);
    expect(codes('amend')).toEqual([16, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33]);
    const form = createReasonForm(
      'cancel',
      catalogue.codeLists,
      firstReasons('cancel', undefined, definition),
    );
    const words = ['changes', { id: '0' }, 'statement_description'];
    expect(form.store.enter(words, 'x'.repeat(513)).accepted).toBe(false);
    expect(form.store.enter(words, 'x'.repeat(512)).accepted).toBe(true);
    expect(form.reasons()).toEqual([{ change_reason: '', statement_description: 'x'.repeat(512) }]);
  });

  it('begins deleted items with 30, nil amendments with 31, and keeps those given before (CUS-044, CUS-058, D-54)', () => {
    const diff = diffOf(
      { incoterm_code: 'CIF', CDSItems: [item('a'), item('b', { net_mass: '1' })] },
      { incoterm_code: 'FOB', CDSItems: [item('b', { net_mass: '2' })] },
    );
    expect(diff.differences.map(differenceOf)).toEqual([
      { section: 'amounts' },
      { section: 'items', list: 'CDSItems', index: 0, kind: 'changed' },
      { section: 'items', list: 'CDSItems', index: 0, kind: 'removed' },
    ]);
    expect(firstReasons('amend', diff, definition).map((reason) => reason.change_reason)).toEqual([
      '',
      '',
      '30',
    ]);
    expect(firstReasons('nil', diff, definition)).toEqual([
      { change_reason: '31', statement_description: '' },
    ]);
    const given = { change_reason: '28', statement_description: 'Weighed again' };
    const reasons = [{ ...differenceOf(diff.differences[1]!), ...given }];
    expect(firstReasons('amend', { ...diff, reasons }, definition)[1]).toEqual(given);
  });
});

describe('old and new values side by side (CUS-041, CUS-042)', () => {
  const before = {
    CDSItems: [item('a', { net_mass: '9', TaxCDSItems: [{ uuid: 't', tax_type: 'A00' }] }), item('b')],
  };
  const after = {
    CDSItems: [
      item('a', {
        net_mass: '8',
        TaxCDSItems: [
          { uuid: 't', tax_type: 'B00' },
          { uuid: 'u', tax_type: 'A30' },
        ],
      }),
      item('c', { description: 'New', PackagesCDSItems: [{ uuid: 'p', number_of_packages: '4' }] }),
    ],
  };
  const documents = { definition, oldValues: before, newValues: after, rowName };
  const told = diffDocuments(definition, before, after).differences.map((difference) => ({
    title:
      'list' in difference ? `${difference.kind} ${rowTitle(difference, documents)}` : difference.section,
    lines: differenceLines(difference, documents).map(
      ({ within, field, before: was, after: now }) => `${[...within, field.name].join(' ')}: ${was} > ${now}`,
    ),
  }));

  test('a changed row shows its fields and those of its rows', () => {
    expect(told.find(({ title }) => title === 'changed item 1')?.lines).toEqual([
      'net_mass: 9 > 8',
      'tax-line 1 tax_type: A00 > B00',
      'tax-line 2 tax_type: undefined > A30',
    ]);
  });

  test('a row that came or went shows all its filled fields on its side', () => {
    expect(told.find(({ title }) => title === 'added item 2')?.lines).toEqual([
      'description: undefined > New',
      'package 1 number_of_packages: undefined > 4',
    ]);
    expect(told.find(({ title }) => title === 'removed item 2')?.lines).toEqual([
      'description: Goods b > undefined',
    ]);
  });

  test('a row that stands elsewhere says where it stood; rows of it in another order say so (CUS-041)', () => {
    const rows = [
      { uuid: 't', tax_type: 'A00' },
      { uuid: 'u', tax_type: 'B00' },
    ];
    const oldValues = { CDSItems: [item('a'), item('b', { TaxCDSItems: rows }), item('c'), item('d')] };
    const newValues = {
      CDSItems: [item('d'), item('b', { TaxCDSItems: [...rows].reverse() }), item('c', { net_mass: '1' })],
    };
    const { differences } = diffDocuments(definition, oldValues, newValues);
    const places = { definition, oldValues, newValues, rowName };
    expect(
      differences.map((one) =>
        'list' in one ? [one.kind, rowTitle(one, places), earlierTitle(one, places), hasMovedRows(one)] : [],
      ),
    ).toEqual([
      ['moved', 'item 1', 'item 4', false],
      ['changed', 'item 2', undefined, true],
      ['changed', 'item 3', undefined, false],
      ['removed', 'item 1', undefined, false],
    ]);
  });
});

test.each([
  ['18440.25', '18404.25', [3, 5]],
  ['abc', 'abc', [3, 3]],
  ['aa', 'aaa', [2, 2]],
  ['aaa', 'aa', [2, 3]],
  ['new', '', [0, 3]],
])('of %s beside %s the characters from %j are other', (text, other, part) => {
  expect(changedPart(text, other)).toEqual(part);
});

describe('files for customs', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [10_485_760, '10 MB'],
    [1_234_567, '1.18 MB'],
    [5 * 1024 ** 3, '5 GB'],
    [2 * 1024 ** 4, '2 TB'],
    [3000 * 1024 ** 4, '3000 TB'],
  ])('%d bytes are %s (CUS-031, D-61)', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });

  it('are judged by what they hold, not by their name (CUS-311)', async () => {
    const fault = async (content: BlobPart) => (await judged(new File([content], 'bill.pdf'))).fault;
    expect(await fault('%PDF-1.7')).toBeUndefined();
    expect(await fault('plain words')).toBeUndefined();
    expect(await fault('')).toBe('bill.pdf is empty.');
    expect(await fault(new Uint8Array([0x4d, 0x5a, 0, 0]))).toContain('neither PDF, JPEG, PNG nor text');
    expect(await fault(new Uint8Array(largestFile + 1).fill(97))).toContain('larger than the 10485760 bytes');
  });

  it('that cannot be read, at once or by the time they are sent, stay in sight with the reason (CUS-030, CUS-311)', async () => {
    const locked = new File(['%PDF-1.7'], 'locked.pdf');
    locked.arrayBuffer = () => Promise.reject(new DOMException('Locked', 'NotReadableError'));
    expect((await judged(locked)).fault).toMatch(/^locked\.pdf cannot be read/);
    const moved = await judged(new File(['%PDF-1.7'], 'moved.pdf'));
    expect(await readAgain(moved)).toBe(moved);
    moved.file.slice = () => locked;
    expect((await readAgain(moved)).fault).toMatch(/^moved\.pdf cannot be read/);
  });

  it('are over one after the other', () => {
    expect(progressOf([100, 100, 0], 150)).toEqual([1, 0.5, 1]);
    expect(progressOf([100, 100], 0)).toEqual([0, 0]);
    expect(progressOf([100], 1000)).toEqual([1]);
  });
});

test('a request says who gets it and which way, once that is known', () => {
  expect(receiverWords('CNS', { environment: 'TT', badge: 'LEE001' })).toBe('CNS, Trade Test, badge LEE001');
  expect(receiverWords('HMRC', null)).toBe('HMRC');
});
