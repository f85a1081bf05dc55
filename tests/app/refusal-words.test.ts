import { expect, it } from 'vitest';
import { CallError } from '../../src/app/api/call-error.ts';
import { refusalWords } from '../../src/app/sending/refusal-words.ts';
import { documents } from '../../src/generated/documents.ts';

const definition = documents['customs-declaration']!;
const document = { CDSItems: [{ uuid: 'a' }, { uuid: 'b' }] };
const words = (error: unknown) => refusalWords('HMRC', error, definition, document);
const refused = (body: Record<string, unknown>) => words(new CallError('As lines.', 422, body));

it('CUS-296: a document that is not accepted says so with each error, and the field it is about', () => {
  const errors = {
    '/location_goods': ['Required.'],
    '/CDSItems/{b}/net_mass': ['More than the gross mass.', 'No number.'],
    change_reason: ['The field is required'],
  };
  expect(refused({ message: 'It has errors.', errors }).split('\n')).toEqual([
    'Document is not accepted by HMRC: It has errors.',
    'Location of goods 5/23: Required.',
    'Item 2, Net mass, kg 6/1: More than the gross mass.',
    'Item 2, Net mass, kg 6/1: No number.',
    'The field is required',
  ]);
});

it('CUS-296, D-07: errors that are no map are errors too', () => {
  expect(refused({ errors: 'No.' })).toBe('Document is not accepted by HMRC: No.');
  expect(refused({ errors: ['No.', 'Never.'] })).toBe('Document is not accepted by HMRC: No.\nNever.');
});

it('CUS-297: what brings no errors was not judged by customs: its message stands alone', () => {
  expect(refused({ message: 'x' })).toBe('As lines.');
  expect(refused({ message: 'x', errors: {} })).toBe('As lines.');
  expect(words(new Error('No way.'))).toBe('No way.');
});
