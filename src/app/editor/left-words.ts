import { text } from '../texts.ts';

/** More places than this are counted, not named. */
const NAMED = 3;

/** What is said of the places that undo or redo left as others have them; undefined where there are none. */
export function leftWords(way: 'undo' | 'redo', places: readonly string[]): string | undefined {
  const different = [...new Set(places)];
  if (different.length === 0) return undefined;
  const named = different.slice(0, NAMED);
  const count = different.length - named.length;
  const all = count === 0 ? named : [...named, text('field.more', { count })];
  return text(`history.${way}Left`, { places: all.join('; ') });
}
