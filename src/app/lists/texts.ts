import { listTexts } from '../../generated/list-texts.ts';
import { inWordsOfKind } from '../document-words.ts';
import { filled } from '../filled.ts';
import { text as appText } from '../texts.ts';

const texts: Readonly<Record<string, string>> = listTexts;

/** Texts of the lists: their own, then those that every page has. */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words = texts[id];
  return words === undefined ? appText(id, values) : filled(inWordsOfKind(words), values);
}
