import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyPatches,
  hasKeys,
  patchesBetween,
  placedPart,
  readShape,
  readTree,
} from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { validators } from '../../src/generated/validators.ts';

const definition = catalogue.documents['customs-declaration']!;

/** JSON in which the names of a declaration stand, with whatever in their places. */
const stored = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, '', 'text', '1', 7, 1.5, true),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(
    fc.constantFrom(
      'uuid',
      'gross_mass',
      'items',
      'self_representation',
      'CDSItems',
      'PackagesCDSItems',
      'description',
      'unknown',
      '__proto__',
      'constructor',
    ),
    tie('value'),
    { maxKeys: 6 },
  ),
})).value;

it('reads anything stored as a document that edits can be made in, the same each time', () => {
  fc.assert(
    fc.property(fc.oneof(stored, fc.jsonValue() as fc.Arbitrary<unknown>), (data) => {
      const json = JSON.stringify(data);
      const tree = readTree(JSON.parse(json));
      const shape = readShape(definition, tree.document);
      expect(validators['customs-declaration'].structure(shape.document)).toBe(true);
      expect(hasKeys(definition, shape.document)).toBe(true);
      expect(applyPatches({}, patchesBetween({}, shape.document))).toEqual(shape.document);
      expect(readTree(JSON.parse(json))).toEqual(tree);
      // What was read once is read as it is.
      expect(readTree(tree.document)).toEqual({ document: tree.document, unread: [] });
      expect(readShape(definition, shape.document)).toEqual({ document: shape.document, unread: [] });
    }),
    { numRuns: 500 },
  );
});

it('has every value in the document or among what it tells, with its name', () => {
  fc.assert(
    fc.property(stored, (data) => {
      const values: string[] = [];
      const marked: unknown = JSON.parse(JSON.stringify(data), (_name, value) => {
        if (value !== 'text') return value;
        values.push(`text ${values.length}`);
        return values.at(-1);
      });
      const tree = readTree(marked);
      const shape = readShape(definition, tree.document);
      const told = [...tree.unread, ...shape.unread].map((part) => placedPart(definition, part).was);
      const all = [JSON.stringify(shape.document), ...told].join('');
      for (const value of values) if (!isKey(marked, value)) expect(all).toContain(`"${value}"`);
    }),
    { numRuns: 500 },
  );
});

/** Whether the text stands in a key, which rows may have another one of. */
function isKey(data: unknown, text: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([name, value]) =>
    name === 'uuid' && !Array.isArray(data) ? JSON.stringify(value).includes(text) : isKey(value, text),
  );
}
