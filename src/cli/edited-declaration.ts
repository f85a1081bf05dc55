import { computationsOf } from '../computations/of-document.ts';
import {
  createDocumentStore,
  type DocumentData,
  type DocumentDefinition,
  type FieldValue,
  isSameNumber,
  type ObjectDefinition,
  type Row,
  rowsOf,
} from '../engine/index.ts';

/** A declaration after an edit, and its own figures that followed, one line each. */
export interface Edited {
  readonly document: DocumentData;
  readonly notes: readonly string[];
}

/**
 * The edited declaration with its figures brought up to date: those that in `base` are what their computation
 * gives, and that the edit left alone. A total of another making stays as it is.
 */
export function withFigures(
  definition: DocumentDefinition,
  base: DocumentData,
  edited: DocumentData,
): Edited {
  const notes: string[] = [];
  const document = figured(
    definition,
    '',
    [base, computed(definition, base)],
    [edited, computed(definition, edited)],
  );
  return { document, notes };

  function figured(
    here: ObjectDefinition,
    place: string,
    [before, computedBefore]: readonly [DocumentData | undefined, DocumentData | undefined],
    [after, computedAfter]: readonly [DocumentData, DocumentData],
  ): DocumentData {
    const values: Record<string, FieldValue | readonly Row[] | undefined> = { ...after };
    for (const field of Object.values(here.fields)) {
      const { name } = field;
      const wasComputed = before === undefined || isSame(before[name], computedBefore?.[name]);
      const isLeft = before === undefined || isSame(before[name], after[name]);
      if (field.computedBy === undefined || !wasComputed || !isLeft) continue;
      if (isSame(after[name], computedAfter[name])) continue;
      values[name] = computedAfter[name];
      if (place !== '') continue;
      const [is, was] = [computedAfter[name], after[name]].map((value) => JSON.stringify(value ?? ''));
      notes.push(`computed: /${name} = ${is} in place of ${was}`);
    }
    for (const { name, row: definitionOfRow } of Object.values(here.lists)) {
      const rows = rowsOf(after, name);
      if (rows.length === 0) continue;
      const [old, oldComputed, now] = [before, computedBefore, computedAfter].map(
        (document) => new Map(rowsOf(document, name).map((row) => [row.uuid, row])),
      );
      values[name] = rows.map((row) => {
        const pair = [old!.get(row.uuid), oldComputed!.get(row.uuid)] as const;
        const inside = `${place}/${name}/{${row.uuid}}`;
        return figured(definitionOfRow, inside, pair, [row, now!.get(row.uuid) ?? row]) as Row;
      });
    }
    return values;
  }
}

function computed(definition: DocumentDefinition, document: DocumentData): DocumentData {
  let made = 0;
  const store = createDocumentStore({
    definition,
    document,
    computations: computationsOf(definition),
    context: {},
    newId: () => {
      made += 1;
      return `computed-${made}`;
    },
  });
  store.recalculate();
  return store.document();
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || isSameNumber(one, other);
}

/** The document with a key on every row: its own, or a new one where it has none or all are to be new. */
export function withKeys(document: DocumentData, prefix: string, isAnew: boolean): DocumentData {
  let made = 0;
  return keyed(document);

  function keyed(here: DocumentData): DocumentData {
    const entries = Object.entries(here).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row: Row) => ({ ...keyed(row), uuid: keyOf(row) })) : value,
    ]);
    return Object.fromEntries(entries) as DocumentData;
  }

  function keyOf(row: Partial<Row>): string {
    made += 1;
    return row.uuid === undefined || isAnew ? `${prefix}-${made}` : row.uuid;
  }
}
