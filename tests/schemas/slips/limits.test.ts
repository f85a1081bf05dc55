import { expect, it } from 'vitest';
import { checkSchemas } from '../../../generators/check/check.ts';
import { findsSlips, known } from '../finds-slips.ts';
import { SchemasCopy } from '../schemas-copy.ts';
import { slips } from './limits.ts';

findsSlips(slips);

const copy = new SchemasCopy();

it('ENG-032 an entry rule whose pattern takes fewer texts than the valid one is not looser', () => {
  const valid = '"pattern": "^[0-9]{8}([0-9]{2})?$",';
  copy.slip('customs-declaration/item.schema.json', valid, `${valid} "entry": { "pattern": "^[0-9]{8}$" },`);
  expect(checkSchemas(copy.folder, known)).toEqual([]);
});
