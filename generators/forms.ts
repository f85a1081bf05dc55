import type { Catalogue, LayoutField, ObjectDefinition, SectionDefinition } from '../src/engine/catalogue.ts';
import { type Authored, objectName } from './authored.ts';
import { type JsonSchema, objectSchema, schemaOf } from './json-schemas.ts';

/** One form the editor can mount. */
export interface Form {
  readonly id: string;
  readonly schema: JsonSchema;
  readonly uiSchema: JsonSchema;
}

/** Forms by document and form key: `section:parties` for a panel, `row:package` for an opened row. */
export type Forms = Readonly<Record<string, Readonly<Record<string, Form>>>>;

/** Makes a self-contained form of every section of a document and of every row it can hold. */
export function buildForms(authored: Authored, catalogue: Catalogue): Forms {
  const files = new Map([...authored.schemas.keys()].map((file) => [objectName(file), file]));
  return Object.fromEntries(
    Object.values(catalogue.documents).map((document) => {
      const forms: Record<string, Form> = {};
      for (const section of document.sections) {
        forms[`section:${section.id}`] = form(document.name, `section:${section.id}`, document, [section]);
      }
      for (const row of rowsBelow(document)) {
        forms[`row:${row.name}`] = form(document.name, `row:${row.name}`, row, row.layout);
      }
      return [document.name, forms];
    }),
  );

  function form(
    document: string,
    key: string,
    object: ObjectDefinition,
    sections: readonly SectionDefinition[],
  ): Form {
    const id = `${document}/${key}`;
    const shown = sections.flatMap((section) => [...section.fields.map((f) => f.name), ...section.lists]);
    const properties = objectSchema(schemaOf(authored, files.get(object.name) ?? ''), shown);
    const titled = Object.entries(properties).map(([name, schema]) => [
      name,
      { title: (object.fields[name] ?? object.lists[name])?.label, ...schema },
    ]);
    return {
      id,
      schema: { $id: id, type: 'object', properties: Object.fromEntries(titled) },
      uiSchema: {
        'ui:order': shown,
        'ui:options': { object: object.name, sections },
        ...Object.fromEntries(sections.flatMap((s) => s.fields).map((f) => [f.name, fieldUi(object, f)])),
        ...Object.fromEntries(
          sections.flatMap((s) => s.lists).map((name) => [name, { 'ui:field': 'RowTable' }]),
        ),
      },
    };
  }
}

function fieldUi(object: ObjectDefinition, { name, span }: LayoutField): JsonSchema {
  return { 'ui:widget': object.fields[name]?.widget, 'ui:options': { span } };
}

function rowsBelow(
  object: ObjectDefinition,
): readonly (ObjectDefinition & { layout: readonly SectionDefinition[] })[] {
  const found = new Map<string, ObjectDefinition & { layout: readonly SectionDefinition[] }>();
  const visit = (of: ObjectDefinition) => {
    for (const list of Object.values(of.lists)) {
      if (found.has(list.row.name)) continue;
      found.set(list.row.name, list.row);
      visit(list.row);
    }
  };
  visit(object);
  return [...found.values()];
}

/** Text of `src/generated/forms.ts`. */
export function formsFile(forms: Forms): string {
  return `${[
    "import { formValidators } from './form-validators.ts';",
    '',
    '/** One form the editor can mount: `schema` is the very object that was compiled. */',
    'export interface Form {',
    '  readonly id: string;',
    '  readonly schema: { readonly $id: string; readonly [keyword: string]: unknown };',
    '  readonly uiSchema: { readonly [key: string]: unknown };',
    '}',
    '',
    'function frozen<T>(value: T): T {',
    "  if (typeof value !== 'object' || value === null) return value;",
    '  for (const part of Object.values(value)) frozen(part);',
    '  return Object.freeze(value);',
    '}',
    '',
    '/** Forms by document and key: `section:<id>` for a panel, `row:<name>` for an opened row. */',
    `export const forms: { readonly [document: string]: { readonly [key: string]: Form } } = frozen(${JSON.stringify(forms, null, 1)});`,
    '',
    '/** Compiled forms by schema `$id`, for `createPrecompiledValidator`. */',
    'export { formValidators };',
  ].join('\n')}\n`;
}

/** Text of `src/generated/form-validators.ts`. */
export function formValidatorsFile(script: string): string {
  return `${[
    '// @ts-nocheck compiled code; the export below is typed',
    "import type { Validator } from './validators.ts';",
    '',
    script,
    '/** Compiled forms by schema `$id`. */',
    'export const formValidators: { readonly [id: string]: Validator } = compiled;',
  ].join('\n')}\n`;
}
