import { customsWords } from '../../../../generated/customs-words.ts';
import { fillText } from '../../../../server/texts.ts';

const texts: Readonly<Record<string, string>> = customsWords;

/**
 * An error of customs in words: what is wrong and what to do, by its code, then customs' own description if
 * one came. A code without words of ours (`customs.<code>` in the locale) has the description alone.
 */
export function customsErrorWords(code: string, description: string | null | undefined): string {
  const title = texts[`customs.${code}`];
  if (title === undefined) return description || fillText(customsWords['customs.unknown'], { code });
  const words = fillText(customsWords['customs.known'], { title, next: texts[`customs.${code}.next`] ?? '' });
  return description ? fillText(customsWords['customs.described'], { words, description }) : words;
}

/** What customs found and why it matters to them, for whoever wants to know more; of a code without words of ours nothing. */
export function customsErrorExplanation(code: string): string | undefined {
  return texts[`customs.${code}.why`];
}
