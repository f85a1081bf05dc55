import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Path, Problem, ProblemCount } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import { useStablePath } from './subscriptions.ts';

/** Problems in document order; renders again when they change. */
export function useAllProblems(): readonly Problem[] {
  const { store } = useEditor();
  const subscribe = useCallback((listener: () => void) => store.problems.subscribe([], listener), [store]);
  return useSyncExternalStore(subscribe, () => store.problems.all());
}

/** Errors and warnings at `path` and below; renders again only when these figures change. */
export function useProblemCount(path: Path): ProblemCount {
  const { store } = useEditor();
  const stable = useStablePath(path);
  const last = useRef<ProblemCount>({ errors: 0, warnings: 0 });
  const subscribe = useCallback(
    (listener: () => void) => store.problems.subscribe(stable, listener),
    [store, stable],
  );
  return useSyncExternalStore(subscribe, () => {
    const count = store.problems.count(stable);
    if (count.errors !== last.current.errors || count.warnings !== last.current.warnings)
      last.current = count;
    return last.current;
  });
}
