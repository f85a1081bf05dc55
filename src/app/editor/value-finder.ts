import type { DocumentData } from '../../engine/index.ts';
import type { HeldValue } from './document-values.ts';

/** The values of a document in whose words or code a text stands, in screen order; `wanted` in small letters. */
type Finder = (document: DocumentData, wanted: string) => readonly HeldValue[];

/** Searches a document as it changes: `read` is called once for each state of it, however often it is searched. */
export function createFinder(read: (document: DocumentData) => readonly HeldValue[]): Finder {
  let searched: DocumentData | undefined;
  let lines: readonly { readonly held: HeldValue; readonly words: string }[] = [];
  return (document, wanted) => {
    if (wanted === '') return [];
    if (document !== searched) {
      searched = document;
      lines = read(document).map((held) => ({ held, words: `${held.words} ${held.value}`.toLowerCase() }));
    }
    return lines.filter(({ words }) => words.includes(wanted)).map(({ held }) => held);
  };
}
