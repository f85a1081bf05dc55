import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import type { ListColumn } from '../../engine/list-screen.ts';
import { groupDigits } from '../../engine/value-text.ts';
import type { ListRow, Person, RowStatus } from '../api/lists.ts';
import { type ShownStatus, StatusChip, shownWords } from '../declarations/status.tsx';
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
    case 'change':
      return <Change isSome={value !== 0}>{words}</Change>;
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
      return statusesOf(column, row).map(shownWords).join(', ');
    case 'change':
      return text(value === 0 ? 'list.change.none' : 'list.change.some');
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

/** Whether something changed since it was last looked at, as icon and word. */
function Change({ isSome, children }: { isSome: boolean; children: string }) {
  const Icon = isSome ? Edit : CheckCircle;
  return (
    <span className={isSome ? 'chip tone-yellow' : 'chip'}>
      <Icon className="chip-icon" />
      {children}
    </span>
  );
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** The status of a row, and that of a request about it where there is one. */
function statusesOf({ name, also = '' }: ListColumn, row: ListRow): readonly ShownStatus[] {
  return [name, also]
    .filter((member) => !isBlank(row[member]) && (member === name || row[member] !== row[name]))
    .map((member) => ({
      status: row[member] as RowStatus,
      unconfirmed: member === name && row.unconfirmed === true ? 'list' : undefined,
      unsent: row.unsent === member ? text('list.unsentWhy') : undefined,
    }));
}

/** Letters of a status that surely stand in one line beside another status. */
const LINE = 24;

/** Whether a row has two statuses, of which one takes two lines. */
export function isTall(column: ListColumn, row: ListRow): boolean {
  const shown = statusesOf(column, row);
  return shown.length > 1 && shown.some((status) => shownWords(status).length > LINE);
}

function Statuses({ column, row }: { column: ListColumn; row: ListRow }) {
  const shown = statusesOf(column, row);
  return (
    <span className={shown.length > 1 ? 'list-statuses is-two' : 'list-statuses'}>
      {shown.map((status, index) => (
        <StatusChip key={index === 0 ? column.name : column.also} {...status} />
      ))}
    </span>
  );
}

/** Somebody who left is marked (LST-062). */
function PersonName({ person }: { person: Person }) {
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
