import { useEffect, useState } from 'react';
import { inWordsOf, type Worded } from '../engine/kind-words.ts';
import { kindNames, kinds } from '../generated/kinds.ts';

const every: readonly (Worded & { readonly daily?: true })[] = kindNames.map((name) => kinds[name]);
/** What is spoken of where no page is about one kind alone. */
const everyday = every.filter(({ daily }) => daily);

let spoken: readonly Worded[] = everyday;

/** The text with the words of the kind that the page is about. */
export function inWordsOfKind(words: string, kindsOf: readonly Worded[] = spoken): string {
  return inWordsOf(words, kindsOf);
}

/** Texts speak of this kind from the first drawing of a page on, until it is left; of none alone where it is undefined. */
export function useWordsOf(kind: Worded | undefined): void {
  const [own] = useState(() => (kind === undefined ? everyday : [kind]));
  spoken = own;
  useEffect(
    () => () => {
      if (spoken === own) spoken = everyday;
    },
    [own],
  );
}
