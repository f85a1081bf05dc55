import { locale } from '../generated/locale.ts';

const texts: Readonly<Record<string, string>> = locale;

/**
 * The text with this id, `{name}` replaced by `values.name` and `{name:row|rows}` by the first word where the value is
 * 1, else by the second. An id without a text gives the id itself, so that a slip is seen on the screen instead of
 * failing it; a test holds every id used in the sources.
 */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const words = texts[id] ?? id;
  return words
    .replace(/\{(\w+):([^|{}]*)\|([^{}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
