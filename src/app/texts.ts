import { locale } from '../generated/locale.ts';
import { filled } from './filled.ts';

const texts: Readonly<Record<string, string>> = locale;

/**
 * The text with this id, its values filled in. An id without a text gives the id itself, so that a slip is seen on the
 * screen instead of failing it; a test holds every id used in the sources.
 */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  return filled(texts[id] ?? id, values);
}
