/** What a box has typed in it is asked for, since the page goes into the background. */
export const AWAY = 'away';

/** Whether a half-typed entry is asked for because the page goes into the background: it may come back. */
export function isOfAway(event: Event): boolean {
  return event instanceof CustomEvent && event.detail === AWAY;
}

/** Whether a box that tells of a blur is in focus still: only its window was left. */
export function isInFocus(element: Element): boolean {
  return document.activeElement === element;
}
