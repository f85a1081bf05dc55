import { describe, expect, it } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import {
  amendedDifferences,
  type ChangeReason,
  nilAmendment,
  RequestRefused,
  writeMessage,
} from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { applyAmendment } from './support/apply-amendment.ts';
import { canonical } from './support/canonical.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { readRequest } from './support/read-request.ts';
import { amended, because, definition, maps, names } from './support/requests.ts';

const item = (n: number, more: DocumentData = {}): Row => ({
  uuid: `i${n}`,
  item_no: n,
  description: `Goods ${n}`,
  itemPriceAmount: `${n}00`,
  ...more,
});

function declaration(items: readonly Row[], more: DocumentData = {}): DocumentData {
  return {
    declaration_type: 'IM',
    additional_dec_type: 'A',
    transaction_ref: 'LRN-1',
    items: items.length,
    ...more,
    CDSItems: items.map((row, index) => ({ ...row, item_no: index + 1 })),
  };
}

const five = [1, 2, 3, 4, 5].map((n) => item(n));

function pointers(base: DocumentData, edited: DocumentData): string[] {
  return amended(base, edited).changes.map(({ pointer }) => pointer);
}

function refusals(act: () => unknown): readonly { code: string; path: string; message: string }[] {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    return error.problems.map(({ code, path, message }) => ({
      code,
      path: path.map(String).join('/'),
      message,
    }));
  }
  return [];
}

describe('what an amendment points at', () => {
  it('A2, A3, CUS-040: a changed value by its tag, with numbers on repeating levels only', () => {
    const edited = declaration(five.with(1, item(2, { itemPriceAmount: '999' })));
    const { xml, changes } = amended(declaration(five), edited);
    expect(changes.map(({ pointer }) => pointer)).toEqual(['42A/67A/68A[2]/23A/79A/112']);
    const inside = xml.split('<Amendment>')[1]!.split('</Amendment>')[0]!;
    expect(inside.match(/<SequenceNumeric>/g)).toHaveLength(1);
    expect(inside).toMatch(/<SequenceNumeric>2<\/SequenceNumeric>\s*<DocumentSectionCode>68A/);
    expect(inside).toMatch(/<DocumentSectionCode>79A<\/DocumentSectionCode>\s*<TagID>112/);
  });

  it('CUS-042: item 2 of 5 taken out is one pointer, and the figures that follow', () => {
    const base = declaration(five, { currency_1: '1500', total_packages: '10' });
    const edited = declaration(five.toSpliced(1, 1), { currency_1: '1300', total_packages: '8' });
    const { xml } = amended(base, edited);
    const { changes, body } = readRequest(xml);
    expect(changes.map(({ pointer }) => pointer)).toEqual([
      '42A/228',
      '42A/109',
      '42A/146',
      '42A/67A/68A[2]',
    ]);
    expect(body.map((text) => text.replace(/<(\w+)[^>]*>(.*)<.*/, '$1 $2'))).toEqual([
      'GoodsItemQuantity 4',
      'InvoiceAmount 1300',
      'TotalPackageQuantity 8',
    ]);
  });

  it('A3: an item behind one that goes keeps the number customs know it by', () => {
    const edited = declaration(five.toSpliced(1, 2, item(3, { description: 'Other goods' })));
    const { xml, changes } = amended(declaration(five), edited);
    expect(changes.map(({ pointer }) => pointer)).toEqual([
      '42A/228',
      '42A/67A/68A[2]',
      '42A/67A/68A[3]/23A/137',
    ]);
    expect(xml).toMatch(/<GovernmentAgencyGoodsItem>\s*<SequenceNumeric>3</);
  });

  it('an added item as a whole, behind the last one, also when another goes', () => {
    const edited = declaration([...five.toSpliced(1, 1), item(6)]);
    expect(pointers(declaration(five), edited)).toEqual(['42A/67A/68A[2]', '42A/67A/68A[6]']);
  });

  it('an added group value by value, one taken out as a group', () => {
    const exporter = { exporter: 'US Clipper', exporter_city: 'New York', exporter_country: 'US' };
    const [without, with_] = [declaration(five), declaration(five, exporter)];
    expect(pointers(without, with_)).toEqual(['42A/57A/R031', '42A/57A/04A/241', '42A/57A/04A/242']);
    expect(pointers(with_, without)).toEqual(['42A/57A']);
  });

  it('a field in an attribute by its element, a field of a codec by each element it changes', () => {
    const base = declaration([item(1, { itemPriceCurr: 'GBP', commodityCode: '0808108090' })]);
    const edited = declaration([item(1, { itemPriceCurr: 'EUR', commodityCode: '0808108010' })]);
    expect(pointers(base, edited)).toEqual(['42A/67A/68A[1]/23A/21A[2]/145', '42A/67A/68A[1]/23A/79A/112']);
  });

  it('a field that moves to another element by both: the inland mode of an export', () => {
    const base = declaration(five, { customs_regime: 'import', inlandMode: '3' });
    const edited = declaration(five, { customs_regime: 'export', inlandMode: '3' });
    expect(pointers(base, edited)).toEqual(['42A/67A/28A/10A', '42A/67A/28A/46A/T021']);
  });

  it('nothing that the rules hide', () => {
    const base = declaration(five, { representative_number: 'GB1' });
    const edited = declaration(five, { representative_number: 'GB1', self_representation: true });
    expect(pointers(base, edited)).toEqual(['42A/05A']);
  });

  it('A4: rows that were read anew are the same rows', () => {
    const edited = declaration(five.toSpliced(1, 1).map((row) => ({ ...row, uuid: `new ${row.uuid}` })));
    expect(pointers(declaration(five), edited)).toEqual(['42A/228', '42A/67A/68A[2]']);
  });
});

describe('A4: documents, which carry no number', () => {
  const holds = (doc_ident: string): Row => ({ uuid: doc_ident, doc_ident });
  const [a, b, c] = [holds('A'), holds('B'), holds('C')];
  const holding = (...rows: readonly Row[]) => declaration([item(1, { CertificateCDSItems: rows })]);
  const other = { ...c, doc_ident: 'D' };

  it.each<[string, readonly Row[], readonly string[]]>([
    ['one that goes', [a, c], ['[2]']],
    ['two that go', [b], ['[1]', '[3]']],
    ['one that comes last', [a, b, c, { uuid: 'new', doc_ident: 'E' }], ['[4]/D005']],
    ['one that comes first', [{ uuid: 'new', doc_ident: 'E' }, a], ['[1]/D005', '[2]/D005', '[3]']],
    ['one that goes before one that changes', [b, other], ['[1]/D005', '[2]/D005', '[3]']],
    ['two that change places', [b, a, c], ['[1]/D005', '[2]/D005']],
  ])('%s', (_name, rows, expected) => {
    const found = pointers(holding(a, b, c), holding(...rows));
    expect(found).toEqual(expected.map((end) => `42A/67A/68A[1]/02A${end}`));
  });
});

describe('A3: what stands for no row has the number 0', () => {
  const noSeals: Row = { uuid: 's', seal_number: 'NOSEALS', seal_sequence: '0' };
  const container = (uuid: string, more: DocumentData = {}): Row => ({ uuid, container_no: uuid, ...more });
  const empty = container('none', { container_sequence: '0' });

  it.each<[string, DocumentData, DocumentData, readonly string[]]>([
    ['NOSEALS without a container', {}, { sealNumberItems: [noSeals] }, ['/31B[1]/44B[1]/165']],
    [
      'a container 0 with it',
      {},
      { mainContainerCDSItems: [empty], sealNumberItems: [noSeals] },
      ['/31B[1]/159', '/31B[1]/44B[1]/165'],
    ],
    [
      'it in a container that stands',
      { mainContainerCDSItems: [container('a')] },
      { mainContainerCDSItems: [container('a')], sealNumberItems: [noSeals] },
      ['/31B[1]/44B[1]/165'],
    ],
    [
      'a container 0 behind one that stands',
      { mainContainerCDSItems: [container('a')] },
      { mainContainerCDSItems: [container('a'), empty] },
      ['/31B[2]/159'],
    ],
    [
      'a seal in the place of none',
      { sealNumberItems: [noSeals] },
      { sealNumberItems: [{ uuid: 's', seal_number: 'S1' }] },
      ['/31B[1]/44B[1]/006', '/31B[1]/44B[1]/165'],
    ],
    ['none any more', { sealNumberItems: [noSeals] }, {}, ['']],
  ])('%s', (_name, before, after, expected) => {
    expectAmended(
      before,
      after,
      expected.map((end) => `42A/67A/28A${end}`),
    );
  });

  /** Countries of the route; `0` before one that has the number 0, or alone for a row that says nothing else. */
  const through = (...countries: readonly string[]): DocumentData => ({
    routingCodeCountryItems: countries.map((country): Row => {
      const code = country.replace('0', '');
      return {
        uuid: code || 'none',
        ...(code && { routing_code_country: code }),
        ...(code !== country && { routing_sequence: '0' }),
      };
    }),
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['a row that says only that', [], ['0'], ['[1]']],
    ['it behind another', ['GB'], ['GB', '0'], ['[2]']],
    ['the last one', ['GB', 'FR'], ['GB', '0FR'], ['[2]/006']],
    ['one behind one that goes', ['GB', 'FR'], ['0FR'], ['[1]/006', '[1]/064', '[2]']],
    ['one before one that goes', ['FR', 'GB', 'DE'], ['0FR', 'DE'], ['[1]/006', '[2]/064', '[3]']],
    ['one that goes', ['0FR', 'GB'], ['GB'], ['[1]']],
    ['no longer', ['0FR', 'GB'], ['FR', 'GB'], ['[1]/006']],
  ])('in the countries of a route: %s', (_name, before, after, expected) => {
    expectAmended(
      through(...before),
      through(...after),
      expected.map((end) => `42A/28A/81A${end}`),
    );
  });

  function expectAmended(before: DocumentData, after: DocumentData, expected: readonly string[]): void {
    const [base, edited] = [declaration(five, before), declaration(five, after)];
    const { xml, changes } = amended(base, edited);
    expect(changes.map(({ pointer }) => pointer)).toEqual(expected);
    const [standing, wanted] = [base, edited].map((one) => writeMessage(maps.declaration, one, definition));
    if (hasReference) expect(canonical(applyAmendment(standing!, xml))).toBe(canonical(wanted!));
  }
});

describe('A6: what is refused by name', () => {
  it.each([
    ['transaction_ref', 'LRN-2'],
    ['additional_dec_type', 'D'],
    ['declaration_type', 'EX'],
    ['submitter_number', 'GB1'],
  ])('%s', (field, value) => {
    const base = declaration(five);
    const { label } = definition.fields[field]!;
    const expected = { code: 'request.unamendable', message: `${label} cannot be amended.` };
    expect(refusals(() => amended(base, { ...base, [field]: value }))[0]).toMatchObject(expected);
  });

  it('a number of an item that is not its place', () => {
    const base = declaration(five);
    const edited = { ...base, CDSItems: five.with(1, item(2, { item_no: 7 })) };
    expect(refusals(() => amended(base, edited))).toEqual([
      {
        code: 'request.unamendable',
        path: 'CDSItems/[object Object]/item_no',
        message: `Items 2, ${definition.lists.CDSItems!.row.fields.item_no!.label} cannot be amended.`,
      },
    ]);
  });

  it('no change at all, and one that no message holds', () => {
    const base = declaration(five);
    expect(refusals(() => amended(base, { ...base }))[0]!.code).toBe('request.unchanged');
    expect(refusals(() => amended(base, { ...base, internal_id: '7' }))[0]!.code).toBe('request.unchanged');
  });

  it('a change without its reason, on its place', () => {
    const edited = declaration(five.with(1, item(2, { itemPriceAmount: '999' })), { exporter: 'Clipper' });
    const reasons = [{ section: 'items', index: 1, change_reason: '21', statement_description: 'Slip.' }];
    const [first, ...rest] = refusals(() => amended(declaration(five), edited, reasons));
    expect(first).toMatchObject({ code: 'request.reason', path: 'exporter' });
    expect(rest).toEqual([]);

    const repriced = declaration(five.with(1, item(2, { itemPriceAmount: '999' })));
    const [price] = refusals(() => amended(declaration(five), repriced, []));
    const { label } = definition.lists.CDSItems!.row.fields.itemPriceAmount!;
    expect(price!.message).toBe(`The change of Items 2, ${label} needs a reason and a description.`);
  });
});

describe('A7: the reason of a change (CUS-044)', () => {
  const base = declaration(five, { currency_1: '1500' });
  const edited = declaration([item(1, { itemPriceAmount: '1' }), ...five.slice(2)], {
    currency_1: '1201',
    exporter: 'Clipper',
    internal_id: 'not for customs',
  });

  it('one is asked for each difference customs hear of, none for figures that follow', () => {
    const asked = amendedDifferences({ maps, definition, base, edited });
    expect(asked.map((difference) => ({ ...difference, fields: undefined, path: undefined }))).toMatchObject([
      { kind: 'changed', section: 'parties' },
      { kind: 'changed', section: 'items', index: 0 },
      { kind: 'removed', section: 'items', index: 1 },
    ]);
  });

  it('is that of its difference; a figure that follows has that of the row that went', () => {
    const reasons: ChangeReason[] = [
      { section: 'parties', change_reason: '29', statement_description: 'Party.' },
      { section: 'items', index: 0, change_reason: '21', statement_description: 'Price.' },
      { section: 'items', index: 1, change_reason: '30', statement_description: 'Gone.' },
    ];
    const { changes } = amended(base, edited, reasons);
    expect(changes.map(({ pointer, change_reason }) => `${pointer} ${change_reason}`)).toEqual([
      '42A/228 30',
      '42A/109 30',
      '42A/57A/R031 29',
      '42A/67A/68A[1]/23A/79A/112 21',
      '42A/67A/68A[2] 30',
    ]);
  });
});

it('the second field of one value has the reason of its section', () => {
  const moment = { acceptance_date: '12-03-2026', acceptance_time: '10:42:14Z' };
  const base = declaration(five, moment);
  const reasons = [{ section: 'declaration', change_reason: '32', statement_description: 'Clock was slow.' }];
  const { changes } = amended(base, { ...base, acceptance_time: '10:45:00Z' }, reasons);
  expect(changes).toEqual([
    { pointer: '42A/023', change_reason: '32', statement_description: 'Clock was slow.' },
  ]);
});

it('a figure changed by hand, without a row, asks for a reason like any other', () => {
  const base = declaration(five, { total_packages: '10' });
  const edited = { ...base, total_packages: '12' };
  expect(amendedDifferences({ maps, definition, base, edited })).toMatchObject([{ kind: 'changed' }]);
  const untold = { ...edited, CDSItems: five.with(0, item(1, { totalNumberOfPackages: '12' })) };
  expect(amendedDifferences({ maps, definition, base, edited: untold })).toMatchObject([{ kind: 'changed' }]);
});

describe('A8: the nil amendment (CUS-062)', () => {
  const reason = { change_reason: '31', statement_description: 'Documents as asked.' };

  it('carries the whole declaration and points at the country of destination', () => {
    const { xml, changes, problems } = nilAmendment({
      maps,
      definition,
      document: filledDeclaration(),
      names,
      reason,
    });
    expect(changes.map(({ pointer, change_reason }) => [pointer, change_reason])).toEqual([
      ['42A/67A/99B/465', '31'],
    ]);
    expect(problems).toEqual([]);
    expect(xml.match(/<GovernmentAgencyGoodsItem>/g)).toHaveLength(3);
    expect(readRequest(xml).names).toEqual(['13', 'AMEND-1', '26GB00000000000017', 'COR']);
  });

  it('is refused where that is blank', () => {
    const document = declaration(five);
    expect(refusals(() => nilAmendment({ maps, definition, document, names, reason }))).toEqual([
      {
        code: 'request.nil',
        path: 'destination_country_code',
        message: `A nil amendment points at ${definition.fields.destination_country_code!.label}, which is blank.`,
      },
    ]);
  });
});

it('what customs refuse in the request or its values is told on its place', () => {
  const base = declaration(five);
  const edited = declaration(five.with(0, item(1, { itemPriceAmount: 'a lot' })));
  const reasons = [{ ...because[0]!, statement_description: 'x'.repeat(513) }];
  const { problems } = amended(base, edited, reasons);
  expect(problems.map(({ path }) => path.at(-1))).toEqual(['statement_description', 'itemPriceAmount']);
});
