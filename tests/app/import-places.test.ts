import { describe, expect, test } from 'vitest';
import { columnsNowhere } from '../../src/app/import/ColumnTable.tsx';
import { importPlaces } from '../../src/app/import/places.ts';
import { definition } from '../../src/generated/documents/customs-declaration.ts';
import { kinds } from '../../src/generated/kinds.ts';

const declarations = importPlaces(kinds['customs-declaration'], definition);

const placesOf = (head: readonly string[], isInto = false) =>
  declarations.suggested(
    {
      kind: 'table',
      ...{
        head,
        samples: [head.map(() => '2')],
        mapping: head.map(() => null),
        lines: 1,
        sheets: [],
        sheet: 0,
        columnsLeft: 0,
        columnsFilled: [...head.keys()],
        isHeadless: false,
        changed: [],
        changedCount: 0,
      },
      ...{
        errors: [],
        errorCount: 0,
        leftOut: [],
        leftOutCount: 0,
        declarations: [],
        counts: {
          ...{ declarations: 0, items: 0, left: 0, noRoom: 0, whole: 0 },
          ...{ barred: 0, barredWhole: 0, barredLines: 0 },
        },
        linesHidden: 0,
        linesThere: [],
        linesThereCount: 0,
        itemsOutdated: [],
        there: 0,
        archived: 0,
        repeated: null,
      },
      totals: { file: {}, there: {}, items: {} },
    },
    isInto,
  );

describe('where the columns of a file go by their words', () => {
  test.each([
    ['HS Code', 'commodityCode'],
    ['Commodity', 'commodityCode'],
    ['Tariff No.', 'commodityCode'],
    ['Origin', 'country_origin'],
    ['Country', 'country_origin'],
    ['Country of origin', 'country_origin'],
    ['Goods', 'description'],
    ['Amount', 'itemPriceAmount'],
    ['Total price', 'itemPriceAmount'],
    ['Total (GBP)', null],
    ['Net weight (kg)', 'net_mass'],
    ['N.W.', 'net_mass'],
    ['Net Wt. KGS', 'net_mass'],
    ['Gross weight (kg)', 'gross_mass'],
    ['Gross weight (lbs)', null],
    ['No. of pkgs', 'PackagesCDSItems/number_of_packages'],
    ['Packages', 'PackagesCDSItems/number_of_packages'],
    ['Order', null],
  ])('%s: %s', (word, target) => {
    expect(placesOf([word])).toEqual([target]);
  });

  test('an amount is none of a valuation adjustment, and one general word of a list is too little', () => {
    for (const word of [
      'Reference',
      'Type',
      'Category',
      'Role',
      'Status',
      'Reason',
      'Identifier',
      'Calculation',
    ])
      expect(placesOf([word]), word).toEqual([null]);
    expect(placesOf(['deduction_val', 'Issuing authority', 'Shipping marks'])).toEqual([
      'AdjustmentCDSItems/deduction_val',
      'CertificateCDSItems/issuing_auth',
      'PackagesCDSItems/shipping_mark',
    ]);
  });

  test('a place is taken once, and none of a new declaration for its items', () => {
    expect(placesOf(['Value', 'Total value', 'LRN'], true)).toEqual(['itemPriceAmount', null, null]);
    expect(placesOf(['Amount', 'Item price'])).toEqual([null, 'itemPriceAmount']);
  });

  test('every usual word leads to a place that is offered', () => {
    const offered = declarations.groups(false).flatMap(({ places }) => places.map(({ target }) => target));
    for (const word of ['hs', 'coo', 'product', 'line total', 'ccy', 'nw', 'gw', 'procedure', 'ctns'])
      expect(offered, word).toContain(placesOf([word])[0]);
  });
});

test('columns that hold something and go nowhere are named, whether or not the first lines say anything there', () => {
  const plan = {
    head: ['Goods', 'Batch', 'Notes'],
    samples: [['Tea', '', '']],
    mapping: ['description', null, null],
    columnsFilled: [0, 1],
  };
  expect(columnsNowhere(plan)).toBe('Column Batch goes nowhere: what it says is not imported.');
  expect(columnsNowhere({ ...plan, columnsFilled: [0] })).toBeUndefined();
});
