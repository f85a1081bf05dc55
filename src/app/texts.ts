import { locale } from '../generated/locale.ts';

const texts: Readonly<Record<string, string>> = locale;

/**
 * The text with this id, `{name}` replaced by `values.name`. An id without a text gives the id itself, so that
 * a slip is seen on the screen instead of failing it; a test holds every id used in the sources.
 */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words = texts[id] ?? id;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
