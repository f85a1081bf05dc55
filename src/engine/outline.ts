import type { FieldDefinition, ListDefinition, ObjectDefinition, SectionDefinition } from './catalogue.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { Path } from './path.ts';
import { rowsOf } from './rows.ts';

/** A value that is not blank, where it stands. */
export interface OutlineValue {
  readonly path: Path;
  readonly field: FieldDefinition;
  readonly value: FieldValue;
}

/** The rows of a list, in their order. */
export interface OutlineList {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly rows: readonly OutlineRow[];
}

export interface OutlineRow {
  readonly path: Path;
  readonly row: Row;
  readonly sections: readonly OutlineSection[];
}

/** What a section of the layout holds: its fields, then its lists. What no section shows stands in one without words, last. */
export interface OutlineSection {
  readonly label: string;
  readonly values: readonly OutlineValue[];
  readonly lists: readonly OutlineList[];
}

/** Everything a document holds, in the order of its screens; sections, lists and rows that hold nothing are left out. */
export function outlineOf(
  object: ObjectDefinition & {
    readonly sections?: readonly SectionDefinition[];
    readonly layout?: readonly SectionDefinition[];
    readonly columns?: readonly string[];
  },
  data: DocumentData,
  path: Path = [],
): readonly OutlineSection[] {
  const { sections = [], layout = sections, columns = [] } = object;
  const laidOut = layout.map(({ label, fields, lists }) => ({
    label,
    names: [...fields.map(({ name }) => name), ...lists],
  }));
  const shown = new Set(laidOut.flatMap(({ names }) => names));
  const others = [...new Set([...columns, ...Object.keys(object.fields), ...Object.keys(object.lists)])];
  return [...laidOut, { label: '', names: others.filter((name) => !shown.has(name)) }].flatMap(
    ({ label, names }) => {
      const values = names.flatMap((name) => valueAt(object, data, [...path, name]));
      const lists = names.flatMap((name) => listAt(object, data, [...path, name]));
      return values.length + lists.length === 0 ? [] : [{ label, values, lists }];
    },
  );
}

function valueAt(object: ObjectDefinition, data: DocumentData, path: Path): OutlineValue[] {
  const name = path.at(-1) as string;
  const field = object.fields[name];
  const value = data[name] as FieldValue | undefined;
  return field === undefined || value === undefined || value === '' ? [] : [{ path, field, value }];
}

function listAt(object: ObjectDefinition, data: DocumentData, path: Path): OutlineList[] {
  const name = path.at(-1) as string;
  const list = object.lists[name];
  if (list === undefined) return [];
  const rows = rowsOf(data, name).flatMap((row): OutlineRow[] => {
    const at = [...path, { id: row.uuid }];
    const sections = outlineOf(list.row, row, at);
    return sections.length === 0 ? [] : [{ path: at, row, sections }];
  });
  return rows.length === 0 ? [] : [{ path, list, rows }];
}
