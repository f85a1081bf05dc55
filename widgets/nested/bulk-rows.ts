import {
  type BulkRow,
  createDocumentStore,
  type DocumentData,
  type DocumentDefinition,
  type DocumentStore,
  type FieldValue,
  getAt,
  type ListDefinition,
  newUuid,
  type Patch,
  type Path,
  type Row,
  type RuleContext,
} from '../../src/engine/index.ts';
import { rowsAt } from '../document-values.ts';

/** One new row by itself, in a document that has nothing else of its list: entered once, to be added to many. */
export interface LoneRow {
  readonly store: DocumentStore;
  readonly path: Path;
  /** What was entered, beside what the row is born with. */
  values(): Readonly<Record<string, FieldValue>>;
  /** Nothing was entered. */
  isAsBorn(): boolean;
}

interface LoneRowPlace {
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  /** Of a row that stands for all that will get it. */
  readonly parent: Path;
  readonly list: ListDefinition;
  readonly context: RuleContext;
}

/**
 * A new row of the list in a document of its own, which has the fields of this one and the parent row alone: its rules
 * and defaults are as they will be, and nothing here is an edit of the document (D-65).
 */
export function loneRow({ definition, document, parent, list, context }: LoneRowPlace): LoneRow {
  const [listName] = parent;
  const { [list.name]: _others, ...bare } = getAt(document, parent) as Row;
  const store = createDocumentStore({
    definition,
    document: { ...document, [String(listName)]: [bare as Row] },
    computations: [],
    context,
    newId: newUuid,
  });
  const path = store.insertRow([...parent, list.name]);
  const values = () => {
    const row = getAt(store.document(), path) as Row;
    const { uuid: _key, ...given } = row;
    return Object.fromEntries(
      Object.entries(given).filter(([name, value]) => list.row.fields[name] !== undefined && value !== ''),
    ) as Readonly<Record<string, FieldValue>>;
  };
  const born = values();
  return {
    store,
    path,
    values,
    isAsBorn() {
      const given = values();
      const names = new Set([...Object.keys(born), ...Object.keys(given)]);
      return [...names].every((name) => given[name] === born[name]);
    },
  };
}

/** The edit that adds the row to each of the parents, behind what they have, and the parents that have no room. */
export function bulkRowPatches(
  document: DocumentData,
  parents: readonly Path[],
  list: ListDefinition,
  values: Readonly<Record<string, FieldValue>>,
): { readonly patches: readonly Patch[]; readonly full: readonly Path[] } {
  const isFull = (parent: Path) => rowsAt(document, [...parent, list.name]).length >= list.takes;
  const patches = parents
    .filter((parent) => !isFull(parent))
    .map((parent): Patch => {
      const path = [...parent, list.name];
      const after = rowsAt(document, path).at(-1)?.uuid ?? null;
      return { op: 'insert', path, after, row: { ...values, uuid: newUuid() } as Row };
    });
  return { patches, full: parents.filter(isFull) };
}

/** Id of an action's words. */
export function bulkWords({ action }: BulkRow): string {
  return `rows.${action.replaceAll('/', '-')}`;
}
