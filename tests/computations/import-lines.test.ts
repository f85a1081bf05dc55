import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declarationOf, declarationsIn } from '../../src/computations/import/declarations.ts';
import { groupLines, totalsOfGroups, totalsOfLines } from '../../src/computations/import/groups.ts';
import { importTarget, type Mapping, readLines } from '../../src/computations/import/lines.ts';
import { type DocumentData, type Row, rowsOf } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { declaration as definition } from '../schemas/rows.ts';

const HEAD = [
  'Code',
  'Origin',
  'Price',
  'Currency',
  'Net',
  'Gross',
  'Packages',
  'Kind',
  'Marks',
  'Document',
  'Preference',
  'Goods',
];
const MAPPING: Mapping = [
  'commodityCode',
  'country_origin',
  'itemPriceAmount',
  'itemPriceCurr',
  'net_mass',
  'gross_mass',
  'PackagesCDSItems/number_of_packages',
  'PackagesCDSItems/type_of_packages',
  'PackagesCDSItems/shipping_mark',
  'CertificateCDSItems/doc_code_1',
  'preference',
  'description',
];
const table = (cells: readonly (readonly string[])[]) => ({
  head: HEAD,
  lines: cells.map((each, at) => ({ line: at + 2, cells: each })),
});
const read = (cells: readonly (readonly string[])[], mapping = MAPPING) =>
  readLines(table(cells), mapping, definition);
const headOf = (target: string) => `Head of ${target}`;
let last = 0;
const place = { definition, context: {}, newId: () => `n${++last}` };
const made = (cells: readonly (readonly string[])[], isGrouped = true, header = {}) => {
  const [only] = declarationsIn(read(cells).lines, headOf);
  return declarationOf({ ...only!, header: { customs_regime: 'import', ...header } }, place, isGrouped)
    .document;
};
const itemsOf = (document: DocumentData) => rowsOf(document, 'CDSItems');
const line = (values: Partial<Record<(typeof HEAD)[number], string>>) =>
  HEAD.map((name) => values[name] ?? '');
const tea = {
  Code: '0902100010',
  Origin: 'CN',
  Price: '120.50',
  Currency: 'GBP',
  Net: '10.5',
  Gross: '11',
  Packages: '2',
  Kind: 'CT',
  Marks: 'A',
  Document: 'N935',
  Preference: '100',
  Goods: 'Tea',
};

const money = fc.integer({ min: 0, max: 99_999_999 }).map((pence) => new Big(pence).div(100).toFixed(2));
const grams = fc.integer({ min: 0, max: 99_999_999 }).map((g) => new Big(g).div(1000).toFixed());
const anyLine = fc.record({
  Code: fc.constantFrom('0902100010', '0808108090', '8510100000'),
  Origin: fc.constantFrom('CN', 'NZ', ''),
  Price: money,
  Currency: fc.constantFrom('GBP', 'USD', ''),
  Net: grams,
  Gross: grams,
  Packages: fc.nat({ max: 9999 }).map(String),
  Kind: fc.constantFrom('CT', 'BX', ''),
  Marks: fc.constantFrom('A', 'B', ''),
  Document: fc.constantFrom('N935', 'C644', ''),
  Preference: fc.constantFrom('100', '300', ''),
  Goods: fc.constantFrom('Tea', 'Apples', 'Shavers'),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 60 });

/** Sum of a figure over the items of a declaration. */
const sum = (rows: readonly Row[], name: string) =>
  rows.reduce((all, row) => all.plus(new Big(String(row[name] ?? '0'))), new Big(0)).toFixed();

describe('lines that become items', () => {
  test('I1: totals are those of the file, to the penny and the gram, grouped or not', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (told, isGrouped) => {
        const { lines, errors } = read(told.map(line));
        expect(errors).toEqual([]);
        expect(totalsOfGroups(groupLines(lines, definition))).toEqual(totalsOfLines(lines));
        const document = made(told.map(line), isGrouped);
        const items = itemsOf(document);
        const expected = (name: 'Price' | 'Net' | 'Gross') =>
          told.reduce((all, each) => all.plus(each[name]), new Big(0)).toFixed();
        expect(sum(items, 'itemPriceAmount')).toBe(expected('Price'));
        expect(sum(items, 'net_mass')).toBe(expected('Net'));
        expect(sum(items, 'gross_mass')).toBe(expected('Gross'));
        const packages = items.flatMap((item) => rowsOf(item, 'PackagesCDSItems'));
        expect(sum(packages, 'number_of_packages')).toBe(
          told.reduce((all, each) => all + Number(each.Packages), 0).toString(),
        );
        expect(document.items).toBe(items.length);
      }),
      { numRuns: 60 },
    );
  });

  test('I2: one item for each commodity, origin, preference, document and currency, and no more', () => {
    fc.assert(
      fc.property(anyLines, (told) => {
        const keys = told.map((each) =>
          [each.Code, each.Origin, each.Currency, each.Document, each.Preference].join(),
        );
        expect(itemsOf(made(told.map(line)))).toHaveLength(new Set(keys).size);
      }),
      { numRuns: 60 },
    );
  });

  test('I3: the order of the columns makes no difference', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.shuffledSubarray([...HEAD.keys()], { minLength: HEAD.length }),
        (told, order) => {
          const cells = told.map(line);
          const shuffled = readLines(
            {
              head: order.map((at) => HEAD[at]!),
              lines: cells.map((each, at) => ({ line: at + 2, cells: order.map((from) => each[from]!) })),
            },
            order.map((at) => MAPPING[at]!),
            definition,
          );
          const straight = read(cells);
          expect(groupLines(shuffled.lines, definition).length).toBe(
            groupLines(straight.lines, definition).length,
          );
          expect(totalsOfLines(shuffled.lines)).toEqual(totalsOfLines(straight.lines));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('I4: every cell that no field takes is named with its line, column, text and reason', () => {
    const { errors } = read([
      line(tea),
      line({ ...tea, Net: 'ten', Packages: '3' }),
      line({ ...tea, Kind: 'TOOLONG' }),
    ]);
    expect(errors).toEqual([
      { line: 3, column: 'Net', text: 'ten', reason: expect.any(String) },
      { line: 4, column: 'Kind', text: 'TOOLONG', reason: 'At most 2 characters.' },
    ]);
  });

  test('I5: figures lose separators and currency signs, and nothing else', () => {
    const { lines, errors } = read([line({ ...tea, Price: '£1,234.50', Net: '1 000.125 kg' })]);
    expect(errors).toEqual([]);
    expect(lines[0]!.values.get('itemPriceAmount')).toBe('1234.50');
    expect(lines[0]!.values.get('net_mass')).toBe('1000.125');
  });

  test('I6 CUS-224 CUS-226 CUS-228: items have the qualifiers, currencies, origin and entry that are specified', () => {
    const [item] = itemsOf(made([line({ Code: '0902100010', Price: '5' })]));
    expect(item).toMatchObject({
      cus_code_1: 'CV',
      taric_code: 'TRC',
      combined_code: 'TSP',
      itemPriceCurr: 'GBP',
      country_origin: '0',
    });
    expect(rowsOf(item, 'CommodityCDSItems')[0]).toMatchObject({
      taric_add_code_1: 'TRA',
      national_add_code_1: 'GN',
    });
    expect(rowsOf(item, 'AdditionalCDSItems')[0]).toMatchObject({ additionalInfoCode: '00500' });
    expect(rowsOf(item, 'TaxCDSItems').map((row) => row.tax_type)).toEqual(['A00', 'B00']);
  });

  test('I7 CUS-227: the country of a preferential line goes to the other field', () => {
    const mapping = ['commodityCode', 'country_origin', 'preferential'];
    const { lines } = read(
      [
        ['0902100010', 'CN', 'yes'],
        ['0902100010', 'CN', 'no'],
      ],
      mapping,
    );
    const [only] = declarationsIn(lines, headOf);
    const items = itemsOf(declarationOf(only!, place, true).document);
    expect(items.map((item) => [item.country_origin, item.country_pref_origin])).toEqual([
      [undefined, 'CN'],
      ['CN', undefined],
    ]);
  });

  test('I8: packages of one kind with the same marks add up, others stay apart', () => {
    const [item] = itemsOf(made([line(tea), line(tea), line({ ...tea, Kind: 'BX', Packages: '5' })]));
    expect(
      rowsOf(item, 'PackagesCDSItems').map((row) => [row.type_of_packages, row.number_of_packages]),
    ).toEqual([
      ['CT', '4'],
      ['BX', '5'],
    ]);
    expect(item).toMatchObject({
      itemPriceAmount: '361.50',
      net_mass: '31.5',
      gross_mass: '33',
      description: 'Tea',
    });
  });

  test('I9: a document code of four characters stands in both its fields', () => {
    const [item] = itemsOf(made([line(tea)]));
    expect(rowsOf(item, 'CertificateCDSItems')[0]).toMatchObject({ doc_code_1: 'N', doc_code_3: '935' });
  });

  test('I10: lines belong to declarations by their reference, and contradict nothing before them', () => {
    const mapping = ['/internal_id', '/declaration_type', 'commodityCode'];
    const { lines } = read(
      [
        ['R1', 'IM', '0902100010'],
        ['R2', 'IM', '0902100010'],
        ['R1', 'CO', '0808108090'],
        ['', 'IM', '1'],
      ],
      mapping,
    );
    const found = declarationsIn(lines, headOf);
    expect(found.map(({ key, lines: own }) => [key, own.length])).toEqual([
      ['R1', 2],
      ['R2', 1],
      ['', 1],
    ]);
    expect(found[0]!.errors).toEqual([
      {
        line: 4,
        column: 'Head of /declaration_type',
        text: 'CO',
        reason: 'A line before says IM of the same declaration.',
      },
    ]);
    expect(found[2]!.errors).toHaveLength(1);
  });

  test('I11: what finds no room in a declaration is counted', () => {
    const many = Array.from({ length: 1001 }, (_, at) => ({
      line: at,
      values: new Map([['description', `Goods ${at}`]]),
    }));
    const [only] = declarationsIn(many, headOf);
    const { document, left } = declarationOf(only!, place, false);
    expect([itemsOf(document).length, left]).toEqual([999, 2]);
  });

  test('I12: every description stands in its item or is told with its line; one too long by itself is an error', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' '), minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), (goods) => {
        const { lines } = read(goods.map((Goods) => line({ Code: '0902100010', Goods })));
        for (const { values, leftOut } of groupLines(lines, definition)) {
          const held = String(values.get('description') ?? '');
          expect([...held].length).toBeLessThanOrEqual(512);
          const told = new Set([...held.split('; '), ...leftOut.map(({ text }) => text)]);
          for (const Goods of goods) if (Goods.trim() !== '') expect(told).toContain(Goods.trim());
        }
      }),
    );
    const long = (at: number) => `${'Tea '.repeat(75)}${at}`;
    const [only] = groupLines(
      read([line({ ...tea, Goods: long(1) }), line({ ...tea, Goods: long(2) }), line(tea)]).lines,
      definition,
    );
    expect(only!.values.get('description')).toBe(`${long(1)}; Tea`);
    expect(only!.leftOut).toEqual([{ line: 3, text: long(2) }]);
    const { errors } = read([line({ ...tea, Goods: 'x'.repeat(513) })]);
    expect(errors).toMatchObject([{ line: 2, column: 'Goods', reason: 'At most 512 characters.' }]);
  });

  test('I15: a cell beside the last heading is an error: a comma in a text without quotation marks splits its line', () => {
    const { errors } = read([line(tea), [...line({ ...tea, Goods: 'Tea' }), ' green', ' ']]);
    expect(errors).toEqual([
      { line: 3, column: '13', text: 'green', reason: 'There is no heading over this cell.' },
    ]);
  });

  test('I16: a line of totals is no goods: it is told, and adds nothing', () => {
    const sums = { Price: '241', Net: '21', Gross: '22' };
    for (const words of ['TOTAL', 'Total:', 'Grand total', 'Sub-total', 'Totals', 'Subtotal']) {
      const { lines, errors, leftOut } = read([
        line(tea),
        line(tea),
        line({ ...sums, Goods: words }),
        line({ ...sums, Code: words }),
      ]);
      expect(errors).toEqual([]);
      expect(lines.map((each) => each.line)).toEqual([2, 3]);
      expect(leftOut).toEqual([
        { line: 4, place: 'Goods', text: words, reason: 'A line of totals, which are no goods.' },
        { line: 5, place: 'Code', text: words, reason: 'A line of totals, which are no goods.' },
      ]);
    }
    const goods = [line({ ...tea, Goods: 'Total' }), line({ ...sums, Goods: 'Total station' })];
    expect(read(goods).lines, 'with a commodity code, or with more words, they are goods').toHaveLength(2);
  });

  test('I17: a text of several lines is one line, and a commodity code loses its blanks and points', () => {
    const { lines, errors } = read([
      line({ ...tea, Code: '0902 10 00 10', Goods: 'Tea,\r\n green \n' }),
      line({ ...tea, Code: '0902.10.00.10', Goods: 'Tea,\ngreen' }),
    ]);
    expect(errors).toEqual([]);
    for (const { values } of lines)
      expect([values.get('commodityCode'), values.get('description')]).toEqual(['0902100010', 'Tea, green']);
    expect(read([line({ ...tea, Code: '902.1' })]).errors).toMatchObject([{ column: 'Code' }]);
  });
});

describe('figures as other countries write them', () => {
  const mapping: Mapping = ['commodityCode', 'net_mass', 'itemPriceAmount'];
  const figures = (
    rows: readonly (readonly [string, string])[],
    separator?: string,
    numbers: ReadonlySet<number> = new Set(),
  ) =>
    readLines(
      {
        head: ['Code', 'Net', 'Price'],
        lines: rows.map((row, at) => ({ line: at + 2, cells: ['0902100010', ...row], numbers })),
        ...(separator === undefined ? {} : { separator }),
      },
      mapping,
      definition,
    );
  const values = (...of: Parameters<typeof figures>) =>
    figures(...of).lines.map(({ values: of }) => [of.get('net_mass'), of.get('itemPriceAmount')]);

  test('a comma before three digits is of decimals where another figure of the file shows it', () => {
    const rows = [
      ['0,125', '1234,50'],
      ['1,250', '10,5'],
      ['12,5', '2,500'],
    ] as const;
    const read = [
      ['0.125', '1234.50'],
      ['1.250', '10.5'],
      ['12.5', '2.500'],
    ];
    expect(values(rows, ';')).toEqual(read);
    expect(values(rows, ',')).toEqual(read);
    expect(values([['1.250', '12,5']], ';')).toEqual([['1250', '12.5']]);
    expect(values([['1,250', '12.5']], ',')).toEqual([['1250', '12.5']]);
  });

  test('where no figure shows it, semicolons tell; otherwise a comma is of thousands and a point of decimals', () => {
    expect(values([['1,250', '2,500']], ';')).toEqual([['1.250', '2.500']]);
    expect(values([['1,250', '2,500']], ',')).toEqual([['1250', '2500']]);
    expect(values([['1.250', '2.500']], ';')).toEqual([['1.250', '2.500']]);
    expect(values([['0,125', '1,250']], ',')).toEqual([['0.125', '1.250']]);
  });

  test('where figures disagree, one that can be read in two ways is an error that names both', () => {
    const { errors } = figures(
      [
        ['12,5', '10.50'],
        ['1,250', '3'],
      ],
      ',',
    );
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ line: 3, column: 'Net', text: '1,250' });
    expect(errors[0]!.reason).toContain('May be 1250 or 1.250');
  });

  test('numbers of a workbook have a decimal point whatever its texts show', () => {
    expect(values([['1.254', '12,5']], undefined, new Set([1]))).toEqual([['1.254', '12.5']]);
    expect(values([['1,254', '12,5']])).toEqual([['1.254', '12.5']]);
  });

  test('a point in a text of a workbook is of thousands where another text shows decimals with a comma', () => {
    for (const shown of ['12,5', '1.234,50', '1.234.567'])
      expect(values([['1.254', shown]])[0]![0], shown).toBe('1254');
    expect(values([['1.254', '1,234.50']])[0]![0]).toBe('1.254');
    // Its numbers are written by no hand: they show nothing of its texts.
    const { changed } = figures([['1.254', '12.5']], undefined, new Set([2]));
    expect(changed).toHaveLength(1);
  });

  test('a figure that can be read in two ways, of which no other shows one, is told once for its column', () => {
    const told = (...of: Parameters<typeof figures>) => figures(...of).changed;
    expect(
      told([
        ['3', '7'],
        ['1.234', '5'],
        ['2.500', '6'],
      ]),
    ).toEqual([
      {
        line: 3,
        place: 'Net',
        text: '1.234',
        reason:
          'Read as 1.234 and not as 1234, as 1 more of the column: no figure of the file shows which is meant.',
      },
    ]);
    expect(told([['1,234', '5']], ',')).toMatchObject([
      { reason: 'Read as 1234 and not as 1.234: no figure of the file shows which is meant.' },
    ]);
    expect(told([['1,234', '5']], ';')).toMatchObject([
      { reason: expect.stringMatching(/^Read as 1\.234 /) },
    ]);
    expect(told([['1.234', '12.5']], ',')).toEqual([]);
    expect(told([['1.234', '5']], undefined, new Set([1]))).toEqual([]);
  });

  test('a table in one style, with one figure that shows it, is read exactly (property)', () => {
    const amount = fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(0, 2, 3));
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', '.'),
        fc.boolean(),
        (amounts, mark, isGrouped) => {
          const written = amounts.map(([units, places]) => {
            const [whole = '', decimals] = new Big(units).div(1000).toFixed(places).split('.');
            const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, mark === ',' ? '.' : ',') : whole;
            return {
              exact: decimals === undefined ? whole : `${whole}.${decimals}`,
              text: decimals === undefined ? grouped : `${grouped}${mark}${decimals}`,
            };
          });
          const rows = written.map(({ text }) => [text, `7${mark}5`] as const);
          expect(values(rows, ';')).toEqual(written.map(({ exact }) => [exact, '7.5']));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a word that is neither yes nor no is an error, and names of JavaScript are no fields', () => {
    const answers = readLines(
      {
        head: ['Code', 'Preferential'],
        lines: ['yes', 'no', 'oui', ''].map((word, at) => ({ line: at + 2, cells: ['0902100010', word] })),
      },
      ['commodityCode', 'preferential'],
      definition,
    );
    expect(answers.lines.map(({ values: of }) => of.get('preferential'))).toEqual([
      true,
      false,
      undefined,
      undefined,
    ]);
    expect(answers.errors).toEqual([
      { line: 4, column: 'Preferential', text: 'oui', reason: 'Neither yes nor no.' },
    ]);
    for (const name of ['__proto__', 'constructor', 'toString/x', '/constructor', 'PackagesCDSItems/valueOf'])
      expect(importTarget(definition, name)).toBeUndefined();
  });
});

describe('what stands beside a figure', () => {
  const readCells = (cells: readonly (readonly string[])[], mapping: Mapping) =>
    readLines(
      {
        head: mapping.map((_, at) => `Column ${at + 1}`),
        lines: cells.map((each, at) => ({ line: at + 2, cells: each })),
      },
      mapping,
      definition,
      catalogue.codeLists,
    );

  test.each(['500 g', '12.5 lbs', '1.2 t', '3 Tonnes', '40 oz'])(
    'a mass in another unit is no kilograms: %s',
    (cell) => {
      for (const target of ['net_mass', 'gross_mass']) {
        const { lines, errors } = readCells([[cell]], [target]);
        expect(lines).toEqual([]);
        expect(errors).toMatchObject([{ line: 2, text: cell }]);
        expect(errors[0]!.reason).toMatch(/: a mass is in kilograms\.$/);
      }
    },
  );

  test.each(['5 kg', '5 KGS', '5 kilos', 'GW 5 kg', '5'])('kilograms are: %s', (cell) => {
    const { lines, errors } = readCells([[cell]], ['gross_mass']);
    expect([lines[0]!.values.get('gross_mass'), errors]).toEqual(['5', []]);
  });

  test('a price in another currency is no pounds: its line has that currency, and it is told once', () => {
    const cells = ['€1,200.50', '5 EUR', 'USD 7', 'US$ 8', '£9', '10'];
    const { lines, errors, changed } = readCells(
      cells.map((cell) => [cell]),
      ['itemPriceAmount'],
    );
    expect(errors).toEqual([]);
    expect(lines.map(({ values }) => [values.get('itemPriceAmount'), values.get('itemPriceCurr')])).toEqual([
      ['1200.50', 'EUR'],
      ['5', 'EUR'],
      ['7', 'USD'],
      ['8', 'USD'],
      ['9', undefined],
      ['10', undefined],
    ]);
    expect(changed.map(({ line, text, reason }) => [line, text, reason])).toEqual([
      [2, '€1,200.50', 'Its currency is taken as EUR.'],
      [4, 'USD 7', 'Its currency is taken as USD.'],
    ]);
    expect(Object.keys(totalsOfLines(lines))).toEqual([
      'itemPriceAmount EUR',
      'itemPriceAmount GBP',
      'itemPriceAmount USD',
    ]);
  });

  test('a sign that names no currency is an error, and one that its line contradicts; $ is of any dollar', () => {
    const { lines, errors } = readCells(
      [
        ['¥5', ''],
        ['$5', 'CAD'],
        ['€5', 'USD'],
        ['£5', 'USD'],
        ['5 EUR', 'EUR'],
        ['$5', ''],
      ],
      ['itemPriceAmount', 'itemPriceCurr'],
    );
    expect(errors.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'Column 1', '¥ names no currency alone: its code has to stand here or in a column of its own.'],
      [4, 'Column 1', 'The currency of the line is USD.'],
      [5, 'Column 1', 'The currency of the line is USD.'],
    ]);
    expect(lines.map(({ values }) => values.get('itemPriceCurr'))).toEqual([
      'CAD',
      'USD',
      'USD',
      'EUR',
      'USD',
    ]);
  });

  test.each(['Rs 500', 'kr 5', '5 XYZ', '5.00 p', '5 k', '5%', 'per 5', '5 each', '(5)'])(
    'words beside a price that are no currency are refused, and no pounds: %s',
    (cell) => {
      const { lines, errors } = readCells(
        [
          [cell, ''],
          [cell, 'EUR'],
        ],
        ['itemPriceAmount', 'itemPriceCurr'],
      );
      // What is refused is in no sum.
      expect(totalsOfLines(lines)).toEqual({});
      expect(errors.map(({ line, text }) => [line, text])).toEqual([
        [2, cell],
        [3, cell],
      ]);
    },
  );
});

describe('cells that say something in another way than a field has it', () => {
  const takenAs = (head: string, target: string, ...cells: readonly string[]) => {
    const { lines, errors, changed } = readLines(
      { head: [head], lines: cells.map((cell, at) => ({ line: at + 2, cells: [cell] })) },
      [target],
      definition,
      catalogue.codeLists,
    );
    return { values: lines.map(({ values }) => values.get(target)), errors, changed };
  };

  test('a zero in front that a spreadsheet dropped comes back, and is told', () => {
    const { values, errors, changed } = takenAs('HS', 'commodityCode', '902100010', '9021000', '902100010');
    expect(values).toEqual(['0902100010', '09021000', '0902100010']);
    expect(errors).toEqual([]);
    expect(changed).toEqual([
      {
        line: 2,
        place: 'HS',
        text: '902100010',
        reason: 'Taken as 0902100010: spreadsheets drop a zero in front.',
      },
      expect.objectContaining({ line: 3, text: '9021000' }),
    ]);
  });

  test.each([
    ['090210', '6 digits are the HS subheading alone. A commodity'],
    ['090210001', '9 digits. A commodity code has 10 for an import and 8 for an export.'],
    ['tea', '0 digits. A commodity'],
  ])('no commodity code, and what one is: %s', (cell, reason) => {
    const { values, errors } = takenAs('HS', 'commodityCode', cell);
    expect(values).toEqual([]);
    expect(errors[0]!.reason).toContain(reason);
  });

  test('names of countries, packages and currencies are their codes', () => {
    const countries = takenAs('Origin', 'country_origin', 'China', 'GERMANY', 'uk', 'CN', 'Viet-Nam');
    expect(countries.values).toEqual(['CN', 'DE', 'GB', 'CN']);
    expect(countries.changed.map(({ reason }) => reason)).toEqual([
      'Taken as CN.',
      'Taken as DE.',
      'Taken as GB.',
    ]);
    expect(countries.errors).toMatchObject([{ text: 'Viet-Nam' }]);
    expect(countries.errors[0]!.reason).toMatch(/^Neither a code nor a name of the list .+ AF for Afghan/);
    expect(takenAs('Kind', 'PackagesCDSItems/type_of_packages', 'Carton').values).toEqual(['CT']);
  });

  test('a year of two digits is one of this century, and months have names', () => {
    const days = takenAs('Day', '/invoice_date', '21/07/26', '1 July 2026', '01-Jul-26', '31/02/26');
    expect(days.values).toEqual(['21-07-2026', '01-07-2026', '01-07-2026']);
    expect(days.changed.map(({ reason }) => reason)).toEqual([
      'Taken as 21/07/2026.',
      'Taken as 01/07/2026.',
    ]);
    expect(days.errors).toMatchObject([{ text: '31/02/26' }]);
  });

  test('a line break becomes a blank, and is told; a character that no message carries is named', () => {
    const told = takenAs('Goods', 'description', 'Tea\r\nblack', 'Tea\u0002');
    expect(told.values).toEqual(['Tea black']);
    expect(told.changed).toMatchObject([{ line: 2, text: 'Tea black' }]);
    expect(told.errors).toMatchObject([{ reason: 'Character 4 is U+0002, which no message carries.' }]);
  });
});
