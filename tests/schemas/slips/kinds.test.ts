import { expect, test } from 'vitest';
import { checkSchemas } from '../../../generators/check/check.ts';
import { findsSlips, known } from '../finds-slips.ts';
import { SchemasCopy } from '../schemas-copy.ts';
import { slips } from './kinds.ts';

findsSlips(slips);

const copy = new SchemasCopy();

test.each(['customs-declaration/declaration.kind.json', 'rows/rows.kind.json'])(
  'the check finds a kind that stands beside no document of its name: %s',
  (name) => {
    copy.write(name, copy.read('customs-declaration/customs-declaration.kind.json'));
    expect(checkSchemas(copy.folder, known)).toMatchObject([
      { file: name, message: expect.stringMatching(/^A kind stands beside its document, under its name/) },
    ]);
  },
);
