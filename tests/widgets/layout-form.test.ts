import { createSchemaUtils } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import type { ObjectDefinition, RowDefinition, SectionDefinition } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { layoutForm } from '../../widgets/layout-form.ts';

type Part = readonly [name: string, object: ObjectDefinition, sections: readonly SectionDefinition[]];

/** Every part of an editor that rjsf lays out: sections of documents, and rows that open in a form. */
const parts: readonly Part[] = Object.values(catalogue.documents).flatMap((document) => [
  ...document.sections.map((section): Part => [`${document.name} ${section.id}`, document, [section]]),
  ...rowsBelow(document).map((row): Part => [`${document.name} row ${row.name}`, row, row.layout]),
]);

function rowsBelow(object: ObjectDefinition): RowDefinition[] {
  return Object.values(object.lists).flatMap(({ row }) => [row, ...rowsBelow(row)]);
}

describe('the form of a part of an editor', () => {
  it('ENG-002 there is one for every section of every document and for every row', () => {
    expect(parts.length).toBeGreaterThan(30);
    for (const [name, object, sections] of parts) {
      const { schema, uiSchema } = layoutForm(object, sections);
      const shown = sections.flatMap((section) => [
        ...section.fields.map((field) => field.name),
        ...section.lists,
      ]);
      expect(uiSchema['ui:order'], name).toEqual(shown);
      expect(Object.keys(schema.properties ?? {}).sort(), name).toEqual([...shown].sort());
    }
  });

  it('ENG-004, ENG-005 rjsf takes it as it is, puts no value in and asks its validator nothing', () => {
    for (const [name, object, sections] of parts) {
      const { schema, validator } = layoutForm(object, sections);
      const utils = createSchemaUtils(validator, schema);
      expect(utils.retrieveSchema(schema, {}), name).toEqual(schema);
      const values = Object.values(utils.getDefaultFormState(schema, {}) ?? {}).flat();
      expect(
        values.filter((value) => value !== undefined),
        name,
      ).toEqual([]);
    }
  });
});
