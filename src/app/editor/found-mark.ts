import { reveal } from '../../../widgets/index.ts';
import { formatPath, type Path } from '../../engine/index.ts';

const FRAMES_TO_MOUNT = 60;
const MARK = 'data-found';

let wanted: Path = [];

/** Marks the field or cell at `path` as soon as it is mounted and brings it into view; the focus stays. */
export function markFound(path: Path): void {
  unmarkFound();
  wanted = path;
  mark(path, FRAMES_TO_MOUNT);
}

export function unmarkFound(): void {
  wanted = [];
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
}

function mark(path: Path, frames: number): void {
  if (path !== wanted) return;
  const element = document.querySelector(`[data-path="${CSS.escape(formatPath(path))}"]`);
  if (element) {
    element.setAttribute(MARK, '');
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    return;
  }
  reveal(path);
  if (frames > 0) requestAnimationFrame(() => mark(path, frames - 1));
}
