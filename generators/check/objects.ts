import {
  type Authored,
  type FieldSchema,
  listsOf,
  type ObjectSchema,
  objectName,
  resolveReference,
  type UiSchema,
  uiFileOf,
} from '../authored.ts';
import type { SourceFile } from '../source-files.ts';

export { listsOf } from '../authored.ts';

/** One object with both of its files, and the objects that hold it as a row. */
export interface AuthoredObject {
  readonly name: string;
  /** The name under which the schema is known: its file's, or of a row as one document uses it that document's. */
  readonly schemaName: string;
  readonly file: SourceFile;
  readonly schema: ObjectSchema;
  readonly uiFile: SourceFile | undefined;
  readonly ui: UiSchema | undefined;
  /** Code lists by name of the field that offers them. */
  readonly codeLists: ReadonlyMap<string, OfferedCodes>;
  /** Objects with a list of such rows. Empty for a document. */
  readonly parents: readonly AuthoredObject[];
}

/** The codes a field offers. */
export interface OfferedCodes {
  readonly list: string;
  readonly codes: ReadonlySet<string>;
}

/** Every object of the authored files, by file name. A row with an unknown parent simply has none. */
export function authoredObjects(authored: Authored): ReadonlyMap<string, AuthoredObject> {
  const objects = new Map<string, AuthoredObject & { parents: AuthoredObject[] }>();
  for (const [name, schema] of authored.schemas) {
    const file = authored.files.get(name);
    if (!file) continue;
    const uiName = uiFileOf(name);
    const ui = authored.uiSchemas.get(uiName);
    objects.set(name, {
      name: objectName(name),
      schemaName: name,
      file,
      schema,
      uiFile: authored.files.get(uiName),
      ui,
      codeLists: offeredCodes(authored, ui),
      parents: [],
    });
  }
  for (const [name, object] of objects) {
    for (const [, list] of listsOf(object.schema)) {
      const row = objects.get(resolveReference(name, list.items.$ref));
      if (row && !row.parents.includes(object)) row.parents.push(object);
    }
  }
  return objects;
}

function offeredCodes(authored: Authored, ui: UiSchema | undefined): ReadonlyMap<string, OfferedCodes> {
  return new Map(
    Object.entries(ui?.fields ?? {}).flatMap(([name, { codeList: list }]) => {
      const options = list === undefined ? undefined : authored.codeLists.get(list)?.options;
      if (list === undefined || !options) return [];
      return [[name, { list, codes: new Set(options.map(({ value }) => value)) }] as const];
    }),
  );
}

/** Fields of an object, in schema order. */
export function fieldsOf(schema: ObjectSchema): readonly (readonly [string, FieldSchema])[] {
  return Object.entries(schema.properties).filter(
    (entry): entry is [string, FieldSchema] => entry[1].type !== 'array',
  );
}

/** The field of this name; undefined for a list and for an unknown name. */
export function fieldOf(schema: ObjectSchema, name: string): FieldSchema | undefined {
  const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  return property === undefined || property.type === 'array' ? undefined : property;
}

/** The documents and forms an object is part of; one of these is part of itself. */
export function documentsOf(object: AuthoredObject): readonly AuthoredObject[] {
  const found = new Set<AuthoredObject>();
  const seen = new Set<AuthoredObject>();
  const climb = (at: AuthoredObject) => {
    if (seen.has(at)) return;
    seen.add(at);
    if (at.schema.version !== undefined || at.schema.form) found.add(at);
    for (const parent of at.parents) climb(parent);
  };
  climb(object);
  return [...found];
}
