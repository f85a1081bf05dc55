import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import {
  type FieldState,
  type FieldValue,
  formatPath,
  getAt,
  type Path,
  type Problem,
  type Row,
} from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';

/** The same path object as long as the path means the same place. */
export function useStablePath(path: Path): Path {
  const key = formatPath(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the path
  return useMemo(() => path, [key]);
}

/** Value of one field; the component renders again only when this value changes. */
export function useFieldValue(path: Path): FieldValue | undefined {
  const { store } = useEditor();
  const stable = useStablePath(path);
  const subscribe = useCallback((listener: () => void) => store.subscribe(stable, listener), [store, stable]);
  return useSyncExternalStore(subscribe, () => fieldValue(getAt(store.document(), stable)));
}

/** The value of a field of the document that its kind may name; undefined where it names none. */
export function useFieldOf(name: string | undefined): FieldValue | undefined {
  // No document has a field without a name.
  return useFieldValue([name ?? '']);
}

/** Keys of a list's rows in order; renders again only when rows come, go or move. */
export function useRowIds(listPath: Path): readonly string[] {
  const { store } = useEditor();
  const stable = useStablePath(listPath);
  const last = useRef<{ rows: readonly Row[] | undefined; ids: readonly string[] }>({
    rows: undefined,
    ids: [],
  });
  const subscribe = useCallback((listener: () => void) => store.subscribe(stable, listener), [store, stable]);
  return useSyncExternalStore(subscribe, () => {
    const value = getAt(store.document(), stable);
    const rows = isRows(value) ? value : undefined;
    if (rows !== last.current.rows) {
      const ids = (rows ?? []).map((row) => row.uuid);
      last.current = { rows, ids: isSameList(ids, last.current.ids) ? last.current.ids : ids };
    }
    return last.current.ids;
  });
}

/** Problems that stand at exactly this place. */
export function useProblems(path: Path): readonly Problem[] {
  const { store } = useEditor();
  const stable = useStablePath(path);
  const last = useRef<readonly Problem[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => store.problems.subscribe(stable, listener),
    [store, stable],
  );
  return useSyncExternalStore(subscribe, () => {
    const problems = store.problems.byPath(stable);
    if (!isSameList(problems, last.current)) last.current = problems;
    return last.current;
  });
}

/**
 * Problems a field shows. A field that is merely still blank is not painted as an error before problems were
 * asked for: a new declaration is no failure. Lists, rail and F8 count it all the same. A quiet form waits with all.
 */
export function useShownProblems(path: Path, isBlank: boolean): readonly Problem[] {
  const problems = useProblems(path);
  const isChecked = useStore(useEditor().view, (state) => state.isChecked);
  const isQuiet = useStore(useEditor().view, (state) => state.isQuiet);
  if (isChecked) return problems;
  if (isQuiet) return problems.filter(({ source }) => source === 'server');
  return isBlank ? problems.filter(({ source }) => source !== 'rule') : problems;
}

/** Hidden, disabled, required, as the rules say now. */
export function useFieldState(path: Path): FieldState {
  const { store } = useEditor();
  const stable = useStablePath(path);
  const last = useRef<FieldState | undefined>(undefined);
  const subscribe = useCallback((listener: () => void) => store.subscribe(stable, listener), [store, stable]);
  return useSyncExternalStore(subscribe, () => {
    const state = store.fieldState(stable);
    const before = last.current;
    const isSame =
      before !== undefined &&
      before.hidden === state.hidden &&
      before.disabled === state.disabled &&
      before.required === state.required &&
      before.reason === state.reason;
    if (!isSame) last.current = state;
    return last.current ?? state;
  });
}

function fieldValue(value: ReturnType<typeof getAt>): FieldValue | undefined {
  return typeof value === 'object' ? undefined : value;
}

function isRows(value: ReturnType<typeof getAt>): value is readonly Row[] {
  return Array.isArray(value);
}

function isSameList<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((entry, index) => entry === right[index]);
}
