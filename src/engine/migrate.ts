import type { DocumentData, FieldValue, Row } from './document.ts';
import { formatPath, type Path } from './path.ts';

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
  /** A field or list gets another name in the same object, where nothing else stands. */
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

/** A value that a renaming would put in the place of another one; rows by key, by position where they have none. */
export interface LostValue {
  readonly from: string;
  readonly onto: string;
}

/** Told of each value, not blank, that a step removes: the migration, by the version it leads to, and the place it had. */
export type OnRemoved = (migration: number, place: string) => void;

/** A step cannot be taken on a document: a value would be lost, or the step's function fails. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(
    /** The migration, by the version it leads to, and its step, from 0. */
    readonly migration: number,
    readonly step: number,
    message: string,
    /** Every value that the step would lose. */
    readonly lost: readonly LostValue[] = [],
  ) {
    super(message);
  }
}

/**
 * A document stored in shape `from`, in shape `to`. The same object when there is nothing to do. Throws MigrationError,
 * and leaves the document as it was, rather than lose a value that no step removes.
 */
export function migrateDocument(
  document: DocumentData,
  from: number,
  to: number,
  migrations: readonly ShapeMigration[],
  functions: ShapeFunctions,
  onRemoved?: OnRemoved,
): DocumentData {
  if (from > to) {
    throw new NewerShapeError(`The document has version ${from} of its shape; this is made for ${to}.`);
  }
  let migrated = document;
  for (let version = from + 1; version <= to; version++) {
    const migration = migrations.find((candidate) => candidate.to === version);
    if (!migration) throw new Error(`There is no migration to version ${version}.`);
    for (const index of migration.steps.keys())
      migrated = takeStep(migration, index, migrated, functions, onRemoved);
  }
  return migrated;
}

/** A document after one step of a migration, counted from 0. Throws as `migrateDocument` does. */
export function takeStep(
  migration: ShapeMigration,
  index: number,
  document: DocumentData,
  functions: ShapeFunctions,
  onRemoved?: OnRemoved,
): DocumentData {
  const step = migration.steps[index]!;
  if ('change' in step) return changedBy(step, migration.to, index, document, functions);
  const names = namesOf('rename' in step ? step.rename : 'remove' in step ? step.remove : step.give);
  const name = names.at(-1)!;
  const lost: LostValue[] = [];
  const taken = changed(document, names.slice(0, -1), [], (object, path) => {
    if ('give' in step) return isBlank(object[name]) ? { ...object, [name]: step.value } : object;
    if (object[name] === undefined) return object;
    const { [name]: value, ...rest } = object;
    if ('remove' in step) {
      if (!isBlank(value)) onRemoved?.(migration.to, formatPath([...path, name]));
      return rest;
    }
    const there = rest[step.to];
    if (isBlank(value) && there !== undefined) return rest;
    if (!isBlank(there))
      lost.push({ from: formatPath([...path, name]), onto: formatPath([...path, step.to]) });
    return { ...rest, [step.to]: value };
  });
  if (lost.length > 0) throw new MigrationError(migration.to, index, lossInWords(migration.to, lost), lost);
  return taken;
}

function changedBy(
  { change, by }: Extract<ShapeStep, { readonly change: string }>,
  to: number,
  index: number,
  document: DocumentData,
  functions: ShapeFunctions,
): DocumentData {
  const made = functions[by];
  if (!made) throw new Error(`There is no function "${by}" for a migration.`);
  return changed(document, namesOf(change), [], (object, path) => {
    try {
      return withKey(made(object), object);
    } catch (error) {
      const where = path.length === 0 ? 'the document' : formatPath(path);
      const text = `The function "${by}" of the migration to version ${to} fails at ${where}: ${(error as Error).message}`;
      throw new MigrationError(to, index, text);
    }
  });
}

function lossInWords(to: number, lost: readonly LostValue[]): string {
  const [{ from, onto }] = lost as [LostValue];
  const more = lost.length === 1 ? '' : ` (and ${lost.length - 1} more such)`;
  return `The migration to version ${to} would lose a value: ${from} is to take the place of ${onto}, which is filled already${more}.`;
}

/** What holds nothing, and so is nothing to lose. */
function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** `/CDSItems/[any row]/net_mass` as the names in it; none for the document. */
function namesOf(place: string): readonly string[] {
  return place.split('/').filter((part) => part !== '' && part !== '*');
}

/** Changes each object in the lists of these names, from outside in. What stands there and is no row stays. */
function changed(
  object: DocumentData,
  lists: readonly string[],
  path: Path,
  change: (object: DocumentData, path: Path) => DocumentData,
): DocumentData {
  const [list, ...inner] = lists;
  if (list === undefined) return change(object, path);
  const rows = object[list];
  if (!Array.isArray(rows)) return object;
  return {
    ...object,
    [list]: (rows as readonly unknown[]).map((row, index) => {
      if (!isObject(row)) return row;
      const id = typeof row.uuid === 'string' ? row.uuid : String(index + 1);
      return withKey(changed(row, inner, [...path, list, { id }], change), row);
    }) as readonly Row[],
  };
}

function isObject(value: unknown): value is DocumentData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withKey(object: DocumentData, row: DocumentData): Row {
  return (row.uuid === undefined ? object : { ...object, uuid: row.uuid }) as Row;
}
