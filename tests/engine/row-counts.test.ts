import { expect, test } from 'vitest';
import { checkPlace } from '../../src/engine/check.ts';
import { checkDocument, type DocumentData } from '../../src/engine/index.ts';
import { cargo, cargoOf, list, load } from './cargo.ts';

test.each([
  [0, ['error of the schema: At least 2 rows.']],
  [1, ['error of the schema: At least 2 rows.']],
  [2, []],
  [3, ['warning of the schema: More than 2 rows, which customs may not take.']],
  [4, ['warning of the schema: More than 2 rows, which customs may not take.']],
  [5, ['error of the schema: At most 4 rows.']],
])('of a list of two to four rows, better two, %i rows are told as %j', (count, told) => {
  const loads = list('loads', load, { minRows: 2, advisedRows: 2, maxRows: 4 });
  const problems = checkDocument({ ...cargo, lists: { loads } }, cargoOf(count), {});
  expect(
    problems
      .filter(({ path }) => path.at(-1) === 'loads')
      .map(({ severity, source, message }) => `${severity} of the ${source}: ${message}`),
  ).toEqual(told);
});

test('a list that states no least number of rows may be empty', () => {
  const problems = checkDocument({ ...cargo, lists: { loads: list('loads', load) } }, cargoOf(0), {});
  expect(problems.filter(({ path }) => path.at(-1) === 'loads')).toEqual([]);
});

test.each([
  [undefined, 'At least one row is required.'],
  ['Say what is loaded.', 'Say what is loaded.'],
])(
  'a list that a rule requires wants a row, told in the words %j of the rule or in ours',
  (words, message) => {
    const rule = { effect: 'require', condition: { scope: '/kind', schema: { const: 'bulk' } } } as const;
    const rules = [words === undefined ? rule : { ...rule, message: words }];
    const definition = { ...cargo, lists: { loads: list('loads', load, { rules }) } };
    const told = (data: DocumentData) =>
      checkDocument(definition, data, {}).filter(({ path }) => path.at(-1) === 'loads');
    expect(told({ kind: 'bulk' })).toEqual([
      { path: ['loads'], severity: 'error', source: 'rule', code: 'problem.required', message },
    ]);
    expect(told({ kind: 'parcel' })).toEqual([]);
    expect(told({ ...cargoOf(1), kind: 'bulk' })).toEqual([]);
  },
);

test('a place in a row that is gone has no problems', () => {
  expect(checkPlace(cargo, cargoOf(1), ['loads', { id: 'gone' }, 'boxes', { id: 'b' }, 'mark'], {})).toEqual(
    [],
  );
  expect(checkPlace(cargo, cargoOf(1), ['loads', { id: 'gone' }, 'weight'], {})).toEqual([]);
});
