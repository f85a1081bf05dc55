import { ownTexts } from '../../generated/own-texts.ts';
import { inWordsOfKind } from '../document-words.ts';
import { filled } from '../filled.ts';
import { text as appText } from '../texts.ts';

const texts: Readonly<Record<string, string>> = ownTexts;

/** Texts of the pages of the own account and company: their own, then those that every page has. */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words = texts[id];
  return words === undefined ? appText(id, values) : filled(inWordsOfKind(words), values);
}
