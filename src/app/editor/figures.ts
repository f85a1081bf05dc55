import { definitionAt, formatPath, type Path, type Problem } from '../../engine/index.ts';
import type { EditorSession } from './editor-session.ts';

/** A read-only figure whose stored value is not what its computation gives. */
export interface DifferingFigure {
  readonly path: Path;
  readonly value: string;
  readonly computed: string;
}

/** True where the software works out the value: it can be recalculated. */
export function isFigureAt({ services }: EditorSession, path: Path | undefined): path is Path {
  if (path === undefined) return false;
  const found = definitionAt(services.definition, path);
  return found !== undefined && 'computedBy' in found && found.computedBy !== undefined;
}

/** The figures no one can type and that differ: a message carries them only when the person who sends it has seen them. */
export function differingFigures(
  { services }: EditorSession,
  problems: readonly Problem[],
): readonly DifferingFigure[] {
  const found = new Map<string, DifferingFigure>();
  for (const { path, value = '', computed } of problems) {
    const field = definitionAt(services.definition, path);
    const isFigure = field !== undefined && 'readOnly' in field && field.readOnly === true;
    if (computed !== undefined && isFigure) found.set(formatPath(path), { path, value, computed });
  }
  return [...found.values()];
}
