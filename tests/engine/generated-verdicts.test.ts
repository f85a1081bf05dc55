import { expect, test } from 'vitest';
import type { DocumentData, FieldValue, ObjectDefinition } from '../../src/engine/index.ts';
import { judgeValue, rowsOf } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { generatedDeclarations } from '../support/generated-documents.ts';
import { verdictOf } from '../support/verdict.ts';

const documents = generatedDeclarations(500);

/** JSON pointers of the fields whose value the engine finds wrong, hidden or not. */
function wrongValues(definition: ObjectDefinition, data: DocumentData, pointer = ''): readonly string[] {
  const fields = Object.values(definition.fields).filter((field) => {
    const value = data[field.name] as FieldValue | undefined;
    return value !== undefined && judgeValue(field, value) !== undefined;
  });
  return [
    ...fields.map(({ name }) => `${pointer}/${name}`),
    ...Object.values(definition.lists).flatMap((list) =>
      rowsOf(data, list.name).flatMap((row, at) =>
        wrongValues(list.row, row, `${pointer}/${list.name}/${at}`),
      ),
    ),
  ];
}

test('E37: 500 generated declarations are of every kind', () => {
  const verdicts = documents.map(verdictOf);
  expect(verdicts.filter(({ isDeclaration }) => !isDeclaration).length).toBeGreaterThan(10);
  expect(verdicts.filter(({ isDeclaration }) => isDeclaration).length).toBeGreaterThan(400);
  const codes = new Set(verdicts.flatMap(({ problems }) => problems.map((text) => text.split(' ')[1])));
  expect([...codes].sort()).toEqual(
    expect.arrayContaining(['problem.enum', 'problem.format', 'problem.maxLength', 'problem.required']),
  );
  expect(generatedDeclarations(20)).toEqual(documents.slice(0, 20));
});

test('E37: the engine and the compiled schemas find the same fields of them wrong', () => {
  const declaration = catalogue.documents['customs-declaration']!;
  for (const document of documents) {
    const { isDeclaration, failures } = verdictOf(document);
    if (!isDeclaration) continue;
    const ofFields = failures.filter((text) => !/ (required|minItems|maxItems)$/.test(text));
    const places = new Set(ofFields.map((text) => text.slice(0, text.lastIndexOf(' '))));
    expect([...places].sort()).toEqual([...new Set(wrongValues(declaration, document))].sort());
  }
});
