import type { ListColumn, ListScreen } from '../../engine/list-screen.ts';
import type { Choice, ListRow, Person, RowStatus } from '../api/lists.ts';
import { statusTone } from '../declarations/status-tone.ts';
import { filled } from '../filled.ts';
import { text } from './texts.ts';

/** What a row is called: what its heading column says, else its number in words. */
export function nameOfRow(screen: ListScreen, row: ListRow): string {
  const heading = screen.columns.find((column) => column.heading)!;
  const words = row[heading.name];
  return typeof words === 'string' && words !== '' ? words : filled(screen.unnamed, { id: row.id });
}

/** Name and second name (LST-061). */
export function personName({ name, second_name }: Pick<Person, 'name' | 'second_name'>): string {
  return [name, second_name].filter(Boolean).join(' ');
}

/** What a choice is called; somebody who left is marked (LST-062). */
export function choiceName({ name, second_name = '', deleted_at }: Choice): string {
  const words = personName({ name, second_name });
  return deleted_at ? `${words} (${text('list.inactive')})` : words;
}

/** YYYY-MM-DD as DD/MM/YYYY. */
export function dayOf(iso: string): string {
  return iso.split('-').reverse().join('/');
}

/** Figures stand at the right. */
export function isFigure({ kind }: ListColumn): boolean {
  return kind === 'count' || kind === 'amount';
}

/**
 * Classes of a row with these columns: its colour by status, where the status stands in words too; bold while unread, a
 * hand where it can be opened.
 */
export function rowClasses(
  screen: Pick<ListScreen, 'highlight'>,
  { columns, row, canOpen }: { columns: readonly ListColumn[]; row: ListRow; canOpen: boolean },
): string {
  const tone = toneOf(columns, row, screen.highlight);
  return [tone && `is-toned row-${tone}`, row.unread === true && 'is-unread', canOpen && 'is-opened-by-click']
    .filter(Boolean)
    .join(' ');
}

/** Colour of a row: that of a request about it, else that of its own status. */
function toneOf(columns: readonly ListColumn[], row: ListRow, highlight: string | undefined) {
  const column = columns.find(({ name }) => name === highlight);
  if (!column) return undefined;
  return [row[column.also ?? ''], row[column.name]]
    .map((status) => (status ? statusTone(status as RowStatus) : undefined))
    .find((tone) => tone !== undefined);
}
