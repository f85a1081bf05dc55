import { useCallback, useRef, useSyncExternalStore } from 'react';
import { formatPath, type Path, type Problem } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';

/** How many errors and warnings stand at a place or below it. */
export interface ProblemCount {
  readonly errors: number;
  readonly warnings: number;
}

const NONE: ProblemCount = { errors: 0, warnings: 0 };

/** Problems in document order; renders again when they change. */
export function useAllProblems(): readonly Problem[] {
  const { store } = useEditor();
  const subscribe = useCallback((listener: () => void) => store.problems.subscribe([], listener), [store]);
  return useSyncExternalStore(subscribe, () => store.problems.all());
}

/** Errors and warnings at `path` and below; renders again only when these figures change. */
export function useProblemCount(path: Path): ProblemCount {
  const { store } = useEditor();
  const key = formatPath(path);
  const last = useRef(NONE);
  const subscribe = useCallback((listener: () => void) => store.problems.subscribe([], listener), [store]);
  return useSyncExternalStore(subscribe, () => {
    const count = countsOf(store.problems.all()).get(key) ?? NONE;
    if (count.errors !== last.current.errors || count.warnings !== last.current.warnings) last.current = count;
    return last.current;
  });
}

const countsOfProblems = new WeakMap<readonly Problem[], Map<string, ProblemCount>>();

/** Counts by the text of every path that holds problems, worked out once for each list of problems. */
export function countsOf(problems: readonly Problem[]): ReadonlyMap<string, ProblemCount> {
  const known = countsOfProblems.get(problems);
  if (known) return known;
  const counts = new Map<string, ProblemCount>();
  for (const { path, severity } of problems) {
    for (let length = 1; length <= path.length; length += 1) {
      const key = formatPath(path.slice(0, length));
      const before = counts.get(key) ?? NONE;
      counts.set(key, {
        errors: before.errors + (severity === 'error' ? 1 : 0),
        warnings: before.warnings + (severity === 'warning' ? 1 : 0),
      });
    }
  }
  countsOfProblems.set(problems, counts);
  return counts;
}
