import { locale } from '../../generated/locale.ts';

const texts: Readonly<Record<string, string>> = locale;

/**
 * An error of customs in words: what is wrong and what to do, by its code, then customs' own description if
 * one came. A code without words of ours (`customs.<code>` in the locale) has the description alone.
 */
export function customsErrorWords(code: string, description: string | null | undefined): string {
  const title = texts[`customs.${code}`];
  if (title === undefined) return description || fill(locale['customs.unknown'], { code });
  const words = fill(locale['customs.known'], { title, next: texts[`customs.${code}.next`] ?? '' });
  return description ? fill(locale['customs.described'], { words, description }) : words;
}

function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
