import type { DocumentDefinition, FieldDefinition, ListDefinition, ObjectDefinition } from './catalogue.ts';
import { holds, type RuleContext } from './condition.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { Path } from './path.ts';
import { containersOf } from './rows.ts';

/** Gives a new row key. */
export type NewId = () => string;

/** Where a row is born. */
export interface BirthPlace {
  readonly document: DocumentData;
  /** Path of the row that holds the list; empty for a list of the document. */
  readonly parentPath: Path;
  readonly context: RuleContext;
}

type Values = Readonly<Record<string, FieldValue>>;

/** A new document with the defaults and first rows of its schemas (ENG-024); `values` stand in place of defaults. */
export function blankDocument(
  definition: DocumentDefinition,
  context: RuleContext,
  newId: NewId,
  values: Values = {},
): DocumentData {
  return born(definition, { ...values }, [], [], context, newId);
}

/** A new row of a list with its defaults and first rows; `values` stand in place of defaults. Not yet in the document. */
export function blankRow(list: ListDefinition, place: BirthPlace, newId: NewId, values: Values = {}): Row {
  const containers = containersOf(place.document, place.parentPath) ?? [place.document];
  return bornRow(list, values, containers, place.parentPath, place.context, newId);
}

/** The rows a list begins with in a new parent (D-42), born one after the other. */
export function initialRows(list: ListDefinition, place: BirthPlace, newId: NewId): readonly Row[] {
  const containers = containersOf(place.document, place.parentPath) ?? [place.document];
  return bornRows(list, containers, place.parentPath, place.context, newId);
}

function bornRow(
  list: ListDefinition,
  values: Values,
  containers: readonly DocumentData[],
  parentPath: Path,
  context: RuleContext,
  newId: NewId,
): Row {
  const uuid = newId();
  return born(
    list.row,
    { uuid, ...values },
    containers,
    [...parentPath, list.name, { id: uuid }],
    context,
    newId,
  ) as Row;
}

function bornRows(
  list: ListDefinition,
  containers: readonly DocumentData[],
  parentPath: Path,
  context: RuleContext,
  newId: NewId,
): readonly Row[] {
  const place = { path: [...parentPath, list.name], context, containers };
  const first = list.initial.find(({ when }) => when === undefined || holds(when, place));
  return (first?.rows ?? []).map((values) => bornRow(list, values, containers, parentPath, context, newId));
}

/** Fills `data` in schema order, so that a condition sees the defaults before it. */
function born(
  definition: ObjectDefinition,
  data: Record<string, FieldValue | readonly Row[]>,
  around: readonly DocumentData[],
  path: Path,
  context: RuleContext,
  newId: NewId,
): DocumentData {
  const containers = [...around, data];
  for (const field of Object.values(definition.fields)) {
    if (data[field.name] === '') delete data[field.name];
    else if (data[field.name] !== undefined) continue;
    const value = defaultOf(field, { path: [...path, field.name], context, containers });
    if (value !== undefined && value !== '') data[field.name] = value;
  }
  for (const list of Object.values(definition.lists)) {
    const rows = bornRows(list, containers, path, context, newId);
    if (rows.length > 0) data[list.name] = rows;
  }
  return data;
}

function defaultOf(field: FieldDefinition, place: Parameters<typeof holds>[1]): FieldValue | undefined {
  return field.defaults.find(({ when }) => when === undefined || holds(when, place))?.value;
}
