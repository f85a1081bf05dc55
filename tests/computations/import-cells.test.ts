import { describe, expect, test } from 'vitest';
import { declarationsIn } from '../../src/computations/import/declarations.ts';
import {
  groupLines,
  sumOfTotals,
  totalsOfGroups,
  totalsOfLines,
} from '../../src/computations/import/groups.ts';
import { importGroups } from '../../src/computations/import/items.ts';
import { type Mapping, readLines } from '../../src/computations/import/lines.ts';
import { codeOf, meantBy, unmeantWords, yesOrNo } from '../../src/computations/import/meant.ts';
import { rowsOf } from '../../src/engine/index.ts';
import { field } from '../engine/cargo.ts';
import { declaration as definition } from '../schemas/rows.ts';

const countries = {
  name: 'countries',
  label: 'Countries',
  options: [
    { value: 'CN', label: 'China' },
    { value: 'NZ', label: 'New Zealand', aliases: ['Aotearoa'] },
    { value: 'CG', label: 'Congo' },
    { value: 'CD', label: 'Congo (Kinshasa)', aliases: ['Congo'] },
  ],
} as const;
const codeLists = { countries } as unknown as Parameters<typeof meantBy>[3];
const meant = (extra: Parameters<typeof field>[1], text: string, mark: '.' | ',' = '.') =>
  meantBy(field('cell', extra), text, mark, codeLists);

describe('a cell means', () => {
  test.each([
    ['1234', 1234],
    ['0', 0],
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', '1234567890123456'],
    ['1.5', '1.5'],
    ['7 crates', '7 crates'],
  ])('of whole numbers by %j %j', (text, value) => {
    expect(meant({ type: 'integer' }, text)).toEqual({ value });
  });

  test.each([
    ['CN', { value: 'CN' }],
    ['cn', { value: 'CN', takenAs: 'Taken as CN.' }],
    ['aotearoa', { value: 'NZ', takenAs: 'Taken as NZ.' }],
    ['Congo', { value: 'Congo' }],
    ['Atlantis', { value: 'Atlantis' }],
  ])('of countries by %j %j', (text, value) => {
    expect(meant({ codeList: 'countries' }, text)).toEqual(value);
  });

  test.each([
    ['1 July 2026', { value: '01-07-2026' }],
    ['1.7.26', { value: '01-07-2026', takenAs: 'Taken as 01/07/2026.' }],
    ['2026-07-01', { value: '01-07-2026' }],
    ['1 Brumaire 2026', { value: '1 Brumaire 2026' }],
    ['soon', { value: 'soon' }],
  ])('of days by %j %j', (text, value) => {
    expect(meant({ valid: { format: 'date' } }, text)).toEqual(value);
  });

  test('yes or no by each of their words, whole ones', () => {
    expect(['y', 'YES', 'true', '1', 'x', 'preferential'].map(yesOrNo)).toEqual(Array(6).fill(true));
    expect(['n', 'No', 'false', '0', '-', 'non-preferential'].map(yesOrNo)).toEqual(Array(6).fill(false));
    expect(['yess', 'xx', '10', 'nn', 'maybe', ''].map(yesOrNo)).toEqual(Array(6).fill(undefined));
  });
});

test('why no field takes a cell is told of commodity codes and of lists', () => {
  const code = field('code', { valid: { format: 'digits', pattern: '^x$' } });
  const ends = 'A commodity code has 10 for an import and 8 for an export.';
  expect(unmeantWords(code, '0902.10', {})).toBe(`6 digits are the HS subheading alone. ${ends}`);
  expect(unmeantWords(code, '9', {})).toBe(`1 digit. ${ends}`);
  const country = field('country', { codeList: 'countries' });
  expect(unmeantWords(country, 'Atlantis', codeLists)).toBe(
    'Neither a code nor a name of the list Countries, such as CN for China.',
  );
  expect(unmeantWords(country, 'China', codeLists)).toBeUndefined();
  expect(unmeantWords(field('free'), 'x', codeLists)).toBeUndefined();
  expect(codeOf(undefined, 'CN')).toBeUndefined();
});

describe('a line', () => {
  const mapping: Mapping = ['commodityCode', 'country_origin', 'preferential', 'net_mass', 'itemPriceAmount'];
  const head = ['Code', 'Origin', 'Preferential', 'Net', 'Price'];
  const read = (...cells: readonly (readonly string[])[]) =>
    readLines({ head, lines: cells.map((each, at) => ({ line: at + 2, cells: each })) }, mapping, definition);

  test('that answers neither yes nor no is told', () => {
    const { lines, errors } = read(['0902100010', 'CN', 'maybe', '1', '2']);
    expect(errors).toEqual([
      { line: 2, column: 'Preferential', text: 'maybe', reason: 'Neither yes nor no.' },
    ]);
    expect(lines[0]?.values.has('preferential')).toBe(false);
  });

  test.each(['Total', ' Total: ', 'TOTALS', 'sub-total', 'Grand total'])('called %j is no goods', (words) => {
    const { lines, leftOut } = read(['0902100010', 'CN', 'no', '1', '2'], ['', words, '', '1', '2']);
    expect(lines).toHaveLength(1);
    expect(leftOut).toEqual([
      { line: 3, place: 'Origin', text: words.trim(), reason: 'A line of totals, which are no goods.' },
    ]);
  });

  test('of a code is goods, whatever is said beside it', () => {
    expect(read(['0902100010', 'Total', 'no', '1', '2']).leftOut).toEqual([]);
  });

  test('adds up by figure, prices by currency; nothing is told of what comes to nothing', () => {
    const { lines } = read(['0902100010', 'CN', 'no', '1', '2.50'], ['0902100010', 'NZ', '', '0.5', '0']);
    expect(totalsOfLines(lines)).toEqual({ 'itemPriceAmount GBP': '2.5', net_mass: '1.5' });
    expect(sumOfTotals({ net_mass: '1.5' }, { gross_mass: '2', net_mass: '1' })).toEqual({
      gross_mass: '2',
      net_mass: '2.5',
    });
  });

  test('goes together with another that says the same in another order of columns', () => {
    const one = {
      line: 2,
      values: new Map([
        ['commodityCode', '1'],
        ['country_origin', 'CN'],
      ]),
    };
    const other = {
      line: 3,
      values: new Map([
        ['country_origin', 'CN'],
        ['commodityCode', '1'],
      ]),
    };
    expect(groupLines([one, other], definition).map(({ lines }) => lines)).toEqual([[2, 3]]);
  });

  test('says no more than its cells do, and keeps apart what is packed in another way', () => {
    const packed = (line: number, ...cells: readonly (readonly [string, string])[]) => ({
      line,
      values: new Map([
        ['commodityCode', '1'],
        ...cells.map(([name, value]) => [`PackagesCDSItems/${name}`, value] as const),
      ]),
    });
    const groups = groupLines(
      [
        packed(2, ['type_of_packages', 'CT'], ['number_of_packages', '2']),
        packed(3, ['type_of_packages', 'CT'], ['number_of_packages', '3']),
        packed(4, ['shipping_mark', 'A']),
        packed(5, ['shipping_mark', 'B']),
        packed(6, ['number_of_packages', '4']),
        packed(7),
      ],
      definition,
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]!.packages).toEqual([
      { type_of_packages: 'CT', number_of_packages: '5' },
      { shipping_mark: 'A' },
      { shipping_mark: 'B' },
      { number_of_packages: '4' },
    ]);
    expect(Object.fromEntries(groups[0]!.values)).toEqual({ commodityCode: '1' });
    expect(totalsOfGroups(groups)).toEqual({ packages: '9' });
  });

  test('whose cell is merged over lines counts its figures once, and says its words each time', () => {
    const columns: Mapping = ['commodityCode', 'PackagesCDSItems/number_of_packages', 'country_origin'];
    const cells = ['0902100010', '7', 'CN'];
    const lines = [
      { line: 2, cells },
      { line: 3, cells, repeated: new Set([1, 2]) },
    ];
    const table = { head: ['Code', 'Packages', 'Origin'], lines };
    expect(readLines(table, columns, definition).lines.map(({ values }) => [...values.values()])).toEqual([
      ['0902100010', '7', 'CN'],
      ['0902100010', 'CN'],
    ]);
  });

  test('in a column that goes to no field is told cell by cell', () => {
    const table = { head: ['Code', 'Other'], lines: [{ line: 2, cells: ['0902100010', 'x'] }] };
    expect(readLines(table, ['commodityCode', 'nothing'], definition).errors).toEqual([
      { line: 2, column: 'Other', text: 'x', reason: 'There is no such field.' },
    ]);
  });

  test('has descriptions as long as its item takes, and no longer', () => {
    const longest = definition.lists.CDSItems!.row.fields.description!.valid.maxLength!;
    const described = (line: number, text: string) => ({ line, values: new Map([['description', text]]) });
    const [half, rest] = ['x'.repeat(longest - 10), 'y'.repeat(8)];
    const [fits] = groupLines([described(2, half), described(3, rest)], definition);
    expect(fits!.values.get('description')).toBe(`${half}; ${rest}`);
    expect(fits!.leftOut).toEqual([]);
    const [short] = groupLines([described(2, half), described(3, `${rest}z`)], definition);
    expect(short!.values.get('description')).toBe(half);
    expect(short!.leftOut).toEqual([{ line: 3, text: `${rest}z` }]);
  });

  test('without packages leaves the row of them that its item is born with', () => {
    let last = 0;
    const place = {
      document: { customs_regime: 'import' },
      definition,
      context: {},
      newId: () => `n${++last}`,
    };
    const values = new Map([['commodityCode', '0902100010']]);
    const { patches } = importGroups([{ lines: [2], values, packages: [], leftOut: [] }], place);
    const [item] = patches.flatMap((patch) => (patch.op === 'insert' ? [patch.row] : []));
    expect(rowsOf(item, 'PackagesCDSItems')).toHaveLength(1);
  });

  test('fills the rows that its item is born with', () => {
    const values = new Map([
      ['commodityCode', '0902100010'],
      ['CertificateCDSItems/doc_code_1', 'N'],
      ['CertificateCDSItems/doc_code_3', '935'],
    ]);
    let last = 0;
    const newId = () => `n${++last}`;
    const place = { document: { customs_regime: 'import' }, definition, context: {}, newId };
    const group = {
      lines: [2],
      values,
      packages: [{ type_of_packages: 'CT' }, { shipping_mark: 'A' }],
      leftOut: [],
    };
    const { patches, left } = importGroups([group], place);
    const rows = patches.flatMap((patch) => (patch.op === 'insert' ? [patch.row] : []));
    expect([rows.length, left]).toEqual([1, 0]);
    expect(rows[0]).toMatchObject({
      commodityCode: '0902100010',
      CertificateCDSItems: [{ doc_code_1: 'N', doc_code_3: '935' }],
      PackagesCDSItems: [{ type_of_packages: 'CT' }, { shipping_mark: 'A' }],
    });
  });
});

describe('lines belong to the declaration that the first of these names that stands in them', () => {
  const told = (...values: readonly Readonly<Record<string, string>>[]) =>
    declarationsIn(
      values.map((each, at) => ({ line: at + 2, values: new Map(Object.entries(each)) })),
      (target) => `Head of ${target}`,
    );

  test.each(['/internal_id', '/transaction_ref', '/invoice_number', '/ref_general'])('%s', (key) => {
    const declarations = told(
      { [key]: 'A', net_mass: '1' },
      { [key]: 'B' },
      { [key]: 'A', '/currency': 'GBP' },
    );
    expect(declarations.map(({ key: value, lines }) => [value, lines.map(({ line }) => line)])).toEqual([
      ['A', [2, 4]],
      ['B', [3]],
    ]);
    expect(declarations[0]!.header).toEqual({ [key.slice(1)]: 'A', currency: 'GBP' });
    expect([...declarations[0]!.lines[0]!.values]).toEqual([['net_mass', '1']]);
  });

  test('the earlier name tells, whatever the others say; a line without it is told', () => {
    const [first, second] = told(
      { '/internal_id': 'A', '/ref_general': 'R' },
      { '/internal_id': 'A', '/ref_general': 'S' },
      { '/ref_general': 'R' },
    );
    expect(first!.errors).toEqual([
      {
        line: 3,
        column: 'Head of /ref_general',
        text: 'S',
        reason: 'A line before says R of the same declaration.',
      },
    ]);
    expect(second!.errors).toEqual([
      {
        line: 4,
        column: 'Head of /internal_id',
        text: '',
        reason: 'The line does not say which declaration it belongs to.',
      },
    ]);
  });

  test('none of them tells: all lines are of one declaration', () => {
    const [only, ...more] = told({ net_mass: '1' }, { net_mass: '2' });
    expect([only!.key, only!.errors, more]).toEqual(['', [], []]);
  });
});
