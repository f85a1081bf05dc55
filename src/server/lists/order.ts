import { type RawBuilder, sql } from 'kysely';
import type { ColumnKind, SortDirection } from '../../engine/list-screen.ts';

/**
 * What rows are compared by when a list is sorted by this column: never null, so that a row can be marked by it;
 * blanks come first when ascending. The index of each sortable column is of this very expression.
 */
export function sortKey(column: RawBuilder<unknown>, kind: ColumnKind): RawBuilder<unknown> {
  switch (kind) {
    case 'instant':
      return column;
    case 'day':
    case 'amount':
      return sql`coalesce(${column}, '-infinity')`;
    case 'change':
    case 'count':
      return sql`coalesce(${column}, -1)`;
    default:
      return sql`lower(coalesce(${column}, ''))`;
  }
}

/** The text of a mark as the type of the sort key. */
export function markValue(value: string, kind: ColumnKind): RawBuilder<unknown> {
  switch (kind) {
    case 'instant':
      return sql`${value}::timestamptz`;
    case 'day':
      return sql`${value}::date`;
    case 'amount':
      return sql`${value}::numeric`;
    case 'change':
    case 'count':
      return sql`${value}::integer`;
    default:
      return sql`${value}::text`;
  }
}

export function reversed(direction: SortDirection): SortDirection {
  return direction === 'asc' ? 'desc' : 'asc';
}
