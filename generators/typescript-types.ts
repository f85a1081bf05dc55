import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Catalogue, ObjectDefinition } from '../src/engine/catalogue.ts';
import { type Authored, type ObjectSchema, objectName } from './authored.ts';
import { bundle, type JsonSchema } from './json-schemas.ts';
import { rowsAsUsed } from './rows-as-used.ts';

/**
 * Texts of `src/generated/types.ts`, which has the forms and leads to the documents, and of `types/<document>.ts`: the
 * document with its rows, which another document may have in another way, and the union of its path patterns. They are
 * type aliases, not interfaces, so that they fit the engine's `DocumentData`.
 */
export async function typesFiles(
  asAuthored: Authored,
  catalogue: Catalogue,
): Promise<Record<string, string>> {
  const authored = rowsAsUsed(asAuthored);
  const forms: string[] = [];
  const exported: string[] = [];
  const files: Record<string, string> = {};
  for (const [file, schema] of authored.schemas) {
    if (schema.version === undefined && !schema.form) continue;
    const compiled = await compile(
      rowKeysRequired(bundle(authored, file, 'valid')) as JSONSchema,
      schema.title,
      {
        bannerComment: '',
        format: false,
        declareExternallyReferenced: true,
      },
    );
    const types = [asTypeAliases(compiled), ...stateType(schema)];
    const name = objectName(file);
    const document = catalogue.documents[name];
    if (!document) forms.push(...types);
    else {
      files[`types/${name}.ts`] = [...types, patternUnion(schema.title, document)].join('\n');
      const state = schema.transient ? [`${schema.title}State`] : [];
      const names = [schema.title, `${schema.title}Pattern`, ...state];
      exported.push(`export type { ${names.join(', ')} } from './types/${name}.ts';`);
    }
  }
  return { ...files, 'types.ts': [...exported, '', ...forms].join('\n') };
}

/** In a document that is being edited every row has its key. */
function rowKeysRequired(schema: JsonSchema): JsonSchema {
  const definitions = Object.entries((schema.definitions ?? {}) as Record<string, JsonSchema>);
  return {
    ...withoutBlanks(schema),
    definitions: Object.fromEntries(
      definitions.map(([name, row]) => [name, { ...withoutBlanks(row), required: ['uuid'] }]),
    ),
  };
}

/** '' is let pass by the validators but never stored, so the types do not offer it. */
function withoutBlanks(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, property]) => {
      const { anyOf, maxItems, minItems, ...rest } = property;
      return [name, Array.isArray(rest.enum) ? { ...rest, enum: rest.enum.filter((v) => v !== '') } : rest];
    },
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** A document as an editor and the API's answers hold it: with what is not stored. */
function stateType({ title, transient = {} }: ObjectSchema): string[] {
  const names = Object.entries(transient).flatMap(([name, { description }]) => [
    `  /** ${description} */`,
    `  readonly ${name}?: Readonly<Record<string, readonly string[]>>;`,
  ]);
  if (names.length === 0) return [];
  const about = `/** A ${title} while it is edited: with what is never stored. */`;
  return [about, `export type ${title}State = ${title} & {`, ...names, '};', ''];
}

function asTypeAliases(text: string): string {
  return text.replace(/^export interface (\w+) \{/gm, 'export type $1 = {').replace(/^\}$/gm, '};');
}

function patternUnion(title: string, document: ObjectDefinition): string {
  const patterns = patternsOf(document, '').map((pattern) => `  | '${pattern}'`);
  return [
    `/** Every place of the document, rows as \`*\`. */`,
    `export type ${title}Pattern =`,
    `${patterns.join('\n')};`,
    '',
  ].join('\n');
}

function patternsOf(object: ObjectDefinition, prefix: string): string[] {
  return [
    ...Object.keys(object.fields).map((name) => `${prefix}/${name}`),
    ...Object.values(object.lists).flatMap((list) => [
      `${prefix}/${list.name}`,
      ...patternsOf(list.row, `${prefix}/${list.name}/*`),
    ]),
  ];
}
