/** What stands before the decimals of a figure. */
export type DecimalMark = '.' | ',';

/** One separator that may be of decimals or of thousands: 1,250. */
const doubtful = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A figure without what spreadsheets put around it: currency signs, units, separators of thousands. The last
 * separator is the decimal one; of a doubtful figure it is when it is `mark`, which is a point where nothing else is
 * known. '' where no figure stands.
 */
export function figureIn(entry: string, mark: DecimalMark = '.'): string {
  const digits = bare(entry);
  if (digits === undefined) return '';
  const decimal = doubtful.test(digits) ? mark : (decimalMarkIn(entry) ?? '.');
  const thousands = decimal === '.' ? ',' : '.';
  return digits.replaceAll(thousands, '').replace(decimal, '.');
}

/** Whether a figure can be read in two ways: 1,250 is a thousand or one and a quarter. */
export function isDoubtfulFigure(entry: string): boolean {
  return doubtful.test(bare(entry) ?? '');
}

/** The decimal mark that a figure shows by itself: undefined where it has no separator or may be read in two ways. */
export function decimalMarkIn(entry: string): DecimalMark | undefined {
  const digits = bare(entry) ?? '';
  const separators = digits.replace(/\d/g, '');
  if (separators === '' || doubtful.test(digits)) return undefined;
  const isRepeated = /^(.)\1+$/.test(separators);
  return isRepeated === separators.endsWith('.') ? ',' : '.';
}

/**
 * Its digits and their points and commas. What stands before and behind them is cut off first: a rule that looks for all
 * of it at once goes over a long run of blanks again and again.
 */
function bare(entry: string): string | undefined {
  const start = entry.search(ofFigure);
  let end = entry.length;
  while (end > start && !ofFigure.test(entry.charAt(end - 1))) end -= 1;
  const figure = entry.slice(Math.max(0, start), end);
  return /^(?:\d[\d.,'\s]*|[.,]\d+)$/.test(figure) ? figure.replace(/['\s]/g, '') : undefined;
}

/** What stands nowhere but in a figure, and where it is none, beside it. */
const ofFigure = /[\d.,\-()]/;
