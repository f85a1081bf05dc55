import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldDefinition, FieldValue, ObjectDefinition } from '../../src/engine/index.ts';
import { judgeValue } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { validators } from '../../src/generated/validators.ts';

const documentName = 'customs-declaration';
const declaration = catalogue.documents[documentName]!;
const { valid } = validators[documentName];

interface Place {
  readonly field: FieldDefinition;
  /** A document that holds nothing but this value. */
  readonly holding: (value: FieldValue) => object;
}

function places(definition: ObjectDefinition, holding: (data: object) => object): readonly Place[] {
  return [
    ...Object.values(definition.fields).map((field) => ({
      field,
      holding: (value: FieldValue) => holding({ [field.name]: value }),
    })),
    ...Object.values(definition.lists).flatMap((list) =>
      places(list.row, (data) => holding({ [list.name]: [{ uuid: 'r', ...data }] })),
    ),
  ];
}

const all = places(declaration, (data) => data);

const texts = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.stringMatching(/^[0-9.]{0,24}$/),
  fc.constantFrom(
    'GBP',
    'import',
    'Q',
    'Z',
    '29-02-2024',
    '31-02-2024',
    '10:42:14+01',
    'GBAUWLALONBTW',
    '🚢',
    '12.',
    '1.5',
  ),
);

test('E9 ENG-043: a value has the same verdict here and in the compiled schemas', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      texts,
      fc.integer({ min: -2, max: 100_001 }),
      ({ field, holding }, text, number) => {
        const value = field.type === 'integer' ? number : field.type === 'boolean' ? number > 0 : text;
        valid(holding(value));
        // A document of one value also lacks rows; only what is said of the value itself counts.
        const failures = (valid.errors ?? []).filter(
          ({ keyword }) => keyword !== 'minItems' && keyword !== 'required',
        );
        expect(judgeValue(field, value) === undefined, `${field.name} ${JSON.stringify(value)}`).toBe(
          failures.length === 0,
        );
      },
    ),
    { numRuns: 5000, seed: 9 },
  );
});
