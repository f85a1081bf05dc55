import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EditorServices, focusPath, isNested } from '../../../widgets/index.ts';
import {
  definitionAt,
  formatPath,
  getAt,
  isRowSegment,
  type ListDefinition,
  type Patch,
  type Path,
  type Provenances,
  type Row,
} from '../../engine/index.ts';
import { text } from '../texts.ts';
import { placeWords } from './place-words.ts';

/** A row that somebody else deleted while the person stood in it, as it was here. */
export interface LostRow {
  readonly path: Path;
  readonly row: Row;
  /** Where its values came from. */
  readonly from: Provenances;
  /** 'Ann Lee deleted item 14 while you edited it.' */
  readonly words: string;
}

export interface LostRows {
  readonly state: StoreApi<{ readonly rows: readonly LostRow[] }>;
  /** Before these patches of others are judged: an entry half typed in a row they remove is finished. */
  finishIn(patches: readonly Patch[]): void;
  /** Before they are applied: tells of the row the person stands in, and leads to the one that takes its place. */
  note(patches: readonly Patch[], by: string | null | undefined): void;
  dismiss(lost: LostRow): void;
}

type Editor = Pick<EditorServices, 'store' | 'definition' | 'view' | 'announce' | 'toast'>;

/** Keeps the rows that others delete under the person's hands, so that nothing typed into them is lost. */
export function createLostRows(editor: Editor): LostRows {
  const { store, definition } = editor;
  const state = createStore<{ readonly rows: readonly LostRow[] }>()(() => ({ rows: [] }));
  const dismiss = (lost: LostRow) =>
    state.setState(({ rows }) => ({ rows: rows.filter((row) => row !== lost) }));

  return {
    state,
    dismiss,
    finishIn(patches) {
      if (!patches.some((patch) => patch.op === 'remove' && hasFocus(patch.path))) return;
      document.activeElement?.dispatchEvent(new CustomEvent('finish-entry', { cancelable: true }));
    },
    note(patches, by) {
      const path = patches.find((patch) => patch.op === 'remove' && isStoodIn(patch.path))?.path;
      const row = path && (getAt(store.document(), path) as Row | undefined);
      if (!path || !row) return;
      const place = placeWords(definition, store.document(), path, text).toLowerCase();
      const name = by === undefined ? text('lost.somebody') : (by ?? text('presence.someone'));
      const words = text('lost.deleted', { name, place });
      state.setState(({ rows }) => ({
        rows: [...rows, { path, row, from: store.provenancesWithin(path), words }],
      }));
      editor.announce(words, 'assertive');
      standBeside(editor, path, patches);
    },
  };
}

/** Opens the row after the one that goes, else the one before; takes the focus where that goes with the row. */
function standBeside(editor: Editor, path: Path, patches: readonly Patch[]): void {
  const { view, definition } = editor;
  const listPath = path.slice(0, -1);
  const list = definitionAt(definition, listPath) as ListDefinition;
  const gone = new Set(patches.flatMap((patch) => (patch.op === 'remove' ? [formatPath(patch.path)] : [])));
  const rows = rowsIn(editor, listPath);
  const at = rows.findIndex(({ uuid }) => formatPath([...listPath, { id: uuid }]) === formatPath(path));
  const isLeft = ({ uuid }: Row) => !gone.has(formatPath([...listPath, { id: uuid }]));
  const next = rows.slice(at + 1).find(isLeft) ?? rows.slice(0, Math.max(at, 0)).findLast(isLeft);
  if (next && isNested(list)) {
    const openRows = { ...view.getState().openRows, [formatPath(listPath)]: next.uuid };
    view.setState({ openRows });
  }
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        focusPath(next ? [...listPath, { id: next.uuid }] : listPath);
    }),
  );
}

/** The focus is in the row, or the row is the one that stands open in a form of its own. */
function isStoodIn(path: Path): boolean {
  const last = path.at(-1);
  if (last === undefined || !isRowSegment(last)) return false;
  return (
    hasFocus(path) ||
    document.querySelector(`.open-row [data-path="${CSS.escape(formatPath(path))}"]`) !== null
  );
}

function hasFocus(path: Path): boolean {
  const at = document.activeElement?.closest('[data-path]')?.getAttribute('data-path');
  const place = formatPath(path);
  return at === place || (at?.startsWith(`${place}/`) ?? false);
}

/** The rows that a list holds now. */
export function rowsIn({ store }: Pick<EditorServices, 'store'>, listPath: Path): readonly Row[] {
  const rows = getAt(store.document(), listPath);
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
}
