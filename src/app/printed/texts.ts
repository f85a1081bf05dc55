import { formTexts } from '../../generated/form-texts.ts';
import { filled } from '../filled.ts';
import { text as appText } from '../texts.ts';

const texts: Readonly<Record<string, string>> = formTexts;

/** Texts of the pages of printed forms: their own, then those that every page has. */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words = texts[id];
  return words === undefined ? appText(id, values) : filled(words, values);
}
