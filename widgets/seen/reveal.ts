import type { Path } from '../../src/engine/index.ts';

const listeners = new Set<(path: Path) => void>();

/** Has the part of the open form that holds this place mounted, in view or not. */
export function reveal(path: Path): void {
  for (const listener of listeners) listener(path);
}

/** Hears of every place somebody is led to; the returned function ends it. */
export function onReveal(listener: (path: Path) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
