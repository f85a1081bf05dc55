import { useLayoutEffect } from 'react';
import { readState } from '../../storage/local-state.ts';
import type { ActionPlace } from './action-place.ts';
import { actionsOf, type EditorAction } from './action-table.ts';
import { isPressed, isTypeable } from './key-combo.ts';
import { runAction } from './run-action.ts';

/** The keys of all actions anywhere in the editor; in a dialog those of saving alone. */
export function useActionKeys(place: ActionPlace): void {
  // Before the page is painted: a key may follow the first sight of it at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = pressedAction(event, place);
      // Saving is what Ctrl+S means everywhere: the browser would offer the page as a file.
      if (!action || (action.id !== 'save' && document.querySelector('[role="dialog"]'))) return;
      event.preventDefault();
      event.stopPropagation();
      // A held key sends nothing.
      if (event.repeat && action.isOncePressed) return;
      runAction(action, place, document.activeElement);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [place]);
}

/** The action the key means now; undefined for one that the control in focus, or the browser, is to have. */
function pressedAction(event: KeyboardEvent, place: ActionPlace): EditorAction | undefined {
  const focused = event.target instanceof Element ? event.target : null;
  const meant = actionsOf(place.session).filter(({ keys }) =>
    keys.some(
      (combo) => isPressed(event, combo) && (!isTypeable(combo) || (isOffered() && !isTyping(focused))),
    ),
  );
  const isControls = meant.some(({ run, isIn }) => !run && isIn && focused && isIn(focused));
  if (isControls) return undefined;
  return meant.find(
    ({ id, run, isLeft }) =>
      (run !== undefined || place.session.services.commands.find(id) !== undefined) && !isLeft?.(place),
  );
}

/** A person who speaks to the computer may not want single characters to be keys (WCAG 2.1.4). */
function isOffered(): boolean {
  return readState().characterKeys !== false;
}

/** Where a character is an entry, in boxes and in cells; the rows of a list take none. */
function isTyping(focused: Element | null): boolean {
  const places =
    'input, textarea, select, [role="grid"]:not([aria-readonly="true"]), [contenteditable="true"]';
  return focused?.closest(places) != null;
}
