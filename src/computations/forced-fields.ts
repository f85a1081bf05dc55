import {
  type DerivedComputation,
  type DocumentData,
  getAt,
  type Patch,
  type Path,
  pathPattern,
  type Row,
  rowsOf,
} from '../engine/index.ts';

/** What a choice forces on the rows of lists at all times. */
export interface Forcing {
  readonly name: string;
  /** Patterns of the lists. */
  readonly lists: readonly string[];
  /** Where the choice is made: the field of the same row, or that of the document. */
  readonly choice: { readonly inRow: string } | { readonly inDocument: string };
  /** Fields of a row that some choice forces. */
  readonly fields: readonly string[];
  /** What is forced in a row as things stand, by field; undefined where it has to be blank. */
  readonly forced: (document: DocumentData, row: Row) => Readonly<Record<string, string | undefined>>;
}

/**
 * The half of a choice that is a function of the document: what the choice forces, however a row came or is given
 * it, so that no edit makes a row differ from the full form. What a choice does once is an event beside it.
 */
export function forcedFields({ name, lists, choice, fields, forced }: Forcing): DerivedComputation {
  const inRows = (names: readonly string[]) =>
    lists.flatMap((list) => names.map((field) => `${list}/*/${field}`));
  const ofDocument = 'inDocument' in choice ? `/${choice.inDocument}` : undefined;
  const ofRow = 'inRow' in choice ? [choice.inRow] : [];

  /** What a row lacks of what is forced in it, or in one field of it. */
  const settled = (document: DocumentData, path: Path, only?: string): readonly Patch[] => {
    const row = getAt(document, path) as Row | undefined;
    if (row === undefined) return [];
    return Object.entries(forced(document, row))
      .filter(([field]) => only === undefined || field === only)
      .filter(([field, value]) => (row[field] ?? '') !== (value ?? ''))
      .map(([field, value]) => ({
        op: 'set',
        path: [...path, field],
        ...(value === undefined ? {} : { value }),
      }));
  };
  const full = (document: DocumentData) =>
    lists.flatMap((list) => rowsIn(document, [], list).flatMap((path) => settled(document, path)));
  const after = (document: DocumentData, patch: Patch): readonly Patch[] => {
    if (patch.op === 'insert') {
      const place = [...patch.path, { id: patch.row.uuid }];
      return lists.flatMap((list) =>
        rowsIn(document, place, list).flatMap((path) => settled(document, path)),
      );
    }
    if (patch.op !== 'set') return [];
    if (pathPattern(patch.path) === ofDocument) return full(document);
    const field = patch.path.at(-1) as string;
    // Beside a field that is typed into stays what was sent, whatever the choice: only the choice settles the row.
    return settled(document, patch.path.slice(0, -1), ofRow.includes(field) ? undefined : field);
  };

  return {
    name,
    kind: 'derived',
    reads: [
      ...(ofDocument === undefined ? [] : [ofDocument]),
      ...new Set(lists.flatMap(listsAlong)),
      ...inRows([...ofRow, ...fields]),
    ],
    writes: inRows(fields),
    keeps(document, path) {
      const row = getAt(document, path.slice(0, -1)) as Row | undefined;
      return row !== undefined && Object.hasOwn(forced(document, row), path.at(-1) as string);
    },
    run: (step) => ({ patches: step.patches.flatMap((patch) => after(step.after, patch)) }),
    full,
  };
}

/** A list and those around it: a row that is put in may bring others. */
function listsAlong(list: string): readonly string[] {
  const names = list.split('/*/');
  return names.map((_, at) => names.slice(0, at + 1).join('/*/'));
}

/** Places of the rows of a list at `place` and below it; `place` is the document or a row. */
function rowsIn(document: DocumentData, place: Path, list: string): readonly Path[] {
  const here = pathPattern(place);
  if (`${list}/*` === here) return [place];
  if (!list.startsWith(`${here}/`)) return [];
  const [name = ''] = list.slice(here.length + 1).split('/');
  const container = getAt(document, place) as DocumentData | Row | undefined;
  return rowsOf(container, name).flatMap(({ uuid }) =>
    rowsIn(document, [...place, name, { id: uuid }], list),
  );
}
