import type { Measure } from '../../printing/text-lines.ts';
import type { ReportTable } from './report.ts';

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
  const wanted = columns.map(({ words }, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, measure(row[at] ?? '')), 0);
    const ofHead = Math.max(...words.split(' ').map(measure));
    return Math.min(MOST, Math.max(LEAST, ofHead + PADDING, longest + PADDING));
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  if (sum > whole) {
    const scale = (whole - columns.length * LEAST) / (sum - columns.length * LEAST);
    return wanted.map((width) => LEAST + (width - LEAST) * scale);
  }
  // What is free goes to heads first, that they stand on one line, then to the last column: figures stay by their heads.
  let free = whole - sum;
  const roomy = wanted.map((width, at) => {
    const more = Math.min(free, Math.max(0, measure(columns[at]!.words) + PADDING - width));
    free -= more;
    return width + more;
  });
  const last = columns.findLastIndex(({ isNumber }) => !isNumber);
  return roomy.map((width, at) => (at === last ? width + free : width));
}
