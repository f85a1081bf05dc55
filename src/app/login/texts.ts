import { accountTexts } from '../../generated/account-texts.ts';
import { filled } from '../filled.ts';
import { text as appText } from '../texts.ts';

const texts: Readonly<Record<string, string>> = accountTexts;

/** Texts of the pages beside the sign-in: their own, then those that every page has. */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words = texts[id];
  return words === undefined ? appText(id, values) : filled(words, values);
}
