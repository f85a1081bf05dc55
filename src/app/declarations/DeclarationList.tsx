import Add from '@mui/icons-material/AddRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import Search from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { groupDigits } from '../../../widgets/number-text.ts';
import { messageOf } from '../api/client.ts';
import type { DeclarationSummary, ListPage, ListQuery } from '../api/declarations.ts';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { announce, useShell } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import { dateTimeOf } from '../times.ts';
import { DeclarationCards } from './DeclarationCards.tsx';
import type { DocumentKind } from './document-kind.ts';
import './list.css';
import { ListFooter } from './ListFooter.tsx';
import { createListLoader } from './list-loader.ts';
import { StatusChip, statusTone } from './status.tsx';
import { kindWords, referenceOf } from './summary-words.ts';

const SEARCH_PAUSE_MS = 300;
const KEYWORD_MAX = 50;

/** The declarations of one kind: searched, sorted and paged by the server, state in the address. */
export function DeclarationList({ kind }: { kind: DocumentKind }) {
  usePageTitle(text('list.title'));
  const navigate = useNavigate();
  const live = useShell((state) => state.live);
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  const [page, setPage] = useState<ListPage>();
  const [failure, setFailure] = useState<string>();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const key = JSON.stringify(query);

  const change = useCallback(
    (next: Partial<ListQuery>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value === '' || value === undefined) after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );

  const loader = useMemo(
    () =>
      createListLoader({
        list: kind.calls.list,
        onPage(answer) {
          setPage(answer);
          setFailure(undefined);
          announce(text('list.count', { count: answer.meta.total }));
        },
        onFailure: (error) => setFailure(messageOf(error)),
      }),
    [kind],
  );
  const load = useCallback(() => loader.load(JSON.parse(key) as ListQuery), [loader, key]);
  useEffect(() => {
    void load();
    return loader.stop;
  }, [loader, load]);
  useEffect(() => live?.onDeclaration(() => void load()), [live, load]);

  const sortModel: GridSortModel = [{ field: query.sort, sort: query.direction }];
  const footer = page && (
    <ListFooter
      query={query}
      total={page.meta.total}
      onPage={(current_page) => change({ current_page })}
      onPageSize={(per_page) => change({ per_page, current_page: 1 })}
    />
  );
  return (
    <div className="list-page">
      <EnvironmentBand />
      <div className="list-head">
        <h1 tabIndex={-1}>{text('list.title')}</h1>
        <span className="bar-space" />
        <Button startIcon={<Refresh />} onClick={() => void load()}>
          {text('list.reload')}
        </Button>
        <Button variant="contained" startIcon={<Add />} component={Link} to={`${kind.route}/create`}>
          {text('list.new')}
        </Button>
      </div>
      <div className="list-tools">
        <KeywordBox
          value={query.keyword ?? ''}
          onChange={(keyword) => change({ keyword, current_page: 1 })}
        />
      </div>
      {failure && (
        <p role="alert" className="list-failure">
          {failure}
        </p>
      )}
      {page === undefined ? (
        !failure && (
          <p role="status" className="list-empty">
            {text('shell.loading')}
          </p>
        )
      ) : isNarrow ? (
        <div className="list-narrow">
          <DeclarationCards kind={kind} rows={page.data} />
          {footer}
        </div>
      ) : (
        <div className="list-grid">
          <DataGrid
            rows={page.data}
            columns={columns}
            rowHeight={36}
            columnHeaderHeight={32}
            paginationMode="server"
            sortingMode="server"
            rowCount={page.meta.total}
            paginationModel={{ page: query.current_page - 1, pageSize: query.per_page }}
            sortModel={sortModel}
            sortingOrder={['desc', 'asc']}
            onSortModelChange={([sort]) => {
              if (sort?.sort) change({ sort: sort.field, direction: sort.sort });
            }}
            disableColumnFilter
            disableColumnMenu
            disableRowSelectionOnClick
            hideFooterSelectedRowCount
            onRowClick={({ id }) => void navigate(`${kind.route}/edit/${id}`)}
            onCellKeyDown={({ id }, event) => {
              if (event.key === 'Enter') {
                event.preventDefault();
                void navigate(`${kind.route}/edit/${id}`);
              }
            }}
            getRowClassName={({ row }) => {
              const tone = statusTone((row as DeclarationSummary).status);
              return tone ? `row-${tone}` : '';
            }}
            slots={{
              noRowsOverlay: EmptyList,
              pagination: () => footer,
            }}
            localeText={{ noRowsLabel: text('list.noMatch') }}
            aria-label={text('list.title')}
          />
        </div>
      )}
    </div>
  );
}

function EmptyList() {
  return <p className="list-empty">{text('list.noMatch')}</p>;
}

function KeywordBox({ value, onChange }: { value: string; onChange: (keyword: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <InputBase
      className="box search-box is-wide"
      startAdornment={<Search className="box-icon" />}
      placeholder={text('list.search')}
      defaultValue={value}
      onChange={(event) => {
        clearTimeout(timer.current);
        const keyword = event.target.value;
        timer.current = setTimeout(() => onChange(keyword), SEARCH_PAUSE_MS);
      }}
      slotProps={{ input: { 'aria-label': text('list.search'), type: 'search', maxLength: KEYWORD_MAX } }}
    />
  );
}

const columns: GridColDef<DeclarationSummary>[] = [
  {
    field: 'internal_id',
    headerName: text('list.reference'),
    flex: 1.2,
    minWidth: 130,
    valueGetter: (_value, row) => referenceOf(row),
  },
  {
    field: 'lrn',
    headerName: 'LRN',
    flex: 1.2,
    minWidth: 140,
    renderCell: ({ value }) => <Code value={value} />,
  },
  {
    field: 'mrn',
    headerName: 'MRN',
    flex: 1.2,
    minWidth: 170,
    renderCell: ({ value }) => <Code value={value} />,
  },
  {
    field: 'customs_regime',
    headerName: text('list.regime'),
    width: 100,
    valueGetter: (_value, row) => kindWords(row),
  },
  {
    field: 'status',
    headerName: text('list.status'),
    width: 220,
    renderCell: ({ row }) => <StatusChip status={row.status} unconfirmed={row.unconfirmed} />,
  },
  {
    field: 'items',
    headerName: text('list.items'),
    width: 72,
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'num',
  },
  {
    field: 'total',
    headerName: text('list.total'),
    width: 140,
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'num',
    valueGetter: (_value, row) =>
      row.total === null ? '' : `${groupDigits(row.total)} ${row.currency ?? ''}`,
  },
  { field: 'user', headerName: text('list.user'), width: 120, sortable: false },
  {
    field: 'updated_at',
    headerName: text('list.updated'),
    width: 150,
    cellClassName: 'num',
    valueFormatter: (value: string) => dateTimeOf(value),
  },
];

function Code({ value }: { value: unknown }) {
  return <span className="code">{typeof value === 'string' ? value : ''}</span>;
}

/** The list's state as it stands in the address; defaults of the specification, section 9. */
function queryOf(params: URLSearchParams): ListQuery {
  const keyword = params.get('keyword');
  return {
    sort: params.get('sort') ?? 'updated_at',
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    current_page: Number(params.get('current_page') ?? 1),
    per_page: Number(params.get('per_page') ?? 10),
    ...(keyword ? { keyword } : {}),
  };
}
