import fc from 'fast-check';
import type { FieldDefinition, ListDefinition, ObjectDefinition } from '../../src/engine/catalogue.ts';
import type { DocumentData, FieldValue, Row } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';

type Values = Record<string, FieldValue | readonly Row[]>;

/**
 * The same declarations in every run: values near every kind of rule, rows in every list, and one in twenty
 * that is no declaration (a field nobody knows, a value of another type).
 */
export function generatedDeclarations(count: number): readonly DocumentData[] {
  const declaration = catalogue.documents['customs-declaration']!;
  const documents = fc.tuple(objectOf(declaration), fc.nat(19), fc.constantFrom('field', 'type', 'row'));
  return fc
    .sample(documents, { numRuns: count, seed: 500 })
    .map(([document, chance, fault]) => withKeys(chance === 0 ? broken(document, fault) : document));
}

function objectOf(definition: ObjectDefinition): fc.Arbitrary<Values> {
  const fields = Object.values(definition.fields).map(
    (field) => [field.name, arbitraryValue(field)] as const,
  );
  const lists = Object.values(definition.lists).map((list) => [list.name, rowsOf(list)] as const);
  return fc
    .record(Object.fromEntries<fc.Arbitrary<FieldValue | readonly Row[]>>([...fields, ...lists]), {
      requiredKeys: [],
    })
    .map((values) => {
      const kept = Object.entries(values).filter(
        ([, value]) => !(Array.isArray(value) && value.length === 0),
      );
      return Object.fromEntries(kept) as Values;
    });
}

function rowsOf(list: ListDefinition): fc.Arbitrary<readonly Row[]> {
  return fc.array(objectOf(list.row), { maxLength: 2 }).map((rows) => rows as unknown as readonly Row[]);
}

function arbitraryValue(field: FieldDefinition): fc.Arbitrary<FieldValue> {
  if (field.type === 'boolean') return fc.boolean();
  if (field.type === 'integer') return fc.integer({ min: -1, max: 100_001 });
  const codes = catalogue.codeLists[field.codeList ?? '']?.options.map(({ value }) => value) ?? [];
  const limit = field.valid.maxLength ?? 20;
  return fc.oneof(
    fc.constantFrom('GBP', 'import', 'export', 'A', 'Q', 'J', '12.', '1.5', '0', ...codes.filter(Boolean)),
    fc.constantFrom(
      '29-02-2024',
      '31-02-2024',
      '05-03-2024 10:61',
      '10:42:14+01',
      'GBAUWLALONBTW',
      '🚢',
      ' ',
    ),
    fc.string({ unit: fc.constantFrom(...'0123456789.'), minLength: 1, maxLength: Math.min(limit + 1, 30) }),
    fc.constantFrom('X'.repeat(limit), '7'.repeat(limit), 'X'.repeat(limit + 1), '🚢'.repeat(limit)),
    // PostgreSQL keeps no NUL.
    fc
      .string({ unit: 'binary', minLength: 1, maxLength: Math.min(limit, 12) })
      .filter((text) => !text.includes('\0')),
  );
}

function broken(document: Values, fault: string): Values {
  if (fault === 'field') return { ...document, no_such_field: 'x' };
  if (fault === 'type') return { ...document, transaction_ref: 7 };
  return { ...document, CDSItems: [{ description: true } as unknown as Row] };
}

/** Rows named by their place: k1, k2 … through the whole document. */
function withKeys(document: Values): DocumentData {
  let number = 0;
  const named = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (!Array.isArray(value)) return [name, value];
        const rows = (value as readonly Row[]).map((row) => {
          number += 1;
          return { uuid: `k${number}`, ...named(row as unknown as Values) };
        });
        return [name, rows];
      }),
    );
  return named(document);
}
