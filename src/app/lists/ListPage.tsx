import Add from '@mui/icons-material/AddRounded';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Refresh from '@mui/icons-material/RefreshRounded';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { ListAction, ListScreen } from '../../engine/list-screen.ts';
import { stepRegion } from '../editor/regions.ts';
import { Later } from '../later.tsx';
import { fetchAhead, part } from '../part.ts';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { usePerson } from '../shell/shell-state.ts';
import { areaAddresses } from './addresses.ts';
import { ColumnChooser, useChosenColumns } from './ColumnChooser.tsx';
import { useComingBack, useTitleFocused } from './coming-back.ts';
import { Letters } from './Letters.tsx';
import { ListCards } from './ListCards.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListTools } from './ListTools.tsx';
import { text } from './texts.ts';
import './list.css';
import { exportChosen } from './list-exports.ts';
import { chosen, type ListChange, type ListState, sortedBy, turned } from './list-state.ts';
import type { OpenRow } from './row-opening.ts';
import { useSelection } from './selection.ts';
import { useList } from './use-list.ts';

/** Actions of the list as a whole; all others are of its selected rows. */
const ofList: ReadonlySet<ListAction['action']> = new Set(['create', 'import', 'export']);
const ofSelected = ({ action, each }: ListAction) => !ofList.has(action) && !each;

const NARROW = '(max-width: 599.95px)';

/** The grid, which is a third of all that a list loads: the page's frame and the rows do not wait for it. */
const table = part(async () => (await import('./ListTable.tsx')).ListTable);
if (!window.matchMedia(NARROW).matches) fetchAhead(table);

/** What is done to selected rows: nobody needs it before one is ticked. */
const selectedRows = part(async () => (await import('./SelectedRows.tsx')).SelectedRows);

const emptyList = part(async () => (await import('./EmptyList.tsx')).EmptyList);

/**
 * The list of a resource, as its description has it: searched, filtered, sorted and paged by the server, its state in
 * the address (specification 1 section 2).
 */
export function ListPage({ screen }: { screen: ListScreen }) {
  const { record, search } = useComingBack(screen);
  if (search !== undefined) return <Navigate to={{ search }} replace />;
  return <ShownList screen={screen} startAt={record} />;
}

interface ShownListProps {
  readonly screen: ListScreen;
  /** The record whose row gets the focus, where it stands on the first page that is read. */
  readonly startAt: number | undefined;
}

function ShownList({ screen, startAt }: ShownListProps) {
  usePageTitle(screen.title);
  const title = useTitleFocused();
  const navigate = useNavigate();
  const permission = usePerson().permissions[screen.resource];
  const seesOthers = permission !== undefined && permission.reach !== 'own';
  const list = useList(screen);
  const { state, page, go, reload } = list;
  const columns = useChosenColumns(screen, { view: state.view, seesOthers });
  const selection = useSelection(list.choice);
  const [isDoing, setIsDoing] = useState(false);
  const isNarrow = useMediaQuery(NARROW);
  useRegionKeys();

  const actions = screen.actions.filter(
    ({ needs, views }) => permission?.actions.includes(needs) && views.includes(state.view),
  );
  const isOffered = (name: ListAction['action']) => actions.some(({ action }) => action === name);
  const ofRows = actions.filter(ofSelected);
  const hasRowActions = actions.some(({ each }) => each);

  const { clear } = selection;
  const choose = useCallback(
    (change: ListChange, options?: { readonly replace: boolean }) => {
      clear();
      go(change, options);
    },
    [clear, go],
  );
  const onOpen: OpenRow = useCallback(
    (id, isBeside) => {
      const address = areaAddresses(screen)[screen.opens](id);
      if (isBeside) window.open(address, '_blank', 'noopener');
      else void navigate(address);
    },
    [navigate, screen],
  );
  // What is there may be of another choice, which had no rows.
  const isShown = list.shown === state;
  const waiting = (
    <div role="status" className="list-wait" style={{ '--rows': state.size } as CSSProperties}>
      <span className="visually-hidden">{text('shell.loading')}</span>
    </div>
  );
  const ticks = ofRows.length > 0 ? selection : undefined;
  const canOpen = state.view === 'active';
  return (
    <div className="list-page" aria-busy={list.isBusy}>
      {screen.isSent && <EnvironmentBand />}
      <div className="list-head" data-region="head">
        <h1 ref={title} tabIndex={-1}>
          {screen.title}
        </h1>
        <span className="bar-space" />
        <ColumnChooser columns={columns} label={screen.title} />
        <Button startIcon={<Refresh />} onClick={() => void reload()}>
          {text('list.reload')}
        </Button>
        {isOffered('export') && (
          <Button startIcon={<Download />} onClick={() => void exportChosen(screen, state)}>
            {text('list.export')}
          </Button>
        )}
        {isOffered('import') && (
          <Button startIcon={<Upload />} component={Link} to={areaAddresses(screen).import!}>
            {text('list.import')}
          </Button>
        )}
        {isOffered('create') && (
          <Button variant="contained" startIcon={<Add />} component={Link} to={areaAddresses(screen).create}>
            {screen.create}
          </Button>
        )}
      </div>
      <ListTools screen={screen} list={list} seesOthers={seesOthers} isNarrow={isNarrow} onChoose={choose} />
      {selection.ids.size > 0 || isDoing ? (
        <Later part={selectedRows} waiting={<div className="list-selection" />}>
          {(SelectedRows) => (
            <SelectedRows
              screen={screen}
              actions={ofRows}
              selection={selection}
              reload={reload}
              onBusy={setIsDoing}
            />
          )}
        </Later>
      ) : (
        !isNarrow && (
          <Letters
            letter={state.letter}
            onLetter={(letter) => choose((before) => chosen(before, { letter }))}
          />
        )
      )}
      <div className="list-panel">
        {page && isNarrow && (
          <ListCards
            screen={screen}
            columns={columns.shown}
            rows={page.data}
            onRowChange={hasRowActions ? reload : undefined}
            startAt={startAt}
            selection={ticks}
            canOpen={canOpen}
          />
        )}
        {page && !isNarrow && (
          <Later part={table} waiting={waiting}>
            {(ListTable) => (
              <ListTable
                screen={screen}
                columns={columns.shown}
                page={page}
                onRowChange={hasRowActions ? reload : undefined}
                state={state}
                first={firstOf(list.shown)}
                startAt={startAt}
                total={list.total}
                selection={ticks}
                onSort={(column) => go((before) => sortedBy(before, column))}
                onOpen={canOpen ? onOpen : undefined}
                onTurn={(to) => {
                  const next = turned(state, to, page.meta);
                  if (next) go(() => next);
                }}
              />
            )}
          </Later>
        )}
        {page?.data.length === 0 &&
          (isShown ? (
            <Later part={emptyList} waiting={waiting}>
              {(EmptyList) => (
                <EmptyList screen={screen} state={state} canCreate={isOffered('create')} onChoose={choose} />
              )}
            </Later>
          ) : (
            waiting
          ))}
        {!page && !list.hasFailed && waiting}
        {list.hasFailed && (
          <div className="list-empty">
            <p>{text('list.notLoaded')}</p>
            <Button variant="outlined" onClick={() => void reload()}>
              {text('list.reload')}
            </Button>
          </div>
        )}
        {page && <ListFooter list={list} page={page} />}
      </div>
    </div>
  );
}

/** The place of a page's first row among all, from 0; undefined where nobody can tell. */
function firstOf({ page, size }: ListState): number | undefined {
  return page === undefined ? undefined : (page - 1) * size;
}

/** F6 and Shift+F6 go from part to part of the page. */
function useRegionKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      stepRegion(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
