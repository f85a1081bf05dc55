import { expect, it, vi } from 'vitest';
import type { HeldValue } from '../../src/app/editor/document-values.ts';
import { createFinder } from '../../src/app/editor/value-finder.ts';
import type { DocumentData } from '../../src/engine/index.ts';
import { definition } from '../computations/declaration.ts';

const field = definition.fields.internal_id!;
const read = vi.fn((document: DocumentData): readonly HeldValue[] =>
  Object.entries(document).map(([name, value]) => ({
    path: [name],
    field,
    value: String(value),
    words: `Words of ${String(value)}`,
  })),
);
const found = (values: readonly HeldValue[]) => values.map(({ value }) => value);

it('a document is read once however many letters are typed, and once more for each change of it', () => {
  const find = createFinder(read);
  const before = { one: 'Quince', two: 'Apple' };
  expect(found(find(before, ''))).toEqual([]);
  expect(read).toHaveBeenCalledTimes(0);
  for (const letters of ['q', 'qu', 'qui', 'quince'])
    expect(found(find(before, letters))).toEqual(['Quince']);
  expect(read).toHaveBeenCalledTimes(1);
  const after = { ...before, two: 'Quince jelly' };
  expect(found(find(after, 'quince'))).toEqual(['Quince', 'Quince jelly']);
  expect(found(find(after, 'words of quince j'))).toEqual(['Quince jelly']);
  expect(read).toHaveBeenCalledTimes(2);
});
