import { type Path, parsePath } from '../../engine/index.ts';

/** What F1 is about: the place with the focus, or the column where it stands in the empty last row of a table. */
export function helpedField(): { readonly anchor: HTMLElement; readonly path: Path } | undefined {
  const anchor = document.activeElement?.closest<HTMLElement>('[data-path], [data-help]');
  const path = anchor?.dataset.path ?? anchor?.dataset.help;
  return anchor && path !== undefined ? { anchor, path: parsePath(path) } : undefined;
}
