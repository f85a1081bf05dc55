import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ObjectDefinition, SectionDefinition } from '../src/engine/index.ts';

/** What rjsf is given to lay out sections of a document or row: names, types and order, no rule and no default. */
export interface LayoutForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly validator: ValidatorType;
}

/** The form of these sections, one below the other. */
export function layoutForm(object: ObjectDefinition, sections: readonly SectionDefinition[]): LayoutForm {
  const fields = sections.flatMap((section) => section.fields);
  const lists = sections.flatMap((section) => section.lists);
  const id = [object.name, ...sections.map((section) => section.id)].join('/');
  const schema: RJSFSchema = {
    $id: id,
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map(({ name }) => [name, { type: object.fields[name]?.type }])),
      ...Object.fromEntries(lists.map((name) => [name, { type: 'array' as const }])),
    },
  };
  const uiSchema: UiSchema = {
    'ui:order': sections.flatMap((section) => [...section.fields.map(({ name }) => name), ...section.lists]),
    'ui:options': { sections },
    ...Object.fromEntries(fields.map(({ name, span }) => [name, { 'ui:options': { span } }])),
    ...Object.fromEntries(lists.map((name) => [name, { 'ui:field': 'RowTable' }])),
  };
  return { schema, uiSchema, validator: createPrecompiledValidator({ [id]: neverAsked }, schema) };
}

/** The store judges what is entered, and a layout holds no condition that could depend on data. */
function neverAsked(): boolean {
  throw new Error('rjsf asked a validator, though its form holds no rule.');
}
