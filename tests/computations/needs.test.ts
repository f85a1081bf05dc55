import { describe, expect, test } from 'vitest';
import { checkBeforeSending } from '../../src/computations/index.ts';
import {
  type DeclarationCategory,
  type DocumentData,
  type FieldDefinition,
  formatPath,
  type ListDefinition,
} from '../../src/engine/index.ts';
import { field, fields, list, takes } from '../engine/cargo.ts';

const of = (element: string, extra: Partial<FieldDefinition> = {}) => ({
  help: { dataElement: element },
  ...extra,
});
const row = (
  name: string,
  own: Record<string, FieldDefinition>,
  lists: Record<string, ListDefinition> = {},
) => ({
  name,
  fields: own,
  lists,
  layout: [],
  columns: [],
});
const marks = list(
  'marks',
  row('mark', fields(field('kind', of('6/9', { defaults: [{ value: 'CT' }] })), field('mark', of('6/9')))),
);
const item = row(
  'item',
  fields(field('net', of('6/1')), field('code', of('6/14')), field('seller', of('3/1'))),
  {
    marks,
  },
);
const definition = {
  name: 'paper',
  version: 1,
  takes,
  fields: fields(
    field('ship', of('7/9')),
    field('party', of('3/1')),
    field('rate_currency', of('4/15', { defaults: [{ value: 'GBP' }] })),
    field('rate', of('4/15')),
  ),
  lists: {
    seals: list('seals', row('seal', fields(field('number', of('7/18'))))),
    CDSItems: list('CDSItems', item),
  },
  sections: [],
};

const category = (rest: Partial<DeclarationCategory> = {}): DeclarationCategory => ({
  category: 'H1',
  title: 'Some',
  regime: 'import',
  page: { title: 'Page', page: 'p', date: '2026-03-05' } as unknown as DeclarationCategory['page'],
  requirements: [],
  ...rest,
});
type Level = DeclarationCategory['requirements'][number]['level'];
const missing = (document: DocumentData, element: string, level: Level, rest: object = {}) => {
  const requirement = {
    code: `H1-${element}`,
    element,
    level,
    need: 'always',
    severity: 'error',
    text: 'Say it.',
  };
  const requirements = [{ ...requirement, ...rest }] as DeclarationCategory['requirements'];
  const whole = { customs_regime: 'import', ...document };
  const { problems } = checkBeforeSending(whole, {
    definition,
    categories: [category({ requirements })],
    checks: [],
  });
  return problems.map(({ path }) => formatPath(path));
};
const items = (...values: readonly object[]) =>
  ({ CDSItems: values.map((value, at) => ({ uuid: `i${at}`, ...value })) }) as DocumentData;

describe('what a category needs', () => {
  test('in the declaration is missed there, at its field or its list', () => {
    expect(missing({}, '7/9', 'declaration')).toEqual(['/ship']);
    expect(missing({ ship: '' }, '7/9', 'declaration')).toEqual(['/ship']);
    expect(missing({ ship: 'Tern' }, '7/9', 'declaration')).toEqual([]);
    expect(missing({}, '7/18', 'declaration')).toEqual(['/seals']);
    expect(missing({ seals: [{ uuid: 's' }] }, '7/18', 'declaration')).toEqual(['/seals/{s}/number']);
    expect(missing({ seals: [{ uuid: 's', number: '1' }] }, '7/18', 'declaration')).toEqual([]);
    expect(missing(items({ seller: 'S' }), '3/1', 'declaration')).toEqual(['/party']);
  });

  test('on each item is missed at those without it', () => {
    expect(missing(items({ net: '1' }, {}, { net: '' }), '6/1', 'item')).toEqual([
      '/CDSItems/{i1}/net',
      '/CDSItems/{i2}/net',
    ]);
    expect(missing({ party: 'P', ...items({}) }, '3/1', 'item')).toEqual(['/CDSItems/{i0}/seller']);
    expect(missing({}, '6/1', 'item')).toEqual([]);
    expect(missing({}, '1/6', 'item')).toEqual(['/CDSItems']);
  });

  test('in either is missed where it can be entered: in the declaration first, else on the items', () => {
    expect(missing({ party: 'P', ...items({}) }, '3/1', 'either')).toEqual([]);
    expect(missing(items({ seller: 'S' }, {}), '3/1', 'either')).toEqual(['/CDSItems/{i1}/seller']);
    expect(missing(items({}, {}), '3/1', 'either')).toEqual(['/party']);
    expect(missing(items({}, {}), '6/14', 'either')).toEqual(['/CDSItems/{i0}/code']);
    expect(missing(items({}, {}), '7/18', 'either')).toEqual(['/seals']);
    expect(missing({}, '6/14', 'either')).toEqual(['']);
  });

  test('is not there by what a row is born with, and is missed at the field beside it', () => {
    expect(missing({ rate_currency: 'GBP' }, '4/15', 'declaration')).toEqual(['/rate']);
    expect(missing({ rate_currency: 'USD' }, '4/15', 'declaration')).toEqual([]);
    expect(missing({ rate: '2' }, '4/15', 'declaration')).toEqual([]);
    const born = items({ marks: [{ uuid: 'm', kind: 'CT' }] });
    expect(missing(born, '6/9', 'item')).toEqual(['/CDSItems/{i0}/marks/{m}/mark']);
    expect(missing(items({}), '6/9', 'item')).toEqual(['/CDSItems/{i0}/marks']);
  });

  test('is looked for in the fields that the requirement names', () => {
    expect(missing({ rate_currency: 'GBP' }, '4/15', 'declaration', { fields: ['rate_currency'] })).toEqual(
      [],
    );
    expect(missing({ rate: '2' }, '4/15', 'declaration', { fields: ['rate_currency'] })).toEqual([
      '/rate_currency',
    ]);
  });

  test('is not missed where it is left out in published declarations, or only optional', () => {
    expect(missing({}, '7/9', 'declaration', { severity: 'none' })).toEqual([]);
    expect(missing({}, '7/9', 'declaration', { severity: undefined })).toEqual([]);
  });
});

describe('the category of a declaration', () => {
  const categories = [
    category({ category: 'types', types: ['A', 'D'] }),
    category({ category: 'goods', declarationTypes: ['CO'], procedures: ['40'] }),
    category({ category: 'low', procedures: ['40'], additionalProcedures: ['C07'] }),
    category({ category: 'usual', procedures: ['40'] }),
    category({ category: 'out', regime: 'export' }),
  ];
  const of = (document: object) =>
    checkBeforeSending(document as DocumentData, { definition, categories, checks: [] }).category?.category;
  const goods = (req_code: string, ...codes: readonly string[]) =>
    items({ req_code, ProcedureCDSItems: codes.map((add_proc, at) => ({ uuid: `p${at}`, add_proc })) });

  test.each([
    [{ customs_regime: 'import', additional_dec_type: 'D' }, 'types'],
    [{ customs_regime: 'export', additional_dec_type: 'D' }, 'out'],
    [{ customs_regime: 'import', declaration_type: 'IM', ...goods('40') }, 'usual'],
    [{ customs_regime: 'import', declaration_type: 'CO', ...goods('40') }, 'goods'],
    [{ customs_regime: 'import', declaration_type: 'IM', ...goods('40', '000', 'C07') }, 'low'],
    [{ customs_regime: 'import', declaration_type: 'IM', ...goods('40', '000') }, 'usual'],
    [{ customs_regime: 'import', ...goods('40') }, 'goods'],
    [{ customs_regime: 'import', ...goods('71') }, undefined],
    [{ customs_regime: 'import' }, undefined],
    [{}, undefined],
  ])('of %j is %s', (document, is) => {
    expect(of(document)).toBe(is);
  });
});
