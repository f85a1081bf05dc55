import type { ListColumn } from '../../engine/list-screen.ts';
import { groupDigits } from '../../engine/value-text.ts';
import type { ListRow, Person, RowStatus } from '../api/lists.ts';
import { StatusChip, statusWords } from '../declarations/status.tsx';
import { dateTimeOf } from '../times.ts';
import { dayOf, personName } from './row-words.ts';
import { text } from './texts.ts';

/** What a row says in a column, by the column's kind; nothing where it says nothing. */
export function Cell({ column, row }: { column: ListColumn; row: ListRow }) {
  const value = row[column.name];
  if (isBlank(value)) return null;
  const words = wordsOf(column, row);
  switch (column.kind) {
    case 'code':
      return (
        <span className="code" title={words}>
          {words}
        </span>
      );
    case 'status':
      return <Statuses column={column} row={row} />;
    case 'person':
      return (
        <span title={words}>
          <PersonName person={value as Person} />
        </span>
      );
    default:
      return <span title={words}>{words}</span>;
  }
}

/** The same as plain text. */
export function wordsOf(column: ListColumn, row: ListRow): string {
  const value = row[column.name];
  if (isBlank(value)) return '';
  switch (column.kind) {
    case 'word':
      return text(`${column.words}.${String(value)}`);
    case 'status':
      return [value as RowStatus, row[column.also ?? '']]
        .filter((status) => !isBlank(status))
        .map((status) => statusWords(status as RowStatus))
        .join(', ');
    case 'person':
      return personName(value as Person);
    case 'amount':
      return [groupDigits(String(value)), row[column.currency ?? '']].filter(Boolean).join(' ');
    case 'day':
      return dayOf(String(value));
    case 'instant':
      return dateTimeOf(String(value));
    default:
      return String(value);
  }
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function Statuses({ column: { name, also = '' }, row }: { column: ListColumn; row: ListRow }) {
  const { [name]: status, [also]: second } = row;
  const unsent = (member: string) => (row.unsent === member ? text('list.unsentWhy') : undefined);
  return (
    <span className={isBlank(second) ? 'list-statuses' : 'list-statuses is-two'}>
      <StatusChip
        status={status as RowStatus}
        unconfirmed={row.unconfirmed === true ? 'list' : undefined}
        unsent={unsent(name)}
      />
      {!isBlank(second) && <StatusChip status={second as RowStatus} unsent={unsent(also)} />}
    </span>
  );
}

/** Somebody who left is marked (LST-062). */
export function PersonName({ person }: { person: Person }) {
  return (
    <>
      {personName(person)}
      {person.deleted_at !== null && <span className="list-inactive"> {text('list.inactive')}</span>}
    </>
  );
}

/** News of the row nobody has looked at. */
export function UnreadDot() {
  return <span className="list-unread" role="img" aria-label={text('list.unread')} />;
}
