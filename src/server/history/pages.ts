/** Most rows of a list that one answer tells. */
export const pageSize = 200;

/** Where the lists of an answer go on: of each what stands before this number; 0: it is told whole. */
export type Places = readonly number[];

const beginning = Number.MAX_SAFE_INTEGER;

/** A place in so many lists, as `before` names it. */
export function placeSchema(lists: number) {
  const pattern = `^[0-9]{1,15}(\\.[0-9]{1,15}){${lists - 1}}$`;
  return { type: 'object', properties: { before: { type: 'string', pattern } } } as const;
}

export function placesIn(before: string | undefined, lists: number): Places {
  return before?.split('.').map(Number) ?? Array.from({ length: lists }, () => beginning);
}

/** The next place; null when all lists are told. */
export function nextPlace(places: Places): string | null {
  return places.some((place) => place > 0) ? places.join('.') : null;
}

/** What was read of a list, the newest first, one more than are told: those that are told, and where it goes on. */
export function pageOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly next: number } {
  const told = rows.slice(0, pageSize);
  return { rows: told, next: rows.length > pageSize ? told.at(-1)!.id : 0 };
}
