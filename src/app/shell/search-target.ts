import type { DocumentKind } from '../../engine/document-kind.ts';
import { kindNames, kinds } from '../../generated/kinds.ts';

/** Most characters of a search (SHL-054). */
export const longestSearch = 50;

/** Lists that the search goes to from within their area, by the first word of its addresses (SHL-053, D-119). */
const lists: Readonly<Record<string, string>> = {
  'transit-declarations': 'transit-declarations',
  'ens-declarations': 'ens-declarations',
  'ens-hmrc-declarations': 'ens-declarations',
  transactions: 'transactions',
  'content-templates': 'content-templates',
  'blog-news': 'blog-news',
  news: 'news',
  menu: 'menu',
  ...Object.fromEntries(
    kindNames.flatMap((kind) => {
      const { daily, addresses }: Pick<DocumentKind, 'daily' | 'addresses'> = kinds[kind];
      const { list, editor, show } = addresses;
      const areas = daily ? [list, editor].map((address) => [address.slice(1), list.slice(1)] as const) : [];
      return show === undefined ? areas : [...areas, [show.slice(1), show.slice(1)] as const];
    }),
  ),
};

/** Where a search on this page leads; undefined where nothing but blanks is searched for (SHL-052 to SHL-056). */
export function searchTarget(pathname: string, entry: string): string | undefined {
  const keyword = entry.trim();
  if (keyword === '') return undefined;
  const list = lists[pathname.split('/')[1] ?? ''] ?? 'dashboard';
  return `/${list}?${new URLSearchParams({ keyword })}`;
}

/** Whether a page has the search: not where a trade document is open (SHL-057). */
export function hasSearch(pathname: string): boolean {
  return !/^\/transactions\/[^/]+\/[^/]+/.test(pathname);
}
