import type { DocumentData, FieldValue, Row } from './document.ts';

/**
 * What leads documents from one version of their shape to the next. Data; what the steps cannot say is a pure
 * function that a step names.
 */
export interface ShapeMigration {
  /** The version it leads to, from the one before. */
  readonly to: number;
  readonly why: string;
  readonly steps: readonly ShapeStep[];
}

/** One step; places are patterns as `/CDSItems/[any row]/net_mass`, written with a star. */
export type ShapeStep =
  /** A field or list gets another name in the same object. */
  | { readonly rename: string; readonly to: string }
  /** A field or list goes, with what it holds. */
  | { readonly remove: string }
  /** A blank field gets a value. */
  | { readonly give: string; readonly value: FieldValue }
  /** Each object at the place, `/` for the document, becomes what the named function makes of it. */
  | { readonly change: string; readonly by: string };

/** Pure functions of migrations, by name. A row they give has the key of the row they got. */
export type ShapeFunctions = Readonly<Record<string, (object: DocumentData) => DocumentData>>;

/** The document was stored in a shape that is newer than this code. */
export class NewerShapeError extends Error {
  override readonly name = 'NewerShapeError';
}

/** A document stored in shape `from`, in shape `to`. The same object when there is nothing to do. */
export function migrateDocument(
  document: DocumentData,
  from: number,
  to: number,
  migrations: readonly ShapeMigration[],
  functions: ShapeFunctions,
): DocumentData {
  if (from > to) {
    throw new NewerShapeError(`The document has version ${from} of its shape; this is made for ${to}.`);
  }
  let migrated = document;
  for (let version = from + 1; version <= to; version++) {
    const migration = migrations.find((candidate) => candidate.to === version);
    if (!migration) throw new Error(`There is no migration to version ${version}.`);
    for (const step of migration.steps) migrated = taken(step, migrated, functions);
  }
  return migrated;
}

function taken(step: ShapeStep, document: DocumentData, functions: ShapeFunctions): DocumentData {
  if ('change' in step) {
    const change = functions[step.by];
    if (!change) throw new Error(`There is no function "${step.by}" for a migration.`);
    return changed(document, namesOf(step.change), (object) => withKey(change(object), object));
  }
  const place = 'rename' in step ? step.rename : 'remove' in step ? step.remove : step.give;
  const names = namesOf(place);
  const name = names.at(-1)!;
  return changed(document, names.slice(0, -1), (object) => {
    if ('give' in step) return object[name] === undefined ? { ...object, [name]: step.value } : object;
    if (object[name] === undefined) return object;
    const { [name]: value, ...rest } = object;
    return 'rename' in step ? { ...rest, [step.to]: value } : rest;
  });
}

/** `/CDSItems/[any row]/net_mass` as the names in it; none for the document. */
function namesOf(place: string): readonly string[] {
  return place.split('/').filter((part) => part !== '' && part !== '*');
}

/** Changes each object in the lists of these names, from outside in. */
function changed(
  object: DocumentData,
  lists: readonly string[],
  change: (object: DocumentData) => DocumentData,
): DocumentData {
  const [list, ...inner] = lists;
  if (list === undefined) return change(object);
  const rows = object[list];
  if (!Array.isArray(rows)) return object;
  return {
    ...object,
    [list]: (rows as readonly Row[]).map((row) => withKey(changed(row, inner, change), row)),
  };
}

function withKey(object: DocumentData, row: DocumentData): Row {
  return (row.uuid === undefined ? object : { ...object, uuid: row.uuid }) as Row;
}
