import type { ClipboardEvent } from 'react';
import type { EditorServices } from '../editor-services.ts';

/** Gives what a button pastes; an empty clipboard, and one that the browser keeps, is said instead. */
export function readClipboard(
  { text, toast, announce }: Pick<EditorServices, 'text' | 'toast' | 'announce'>,
  paste: (copied: string) => void,
): void {
  const say = (words: string) => {
    announce(words, 'assertive');
    toast(words);
  };
  // Where the browser does not give the clipboard away, the key still does.
  const refused = () => say(text('paste.byKey'));
  // Older browsers have a clipboard that can only be written.
  if (typeof navigator.clipboard?.readText === 'function')
    navigator.clipboard.readText().then((copied) => {
      if (copied.trim() === '') say(text('paste.nothing'));
      else paste(copied);
    }, refused);
  else refused();
}

/** In a box, or in a dialog of the list: React lets its events come by here, though it stands over the page. */
export function isElsewhere({ target, currentTarget }: ClipboardEvent): boolean {
  const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isBox || !currentTarget.contains(target as Node);
}
