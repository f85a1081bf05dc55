import { formatPath, type Path } from '../../engine/index.ts';

const FRAMES_TO_MOUNT = 60;
const MARK = 'data-found';

let wanted = '';

/** Marks the field or cell at `path` as soon as it is mounted and brings it into view; the focus stays. */
export function markFound(path: Path): void {
  unmarkFound();
  wanted = formatPath(path);
  mark(wanted, FRAMES_TO_MOUNT);
}

export function unmarkFound(): void {
  wanted = '';
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
}

function mark(key: string, frames: number): void {
  if (key !== wanted) return;
  const element = document.querySelector(`[data-path="${CSS.escape(key)}"]`);
  if (element) {
    element.setAttribute(MARK, '');
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  } else if (frames > 0) requestAnimationFrame(() => mark(key, frames - 1));
}
