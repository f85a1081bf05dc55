import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ListColumn, ListScreen } from '../../engine/list-screen.ts';
import type { ListRow } from '../api/lists.ts';
import { Later } from '../later.tsx';
import { areaAddresses } from './addresses.ts';
import { Cell, UnreadDot } from './Cell.tsx';
import { isOnTitle, usePlaceKept } from './coming-back.ts';
import { RowTick } from './RowTick.tsx';
import { rowButtons } from './row-actions.ts';
import { nameOfRow, rowClasses } from './row-words.ts';
import type { Selection } from './selection.ts';
import { TestSign } from './TestSign.tsx';
import { text } from './texts.ts';

interface ListCardsProps {
  readonly screen: ListScreen;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  /** Absent: nothing stands in cards to be done to them. */
  readonly onRowChange: (() => Promise<void>) | undefined;
  /** The record whose card gets the focus, where it is among the first that are shown. */
  readonly startAt: number | undefined;
  readonly selection: Selection | undefined;
  readonly canOpen: boolean;
}

/** The rows on a narrow screen: a card each, name and status first. */
export function ListCards(props: ListCardsProps) {
  const { screen, columns, rows, onRowChange, startAt, selection, canOpen } = props;
  const cards = useRef<HTMLUListElement>(null);
  const start = useRef<HTMLAnchorElement>(null);
  const before = usePlaceKept(
    screen.name,
    useCallback(() => cards.current && { top: cards.current.scrollTop, left: 0 }, []),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the first cards are there
  useEffect(() => {
    if (!start.current || !isOnTitle()) return;
    if (before) cards.current?.scrollTo(before);
    start.current.focus();
  }, []);
  return (
    <ul ref={cards} className="list-cards" aria-label={screen.title} data-region="rows">
      {rows.map((row) => (
        <li key={row.id} className={`list-card ${rowClasses(screen, { columns, row, canOpen: false })}`}>
          {selection && (
            <RowTick
              label={text('list.selectRow', { name: nameOfRow(screen, row) })}
              isTicked={selection.ids.has(row.id)}
              onChange={({ target }) => selection.set(row.id, target.checked)}
            />
          )}
          {canOpen ? (
            <Link
              ref={row.id === startAt ? start : null}
              className="list-card-words"
              to={areaAddresses(screen)[screen.opens](row.id)}
            >
              <CardWords screen={screen} columns={columns} row={row} />
            </Link>
          ) : (
            <div className="list-card-words">
              <CardWords screen={screen} columns={columns} row={row} />
            </div>
          )}
          {onRowChange && (
            <Later part={rowButtons} waiting={null}>
              {(RowButtons) => <RowButtons screen={screen} row={row} onChange={onRowChange} />}
            </Later>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CardWordsProps {
  readonly screen: ListScreen;
  readonly columns: readonly ListColumn[];
  readonly row: ListRow;
}

function CardWords({ screen, columns, row }: CardWordsProps) {
  const said = columns.filter(({ name, heading }) => !heading && row[name] !== null && row[name] !== '');
  const statuses = said.filter(({ kind }) => kind === 'status');
  const others = said.filter(({ kind }) => kind !== 'status');
  return (
    <>
      <span className="list-card-head">
        <strong>
          {row.unread === true && <UnreadDot />}
          <TestSign row={row} />
          {nameOfRow(screen, row)}
        </strong>
        {statuses.map((column) => (
          <Cell key={column.name} column={column} row={row} />
        ))}
      </span>
      <span className="list-card-facts num">
        {others.map((column) => (
          <span key={column.name}>
            <span className="list-card-label">{column.label}</span> <Cell column={column} row={row} />
          </span>
        ))}
      </span>
    </>
  );
}
