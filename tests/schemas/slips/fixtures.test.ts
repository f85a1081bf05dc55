import { expect, it } from 'vitest';
import { checkSchemas } from '../../../generators/check/check.ts';
import { findsSlips, known } from '../finds-slips.ts';
import { SchemasCopy } from '../schemas-copy.ts';
import { slips } from './fixtures.ts';

findsSlips(slips);

const copy = new SchemasCopy();

it('ENG-032 what is wrong in a layout hides nothing that is wrong in a fixture', () => {
  copy.slip('rows/produced-document.ui.json', '"document-statuses"', '"document-statusses"');
  copy.slip('rows/fixtures/accepted/produced-document.filled.json', '"12.5"', '"12,5"');
  expect(checkSchemas(copy.folder, known).map(({ message }) => message)).toEqual([
    'The schema refuses /quantity_wo (format), which the fixture does not say.',
    'There is no code list lists/document-statusses.json. Did you mean "document-statuses"?',
  ]);
});
