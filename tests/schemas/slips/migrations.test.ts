import { expect, it } from 'vitest';
import { checkSchemas } from '../../../generators/check/check.ts';
import type { ShapeFunctions } from '../../../src/engine/index.ts';
import { findsSlips, known } from '../finds-slips.ts';
import { SchemasCopy } from '../schemas-copy.ts';
import { slips, tomorrow } from './migrations.ts';

findsSlips(slips, tomorrow);

const copy = new SchemasCopy();
const MIGRATION = 'customs-declaration/migrations/2.json';
const FIRST = 'customs-declaration/fixtures/version-1/customs-declaration.every-field.json';

it('the schemas in which these slips are made are right', () => {
  tomorrow(copy);
  expect(checkSchemas(copy.folder, known)).toEqual([]);
});

it('ENG-032 the check finds a migration beside no document', () => {
  tomorrow(copy);
  copy.write('rows/migrations/2.json', copy.read(MIGRATION));
  expect(checkSchemas(copy.folder, known)).toEqual([
    {
      file: 'rows/migrations/2.json',
      line: 1,
      column: 1,
      message: 'No document stands in rows/, so nothing is ever migrated by this.',
    },
  ]);
});

it.each<[string, ShapeFunctions, string, RegExp]>([
  [
    'fails',
    {
      drop: () => {
        throw new Error('There is no colour.');
      },
    },
    '"by"',
    /^The function "drop" of the migration to version 2 fails at \/CDSItems\/\{k1\}: There is no colour\. It is tried on .*every-field\.json\.$/,
  ],
  [
    'changes nothing',
    { drop: (row) => row },
    '"change"',
    /^"drop" leaves each \/CDSItems\/\* of version 1 as it is: /,
  ],
])('ENG-032 the check finds a function of a migration that %s', (_, shapeFunctions, at, says) => {
  tomorrow(copy);
  copy.slip(MIGRATION, '{ "remove": "/CDSItems/*/colour" }', '{ "change": "/CDSItems/*", "by": "drop" }');
  const findings = checkSchemas(copy.folder, { ...known, shapeFunctions });
  const [line, text] = [...copy.read(MIGRATION).split('\n').entries()].find(([, one]) => one.includes(at))!;
  const found = findings.filter(({ file }) => file === MIGRATION);
  expect(found).toEqual([
    {
      file: MIGRATION,
      line: line + 1,
      column: text.indexOf(at) + 1,
      message: expect.stringMatching(says),
    },
  ]);
});

it('ENG-032 the check lets a migration remove a value that makes way for a renamed one', () => {
  tomorrow(copy);
  copy.slip(FIRST, '"old_reference": "1"', '"old_reference": "1",\n    "ref_general": "2"');
  copy.slip(
    MIGRATION,
    '{ "rename": "/old_reference"',
    '{ "remove": "/ref_general" }, { "rename": "/old_reference"',
  );
  expect(checkSchemas(copy.folder, known)).toEqual([]);
});
