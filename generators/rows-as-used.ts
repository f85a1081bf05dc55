import {
  type Authored,
  type ListSchema,
  listsOf,
  type ObjectSchema,
  objectName,
  type RowFields,
  resolveReference,
  type UiField,
  type UiSchema,
  uiFileOf,
} from './authored.ts';
import { type SourceFile, withValue } from './source-files.ts';

/** A row as some documents use it: what its own files say, without what a list leaves out, with what a document adds. */
interface Use {
  readonly file: string;
  /** The document that first uses it so. */
  readonly document: string;
  /** Fields and lists that are left. */
  readonly only: readonly string[] | undefined;
  /** What the document says of its fields. */
  readonly added: RowFields | undefined;
  /** Uses of the rows in its lists, by list. */
  readonly lists: ReadonlyMap<string, string>;
}

const known = new WeakMap<Authored, Authored>();

/**
 * The authored files with each shared row as documents use it: with the fields that a list takes of it (`only`) and with
 * what a document says of them (`rowFields`). A row that all use alike keeps its file name; else each other use has a
 * name of its own, `@<document>/<row>.schema.json`, to which the lists refer. Places in them stay those of the files
 * that people wrote. Lists must lead to rows that exist and end somewhere.
 */
export function rowsAsUsed(authored: Authored): Authored {
  const before = known.get(authored);
  if (before) return before;
  const made = makeUses(authored);
  known.set(authored, made);
  return made;
}

function makeUses(authored: Authored): Authored {
  /** Uses by what tells one from another, in the order in which they are met. */
  const uses = new Map<string, Use>();
  const roots = [...authored.schemas].filter(([, { version, form }]) => version !== undefined || form);
  for (const [file, schema] of roots) {
    const rowFields = authored.uiSchemas.get(uiFileOf(file))?.rowFields ?? {};
    for (const [, list] of listsOf(schema)) addUse(file, file, list, rowFields);
  }
  const names = namesOf(uses);
  const schemas = new Map(authored.schemas);
  const uiSchemas = new Map(authored.uiSchemas);
  const files = new Map(authored.files);
  for (const [file, schema] of roots) {
    const rowFields = authored.uiSchemas.get(uiFileOf(file))?.rowFields ?? {};
    const led = new Map(
      listsOf(schema).map(([name, list]) => [name, names.get(addUse(file, file, list, rowFields)) ?? '']),
    );
    schemas.set(file, leading(file, schema, led));
  }
  for (const [key, use] of uses) {
    const name = names.get(key)!;
    const schema = authored.schemas.get(use.file)!;
    const led = new Map([...use.lists].map(([list, inside]) => [list, names.get(inside)!]));
    schemas.set(name, leading(use.file, taking(schema, use.only), led));
    const schemaFile = authored.files.get(use.file);
    if (schemaFile) files.set(name, schemaFile);
    const ui = authored.uiSchemas.get(uiFileOf(use.file));
    const uiFile = authored.files.get(uiFileOf(use.file));
    if (!ui || !uiFile) continue;
    const documentUi = authored.files.get(uiFileOf(use.document));
    const asUsed = uiAsUsed(ui, use);
    uiSchemas.set(uiFileOf(name), asUsed);
    files.set(uiFileOf(name), asUsed === ui ? uiFile : uiFileAsUsed(uiFile, ui, asUsed, use, documentUi));
  }
  // Of a row that each document uses in a way of its own, nobody uses what its files say.
  for (const { file } of uses.values()) {
    if ([...names.values()].includes(file)) continue;
    schemas.delete(file);
    uiSchemas.delete(uiFileOf(file));
  }
  // The fields of groups stand in the objects that have them.
  for (const [file, { $group }] of authored.schemas) {
    if (!$group) continue;
    schemas.delete(file);
    uiSchemas.delete(uiFileOf(file));
  }
  return { ...authored, schemas, uiSchemas, files };

  /** The key of the use that a list makes of its row. */
  function addUse(
    document: string,
    from: string,
    list: ListSchema,
    rowFields: Readonly<Record<string, RowFields>>,
  ): string {
    const file = resolveReference(from, list.items.$ref);
    const schema = authored.schemas.get(file);
    if (!schema) throw new Error(`No schema file ${file}.`);
    const { only } = list.items;
    const added = rowFields[objectName(file)];
    const lists = new Map(
      listsOf(taking(schema, only)).map(
        ([name, inside]) => [name, addUse(document, file, inside, rowFields)] as const,
      ),
    );
    const key = JSON.stringify([file, only && [...only].sort(), added, [...lists]]);
    if (!uses.has(key)) uses.set(key, { file, document, only, added, lists });
    return key;
  }
}

/** The name of each use: that of its file where it is the only one or says nothing of its own. */
function namesOf(uses: ReadonlyMap<string, Use>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, use] of uses) {
    const isAlone = [...uses.values()].filter(({ file }) => file === use.file).length === 1;
    const isPlain =
      !use.only &&
      !use.added &&
      [...use.lists.values()].every((inside) => names.get(inside) === uses.get(inside)?.file);
    const own = `${objectName(use.file)}.schema.json`;
    const folder = `@${objectName(use.document)}`;
    const free = [folder, ...[...uses].map((_, index) => `${folder}-${index + 2}`)].find(
      (one) => !taken.has(`${one}/${own}`),
    );
    const name = isAlone || isPlain ? use.file : `${free}/${own}`;
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

/** An object without the fields and lists that are left out. */
function taking(schema: ObjectSchema, only: readonly string[] | undefined): ObjectSchema {
  return only ? { ...schema, properties: pick(schema.properties, only) } : schema;
}

/** An object whose lists lead to these rows. */
function leading(from: string, schema: ObjectSchema, rows: ReadonlyMap<string, string>): ObjectSchema {
  const changed = listsOf(schema).filter(
    ([name, list]) => list.items.only || rows.get(name) !== resolveReference(from, list.items.$ref),
  );
  if (changed.length === 0) return schema;
  const lists = changed.map(([name, list]) => [name, { ...list, items: { $ref: `../${rows.get(name)}` } }]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(lists) } };
}

function uiAsUsed(ui: UiSchema, { only, added = {} }: Use): UiSchema {
  if (!only && Object.keys(added).length === 0) return ui;
  const kept = (name: string) => !only || only.includes(name);
  const fields = Object.entries(added).map(([name, field]) => [name, together(ui.fields[name], field)]);
  const sections = ui.sections.map((section) => ({
    ...section,
    fields: only ? pick(section.fields, only) : section.fields,
    ...(section.lists ? { lists: section.lists.filter(kept) } : {}),
  }));
  const { lists, columns } = ui;
  const all = { ...ui.fields, ...Object.fromEntries(fields) };
  return {
    ...ui,
    fields: only ? pick(all, only) : all,
    ...(lists ? { lists: only ? pick(lists, only) : lists } : {}),
    sections: sections.filter((section) => Object.keys(section.fields).length > 0 || section.lists?.length),
    ...(columns ? { columns: columns.filter(kept) } : {}),
  };
}

/** The row's rules stand first; of defaults the document's are asked first, and its code list is the one offered. */
function together(own: UiField = {}, added: RowFields[string]): UiField {
  const { rules = [], defaults = [], ...rest } = added;
  return {
    ...own,
    ...rest,
    ...(rest.codeList === undefined ? {} : { hasOtherCodes: true as const }),
    ...(rules.length > 0 ? { rules: [...(own.rules ?? []), ...rules] } : {}),
    ...(defaults.length > 0 ? { defaults: [...defaults, ...(own.defaults ?? [])] } : {}),
  };
}

/** The file of a row's UI schema as a document uses it: what the document says stands in the document's own file. */
function uiFileAsUsed(
  uiFile: SourceFile,
  ui: UiSchema,
  asUsed: UiSchema,
  { file: rowFile, added = {} }: Use,
  documentUi: SourceFile | undefined,
): SourceFile {
  const row = objectName(rowFile);
  return withValue(uiFile, asUsed, ([kind, name, keyword, index, ...inside]) => {
    const said = typeof name === 'string' ? added[name] : undefined;
    if (kind !== 'fields' || name === undefined || !said || !documentUi) return undefined;
    const inDocument = (...rest: readonly (string | number)[]) => ({
      file: documentUi,
      path: ['rowFields', row, name, ...rest],
    });
    if (keyword === 'codeList' && said.codeList !== undefined) return inDocument(keyword);
    const entries = keyword === 'rules' || keyword === 'defaults' ? said[keyword] : undefined;
    if (!entries || typeof index !== 'number') return undefined;
    const own = (keyword === 'rules' ? ui.fields[name]?.rules : ui.fields[name]?.defaults)?.length ?? 0;
    if (keyword === 'rules') return index < own ? undefined : inDocument(keyword, index - own, ...inside);
    if (index < entries.length) return inDocument('defaults', index, ...inside);
    return { file: uiFile, path: ['fields', name, 'defaults', index - entries.length, ...inside] };
  });
}

function pick<T>(of: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));
}
