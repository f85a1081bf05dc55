import type { ListDefinition } from '../../src/engine/index.ts';

/** Cards that are mounted at a time. */
export const PAGE = 20;

const HEAD = 44;
const VALUE = 24;
const AROUND = 18;
const PAGES_BAR = 44;

/** px of a list's cards below its own head, each with its columns. */
export function cardsHeight(list: ListDefinition, rows: number): number {
  const card = HEAD + AROUND + VALUE * list.row.columns.length;
  return Math.min(rows, PAGE) * card + (rows > PAGE ? PAGES_BAR : 0);
}
