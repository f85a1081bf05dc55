/**
 * A figure without what spreadsheets put around it: currency signs, units, separators of thousands. The last
 * separator is the decimal one, a lone comma only when what follows is not three digits. '' where no figure stands.
 */
export function figureIn(entry: string): string {
  const figure = /^[^\d.,\-()]*(\d[\d.,'\s\u00a0\u202f]*|[.,]\d+)[^\d.,\-()]*$/u.exec(entry)?.[1];
  if (figure === undefined) return '';
  const digits = figure.replace(/['\s\u00a0\u202f]/g, '');
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (commas === 0) return points > 1 ? digits.replaceAll('.', '') : digits;
  if (points === 0) {
    return commas > 1 || /,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  }
  return digits.lastIndexOf('.') > digits.lastIndexOf(',')
    ? digits.replaceAll(',', '')
    : digits.replaceAll('.', '').replace(',', '.');
}
