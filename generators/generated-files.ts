import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Catalogue,
  DocumentDefinition,
  ObjectDefinition,
  RowDefinition,
} from '../src/engine/catalogue.ts';
import { type Authored, objectName } from './authored.ts';
import { type BuiltCatalogue, buildCatalogue } from './catalogue.ts';
import { categoriesFile, declarationCategories } from './categories.ts';
import { dataElements, dataElementsFile } from './data-elements.ts';
import { declarationChecks, declarationChecksFile } from './declaration-checks.ts';
import { fieldReference } from './field-reference.ts';
import { glossary } from './glossary.ts';
import { definitionsFile, kindPagesFile, kindsFile, recordPagesFile } from './kinds.ts';
import { listFiles } from './list-screens.ts';
import { pictures } from './pictures.ts';
import { printFormsFile } from './print-forms.ts';
import { readAuthored } from './read-authored.ts';
import { typesFiles } from './typescript-types.ts';
import { documentFiles, validatorTypesFile } from './validators.ts';

const NOTICE = '// Written by `npm run generate` from schemas/. Do not edit.\n';

/**
 * Every generated file that is committed, by path below the project root. The same schemas give the same bytes, and a
 * small edit of them changes few lines.
 */
export async function generatedFiles(
  root: string,
  schemas = join(root, 'schemas'),
): Promise<ReadonlyMap<string, string>> {
  const authored = readAuthored(schemas);
  const catalogue = buildCatalogue(authored);
  const elements = dataElements(authored);
  const categories = declarationCategories(authored, elements);
  const typescript = {
    'catalogue.ts': catalogueFile,
    'documents.ts': documentsFile(catalogue),
    ...documentFilesOf(catalogue),
    'stored-lists.ts': storedListsFile(catalogue),
    'field-help.ts': fieldHelpFile(catalogue),
    ...entryFormFiles(catalogue),
    ...(await typesFiles(authored, catalogue)),
    'validators.ts': validatorTypesFile(documentFiles(authored).map(objectName)),
    'messages.ts': messagesFile(authored, existsSync(join(root, 'src/messages/map.ts'))),
    'migrations.ts': migrationsFile(authored),
    'locale.ts': localeFile(authored),
    'sign-in-texts.ts': signInTextsFile(authored),
    'account-texts.ts': accountTextsFile(authored),
    'own-texts.ts': ownTextsFile(authored),
    'menu-texts.ts': menuTextsFile(authored),
    'list-texts.ts': listTextsFile(authored),
    'import-texts.ts': importTextsFile(authored),
    'customs-words.ts': customsWordsFile(authored),
    'mail-texts.ts': mailTextsFile(authored),
    'offer-texts.ts': offerTextsFile(authored),
    'report-texts.ts': reportTextsFile(authored),
    'upload-texts.ts': uploadTextsFile(authored),
    'dialog-texts.ts': dialogTextsFile(authored),
    'table-texts.ts': tableTextsFile(authored),
    'tree-texts.ts': treeTextsFile(authored),
    'data-elements.ts': dataElementsFile(elements),
    'categories.ts': categoriesFile(categories),
    'declaration-checks.ts': declarationChecksFile(declarationChecks(authored)),
    'kinds.ts': kindsFile(authored),
    'kind-pages.ts': kindPagesFile(authored),
    'record-pages.ts': recordPagesFile(authored),
    'definitions.ts': definitionsFile(authored),
    'print-forms.ts': printFormsFile(authored, pictures(schemas)),
    'form-texts.ts': formTextsFile(authored),
    ...listFiles(authored),
  };
  return new Map([
    ...Object.entries(typescript).map(
      ([name, text]) => [`src/generated/${name}`, `${NOTICE}${text}`] as const,
    ),
    ['src/generated/code-lists.json', codeListsFile(catalogue)],
    ['docs/fields.md', fieldReference(catalogue, authored, elements, categories)],
    ['docs/glossary.md', glossary(authored)],
  ]);
}

/** Documents and code lists in files of their own: the browser fetches the lists as data. */
const catalogueFile = [
  "import type { Catalogue } from '../engine/catalogue.ts';",
  "import codeLists from './code-lists.json' with { type: 'json' };",
  "import { documents } from './documents.ts';",
  "import { storedLists } from './stored-lists.ts';",
  '',
  '/** Every document, field, rule and code list. */',
  'export const catalogue: Catalogue = {',
  '  documents,',
  "  codeLists: codeLists as unknown as Catalogue['codeLists'],",
  '  storedLists,',
  '};',
  '',
].join('\n');

/** All documents together, for the server; an editor loads the one that it shows. */
function documentsFile({ documents }: Catalogue): string {
  const names = Object.keys(documents);
  return [
    "import type { Catalogue } from '../engine/catalogue.ts';",
    ...names.map((name) => `import { definition as ${camelCase(name)} } from './documents/${name}.ts';`),
    '',
    '/** Every document with its fields and rules. */',
    "export const documents: Catalogue['documents'] = {",
    ...names.map((name) => `  ${JSON.stringify(name)}: ${camelCase(name)},`),
    '};',
    '',
  ].join('\n');
}

/** Each document in a file of its own. */
function documentFilesOf({ documents }: Catalogue): Record<string, string> {
  return Object.fromEntries(
    Object.values(documents).map((document) => [`documents/${document.name}.ts`, documentFile(document)]),
  );
}

/** Rows stand once, as constants, and are shared by reference; the words of the help stand in a file of their own. */
function documentFile(document: DocumentDefinition): string {
  const constants: string[] = [];
  const written = new Map<RowDefinition, string>();

  function objectLiteral(object: ObjectDefinition): string {
    const { lists, ...rest } = { ...object, fields: withoutHelpWords(object.fields) };
    const listLiterals = Object.values(lists).map((list) => {
      const { row, ...of } = list;
      return `${JSON.stringify(list.name)}: { ...${JSON.stringify(of)}, row: ${rowConstant(row)} }`;
    });
    return `{ ...${JSON.stringify(rest, null, 1)}, "lists": {\n ${listLiterals.join(',\n ')}\n} }`;
  }

  /** A row that two lists use in two ways is two constants. */
  function rowConstant(row: RowDefinition): string {
    const known = written.get(row);
    if (known) return known;
    const others = [...written.keys()].filter(({ name }) => name === row.name).length;
    const name = `${camelCase(row.name)}Row${others === 0 ? '' : others + 1}`;
    written.set(row, name);
    constants.push(`const ${name}: RowDefinition = ${objectLiteral(row)};`);
    return name;
  }

  const literal = objectLiteral(document);
  const types = constants.length > 0 ? 'DocumentDefinition, RowDefinition' : 'DocumentDefinition';
  return [
    `import type { ${types} } from '../../engine/catalogue.ts';`,
    '',
    ...constants,
    '',
    `export const definition: DocumentDefinition = ${literal};`,
    '',
  ].join('\n');
}

function storedListsFile({ storedLists }: Catalogue): string {
  return [
    "import type { Catalogue } from '../engine/catalogue.ts';",
    '',
    '/** Code lists whose codes are in the database. */',
    `export const storedLists: Catalogue['storedLists'] = ${JSON.stringify(storedLists, null, 1)};`,
    '',
  ].join('\n');
}

/** `customs-declaration` → `customsDeclaration`. */
function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function withoutHelpWords(fields: ObjectDefinition['fields']): ObjectDefinition['fields'] {
  return mapValues(fields, (field) => {
    const { text: _text, ...help } = field.help;
    return { ...field, help };
  });
}

/** What the help says of each field, by object; the editor loads it when help is first asked for. */
function fieldHelpFile(catalogue: Catalogue): string {
  const objects = new Set<ObjectDefinition>();
  const add = (object: ObjectDefinition): void => {
    if (objects.has(object)) return;
    objects.add(object);
    for (const { row } of Object.values(object.lists)) add(row);
  };
  for (const document of Object.values(catalogue.documents)) add(document);
  // Of a row that documents use in several ways, the words of all its fields.
  const words = new Map<string, Record<string, string | undefined>>();
  for (const { name, fields } of objects)
    words.set(name, { ...words.get(name), ...mapValues(fields, ({ help }) => help.text) });
  return [
    '/** What the help says of each field of the documents, by the name of its object and its own. */',
    `export const fieldHelps: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(words), null, 1)};`,
    '',
  ].join('\n');
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

/** The forms of each folder stand in a file of their own, so that a page loads no more than its area's. */
function entryFormFiles({ entryForms, entryLists }: BuiltCatalogue): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entryForms).map(([folder, forms]) => [
      `${folder}-forms.ts`,
      entryFormsFile(folder, forms, entryLists),
    ]),
  );
}

function entryFormsFile(
  folder: string,
  forms: Readonly<Record<string, DocumentDefinition>>,
  codeLists: Catalogue['codeLists'],
): string {
  const offered = Object.values(forms).flatMap(({ fields }) =>
    Object.values(fields).map((field) => field.codeList),
  );
  const lists = Object.fromEntries(Object.entries(codeLists).filter(([name]) => offered.includes(name)));
  const literal = (value: unknown) => JSON.stringify(value, null, 1);
  return [
    "import type { CodeListDefinition, DocumentDefinition } from '../engine/catalogue.ts';",
    '',
    `/** Forms of schemas/${folder} by name. */`,
    `export const ${folder}Forms = ${literal(forms)} as const satisfies Readonly<Record<string, DocumentDefinition>>;`,
    '',
    '/** The code lists they offer. */',
    `export const ${folder}Lists: Readonly<Record<string, CodeListDefinition>> = ${literal(lists)};`,
    '',
  ].join('\n');
}

/** A line an option. */
function codeListsFile({ codeLists }: Catalogue): string {
  const lists = Object.values(codeLists).map((list) => {
    const { options, ...head } = list;
    const lines = options.map((option) => `  ${JSON.stringify(option)}`);
    const start = JSON.stringify(head).slice(0, -1);
    return `${JSON.stringify(list.name)}: ${start},"options":[\n${lines.join(',\n')}\n]}`;
  });
  return `{\n${lists.join(',\n')}\n}\n`;
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
    // Words and what is not held are for the check alone.
    (key, value) => (['$schema', 'words', 'notHeld'].includes(key) ? undefined : value),
    1,
  );
  return [
    ...(typed && maps.length > 0 ? ["import type { MessageMap } from '../messages/map.ts';", ''] : []),
    '/** Message maps by document and authority. */',
    `export const messageMaps: { ${shape.join('; ')} } = ${literal};`,
    '',
  ].join('\n');
}

/** Texts of fields, lists, sections and data elements are in the catalogue and beside it, and are no part of these. */
function localeFile(authored: Authored): string {
  return [
    "import { signInTexts } from './sign-in-texts.ts';",
    '',
    '/** Texts of the interface, problems and statuses by id. */',
    `export const locale = { ...signInTexts, ...${textsOf(authored, 'app')} } as const;`,
    '',
    '/** Id of a text. */',
    'export type TextId = keyof typeof locale;',
    '',
  ].join('\n');
}

function signInTextsFile(authored: Authored): string {
  return [
    '/** Texts of the pages before sign-in and of what stands on every page, by id: those pages load no others. */',
    `export const signInTexts = ${textsOf(authored, 'sign-in')} as const;`,
    '',
    '/** Id of a text that stands before sign-in. */',
    'export type SignInTextId = keyof typeof signInTexts;',
    '',
  ].join('\n');
}

function accountTextsFile(authored: Authored): string {
  return [
    '/** Texts of the pages beside the sign-in, by id: no other page loads them. */',
    `export const accountTexts = ${textsOf(authored, 'account-pages')} as const;`,
    '',
  ].join('\n');
}

function ownTextsFile(authored: Authored): string {
  return [
    '/** Texts of the pages of the own account and company, by id: no other page loads them. */',
    `export const ownTexts = ${textsOf(authored, 'own')} as const;`,
    '',
  ].join('\n');
}

function menuTextsFile(authored: Authored): string {
  return [
    '/** Titles of the entries of the side menu: menu.<name>; the server tells them. */',
    `export const menuTexts = ${textsOf(authored, 'menu')} as const;`,
    '',
  ].join('\n');
}

function listTextsFile(authored: Authored): string {
  return [
    '/** Texts of the list screens, by id: no other page loads them. */',
    `export const listTexts = ${textsOf(authored, 'lists')} as const;`,
    '',
  ].join('\n');
}

function importTextsFile(authored: Authored): string {
  return [
    '/** Texts of the import of files, by id: no other page loads them. */',
    `export const importTexts = ${textsOf(authored, 'import')} as const;`,
    '',
  ].join('\n');
}

function customsWordsFile(authored: Authored): string {
  return [
    "/** Customs' errors in our words by id; the server tells them. */",
    `export const customsWords = ${textsOf(authored, 'customs')} as const;`,
    '',
  ].join('\n');
}

function mailTextsFile(authored: Authored): string {
  return [
    '/** Texts of mails: mail.<kind>.subject and mail.<kind>.body; the server sends them. */',
    `export const mailTexts = ${textsOf(authored, 'mail')} as const;`,
    '',
  ].join('\n');
}

function offerTextsFile(authored: Authored): string {
  return [
    '/** Why an action on a declaration is not offered: offer.<reason>; the server tells it. */',
    `export const offerTexts = ${textsOf(authored, 'offers')} as const;`,
    '',
  ].join('\n');
}

function reportTextsFile(authored: Authored): string {
  return [
    '/** Texts of the printed document, by id; the server prints it. */',
    `export const reportTexts = ${textsOf(authored, 'report')} as const;`,
    '',
  ].join('\n');
}

function formTextsFile(authored: Authored): string {
  return [
    '/** Texts of the preview of printed forms, by id: no other page loads them. */',
    `export const formTexts = ${textsOf(authored, 'forms')} as const;`,
    '',
  ].join('\n');
}

function uploadTextsFile(authored: Authored): string {
  return [
    '/** Why files are not uploaded: upload.<fault>; browser and server tell it in the same words. */',
    `export const uploadTexts = ${textsOf(authored, 'upload')} as const;`,
    '',
  ].join('\n');
}

function dialogTextsFile(authored: Authored): string {
  return [
    '/** Texts of what opens over the editor and of the action page, by id: nothing else loads them. */',
    `export const dialogTexts = ${textsOf(authored, 'dialogs')} as const;`,
    '',
  ].join('\n');
}

function tableTextsFile(authored: Authored): string {
  return [
    '/** Texts of tables of rows and of pasting into them, by id: nothing loads them before the first table. */',
    `export const tableTexts = ${literalOf({ ...fileTexts(authored, 'tables'), ...ownRowTexts(authored) })} as const;`,
    '',
  ].join('\n');
}

function treeTextsFile(authored: Authored): string {
  return [
    '/** Texts of tables whose rows stand below each other, by id: only documents that have one load them. */',
    `export const treeTexts = ${textsOf(authored, 'trees')} as const;`,
    '',
  ].join('\n');
}

/** What a kind of document calls its rows in a locale file of its own. */
function ownRowTexts({ locale, localeFiles }: Authored): Readonly<Record<string, string>> {
  const ofAll = ['locale/en.app.json', 'locale/en.tables.json'];
  const ids = [...localeFiles].flatMap(([id, { name }]) =>
    id.startsWith('row.') && !ofAll.includes(name) ? [id] : [],
  );
  return Object.fromEntries(ids.map((id) => [id, locale[id]!]));
}

/** The texts of `locale/en.<part>.json` by id, as a literal. */
function textsOf(authored: Authored, part: string): string {
  return literalOf(fileTexts(authored, part));
}

function fileTexts({ files }: Authored, part: string): Readonly<Record<string, string>> {
  const text = files.get(`locale/en.${part}.json`)?.text ?? '{}';
  const { $schema: _, ...texts } = JSON.parse(text) as Readonly<Record<string, string>>;
  return texts;
}

function literalOf(texts: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted), null, 1);
}
