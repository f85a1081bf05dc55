import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { formatPath, type ListDefinition, type Path, type Row } from '../../src/engine/index.ts';
import { rowsAt } from '../document-values.ts';
import { useEditor } from '../editor-services.ts';
import { useView, type ViewStore } from '../view-state.ts';
import { rowsAbove, type TreeView, treeView } from './tree-view.ts';

const noneFolded: ReadonlySet<string> = new Set();

/**
 * The list as a tree. It is another object only when rows come, go, are moved or folded,
 * not when a figure changes. The open row is never hidden: whoever leads to one unfolds what stands above it.
 */
export function useTree(
  path: Path,
  { parentField = '' }: ListDefinition,
  openId: string | undefined,
): TreeView {
  const { view } = useEditor();
  const key = formatPath(path);
  const rows = usePlacedRows(path, parentField);
  const folded = useView((state) => state.folded[key]) ?? noneFolded;
  const tree = useMemo(() => treeView(rows, parentField, folded), [rows, parentField, folded]);
  useEffect(() => {
    if (openId !== undefined) unfold(view, key, rowsAbove(tree, openId));
  }, [tree, openId, view, key]);
  return tree;
}

/** Shows again what stands below these rows. */
export function unfold(view: ViewStore, key: string, ids: readonly string[]): void {
  const { folded } = view.getState();
  const now = folded[key];
  if (now === undefined || !ids.some((id) => now.has(id))) return;
  view.setState({ folded: { ...folded, [key]: new Set([...now].filter((id) => !ids.includes(id))) } });
}

/** Hides what stands below these rows. */
export function fold(view: ViewStore, key: string, ids: readonly string[]): void {
  const { folded } = view.getState();
  view.setState({ folded: { ...folded, [key]: new Set([...(folded[key] ?? []), ...ids]) } });
}

/** Rows of a list, another array only when one comes, goes, is moved or stands below another one. */
function usePlacedRows(path: Path, parentField: string): readonly Row[] {
  const { store } = useEditor();
  const last = useRef<{ readonly seen: readonly Row[]; readonly placed: readonly Row[] }>({
    seen: [],
    placed: [],
  });
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => {
    const rows = rowsAt(store.document(), path);
    const { seen, placed } = last.current;
    if (rows === seen) return placed;
    const isSame =
      rows.length === placed.length &&
      rows.every((row, at) => row.uuid === placed[at]!.uuid && row[parentField] === placed[at]![parentField]);
    last.current = { seen: rows, placed: isSame ? placed : rows };
    return last.current.placed;
  });
}
