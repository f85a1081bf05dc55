import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, ObjectDefinition, RowDefinition } from '../src/engine/catalogue.ts';
import { type Authored, objectName, readAuthored } from './authored.ts';
import { buildCatalogue } from './catalogue.ts';
import { categoriesFile, declarationCategories } from './categories.ts';
import { dataElements, dataElementsFile } from './data-elements.ts';
import { fieldReference } from './field-reference.ts';
import { buildForms, formsFile, formValidatorsFile } from './forms.ts';
import { bundle, type JsonSchema } from './json-schemas.ts';
import { typesFile } from './typescript-types.ts';
import { compileValidators, validatorsFile } from './validators.ts';

const NOTICE = '// Written by `npm run generate` from schemas/. Do not edit.\n';

/** Everything the generator writes, by path below the project root. The same schemas give the same bytes. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const authored = readAuthored(join(root, 'schemas'));
  const catalogue = buildCatalogue(authored);
  const elements = dataElements(authored);
  const categories = declarationCategories(authored, elements);
  const forms = buildForms(authored, catalogue);
  const generators = join(root, 'generators');
  const documents = [...authored.schemas]
    .filter(([, schema]) => schema.version !== undefined)
    .map(([file]) => file);
  const [documentScript, formScript, types] = await Promise.all([
    compileValidators(
      [
        { schemas: documents.map((file) => documentSchema(authored, file, 'structure')), allErrors: false },
        { schemas: documents.map((file) => documentSchema(authored, file, 'valid')), allErrors: true },
      ],
      generators,
    ),
    compileValidators(
      [
        {
          schemas: Object.values(forms).flatMap((byKey) => Object.values(byKey).map((f) => f.schema)),
          allErrors: true,
        },
      ],
      generators,
    ),
    typesFile(authored, catalogue),
  ]);
  const typescript = {
    'catalogue.ts': catalogueFile(catalogue),
    'types.ts': types,
    'validators.ts': validatorsFile(documentScript, documents.map(objectName)),
    'forms.ts': formsFile(forms),
    'form-validators.ts': formValidatorsFile(formScript),
    'messages.ts': messagesFile(authored, existsSync(join(root, 'src/messages/map.ts'))),
    'migrations.ts': migrationsFile(authored),
    'locale.ts': localeFile(authored),
    'data-elements.ts': dataElementsFile(elements),
    'categories.ts': categoriesFile(categories),
  };
  return new Map([
    ...Object.entries(typescript).map(([name, text]) => [`src/generated/${name}`, withNotice(text)] as const),
    ['docs/fields.md', fieldReference(catalogue, elements, categories)],
  ]);
}

/** The compiler directive of compiled code must stand first. */
function withNotice(text: string): string {
  return text.startsWith('// @ts-nocheck') ? text.replace('\n', `\n${NOTICE}`) : `${NOTICE}${text}`;
}

function documentSchema(authored: Authored, file: string, kind: 'structure' | 'valid'): JsonSchema {
  return { $id: `${objectName(file)}/${kind}`, ...bundle(authored, file, kind) };
}

/** Rows and lists of codes stand once, as constants, and are shared by reference. */
function catalogueFile(catalogue: Catalogue): string {
  const constants: string[] = [];
  const written = new Map<RowDefinition, string>();

  function objectLiteral(object: ObjectDefinition): string {
    const { lists, ...rest } = object;
    const listLiterals = Object.values(lists).map((list) => {
      const { row, ...of } = list;
      return `${JSON.stringify(list.name)}: { ...${JSON.stringify(of)}, row: ${rowConstant(row)} }`;
    });
    return `{ ...${JSON.stringify(rest, null, 1)}, "lists": {\n ${listLiterals.join(',\n ')}\n} }`;
  }

  function rowConstant(row: RowDefinition): string {
    const known = written.get(row);
    if (known) return known;
    const name = `${row.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Row`;
    written.set(row, name);
    constants.push(`const ${name}: RowDefinition = ${objectLiteral(row)};`);
    return name;
  }

  const documents = Object.values(catalogue.documents).map(
    (document) => `${JSON.stringify(document.name)}: ${objectLiteral(document)}`,
  );
  const codeLists = Object.values(catalogue.codeLists).map((list) => {
    const { options, ...head } = list;
    const lines = options.map((option) => `  ${JSON.stringify(option)}`);
    return `${JSON.stringify(list.name)}: { ...${JSON.stringify(head)}, "options": [\n${lines.join(',\n')}\n] }`;
  });
  return [
    "import type { Catalogue, CodeListDefinition, RowDefinition, StoredListDefinition } from '../engine/catalogue.ts';",
    '',
    ...constants,
    '',
    `const codeLists: Readonly<Record<string, CodeListDefinition>> = {\n${codeLists.join(',\n')}\n};`,
    '',
    `const storedLists: Readonly<Record<string, StoredListDefinition>> = ${JSON.stringify(catalogue.storedLists, null, 1)};`,
    '',
    '/** Every document, field, rule and code list. */',
    `export const catalogue: Catalogue = { documents: {\n${documents.join(',\n')}\n}, codeLists, storedLists };`,
    '',
  ].join('\n');
}

function migrationsFile(authored: Authored): string {
  const byDocument = [...authored.schemas]
    .filter(([, { version }]) => version !== undefined)
    .map(([file]) => [objectName(file), authored.migrations.get(file.slice(0, file.lastIndexOf('/'))) ?? []]);
  return [
    "import type { ShapeMigration } from '../engine/migrate.ts';",
    '',
    "/** Migrations of each document's shape, in the order they run. */",
    `export const migrations: Readonly<Record<string, readonly ShapeMigration[]>> = ${JSON.stringify(Object.fromEntries(byDocument), null, 1)};`,
    '',
  ].join('\n');
}

function messagesFile(authored: Authored, typed: boolean): string {
  const maps = [...authored.messageMaps].map(
    ([document, byAuthority]) => [document, Object.fromEntries(byAuthority)] as const,
  );
  const shape = maps.map(
    ([document, byAuthority]) =>
      `readonly ${JSON.stringify(document)}: { ${Object.keys(byAuthority)
        .map((authority) => `readonly ${authority}: MessageMap`)
        .join('; ')} }`,
  );
  const literal = JSON.stringify(
    Object.fromEntries(maps),
    // Words are for the check alone.
    (key, value) => (key === '$schema' || key === 'words' ? undefined : value),
    1,
  );
  return [
    ...(typed && maps.length > 0 ? ["import type { MessageMap } from '../messages/map.ts';", ''] : []),
    '/** Message maps by document and authority. */',
    `export const messageMaps: { ${shape.join('; ')} } = ${literal};`,
    '',
  ].join('\n');
}

/** Texts of fields, lists, sections and data elements are in the catalogue and beside it, so the sign-in page does not load them. */
function localeFile(authored: Authored): string {
  const texts = Object.entries(authored.locale).filter(
    ([id]) => !/^(fields|lists|sections|rules|elements|categories)\./.test(id),
  );
  texts.sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '/** Texts of the interface, problems and statuses by id. */',
    `export const locale = ${JSON.stringify(Object.fromEntries(texts), null, 1)} as const;`,
    '',
    '/** Id of a text. */',
    'export type TextId = keyof typeof locale;',
    '',
  ].join('\n');
}
