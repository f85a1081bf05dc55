import { dirname, join } from 'node:path/posix';
import type {
  BulkRow,
  ConditionalDefault,
  DictionaryPrefix,
  FieldCheck,
  InitialRows,
  PartyChoice,
  Rule,
} from '../src/engine/catalogue.ts';
import type { DeclarationCategory, Requirement } from '../src/engine/category.ts';
import type { CompletionRule, RuleSource } from '../src/engine/data-element.ts';
import type { DeclarationCheck } from '../src/engine/declaration-check.ts';
import type { FieldValue } from '../src/engine/document.ts';
import type { DocumentKind, DocumentListing } from '../src/engine/document-kind.ts';
import type { ListAction, ListColumn, ListFilter, ListScreen, ListView } from '../src/engine/list-screen.ts';
import type { ShapeMigration } from '../src/engine/migrate.ts';
import type { MessageMap } from '../src/messages/map.ts';
import type {
  FactName,
  FormBox,
  FormColumn,
  PageName,
  Place,
  ShownAs,
  Source,
  TextStyle,
} from '../src/printing/form.ts';
import { type JsonPath, jsonOf, type SourceFile } from './source-files.ts';

/** A `*.schema.json` outside the dialect: an object's fields and lists. */
export interface ObjectSchema {
  readonly title: string;
  readonly description: string;
  /** Present on documents only. */
  readonly version?: number;
  /** Present on forms only: filled in and sent, never stored. */
  readonly form?: true;
  /** Present on groups only: fields that stand together in several objects, each time with a prefix. */
  readonly $group?: true;
  /** Name of the row's key, present on rows only. */
  readonly $row?: string;
  /** `free`: fields of this object have no entry rule unless they state one (CUS-255). */
  readonly entry?: 'free';
  /** Name under which an editor's state holds the document; documents only (ENG-083). */
  readonly state?: string;
  /** Maps beside the fields that are neither stored nor sent, by name; documents only. */
  readonly transient?: Readonly<Record<string, { readonly description: string }>>;
  /** Fields that a copy begins without; documents only. */
  readonly notCopied?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema | ListSchema>>;
}

/** One field as its author wrote it. */
export interface FieldSchema extends FieldCheck {
  readonly type: 'string' | 'integer' | 'boolean';
  /** What may be typed where it differs from validity: other limits, `free` or `valid` (equal to validity). */
  readonly entry?: FieldCheck | 'free' | 'valid';
  readonly default?: FieldValue;
  readonly dataElement?: string;
  readonly source?: string;
  readonly added?: true;
  /** Stands in no message. */
  readonly message?: false;
}

/** One list as its author wrote it. */
export interface ListSchema {
  readonly type: 'array';
  readonly items: {
    readonly $ref: string;
    /** Fields and lists of the row that this list has; without it, all. */
    readonly only?: readonly string[];
  };
  /** The field of its rows that holds the key of the row above; absent: the list is no tree. */
  readonly parentField?: string;
  /** Of a tree: the field that has the sum of a figure over the row and all below it, and the figure's own. */
  readonly rollUp?: Readonly<Record<string, string>>;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Rows above which the list is flagged and still sent. */
  readonly advisedMaxItems?: number;
  readonly source?: string;
  readonly dataElement?: string;
  readonly added?: true;
  /** Stands in no message, with all its rows hold. */
  readonly message?: false;
}

/** A group as an object refers to it, in the place of its fields. */
export interface GroupSchema extends Pick<FieldSchema, 'source' | 'dataElement' | 'message'> {
  readonly type: 'group';
  readonly $ref: string;
  /** What the name of each of its fields begins with here. */
  readonly prefix: string;
  /** Its fields that stand here; without it, all. */
  readonly only?: readonly string[];
}

/** A `*.ui.json`: how an object is shown and behaves. */
export interface UiSchema {
  readonly fields: Readonly<Record<string, UiField>>;
  readonly lists?: Readonly<Record<string, UiList>>;
  readonly sections: readonly UiSection[];
  readonly columns?: readonly string[];
  /** What this document says of the fields of rows that it shares with others, by the row's name; documents only. */
  readonly rowFields?: Readonly<Record<string, RowFields>>;
}

/** What a document says of the fields of a shared row, beside what the row's own UI schema says. */
export type RowFields = Readonly<Record<string, Pick<UiField, 'codeList' | 'rules' | 'defaults'>>>;

export interface UiField {
  readonly widget?: string;
  readonly codeList?: string;
  readonly inputMaxLength?: number;
  readonly autocomplete?: string;
  readonly party?: PartyChoice;
  /** Id of the text for a value that is not valid. */
  readonly invalid?: string;
  /** Field of the same object that takes what an entry has beyond this one's maximum. */
  readonly continuesIn?: string;
  readonly counter?: boolean;
  readonly oneLine?: true;
  readonly maxRows?: number;
  readonly computedBy?: string;
  readonly readOnly?: boolean;
  /** Kept in the document, shown nowhere. */
  readonly internal?: true;
  /** Its example is one of another document's codes; no author says so. */
  readonly hasOtherCodes?: true;
  readonly rules?: readonly Rule[];
  readonly defaults?: readonly ConditionalDefault[];
}

interface UiList {
  readonly bulkRows?: readonly BulkRow[];
  readonly initial?: readonly InitialRows[];
  readonly rules?: readonly Rule[];
}

interface UiSection {
  readonly id: string;
  /** Columns of twelve by field name, in order of display. */
  readonly fields: Readonly<Record<string, number>>;
  /** Groups whose fields stand behind those. */
  readonly groups?: readonly string[];
  readonly lists?: readonly string[];
}

/** A code list file. */
export interface CodeListFile {
  readonly label: string;
  readonly source: string;
  readonly date: string;
  readonly dictionaries?: readonly DictionaryPrefix[];
  readonly awaits?: string;
  readonly guides?: { readonly source: string; readonly date: string };
  readonly pinned?: readonly string[];
  readonly others?: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly aliases?: readonly string[];
    readonly guidance?: string;
    readonly page?: string;
    readonly regime?: 'import' | 'export' | 'both';
    readonly offered?: false;
  }[];
}

/** A file of a code list whose codes are in the database. */
export interface StoredListFile {
  readonly label: string;
  readonly source: string;
  readonly dictionaries: readonly DictionaryPrefix[];
  readonly joined?: Readonly<Record<string, readonly string[]>>;
  readonly pattern: string;
  readonly example: string;
}

/** A `*.elements.json`: where the completion rules of an authority's data elements were read. */
interface ElementsFile {
  readonly authority: string;
  readonly pages: Readonly<Record<string, Omit<RuleSource, 'section'>>>;
  readonly elements: Readonly<Record<string, ElementSources>>;
}

/** Sources by what the rule is for; the rules themselves are texts. */
type ElementSources = Readonly<
  Partial<Record<CompletionRule['for'], { readonly page: string; readonly section: string }>>
>;

/** A file below `categories/`: what a category of declarations needs. */
export interface CategoryFile extends Omit<DeclarationCategory, 'title' | 'requirements'> {
  readonly requirements: readonly (Omit<Requirement, 'code' | 'text' | 'source'> & {
    readonly source?: { readonly page: string; readonly section: string };
  })[];
}

/** A `*.checks.json`: rules over a declaration that is about to be sent; their words are texts. */
export interface ChecksFile {
  readonly pages: Readonly<Record<string, Omit<RuleSource, 'section'>>>;
  /** Codes that rules name and our lists do not hold, by list. */
  readonly unlisted?: Readonly<Record<string, readonly string[]>>;
  readonly checks: readonly (Omit<DeclarationCheck, 'text' | 'source'> & {
    readonly source: { readonly page: string; readonly section: string };
  })[];
}

/** A `*.list.json`: the list of a resource, without its texts. */
export interface ListScreenFile extends Pick<ListScreen, 'highlight' | 'opens' | 'empty'> {
  /** Of what is listed that is no kind of document. */
  readonly resource?: {
    readonly permissions: string;
    readonly editor: string;
    readonly calls: string;
    readonly records?: string;
  };
  readonly views?: readonly ListView[];
  readonly columns: readonly Omit<ListColumn, 'label'>[];
  readonly defaultSort?: ListScreen['defaultSort'];
  readonly filters: readonly (Omit<ListFilter, 'label' | 'none'> & { readonly none?: true })[];
  readonly actions: readonly (Omit<ListAction, 'ask'> & { readonly asks?: true })[];
}

/** A `*.kind.json`: what a document is to the product, beside its fields. */
export interface KindFile extends Omit<DocumentKind, 'document' | 'words' | 'forms'>, DocumentListing {
  readonly $schema: string;
}

/** A `<document>/<form>.print.json`: a printed form, without its texts and pictures. */
export interface PrintFormFile {
  readonly page: PageName;
  readonly text: TextStyle;
  readonly copies?: readonly string[];
  readonly sheets: readonly AuthoredSheet[];
  readonly continuation?: AuthoredSheet;
}

export interface AuthoredSheet {
  readonly boxes: Readonly<Record<string, AuthoredBox>>;
  readonly lines?: readonly Place[];
}

/** What a box says, whatever its kind; the check says which of it belongs to which. */
export interface AuthoredBox extends Partial<TextStyle> {
  readonly kind: FormBox['kind'];
  readonly at: Place;
  readonly frame?: true;
  readonly number?: string;
  readonly label?: 'field' | 'own';
  readonly align?: 'left' | 'centre' | 'right';
  readonly source?: Source;
  readonly as?: ShownAs;
  readonly overflow?: 'continue' | 'move';
  readonly fact?: FactName;
  readonly list?: string;
  readonly of?: string;
  readonly columns?: Readonly<Record<string, AuthoredColumn>>;
  readonly code?: 'code128';
  readonly file?: string;
  readonly colour?: 'black' | 'red';
}

export interface AuthoredColumn extends Omit<FormColumn, 'label'> {
  readonly label?: 'field' | 'own';
}

/** A `*.message.json`: the map, and what is there for the check alone. */
export interface AuthoredMap extends MessageMap {
  /** Words of element names that stand nowhere else, with their meaning; false where names are no words. */
  readonly words?: Readonly<Record<string, string>> | false;
  /** Why this message does not hold them, by pattern of a field or list: `/CDSItems/*\/remark`. */
  readonly notHeld?: Readonly<Record<string, string>>;
}

/** A text that the fields of groups are named by, and the place that wants it. */
export interface NeededText {
  readonly id: string;
  readonly file: SourceFile;
  readonly place: JsonPath;
}

/** Everything below `schemas/`, parsed and sorted by kind. Names are file names below that folder. */
export interface Authored {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly schemas: ReadonlyMap<string, ObjectSchema>;
  readonly uiSchemas: ReadonlyMap<string, UiSchema>;
  readonly codeLists: ReadonlyMap<string, CodeListFile>;
  readonly storedLists: ReadonlyMap<string, StoredListFile>;
  readonly elements: ReadonlyMap<string, ElementsFile>;
  readonly categories: ReadonlyMap<string, CategoryFile>;
  readonly checks: ReadonlyMap<string, ChecksFile>;
  readonly listScreens: ReadonlyMap<string, ListScreenFile>;
  readonly kinds: ReadonlyMap<string, KindFile>;
  /** Printed forms by the name of their file. */
  readonly printForms: ReadonlyMap<string, PrintFormFile>;
  /** Message maps by document and authority: `customs-declaration` → `cds`. */
  readonly messageMaps: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** Migrations of a document's shape, by the folder of its schema, in the order they run. */
  readonly migrations: ReadonlyMap<string, readonly ShapeMigration[]>;
  readonly locale: Readonly<Record<string, string>>;
  /** The locale file of each text by its id. */
  readonly localeFiles: ReadonlyMap<string, SourceFile>;
  /** Texts that the fields of groups are named by. */
  readonly neededTexts?: readonly NeededText[];
}

/** What the files say as they were written, with groups where they stand. Throws on a file that is no JSON. */
export function asWritten(files: readonly SourceFile[]): Authored {
  const pick = <T>(matches: (name: string) => boolean, key: (name: string) => string) =>
    new Map(files.filter((f) => matches(f.name)).map((f) => [key(f.name), jsonOf(f) as T]));
  const outsideDialect = (name: string) => !name.startsWith('dialect/') && !name.includes('/fixtures/');
  const messageMaps = new Map<string, Map<string, unknown>>();
  for (const file of files) {
    const match = /^([^/]+)\/([^/]+)\.message\.json$/.exec(file.name);
    if (!match?.[1] || !match[2] || !outsideDialect(file.name)) continue;
    const maps = messageMaps.get(match[1]) ?? new Map<string, unknown>();
    messageMaps.set(match[1], maps.set(match[2], jsonOf(file)));
  }
  return {
    files: new Map(files.map((f) => [f.name, f])),
    schemas: pick(
      (n) => n.endsWith('.schema.json') && outsideDialect(n),
      (n) => n,
    ),
    uiSchemas: pick(
      (n) => n.endsWith('.ui.json') && outsideDialect(n),
      (n) => n,
    ),
    codeLists: pick(
      (n) => n.startsWith('lists/'),
      (n) => n.slice('lists/'.length, -'.json'.length),
    ),
    storedLists: pick(
      (n) => n.startsWith('stored-lists/'),
      (n) => n.slice('stored-lists/'.length, -'.json'.length),
    ),
    elements: pick(
      (n) => n.endsWith('.elements.json') && outsideDialect(n),
      (n) => n,
    ),
    categories: pick(
      (n) => n.includes('/categories/'),
      (n) => n,
    ),
    checks: pick(
      (n) => n.endsWith('.checks.json') && outsideDialect(n) && !n.startsWith('locale/'),
      (n) => n,
    ),
    listScreens: pick(
      (n) => n.endsWith('.list.json') && outsideDialect(n),
      (n) => n,
    ),
    kinds: pick(
      (n) => n.endsWith('.kind.json') && outsideDialect(n),
      (n) => n,
    ),
    printForms: pick(
      (n) => n.endsWith('.print.json') && outsideDialect(n) && !n.startsWith('locale/'),
      (n) => n,
    ),
    messageMaps,
    migrations: migrationsOf(files),
    ...mergedLocale(files),
  };
}

function migrationsOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly ShapeMigration[]> {
  const byFolder = new Map<string, ShapeMigration[]>();
  for (const file of files) {
    const [, folder, number] = /^([^/]+)\/migrations\/(\d+)\.json$/.exec(file.name) ?? [];
    if (folder === undefined) continue;
    const { why, steps } = jsonOf(file) as ShapeMigration;
    const migration = { to: Number(number), why, steps };
    byFolder.set(
      folder,
      [...(byFolder.get(folder) ?? []), migration].sort((a, b) => a.to - b.to),
    );
  }
  return byFolder;
}

function mergedLocale(files: readonly SourceFile[]): Pick<Authored, 'locale' | 'localeFiles'> {
  const locale: Record<string, string> = {};
  const localeFiles = new Map<string, SourceFile>();
  for (const file of files) {
    if (!/^locale\/en(\.[a-z-]+)?\.json$/.test(file.name)) continue;
    for (const [id, text] of Object.entries(jsonOf(file) as Record<string, string>)) {
      if (id === '$schema') continue;
      // The check tells of a text that stands twice; the first is taken.
      if (localeFiles.has(id)) continue;
      localeFiles.set(id, file);
      locale[id] = text;
    }
  }
  return { locale, localeFiles };
}

/** The same with the id of each text that is missing in its place: what is stored is judged without words. */
export function withIdsForTexts(authored: Authored): Authored {
  const textOrId = (texts: Authored['locale'], id: string | symbol) => texts[String(id)] ?? String(id);
  return { ...authored, locale: new Proxy(authored.locale, { get: textOrId }) };
}

/** Lists of an object, in schema order. */
export function listsOf(schema: ObjectSchema): readonly (readonly [string, ListSchema])[] {
  return Object.entries(schema.properties).filter(
    (entry): entry is [string, ListSchema] => entry[1].type === 'array',
  );
}

/** The schema file a `$ref` of another one names. */
export function resolveReference(from: string, reference: string): string {
  return join(dirname(from), reference);
}

/** `rows/package.schema.json` → `package`: the name fields and texts are known under. */
export function objectName(schemaFile: string): string {
  return schemaFile.slice(schemaFile.lastIndexOf('/') + 1, -'.schema.json'.length);
}

/** `rows/package.schema.json` → `rows/package.ui.json`. */
export function uiFileOf(schemaFile: string): string {
  return schemaFile.replace(/\.schema\.json$/, '.ui.json');
}
