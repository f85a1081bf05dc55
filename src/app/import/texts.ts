import { importTexts } from '../../generated/import-texts.ts';
import { inWordsOfKind } from '../document-words.ts';
import { filled } from '../filled.ts';
import { text as appText } from '../texts.ts';

const texts: Readonly<Record<string, string>> = importTexts;

/** Texts of the import, then those that every page has. */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words = texts[id];
  return words === undefined ? appText(id, values) : filled(inWordsOfKind(words), values);
}
