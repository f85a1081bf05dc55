/**
 * Keys pressed while an input method composes are its own: Enter takes what it offers, Escape gives that up, arrows
 * choose. Nothing of ours hears of them: no cell is left, no option taken, no dialog closed by them. Before anything else listens to the keys of `page`.
 */
export function leaveKeysToComposition(page: EventTarget): void {
  const keepBack = (event: Event) => {
    if (isOfComposition(event as KeyboardEvent)) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', keepBack, true);
}

/** The code of every key that an input method takes, in browsers that end the composition before they tell of its last key. */
const TAKEN = 229;

/** What begins a composition ('Process', a letter) is not meant: a cell opens for it. */
function isOfComposition({ isComposing, keyCode, key }: KeyboardEvent): boolean {
  return isComposing || (keyCode === TAKEN && key.length > 1 && key !== 'Process');
}
