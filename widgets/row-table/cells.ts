/** Key of the empty last line, in which typing makes a row. */
export const NEXT_ROW = '+';

/** A cell of a row table. */
export interface Cell {
  /** Key of the row, or `NEXT_ROW`. */
  readonly row: string;
  /** Index of the column, from 0. */
  readonly column: number;
}

/** A rectangle of cells: indexes of its first and last row and column, both within. */
export interface CellBlock {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

/** The rectangle two cells span, by their place in `rowKeys`. */
export function blockBetween(rowKeys: readonly string[], one: Cell, other: Cell): CellBlock {
  const [first, second] = [rowKeys.indexOf(one.row), rowKeys.indexOf(other.row)].map((at) => Math.max(0, at));
  return {
    rows: [Math.min(first!, second!), Math.max(first!, second!)],
    columns: [Math.min(one.column, other.column), Math.max(one.column, other.column)],
  };
}

/** True when the block is more than one cell. */
export function isWide({ rows, columns }: CellBlock): boolean {
  return rows[0] !== rows[1] || columns[0] !== columns[1];
}

/** Value of `data-cell`, by which the table finds the element of a cell. */
export function cellKey(cell: Cell): string {
  return `${cell.row}:${cell.column}`;
}
