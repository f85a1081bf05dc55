import type { DocumentKind, DocumentListing } from '../src/engine/document-kind.ts';
import type { Authored, KindFile } from './authored.ts';
import { listAddress, listTexts } from './list-screens.ts';
import { formNames } from './print-forms.ts';

/** `customs-declaration/customs-declaration.kind.json` → `customs-declaration`. */
export function kindName(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

/** Text of `src/generated/kinds.ts`: every kind of document by its name; what lists it apart, because no page needs that. */
export function kindsFile(authored: Authored): string {
  const byName: [string, DocumentKind][] = [];
  const listingsByName: [string, DocumentListing][] = [];
  const printedNames: [string, string][] = [];
  for (const [file, { $schema: _, heading, search, unique, columns, ...of }] of authored.kinds) {
    const document = kindName(file);
    const forms = formNames(authored, document);
    const printed = forms.length > 0 ? { forms } : {};
    const { printed: printedName, ...words } = wordsOf(authored, of);
    byName.push([document, { document, words, ...of, ...printed }]);
    if (printedName !== undefined) printedNames.push([document, printedName]);
    listingsByName.push([document, { heading, search, ...(unique ? { unique } : {}), columns }]);
  }
  const literal = (entries: readonly [string, unknown][]) =>
    JSON.stringify(Object.fromEntries(entries), null, 1);
  return [
    "import type { DocumentKind, DocumentListing } from '../engine/document-kind.ts';",
    '',
    '/** Every kind of document by its name. */',
    `export const kinds = ${literal(byName)} as const satisfies Readonly<Record<string, DocumentKind>>;`,
    '',
    'export type KindName = keyof typeof kinds;',
    '',
    'export const kindNames = Object.keys(kinds) as readonly KindName[];',
    '',
    '/** How the server lists each kind. */',
    `export const kindListings = ${literal(listingsByName)} as const satisfies Readonly<Record<string, DocumentListing>>;`,
    '',
    '/** What a document with a {name} is called on paper, by kind; what is printed has it, and the server prints it. */',
    `export const printedNames: Readonly<Record<string, string>> = ${literal(printedNames)};`,
    '',
  ].join('\n');
}

/** Text of `src/generated/kind-pages.ts`: of each kind with an editor only what leads to its pages, which comes before all else. */
export function kindPagesFile(authored: Authored): string {
  const pages = [...authored.kinds]
    .filter(([, { layout }]) => layout === 'editor')
    .map(([file, { addresses, capabilities, sending }]) => ({
      document: kindName(file),
      list: addresses.list,
      editor: addresses.editor,
      ...(capabilities.includes('import') ? { import: addresses.import } : {}),
      isSent: sending !== undefined,
    }));
  return [
    "import type { KindName } from './kinds.ts';",
    '',
    '/** Where the pages of a kind of document stand that has an editor. */',
    'export interface KindPages {',
    '  readonly document: KindName;',
    '  readonly list: string;',
    '  readonly editor: string;',
    '  /** Where files are imported; absent: nowhere. */',
    '  readonly import?: string;',
    '  readonly isSent: boolean;',
    '}',
    '',
    `export const kindPages: readonly KindPages[] = ${JSON.stringify(pages, null, 1)};`,
    '',
  ].join('\n');
}

/** Text of `src/generated/record-pages.ts`: where forms, what is read, and lists of what is no document stand. */
export function recordPagesFile(authored: Authored): string {
  const forms: object[] = [];
  const read: object[] = [];
  const asked: object[] = [];
  for (const [file, { addresses, capabilities, layout }] of authored.kinds) {
    const { list, editor, show, requests, redirects = {}, testing } = addresses;
    const document = kindName(file);
    const beside = [...Object.values(redirects), ...(testing === undefined ? [] : [testing])];
    if (capabilities.includes('requests')) asked.push({ document, requests, beside });
    if (layout === 'form') forms.push({ document, list, editor });
    if (show !== undefined) read.push({ document, list, show });
  }
  const others = [...authored.listScreens]
    .filter(([, { resource }]) => resource !== undefined)
    .map(([file]) => listAddress(file));
  const literal = (value: unknown) => JSON.stringify(value, null, 1);
  return [
    "import type { KindName } from './kinds.ts';",
    '',
    'interface RecordPages {',
    '  readonly document: KindName;',
    '  readonly list: string;',
    '}',
    '',
    '/** Kinds whose documents are made and changed in a form. */',
    `export const formPages: readonly (RecordPages & { readonly editor: string })[] = ${literal(forms)};`,
    '',
    '/** Kinds whose documents are read on pages. */',
    `export const readPages: readonly (RecordPages & { readonly show: string })[] = ${literal(read)};`,
    '',
    'interface RequestPages {',
    '  readonly document: KindName;',
    '  /** Where something is asked of the authority about one of its documents. */',
    '  readonly requests: string;',
    '  /** Pages that lead there, and where messages are tried. */',
    '  readonly beside: readonly string[];',
    '}',
    '',
    '/** Kinds about whose documents something is asked. */',
    `export const requestPages: readonly RequestPages[] = ${literal(asked)};`,
    '',
    '/** Lists of what is no document. */',
    `export const otherLists: readonly string[] = ${literal(others)};`,
    '',
  ].join('\n');
}

/** Text of `src/generated/definitions.ts`: the way to the fields and rules of each kind, of which an editor wants one. */
export function definitionsFile(authored: Authored): string {
  const names = [...authored.kinds.keys()].map(kindName);
  return [
    "import type { DocumentDefinition } from '../engine/catalogue.ts';",
    '',
    '/** The fields and rules of the documents of each kind, which come with its editor alone. */',
    'const fetches: Readonly<Record<string, () => Promise<{ readonly definition: DocumentDefinition }>>> = {',
    ...names.map((name) => `  ${JSON.stringify(name)}: () => import('./documents/${name}.ts'),`),
    '};',
    '',
    'export async function fetchDefinition(document: string): Promise<DocumentDefinition> {',
    '  return (await fetches[document]!()).definition;',
    '}',
    '',
  ].join('\n');
}

/** A kind is called what its list calls it. */
function wordsOf(
  { locale }: Authored,
  { addresses, capabilities }: Pick<KindFile, 'addresses' | 'capabilities'>,
): DocumentKind['words'] & { readonly printed?: string } {
  const text = (id: string) => locale[`screens.${listTexts(addresses.list)}.${id}`] ?? '';
  const names = [
    'title',
    'create',
    'unnamed',
    'one',
    'many',
    ...(capabilities.includes('print') ? ['printed'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, text(name)])) as unknown as DocumentKind['words'];
}
