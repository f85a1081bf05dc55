import type { DocumentDefinition, ListDefinition, ObjectDefinition } from './catalogue.ts';
import { numberingOf } from './computed-fields.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import { movedKeys } from './longest-rising.ts';
import type { Patch } from './patch.ts';
import { patchesBetween } from './patches-between.ts';
import type { Path } from './path.ts';
import { alignRows } from './row-matching.ts';
import { rowsOf } from './rows.ts';

/** What makes a document another one, as people see it and as patches. */
export interface DocumentDiff {
  /**
   * Sections whose fields changed and rows of the document's lists that did, in the order of the layout: one
   * element each, the base of an amendment (D-54).
   */
  readonly differences: readonly Difference[];
  /** Applied to the base they give the target, with the base's keys on rows that were matched by content. */
  readonly patches: readonly Patch[];
}

export type Difference = SectionDifference | RowDifference;

/** Fields of one section that hold other values. */
interface SectionDifference {
  readonly kind: 'changed';
  /** Id of the section; undefined for fields that no section shows. */
  readonly section: string | undefined;
  readonly fields: readonly FieldDifference[];
}

/** One row that is other, new, gone, or only stands elsewhere. */
export interface RowDifference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly section: string | undefined;
  readonly list: string;
  /** Place in the list of the target, from 0; in that of the base for a removed row. */
  readonly index: number;
  /** Its key is the base's, where the base has the row. */
  readonly path: Path;
  /** A changed row that stands elsewhere, too. */
  readonly isMoved: boolean;
  /** Fields of a changed row. */
  readonly fields: readonly FieldDifference[];
  /** Rows of its lists, of a changed row. */
  readonly rows: readonly RowDifference[];
}

/** A field's values; absent where it is blank. */
export interface FieldDifference {
  readonly path: Path;
  readonly before?: FieldValue;
  readonly after?: FieldValue;
}

/**
 * Compares two documents section by section and row by row (CUS-041, CUS-042). Rows are matched by key, else
 * by content and likeness; a row that only has another number is no difference (D-54).
 */
export function diffDocuments(
  definition: DocumentDefinition,
  base: DocumentData,
  target: DocumentData,
): DocumentDiff {
  const aligned = alignRows(definition, base, target);
  const fields = fieldDifferences(definition, base, aligned, []);
  const inSection = (names: ReadonlySet<string>) => fields.filter(({ path }) => names.has(path[0] as string));
  const lists = Object.values(definition.lists);
  const shown = definition.sections.map(({ id, fields: layout, lists: names }) => ({
    id,
    fields: inSection(new Set(layout.map(({ name }) => name))),
    lists: lists.filter(({ name }) => names.includes(name)),
  }));
  const shownFields = new Set(shown.flatMap((section) => section.fields));
  const shownLists = new Set(shown.flatMap((section) => section.lists));
  const rest = {
    id: undefined,
    fields: fields.filter((field) => !shownFields.has(field)),
    lists: lists.filter((list) => !shownLists.has(list)),
  };
  const differences = [...shown, rest].flatMap((section): Difference[] => [
    ...(section.fields.length > 0
      ? [{ kind: 'changed', section: section.id, fields: section.fields } as const]
      : []),
    ...section.lists.flatMap((list) => rowDifferences(list, base, aligned, [], section.id)),
  ]);
  return { differences, patches: patchesBetween(base, aligned) };
}

function fieldDifferences(
  definition: ObjectDefinition,
  base: DocumentData,
  target: DocumentData,
  path: Path,
): FieldDifference[] {
  const number = path.length > 0 ? numberingOf(definition) : undefined;
  return Object.keys(definition.fields).flatMap((name) => {
    const [before, after] = [base, target].map((data) => (data[name] === '' ? undefined : data[name])) as [
      FieldValue?,
      FieldValue?,
    ];
    if (before === after || name === number) return [];
    return [
      {
        path: [...path, name],
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  });
}

/** Rows as they stand in the target, then those that are gone. */
function rowDifferences(
  list: ListDefinition,
  base: DocumentData,
  target: DocumentData,
  around: Path,
  section: string | undefined,
): RowDifference[] {
  const before = rowsOf(base, list.name);
  const after = rowsOf(target, list.name);
  if (before === after) return [];
  const known = new Map(before.map((row) => [row.uuid, row]));
  const stay = new Set(after.map(({ uuid }) => uuid));
  const moved = movedKeys([...known.keys()], [...stay]);
  const about = (row: Row, index: number) => ({
    section,
    list: list.name,
    index,
    path: [...around, list.name, { id: row.uuid }],
    isMoved: moved.has(row.uuid),
    fields: [],
    rows: [],
  });
  const here = after.flatMap((row, index): RowDifference[] => {
    const old = known.get(row.uuid);
    const basis = about(row, index);
    if (old === undefined) return [{ ...basis, kind: 'added' }];
    const fields = fieldDifferences(list.row, old, row, basis.path);
    const rows = Object.values(list.row.lists).flatMap((inner) =>
      rowDifferences(inner, old, row, basis.path, section),
    );
    if (fields.length > 0 || rows.length > 0) return [{ ...basis, kind: 'changed', fields, rows }];
    return basis.isMoved ? [{ ...basis, kind: 'moved' }] : [];
  });
  const gone = before.flatMap((row, index): RowDifference[] =>
    stay.has(row.uuid) ? [] : [{ ...about(row, index), kind: 'removed' }],
  );
  return [...here, ...gone];
}
