import { useEffect, useState } from 'react';
import { type DocumentKind, kindPlaceholder } from '../engine/document-kind.ts';
import { kindNames, kinds } from '../generated/kinds.ts';

type Worded = Pick<DocumentKind, 'words' | 'daily'>;

const every: readonly Worded[] = kindNames.map((name) => kinds[name]);
/** What is spoken of where no page is about one kind alone. */
const everyday = every.filter(({ daily }) => daily);

let spoken: readonly Worded[] = everyday;

/** The text with the words of the kind that the page is about. */
export function inWordsOfKind(words: string, kindsOf: readonly Worded[] = spoken): string {
  return words.replace(kindPlaceholder, (_, article: string, first: string, plural: string) => {
    const all = kindsOf.map(({ words: { one, many } }) => (plural ? many : article ? withArticle(one) : one));
    const called = all.join(plural ? ' and ' : ' or ');
    return first === 'D' && !article ? called.charAt(0).toUpperCase() + called.slice(1) : called;
  });
}

function withArticle(one: string): string {
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
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
