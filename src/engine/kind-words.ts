import type { DocumentKind } from './document-kind.ts';

/** As much of a kind as texts say of it. */
export interface Worded {
  readonly words: Pick<DocumentKind['words'], 'one' | 'many'>;
}

/** What texts of all kinds name documents by: {document}, {documents}, {aDocument}, and with a capital at their beginning. */
export const kindPlaceholder = /\{(a?)(d|D)ocument(s?)\}/g;

/** The text with what documents of these kinds are called. */
export function inWordsOf(text: string, kinds: readonly Worded[]): string {
  return text.replace(kindPlaceholder, (_, article: string, first: string, plural: string) => {
    const all = kinds.map(({ words: { one, many } }) => (plural ? many : article ? withArticle(one) : one));
    const called = all.join(plural ? ' and ' : ' or ');
    return first === 'D' && !article ? called.charAt(0).toUpperCase() + called.slice(1) : called;
  });
}

function withArticle(one: string): string {
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}
