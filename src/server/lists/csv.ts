import type { ListColumn } from '../../engine/list-screen.ts';
import { listTexts } from '../../generated/list-texts.ts';
import { locale } from '../../generated/locale.ts';

/**
 * What spreadsheets would take for a formula when a cell begins with it, in full width or small too, also behind whatever
 * is not seen by itself, which some of them overlook: all but letters, numbers, punctuation and symbols, and those of
 * them that are blank; and the signs by which a cell might end.
 */
const formulaStart =
  /^(?:[\s\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\r\n])/u;

/** UTF-8 with a mark of it in front, without which spreadsheets read another encoding. */
export const csvStart = '\uFEFF';

/** The first line: the columns' labels. Times are UTC, and say so. */
export function csvHead(columns: readonly ListColumn[]): string {
  return csvLine(
    columns.flatMap(({ label, kind, currency }) => [
      kind === 'instant' ? `${label} (UTC)` : label,
      ...(currency === undefined ? [] : [`${label}, currency`]),
    ]),
  );
}

/** A row in the same columns: days YYYY-MM-DD, times YYYY-MM-DD HH:MM:SS, amounts as they are with the currency beside. */
export function csvRow(columns: readonly ListColumn[], row: Readonly<Record<string, unknown>>): string {
  return csvLine(
    columns.flatMap((column) => [
      cellOf(column, row),
      ...(column.currency === undefined ? [] : [textCell(row[column.currency])]),
    ]),
  );
}

function cellOf({ name, kind, words, also }: ListColumn, row: Readonly<Record<string, unknown>>): string {
  const value = row[name];
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'count':
    case 'amount':
    case 'day':
      return String(value);
    case 'instant':
      return (value as Date).toISOString().slice(0, 19).replace('T', ' ');
    case 'word':
      return textCell(wordsOf(words!, String(value)));
    case 'status': {
      const statuses = [value, row[also ?? '']].filter((status) => typeof status === 'string');
      return textCell([...new Set(statuses)].map((status) => wordsOf(words!, status)).join(', '));
    }
    case 'person': {
      const { name, second_name } = value as { name: string; second_name: string };
      return textCell([name, second_name].filter(Boolean).join(' '));
    }
    default:
      return textCell(value);
  }
}

const texts: Readonly<Record<string, string>> = { ...locale, ...listTexts };

function wordsOf(of: string, value: string): string {
  return texts[`${of}.${value}`] ?? value;
}

/** A text that no spreadsheet runs: one that begins like a formula gets an apostrophe in front. */
function textCell(value: unknown): string {
  const text = String(value ?? '');
  return formulaStart.test(text) ? `'${text}` : text;
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
