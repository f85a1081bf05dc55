import type { ListDefinition } from '../../src/engine/index.ts';
import { shownHeight } from './use-row-window.ts';

/** Border, head of one line, and the line for the words of a problem. */
const AROUND = 2 + 31 + 18;

/** px of a row table below its own head, with so many rows and, where one may be added, the line behind them. */
export function tableHeight(_list: ListDefinition, rows: number, isOpen: boolean): number {
  return AROUND + shownHeight(rows + (isOpen ? 1 : 0));
}
