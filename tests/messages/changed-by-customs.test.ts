import { describe, expect, it } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { formatPath } from '../../src/engine/index.ts';
import { changedByCustoms } from '../../src/messages/index.ts';
import { cdsMap } from './support/map.ts';

const packages = (...numbers: readonly string[]): Row[] =>
  numbers.map((number, index) => ({
    uuid: `p${index + 1}`,
    type_of_packages: 'CT',
    number_of_packages: number,
    shipping_mark: `Mark ${index + 1}`,
  }));

const sent: DocumentData = {
  customs_regime: 'import',
  declaration_type: 'IM',
  additional_dec_type: 'A',
  transaction_ref: 'LRN-1',
  items: 2,
  CDSItems: [
    {
      uuid: 'i1',
      item_no: 1,
      description: 'Apples',
      itemPriceAmount: '100',
      itemPriceCurr: 'GBP',
      PackagesCDSItems: packages('10', '20'),
      ProcedureCDSItems: [
        { uuid: 'x1', add_proc: '000' },
        { uuid: 'x2', add_proc: 'F15' },
      ],
    },
    { uuid: 'i2', item_no: 2, description: 'Pears', PackagesCDSItems: packages('30') },
  ],
} as unknown as DocumentData;

const three = {
  ...sent,
  items: 3,
  CDSItems: [...(sent.CDSItems as readonly Row[]), { uuid: 'i3', item_no: 3, description: 'Nuts' }],
} as unknown as DocumentData;

type Values = readonly (readonly [path: string, value: string])[];

/** What customs hold after they named these pointers and told these values. */
function changed(pointers: readonly string[], values: Values, held: DocumentData = sent) {
  const { document, untold } = changedByCustoms(cdsMap, held, [
    {
      sent,
      amendments: pointers.map((pointer) => ({ pointer })),
      amendedValues: [['/FunctionCode', '9'] as const, ...values].map(([path, value]) => ({ path, value })),
    },
  ]);
  return { document, untold: untold.map(formatPath), items: document.CDSItems as readonly Row[] };
}

const item = '/GoodsShipment/GovernmentAgencyGoodsItem';
const listOf = (row: Row | undefined, list: string) =>
  (row?.[list] as unknown as readonly Row[] | undefined) ?? [];

describe('a change of customs', () => {
  it('adds a row with all they tell of it, behind the others', () => {
    const { items, untold } = changed(
      ['42A/67A/68A[1]/93A[3]'],
      [
        [`${item}/SequenceNumeric`, '1'],
        [`${item}/Packaging/SequenceNumeric`, '3'],
        [`${item}/Packaging/MarksNumbersID`, 'By customs'],
        [`${item}/Packaging/QuantityQuantity`, '5'],
        [`${item}/Packaging/TypeCode`, 'BX'],
      ],
    );
    expect(untold).toEqual([]);
    expect(listOf(items[0], 'PackagesCDSItems')).toEqual([
      ...packages('10', '20'),
      {
        uuid: expect.any(String),
        type_of_packages: 'BX',
        number_of_packages: '5',
        shipping_mark: 'By customs',
      },
    ]);
    expect(items[1]).toEqual((sent.CDSItems as readonly Row[])[1]);
  });

  it('adds an item with the rows in it, and several rows at once', () => {
    const { items, untold } = changed(
      ['42A/67A/68A[3]', '42A/67A/68A[4]'],
      [
        [`${item}/SequenceNumeric`, '3'],
        [`${item}/Commodity/Description`, 'Plums'],
        [`${item}/Commodity/InvoiceLine/ItemChargeAmount`, '75'],
        [`${item}/Commodity/InvoiceLine/ItemChargeAmount/@currencyID`, 'EUR'],
        [`${item}/Packaging/SequenceNumeric`, '1'],
        [`${item}/Packaging/QuantityQuantity`, '7'],
        [`${item}/Packaging/TypeCode`, 'CT'],
        [`${item}[2]/SequenceNumeric`, '4'],
        [`${item}[2]/Commodity/Description`, 'Figs'],
      ],
    );
    expect(untold).toEqual([]);
    expect(items).toHaveLength(4);
    expect(items[2]).toMatchObject({
      description: 'Plums',
      itemPriceAmount: '75',
      itemPriceCurr: 'EUR',
      PackagesCDSItems: [{ number_of_packages: '7', type_of_packages: 'CT' }],
    });
    expect(items[3]).toMatchObject({ description: 'Figs' });
    const ids = JSON.stringify(items).match(/"uuid":"[^"]+"/g)!;
    const added = ids.filter((id) => id.includes('told'));
    expect(new Set(added).size).toBe(added.length);
  });

  it('takes a row out of which their declaration holds nothing, whatever else it changes by its number', () => {
    const { items, untold } = changed(
      ['42A/67A/68A[1]/93A[1]', '42A/67A/68A[1]/93A[2]/144', '42A/67A/68A[2]'],
      [
        [`${item}/SequenceNumeric`, '1'],
        [`${item}/Packaging/SequenceNumeric`, '2'],
        [`${item}/Packaging/QuantityQuantity`, '21'],
      ],
    );
    expect(untold).toEqual([]);
    expect(items.map(({ uuid }) => uuid)).toEqual(['i1']);
    expect(listOf(items[0], 'PackagesCDSItems')).toEqual([
      { ...packages('10', '20')[1], number_of_packages: '21' },
    ]);
  });

  it('is named at the row of which they do not tell enough', () => {
    const first = '/CDSItems/{i1}/PackagesCDSItems';
    // Nothing of it, a number between which nothing stands, and something that no row has.
    expect(changed(['42A/67A/68A[1]/93A[3]'], [])).toMatchObject({ document: sent, untold: [first] });
    const third: Values = [
      [`${item}/SequenceNumeric`, '1'],
      [`${item}/Packaging/SequenceNumeric`, '4'],
      [`${item}/Packaging/TypeCode`, 'BX'],
    ];
    expect(changed(['42A/67A/68A[1]/93A[4]'], third)).toMatchObject({ document: sent, untold: [first] });
    const unknown: Values = [
      [`${item}/SequenceNumeric`, '1'],
      [`${item}/Packaging/SequenceNumeric`, '3'],
      [`${item}/Packaging/Colour`, 'red'],
    ];
    expect(changed(['42A/67A/68A[1]/93A[3]'], unknown)).toMatchObject({ document: sent, untold: [first] });
    // A row that is there, told as a whole: what of it is not told may have gone.
    const whole: Values = [
      [`${item}/SequenceNumeric`, '1'],
      [`${item}/Packaging/SequenceNumeric`, '2'],
      [`${item}/Packaging/TypeCode`, 'BX'],
    ];
    expect(changed(['42A/67A/68A[1]/93A[2]'], whole)).toMatchObject({
      document: sent,
      untold: [`${first}/{p2}`],
    });
  });

  it('takes no row out by a message without a declaration of theirs', () => {
    const { document, untold } = changedByCustoms(cdsMap, sent, [
      { sent, amendments: [{ pointer: '42A/67A/68A[2]' }], amendedValues: [] },
    ]);
    expect(document).toEqual(sent);
    expect(untold.map(formatPath)).toEqual(['/CDSItems/{i2}']);
  });

  it('adds a row once that they name with what is in it, or again', () => {
    const plums: Values = [
      [`${item}/SequenceNumeric`, '3'],
      [`${item}/Commodity/Description`, 'Plums'],
      [`${item}/Packaging/SequenceNumeric`, '1'],
      [`${item}/Packaging/QuantityQuantity`, '7'],
      [`${item}/Packaging/TypeCode`, 'CT'],
    ];
    for (const also of ['/23A/137', '/006', '/93A[1]', '/93A[1]/144', ''])
      for (const isFirst of [true, false]) {
        const pointers = ['42A/67A/68A[3]', `42A/67A/68A[3]${also}`];
        const { items, untold } = changed(isFirst ? pointers : pointers.toReversed(), plums);
        expect(untold, also).toEqual([]);
        expect(items.slice(0, 2), also).toEqual(sent.CDSItems);
        expect(items.slice(2), also).toMatchObject([
          { description: 'Plums', PackagesCDSItems: [{ number_of_packages: '7' }] },
        ]);
      }
  });

  it('takes a row out that they name with what is in it, or again', () => {
    for (const also of ['/23A/137', '/93A[1]', ''])
      for (const isFirst of [true, false]) {
        const pointers = ['42A/67A/68A[1]', `42A/67A/68A[1]${also}`];
        const told: Values = [[`${item}/SequenceNumeric`, '2']];
        const { items, untold } = changed(isFirst ? pointers : pointers.toReversed(), told);
        expect(untold, also).toEqual([]);
        expect(items, also).toEqual((sent.CDSItems as readonly Row[]).slice(1));
      }
  });

  it('is of the row that had its number then, whichever has it since we amended', () => {
    const left = (three.CDSItems as readonly Row[]).slice(1);
    const held = {
      ...three,
      CDSItems: left.map((row, at) => ({ ...row, item_no: at + 1 })),
    } as unknown as DocumentData;
    const amendedValues = [
      [`${item}/SequenceNumeric`, '2'],
      [`${item}/Commodity/Description`, 'Quinces'],
    ].map(([path, value]) => ({ path: path!, value: value! }));
    const change = { sent: three, amendments: [{ pointer: '42A/67A/68A[2]/23A/137' }], amendedValues };
    const { document, untold } = changedByCustoms(cdsMap, held, [change]);
    expect(untold).toEqual([]);
    expect(document.CDSItems).toMatchObject([{ description: 'Quinces' }, { description: 'Nuts' }]);
  });

  it('of rows among which they took some out before is named at their list: their numbers may be others', () => {
    const [first, second] = [
      { pointers: ['42A/67A/68A[1]'], told: [[`${item}/SequenceNumeric`, '2']] },
      {
        pointers: ['42A/67A/68A[2]/23A/137'],
        told: [
          [`${item}/SequenceNumeric`, '2'],
          [`${item}/Commodity/Description`, 'Quinces'],
        ],
      },
    ].map(({ pointers, told }) => ({
      sent: three,
      amendments: pointers.map((pointer) => ({ pointer })),
      amendedValues: told.map(([path, value]) => ({ path: path!, value: value! })),
    }));
    const { document, untold } = changedByCustoms(cdsMap, three, [first!, second!]);
    expect(document.CDSItems).toEqual((three.CDSItems as readonly Row[]).slice(1));
    expect(untold.map(formatPath)).toEqual(['/CDSItems']);
  });

  it('leaves rows as we amended them since, and says that they added one among them', () => {
    const [first, second] = sent.CDSItems as readonly Row[];
    const ours = {
      ...sent,
      CDSItems: [first!, { ...second!, PackagesCDSItems: packages('31') as never }],
    } as unknown as DocumentData;
    expect(changed(['42A/67A/68A[2]'], [], ours)).toMatchObject({ document: ours, untold: [] });
    const added: Values = [
      [`${item}/SequenceNumeric`, '2'],
      [`${item}/Packaging/SequenceNumeric`, '2'],
      [`${item}/Packaging/TypeCode`, 'BX'],
    ];
    expect(changed(['42A/67A/68A[2]/93A[2]'], added, ours)).toMatchObject({
      document: ours,
      untold: ['/CDSItems/{i2}/PackagesCDSItems'],
    });
  });
});
