import type { FieldDefinition, ListDefinition, ObjectDefinition } from './catalogue.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';

/** A place where stored data have another shape than the schemas say: an unknown name, or another type. */
export interface ShapeFault {
  /** Pattern of the place, rows as `*`. */
  readonly pattern: string;
  /** The place itself, rows by key. */
  readonly place: string;
  readonly code: 'problem.unknown' | 'problem.type';
  readonly message: string;
}

/** What of some data can be judged as a document, and what of it has another shape. */
export interface Shaped {
  readonly document: DocumentData;
  readonly faults: readonly ShapeFault[];
}

/** A place on the way in; its text is put together only where there is a fault to tell. */
interface Place {
  readonly above: Place | undefined;
  readonly name: string;
  readonly isRow: boolean;
}

/** Takes the data apart by the definition; rows without a key are called by their position. */
export function shapedBy(definition: ObjectDefinition, data: unknown): Shaped {
  const faults: ShapeFault[] = [];
  return { document: object(definition, data, undefined, faults), faults };
}

function object(
  definition: ObjectDefinition,
  data: unknown,
  place: Place | undefined,
  faults: ShapeFault[],
): DocumentData {
  if (!isObject(data)) {
    faults.push(typeFault(place, 'an object'));
    return {};
  }
  let faultless = true;
  const kept: Record<string, FieldValue | readonly Row[]> = {};
  for (const name of Object.keys(data)) {
    const value = data[name];
    if (name === 'uuid') continue;
    if (value === '' || value === undefined) {
      faultless = false;
      continue;
    }
    const field = ownOf(definition.fields, name);
    if (field !== undefined && isOfType(field.type, value)) {
      kept[name] = value as FieldValue;
      continue;
    }
    const at = { above: place, name, isRow: false };
    const list = ownOf(definition.lists, name);
    if (list !== undefined) {
      const rows = rowsOf(list, value, at, faults);
      if (rows !== value) faultless = false;
      kept[name] = rows;
      continue;
    }
    faultless = false;
    faults.push(
      field === undefined
        ? { ...textsOf(at), code: 'problem.unknown', message: 'Unknown field.' }
        : typeFault(at, typeWords[field.type]),
    );
  }
  return faultless ? (data as DocumentData) : kept;
}

/** What stands under a name that anybody may have written, and not what every object has under it. */
function ownOf<T>(members: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

function rowsOf(list: ListDefinition, value: unknown, place: Place, faults: ShapeFault[]): readonly Row[] {
  if (!Array.isArray(value)) {
    faults.push(typeFault(place, 'a list'));
    return [];
  }
  let changed = false;
  const rows = value.map((data: unknown, index): Row => {
    const key = (data as { uuid?: unknown } | null)?.uuid;
    const uuid = typeof key === 'string' ? key : String(index + 1);
    const row = object(list.row, data, { above: place, name: uuid, isRow: true }, faults);
    if (row === data && key === uuid) return row as Row;
    changed = true;
    return { ...row, uuid };
  });
  return changed ? rows : (value as readonly Row[]);
}

function textsOf(place: Place | undefined): { place: string; pattern: string } {
  if (place === undefined) return { place: '', pattern: '' };
  const above = textsOf(place.above);
  return {
    place: `${above.place}/${place.isRow ? `{${place.name}}` : place.name}`,
    pattern: `${above.pattern}/${place.isRow ? '*' : place.name}`,
  };
}

/** What is told of a value that is not of the field's type; undefined where it is. */
export function typeMisfit(field: FieldDefinition, value: FieldValue): string | undefined {
  return isOfType(field.type, value) ? undefined : `Must be ${typeWords[field.type]}.`;
}

const typeWords = { string: 'a text', integer: 'a whole number', boolean: 'true or false' } as const;

function typeFault(place: Place | undefined, wanted: string): ShapeFault {
  return { ...textsOf(place), code: 'problem.type', message: `Must be ${wanted}.` };
}

function isOfType(type: 'string' | 'integer' | 'boolean', value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
