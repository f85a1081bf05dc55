import type {
  Catalogue,
  CodeListDefinition,
  DocumentDefinition,
  FieldCheck,
  FieldDefinition,
  FieldHelp,
  ListDefinition,
  ObjectDefinition,
  RowDefinition,
  Rule,
  SectionDefinition,
  StoredListDefinition,
} from '../src/engine/catalogue.ts';
import {
  type Authored,
  type CodeListFile,
  type FieldSchema,
  type ListSchema,
  type ObjectSchema,
  objectName,
  resolveReference,
  type StoredListFile,
  type UiField,
  type UiSchema,
  uiFileOf,
} from './authored.ts';
import { rowsAsUsed } from './rows-as-used.ts';

/**
 * What is taken of a document beyond what its schema says. No message of an authority has as many rows in one list (the
 * dialect takes no higher `maxItems`); 999 items with every list filled three times have 40,000 rows; no field's own
 * maximum comes near so long a text, which an editor would stand still with.
 */
const TAKES = { rowsOfList: 9999, rows: 40_000, characters: 32_768 } as const;

const CHECK_KEYWORDS = ['maxLength', 'minLength', 'format', 'pattern', 'enum', 'minimum', 'maximum'] as const;

/**
 * The engine's catalogue, and beside it the forms, which are no documents, by the folder of their schemas, with the
 * lists they may offer: those of customs and those of none.
 */
export interface BuiltCatalogue extends Catalogue {
  readonly entryLists: Catalogue['codeLists'];
  readonly entryForms: Readonly<Record<string, Readonly<Record<string, DocumentDefinition>>>>;
}

/** Makes the engine's catalogue of what the authors wrote. Rows that are used alike in several places are one object. */
export function buildCatalogue(asAuthored: Authored): BuiltCatalogue {
  const authored = rowsAsUsed(asAuthored);
  const rows = new Map<string, RowDefinition>();

  function document(file: string, schema: ObjectSchema): DocumentDefinition {
    const ui = uiOf(authored, file);
    return {
      ...object(file, schema, ui),
      version: schema.version ?? 1,
      ...(schema.state === undefined ? {} : { state: schema.state }),
      ...(schema.transient ? { transient: Object.keys(schema.transient) } : {}),
      ...(schema.notCopied ? { notCopied: schema.notCopied } : {}),
      takes: { rows: TAKES.rows, characters: TAKES.characters },
      sections: sections(file, ui),
    };
  }

  function row(file: string): RowDefinition {
    const known = rows.get(file);
    if (known) return known;
    const schema = authored.schemas.get(file);
    if (!schema) throw new Error(`No schema file ${file}.`);
    const ui = uiOf(authored, file);
    const made = { ...object(file, schema, ui), layout: sections(file, ui), columns: ui.columns ?? [] };
    rows.set(file, made);
    return made;
  }

  function object(file: string, schema: ObjectSchema, ui: UiSchema): ObjectDefinition {
    const name = objectName(file);
    const fields: Record<string, FieldDefinition> = {};
    const lists: Record<string, ListDefinition> = {};
    for (const [key, property] of Object.entries(schema.properties)) {
      if (property.type === 'array') lists[key] = list(file, name, key, property, ui);
      else fields[key] = field(name, key, property, schema, ui.fields[key] ?? {});
    }
    return { name, fields, lists };
  }

  function list(file: string, owner: string, name: string, schema: ListSchema, ui: UiSchema): ListDefinition {
    const uiList = ui.lists?.[name] ?? {};
    return {
      name,
      label: text(`lists.${owner}.${name}.label`),
      row: row(resolveReference(file, schema.items.$ref)),
      ...(schema.parentField === undefined ? {} : { parentField: schema.parentField }),
      ...(schema.rollUp === undefined ? {} : { rollUp: schema.rollUp }),
      ...(schema.maxItems === undefined ? {} : { maxRows: schema.maxItems }),
      takes: schema.maxItems ?? TAKES.rowsOfList,
      ...(schema.advisedMaxItems === undefined ? {} : { advisedRows: schema.advisedMaxItems }),
      ...(schema.minItems === undefined ? {} : { minRows: schema.minItems }),
      initial: uiList.initial ?? [],
      ...(uiList.bulkRows ? { bulkRows: uiList.bulkRows } : {}),
      rules: rules(uiList.rules),
    };
  }

  function field(
    owner: string,
    name: string,
    schema: FieldSchema,
    object: ObjectSchema,
    ui: UiField,
  ): FieldDefinition {
    const { rules: uiRules, defaults, widget, internal, invalid, hasOtherCodes, ...shown } = ui;
    return {
      name,
      type: schema.type,
      label: text(`fields.${owner}.${name}.label`),
      help: help(owner, name, schema, hasOtherCodes),
      valid: checkOf(schema),
      entry: entryOf(schema, object),
      widget: widget ?? defaultWidget(schema, ui),
      ...shown,
      ...(invalid === undefined ? {} : { invalid: text(invalid) }),
      rules: rules(uiRules),
      defaults: [...(defaults ?? []), ...(schema.default === undefined ? [] : [{ value: schema.default }])],
    };
  }

  function help(owner: string, name: string, schema: FieldSchema, hasOtherCodes?: true): FieldHelp {
    const id = `fields.${owner}.${name}`;
    const texts = { text: 'help', example: 'example' } as const;
    const found = Object.entries(texts).flatMap(([key, ending]) => {
      const value = authored.locale[`${id}.${ending}`];
      return value === undefined || (key === 'example' && hasOtherCodes) ? [] : [[key, value] as const];
    });
    return {
      ...(schema.dataElement === undefined ? {} : { dataElement: schema.dataElement }),
      ...Object.fromEntries(found),
    };
  }

  function rules(authoredRules: readonly Rule[] = []): readonly Rule[] {
    return authoredRules.map((rule) =>
      rule.message === undefined ? rule : { ...rule, message: text(rule.message) },
    );
  }

  function sections(file: string, ui: UiSchema): readonly SectionDefinition[] {
    const owner = objectName(file);
    return ui.sections.map((section) => ({
      id: section.id,
      label: text(`sections.${owner}.${section.id}.label`),
      fields: Object.entries(section.fields).map(([name, span]) => ({ name, span })),
      lists: section.lists ?? [],
    }));
  }

  function text(id: string): string {
    const found = authored.locale[id];
    if (found === undefined) throw new Error(`The locale files have no text "${id}".`);
    return found;
  }

  const documents: Record<string, DocumentDefinition> = {};
  for (const [file, schema] of authored.schemas) {
    if (schema.version !== undefined) documents[objectName(file)] = document(file, schema);
  }
  const entryForms: Record<string, Record<string, DocumentDefinition>> = {};
  for (const [file, schema] of authored.schemas) {
    const folder = file.slice(0, file.indexOf('/'));
    if (schema.form)
      entryForms[folder] = { ...entryForms[folder], [objectName(file)]: document(file, schema) };
  }
  const allLists = [...authored.codeLists].map(([name, list]) => [name, codeList(name, list)] as const);
  const isOfCustoms = ([, { dictionaries }]: (typeof allLists)[number]) => dictionaries.length > 0;
  const codeLists = Object.fromEntries(allLists.filter(isOfCustoms));
  const storedLists = Object.fromEntries(
    [...authored.storedLists].map(([name, list]) => [name, storedList(name, list)]),
  );
  return { documents, codeLists, storedLists, entryForms, entryLists: Object.fromEntries(allLists) };
}

function codeList(name: string, file: CodeListFile): CodeListDefinition {
  const { label, source, date, dictionaries = ['cds'], guides, pinned, others, options } = file;
  const optional = {
    ...(guides ? { guides } : {}),
    ...(pinned ? { pinned } : {}),
    ...(others ? { others } : {}),
  };
  return { name, label, source, date, dictionaries, ...optional, options };
}

function storedList(name: string, file: StoredListFile): StoredListDefinition {
  const { label, source, dictionaries, joined, pattern, example } = file;
  return { name, label, source, dictionaries, ...(joined ? { joined } : {}), pattern, example };
}

function uiOf(authored: Authored, schemaFile: string): UiSchema {
  const ui = authored.uiSchemas.get(uiFileOf(schemaFile));
  if (!ui) throw new Error(`No UI schema file ${uiFileOf(schemaFile)}.`);
  return ui;
}

/** The checks of a field schema, without everything else that stands beside them. */
export function checkOf(schema: FieldCheck): FieldCheck {
  return Object.fromEntries(
    CHECK_KEYWORDS.flatMap((keyword) => (schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]])),
  );
}

function entryOf(schema: FieldSchema, object: ObjectSchema): FieldCheck {
  const entry = schema.entry ?? object.entry ?? 'valid';
  if (entry === 'free') return {};
  return entry === 'valid' ? checkOf(schema) : checkOf(entry);
}

function defaultWidget(schema: FieldSchema, ui: UiField): string {
  if (schema.type === 'boolean') return 'flag';
  if (ui.codeList !== undefined) return 'code';
  return schema.format === 'date' || schema.format === 'date-time' ? schema.format : 'text';
}
