import { expect, it, vi } from 'vitest';
import type { HeldValue } from '../../src/app/editor/document-values.ts';
import { createFinder, type Match, type NamedPlace } from '../../src/app/editor/value-finder.ts';
import type { DocumentData } from '../../src/engine/index.ts';
import { definition } from '../computations/declaration.ts';

const field = { ...definition.fields.internal_id!, label: 'Reference', help: { dataElement: '2/4' } };
const values = vi.fn((document: DocumentData): readonly HeldValue[] =>
  Object.entries(document).map(([name, value]) => ({
    path: [name],
    field,
    value: String(value),
    words: `Words of ${String(value)}`,
  })),
);
const places = vi.fn((): readonly NamedPlace[] => [
  { path: ['two'], name: 'Reference 2/4', words: 'Apple' },
  { path: ['blank'], name: 'Gross mass 6/5', words: 'blank' },
]);
let opened = {};
const sources = { values, places, opened: () => opened };
const found = (matches: readonly Match[]) => matches.map(({ words }) => words);
const before = { one: 'Quince', two: 'Apple' };

it('a document is read once however many letters are typed, and once more for each change of it', () => {
  const find = createFinder(sources);
  expect(found(find(before, ''))).toEqual([]);
  expect(values).toHaveBeenCalledTimes(0);
  for (const letters of ['q', 'qu', 'qui', 'quince'])
    expect(found(find(before, letters))).toEqual(['Words of Quince']);
  expect([values, places].map((read) => read.mock.calls.length)).toEqual([1, 1]);
  const after = { ...before, two: 'Quince jelly' };
  expect(found(find(after, 'quince'))).toEqual(['Words of Quince', 'Words of Quince jelly']);
  expect(found(find(after, 'words of quince j'))).toEqual(['Words of Quince jelly']);
  expect([values, places].map((read) => read.mock.calls.length)).toEqual([2, 2]);
});

it('names and data elements are found behind values, the fields at hand first, a blank one too, each once', () => {
  const find = createFinder(sources);
  const matches = (typed: string, document: DocumentData = before) =>
    find(document, typed).map(({ path, isNamed }) => `${path[0]}${isNamed ? ' by name' : ''}`);
  expect(matches('reference')).toEqual(['two by name', 'one by name']);
  expect(matches('2/4')).toEqual(['two by name', 'one by name']);
  expect(matches('mass gro')).toEqual(['blank by name']);
  expect(matches('6/5')).toEqual(['blank by name']);
  expect(matches('reference', { one: 'A reference', two: 'Apple' })).toEqual(['one', 'two by name']);
});

it('the fields at hand are those of the rows that are open now', () => {
  const find = createFinder(sources);
  expect(find(before, 'mass gro')).toHaveLength(1);
  opened = { CDSItems: 'another' };
  places.mockReturnValueOnce([{ path: ['other'], name: 'Gross mass 6/5', words: 'blank' }]);
  values.mockClear();
  expect(find(before, 'mass gross').map(({ path }) => path)).toEqual([['other']]);
  expect(values, 'the document is not read again for it').toHaveBeenCalledTimes(0);
});

it('a name is found by how its words begin, and not by fewer than three letters', () => {
  const find = createFinder(sources);
  for (const typed of ['re', 'ference', 'gross reference', '4'])
    expect(find(before, typed), typed).toEqual([]);
});

it('asks each field once for its name, however many rows have it', () => {
  const asked = vi.fn(() => 'Reference');
  const watched = Object.defineProperty({ ...field }, 'label', { get: asked });
  const many = Array.from({ length: 999 }, (_, at) => ({
    path: ['items', { id: `i${at}` }, 'ref'],
    field: watched,
    value: 'x',
    words: 'x',
  }));
  const find = createFinder({ ...sources, values: () => many, places: () => [] });
  expect(find(before, 'reference')).toHaveLength(999);
  expect(asked).toHaveBeenCalledTimes(1);
});
