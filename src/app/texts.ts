import type { DocumentKind } from '../engine/document-kind.ts';
import { locale } from '../generated/locale.ts';
import { inWordsOfKind } from './document-words.ts';
import { filled } from './filled.ts';

const texts: Record<string, string> = { ...locale };

/** Has these texts as well: of a part of the app that is fetched later. */
export function addTexts(more: Readonly<Record<string, string>>): void {
  Object.assign(texts, more);
}

/**
 * The text with this id, its values filled in. An id without a text gives the id itself, so that a slip is seen on the
 * screen instead of failing it; a test holds every id used in the sources.
 */
export function text(id: string, values: Readonly<Record<string, string | number>> = {}): string {
  return filled(inWordsOfKind(texts[id] ?? id), values);
}

/** The same about a kind of document that is not the one the page is about. */
export function textAbout(
  kind: Pick<DocumentKind, 'words'>,
  id: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return filled(inWordsOfKind(texts[id] ?? id, [kind]), values);
}
