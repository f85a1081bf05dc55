import type { ReportTable } from './report.ts';
import type { Measure } from './text-lines.ts';

/** Points that a column has at least, and that its longest text counts for at most. */
const LEAST = 32;
const MOST = 260;
const PADDING = 9;

/** Widths of the columns of a table over a whole width, by what stands in them; narrow ones keep what they need. */
export function columnWidths(
  { columns, rows }: Pick<ReportTable, 'columns' | 'rows'>,
  whole: number,
  measure: Measure,
): readonly number[] {
  const wanted = columns.map(({ words, width }, at) => {
    if (width !== undefined) return width;
    const longest = rows.reduce((most, row) => Math.max(most, measure(row[at] ?? '')), 0);
    const ofHead = Math.max(...words.split(' ').map(measure));
    return Math.min(MOST, Math.max(LEAST, ofHead + PADDING, longest + PADDING));
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  if (sum <= whole) {
    const free = wanted.map((width, at) => (columns[at]!.width === undefined ? width : 0));
    const widest = free.indexOf(Math.max(...free));
    return wanted.map((width, at) => (at === widest ? width + whole - sum : width));
  }
  const least = columns.reduce((total, { width }) => total + (width ?? LEAST), 0);
  const scale = (whole - least) / (sum - least);
  return wanted.map((width, at) =>
    columns[at]!.width === undefined ? LEAST + (width - LEAST) * scale : width,
  );
}
