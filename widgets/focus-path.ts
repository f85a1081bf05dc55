import { formatPath, type Path } from '../src/engine/index.ts';
import { reveal } from './seen/reveal.ts';

const FRAMES_TO_MOUNT = 60;

/** Keys that take the focus elsewhere. */
const movingKeys = /^(Tab|F6|Home|End|Arrow|Page)/;

let latestCall = 0;
/** When somebody last went somewhere by key or pointer, by the clock of events. */
let lastMove = 0;

for (const event of ['keydown', 'pointerdown'] as const)
  globalThis.document?.addEventListener(event, noteMove, true);

function noteMove(event: KeyboardEvent | PointerEvent): void {
  // Letters typed ahead are for the field that is on its way.
  if (!('key' in event) || movingKeys.test(event.key)) lastMove = event.timeStamp;
}

/**
 * Focuses the field, cell or heading at `path` as soon as it is mounted; what is around it when it is not. Only the latest
 * call counts, and who goes somewhere else meanwhile is left there.
 */
export function focusPath(path: Path): void {
  latestCall += 1;
  seek(path, FRAMES_TO_MOUNT, { call: latestCall, at: performance.now() });
}

function seek(path: Path, frames: number, since: { readonly call: number; readonly at: number }): void {
  if (since.call !== latestCall || lastMove > since.at) return;
  const element = elementAt(path);
  if (element) {
    element.focus();
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
  reveal(path);
  if (frames > 0) requestAnimationFrame(() => seek(path, frames - 1, since));
  else if (path.length > 1) seek(path.slice(0, -1), 0, since);
}

/** The field, cell or heading at `path`, if it is mounted. */
export function elementAt(path: Path): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-path="${CSS.escape(formatPath(path))}"]`);
}
