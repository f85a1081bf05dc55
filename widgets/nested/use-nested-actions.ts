import { useMemo } from 'react';
import { formatPath, type ListDefinition, type Patch, type Path } from '../../src/engine/index.ts';
import { rowsAt } from '../document-values.ts';
import { type EditorServices, useEditor } from '../editor-services.ts';
import { focusPath } from '../focus-path.ts';
import { rowLabel } from '../row-label.ts';
import type { TreeActions } from '../tree/use-tree-actions.ts';
import { placeMoves, stepMoves } from './row-moves.ts';

/** What can be done with the rows of a nested list; each is one step of undo. */
export interface NestedActions {
  /** Keys of the rows as they are now, as the table shows them. */
  readonly order: () => readonly string[];
  readonly open: (id: string | undefined) => void;
  readonly add: () => void;
  readonly duplicate: (ids: readonly string[]) => void;
  /** Asks first; false when nothing was deleted. `among`: the rows that a search shows, in one of which it goes on. */
  readonly remove: (ids: readonly string[], among?: readonly string[]) => Promise<boolean>;
  /** One place up or down. */
  readonly move: (ids: readonly string[], step: 1 | -1) => void;
  /** To row `number`, from 1. */
  readonly moveTo: (ids: readonly string[], number: number) => void;
}

/** Actions on the list at `path`; a list that its rules close changes no rows and says why. */
export function useNestedActions(
  path: Path,
  list: ListDefinition,
  tree: TreeActions | undefined,
): NestedActions {
  const editor = useEditor();
  return useMemo(() => nestedActions(editor, path, list, tree), [editor, path, list, tree]);
}

function nestedActions(
  editor: EditorServices,
  path: Path,
  list: ListDefinition,
  tree: TreeActions | undefined,
): NestedActions {
  const { store, text, view, announce } = editor;
  const key = formatPath(path);
  const label = rowLabel(list, text);
  const listed = () => rowsAt(store.document(), path).map(({ uuid }) => uuid);
  const rowIds = tree?.order ?? listed;

  const open = (id: string | undefined) => {
    const { [key]: _closed, ...others } = view.getState().openRows;
    view.setState({ openRows: id === undefined ? others : { ...others, [key]: id } });
  };
  /** False, said aloud and shown, where `more` rows have no room or a rule closes the list. */
  const mayAdd = (more: number): boolean => {
    const words = whyNoRoom(more);
    if (words === undefined) return true;
    announce(words, 'assertive');
    editor.toast(words);
    return false;
  };
  const whyNoRoom = (more: number): string | undefined => {
    const { disabled, reason } = store.fieldState(path);
    if (disabled) return reason ?? text('rows.closed');
    if (rowIds().length + more <= list.takes) return undefined;
    return text('rows.full', { count: list.takes });
  };
  /** The rows that go, or are copied, with these: in a tree all that stands below them. */
  const withBelow = (ids: readonly string[]) => tree?.branches(ids) ?? ids;
  const added = (count: number) => announce(text('rows.added', { list: list.label, count }));
  /** Says which number a moved row has now. */
  const shift = (ids: readonly string[], patches: readonly Patch[]) => {
    const [first] = ids;
    if (patches.length === 0 || first === undefined || store.fieldState(path).disabled) return;
    const from = rowIds().indexOf(first) + 1;
    store.edit(patches, text('rows.moveStep'));
    const to = rowIds().indexOf(first) + 1;
    const words =
      ids.length === 1
        ? text('rows.moved', { label, from, to })
        : text('rows.movedMany', { count: ids.length, label: label.toLowerCase(), from: to });
    announce(words);
    editor.toast(words);
  };

  return {
    order: rowIds,
    open,
    add() {
      if (!mayAdd(1)) return;
      const beside = tree?.beside(view.getState().openRows[key]);
      const made = store.insertRow(path, beside?.values, beside?.after ?? listed().at(-1));
      const segment = made.at(-1);
      if (typeof segment === 'object') open(segment.id);
      added(rowIds().length);
      focusFirstField(made, list);
    },
    duplicate(ids) {
      if (ids.length === 0 || !mayAdd(withBelow(ids).length)) return;
      const copied = tree?.outermost(ids) ?? ids;
      const first = store.duplicateRows(copied.map((id) => [...path, { id }]))[0]?.at(-1);
      if (typeof first === 'object') open(first.id);
      added(rowIds().length);
    },
    async remove(ids, among = rowIds()) {
      if (ids.length === 0 || store.fieldState(path).disabled) return false;
      const rows = rowIds();
      const region = document.activeElement?.closest(`[data-region="list-${list.name}"]`);
      const asked = text(`row.${list.row.name}.confirmDelete`, { count: withBelow(ids).length });
      const more = withBelow(ids).length - ids.filter((id) => rows.includes(id)).length;
      const question = more > 0 ? `${asked} ${text('tree.goToo', { count: more })}` : asked;
      if (!(await editor.confirm(question, text('action.delete')))) return false;
      const gone = new Set(withBelow(ids));
      const at = rows.findIndex((id) => gone.has(id));
      const left = rows.filter((id) => !gone.has(id));
      const seen = among.filter((id) => !gone.has(id));
      const isStep = store.removeRows(ids.map((id) => [...path, { id }]));
      const follow = (of: readonly string[]) => of.find((id) => rows.indexOf(id) > at) ?? of.at(-1);
      const next = follow(seen) ?? follow(left);
      if (next) open(next);
      // A frame later the question is closed and holds the focus no more.
      requestAnimationFrame(() => {
        if (next && region && seen.length === 0)
          region.querySelector<HTMLElement>('input[type="search"]')?.focus();
        else if (next && region) focusRow(next);
        else focusPath(next ? [...path, { id: next }] : path);
      });
      const isLast = at >= left.length;
      const words = isLast ? 'rows.deletedLast' : 'rows.deletedRenumbered';
      editor.toast(text(words, { count: gone.size, label, number: at + 1 }), isStep);
      return true;
    },
    move: (ids, step) => shift(ids, stepMoves(path, rowIds(), ids, step)),
    moveTo: (ids, number) => shift(ids, placeMoves(path, rowIds(), ids, number)),
  };
}

const FRAMES_TO_MOUNT = 60;

/** Focuses a row of the table as soon as it is scrolled to and mounted. */
export function focusRow(id: string, frames = FRAMES_TO_MOUNT): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (row) row.focus();
  else if (frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
}

/** Focuses the first of these rows that is on the screen, once the dialog is gone that something was done to them in. */
export function focusSeen(ids: readonly string[]): void {
  const seen = ids.find((id) => document.querySelector(`[data-row="${id}"]`)) ?? ids[0];
  if (seen !== undefined) requestAnimationFrame(() => focusRow(seen));
}

function focusFirstField(rowPath: Path, list: ListDefinition): void {
  const fields = list.row.layout.flatMap((section) => section.fields);
  const first = fields.find(({ name }) => !list.row.fields[name]?.readOnly);
  if (first) focusPath([...rowPath, first.name]);
}
