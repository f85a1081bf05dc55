import {
  type Difference,
  type DocumentData,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldDifference,
  type FieldValue,
  getAt,
  type ListDefinition,
  type ObjectDefinition,
  type Row,
  type RowDifference,
} from '../../engine/index.ts';

/** One field of a difference: where it is within it, and both values; absent where it is blank. */
export interface DifferenceLine {
  /** Row names and numbers within the difference, outermost first: ['Tax line 2']. */
  readonly within: readonly string[];
  readonly field: FieldDefinition;
  readonly before: FieldValue | undefined;
  readonly after: FieldValue | undefined;
}

interface Documents {
  readonly definition: DocumentDefinition;
  readonly oldValues: DocumentData;
  readonly newValues: DocumentData;
  /** What a row of the list is called. */
  readonly rowName: (list: ListDefinition) => string;
}

/** Old and new values of a difference, a line a field; every filled field of a row that came or went. */
export function differenceLines(difference: Difference, documents: Documents): readonly DifferenceLine[] {
  const { definition, newValues } = documents;
  if (!('list' in difference)) return fieldLines(definition, difference.fields, []);
  const list = definition.lists[difference.list]!;
  return rowLines(list, difference, documents, newValues, []);
}

/** What the whole of a row difference is called: 'Item 14'. */
export function rowTitle({ list, index }: RowDifference, { definition, rowName }: Documents): string {
  return `${rowName(definition.lists[list]!)} ${index + 1}`;
}

/** What it was called; undefined for one that was not there, is gone or has the same number. */
export function earlierTitle(difference: RowDifference, documents: Documents): string | undefined {
  if (difference.kind === 'added' || difference.kind === 'removed') return undefined;
  const { list, path } = difference;
  const row = getAt(documents.oldValues, path) as Row | undefined;
  const index = row === undefined ? -1 : rowsIn(documents.oldValues, list).indexOf(row);
  return index < 0 || index === difference.index ? undefined : rowTitle({ ...difference, index }, documents);
}

/** Whether rows of it stand elsewhere, which is no line of a field. */
export function hasMovedRows({ rows }: RowDifference): boolean {
  return rows.some((row) => row.isMoved || row.kind === 'moved' || hasMovedRows(row));
}

function rowLines(
  list: ListDefinition,
  difference: RowDifference,
  documents: Documents,
  newParent: DocumentData | undefined,
  within: readonly string[],
): readonly DifferenceLine[] {
  const { kind, index, path, fields, rows } = difference;
  const after = rowsIn(newParent, list.name)[index];
  if (kind === 'added') return filledLines(list.row, after, 'after', documents, within);
  if (kind === 'removed') {
    const before = getAt(documents.oldValues, path) as Row | undefined;
    return filledLines(list.row, before, 'before', documents, within);
  }
  return [
    ...fieldLines(list.row, fields, within),
    ...rows.flatMap((row) => {
      const inner = list.row.lists[row.list]!;
      const name = `${documents.rowName(inner)} ${row.index + 1}`;
      return rowLines(inner, row, documents, after, [...within, name]);
    }),
  ];
}

function fieldLines(
  object: ObjectDefinition,
  fields: readonly FieldDifference[],
  within: readonly string[],
): readonly DifferenceLine[] {
  return fields.flatMap(({ path, before, after }) => {
    const field = object.fields[String(path.at(-1))];
    return field ? [{ within, field, before, after }] : [];
  });
}

function filledLines(
  object: ObjectDefinition,
  row: Row | undefined,
  side: 'before' | 'after',
  documents: Documents,
  within: readonly string[],
): readonly DifferenceLine[] {
  if (row === undefined) return [];
  const own = Object.values(object.fields).flatMap((field): DifferenceLine[] => {
    const value = row[field.name] as FieldValue | undefined;
    if (value === undefined || value === '') return [];
    return [{ within, field, before: undefined, after: undefined, [side]: value }];
  });
  const below = Object.values(object.lists).flatMap((list) =>
    rowsIn(row, list.name).flatMap((inner, index) =>
      filledLines(list.row, inner, side, documents, [...within, `${documents.rowName(list)} ${index + 1}`]),
    ),
  );
  return [...own, ...below];
}

function rowsIn(data: DocumentData | undefined, list: string): readonly Row[] {
  const rows = data?.[list];
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
}

/** The part of a text that another does not share at its begin and end, as places from 0. */
export function changedPart(text: string, other: string): readonly [from: number, to: number] {
  const most = Math.min(text.length, other.length);
  let from = 0;
  while (from < most && text[from] === other[from]) from += 1;
  let alike = 0;
  while (alike < most - from && text.at(-1 - alike) === other.at(-1 - alike)) alike += 1;
  return [from, text.length - alike];
}
