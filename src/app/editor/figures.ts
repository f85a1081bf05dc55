import { definitionAt, type Path } from '../../engine/index.ts';
import type { DocumentSession } from './document-session.ts';

/** True where the software works out the value: it can be recalculated. */
export function isFigureAt({ services }: DocumentSession, path: Path | undefined): path is Path {
  if (path === undefined) return false;
  const found = definitionAt(services.definition, path);
  return found !== undefined && 'computedBy' in found && found.computedBy !== undefined;
}
