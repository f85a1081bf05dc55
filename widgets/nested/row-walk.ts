import type { TextOf } from '../editor-services.ts';

/** What previous and next go through: all rows of a list or, while a search finds some, those. */
export interface RowWalk {
  readonly ids: readonly string[];
  /** Undefined without a search, and for one that finds nothing. */
  readonly found: readonly string[] | undefined;
}

/** The nearest row after (1) or before (-1) `id` that is walked; `id` itself need not be. */
export function rowBeside({ ids, found = ids }: RowWalk, id: string, by: 1 | -1): string | undefined {
  const walked = new Set(found);
  const at = ids.indexOf(id);
  const rest = by === 1 ? ids.slice(at + 1) : ids.slice(0, Math.max(0, at)).reverse();
  return rest.find((one) => walked.has(one));
}

/** Where the row stands among all, in words; undefined `found` without a search. */
export function placesOf(
  { ids, found }: RowWalk,
  id: string,
  label: string,
  text: TextOf,
): { readonly all: string; readonly found: string | undefined } {
  const at = found?.indexOf(id) ?? -1;
  return {
    all: text('rows.place', { label, number: ids.indexOf(id) + 1, count: ids.length }),
    found:
      found &&
      (at < 0
        ? text('rows.placeUnfound', { count: found.length })
        : text('rows.placeFound', { number: at + 1, count: found.length })),
  };
}
