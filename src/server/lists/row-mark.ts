import type { ColumnKind } from '../../engine/list-screen.ts';

/** A row's place in a sorted list: what it is sorted by, as PostgreSQL writes it, and its id. */
export interface RowMark {
  readonly value: string;
  readonly id: number;
}

/** The mark as it stands in an address; it holds for the column it was made for. */
export function writeMark(sort: string, { value, id }: RowMark): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** The mark of an address; undefined for one of another column, and for what is none. */
export function readMark(text: string, sort: string, kind: ColumnKind): RowMark | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== 3) return undefined;
    const [of, value, id] = parts as readonly unknown[];
    const isMark = of === sort && typeof value === 'string' && isValue(kind, value);
    return isMark && Number.isSafeInteger(id) ? { value, id: id as number } : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL reads as the column's type only what it wrote itself. */
function isValue(kind: ColumnKind, value: string): boolean {
  switch (kind) {
    case 'change':
    case 'count':
      return /^-?\d{1,9}$/.test(value);
    case 'amount':
      return /^(-Infinity|-?\d{1,40}(\.\d{1,40})?)$/.test(value);
    case 'day':
      return /^(-infinity|\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]|29|30|31))$/.test(value) && isDay(value);
    case 'instant':
      return (
        /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/.test(value) &&
        isDay(value.slice(0, 10))
      );
    default:
      return !value.includes('\0');
  }
}

function isDay(value: string): boolean {
  if (value === '-infinity') return true;
  const date = new Date(`${value}T00:00:00Z`);
  return value >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
