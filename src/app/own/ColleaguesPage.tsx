import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useCallback, useEffect, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { bareSort, longestKeyword, pageSizes } from '../../engine/list-screen.ts';
import { messageOf } from '../api/call-error.ts';
import { type Colleague, type ColleaguePage, colleagueCalls } from '../api/colleagues.ts';
import {
  chosen,
  type ListState,
  readListState,
  sortedBy,
  withSize,
  writeListState,
} from '../lists/list-state.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { announce, showToast } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const columns = ['name', 'email', 'phone', 'created_at'] as const;

/** What stands in the address, as for every list (LST-020); sorted by name at first (COM-068). */
const list = {
  columns: columns.map((name) => ({ name, label: '', kind: 'text', width: 0, sortable: true }) as const),
  defaultSort: bareSort,
  filters: [],
};

const firstPage = { current_page: 1, last_page: 1 };

/** /my-colleagues: the others of one's own company (COM-066 to COM-071). */
export function ColleaguesPage() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const loaded = useLoaded(
    useCallback(() => colleagueCalls.list(readListState(list, new URLSearchParams(address))), [address]),
  );
  const state = readListState(list, params);
  const go = (next: ListState) => setParams(writeListState(list, next));
  const { current_page: page, last_page: lastPage } = loaded.data?.meta ?? firstPage;
  useEffect(() => {
    // The last row of the last page was deleted, or the address is an old one.
    if (page <= lastPage || page !== state.page) return;
    setParams(writeListState(list, { ...state, page: lastPage }), { replace: true });
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Back brings the keyword again that was looked for.
    if (input.current && input.current !== document.activeElement) input.current.value = state.keyword;
  }, [state.keyword]);
  const remove = async (person: Colleague) => {
    if (!(await confirm(text('colleagues.ask', { name: person.name }), text('colleagues.delete')))) return;
    try {
      await colleagueCalls.remove(person.id);
      announce(text('colleagues.deleted', { name: person.name }));
      showToast(text('colleagues.deleted', { name: person.name }));
      loaded.reload();
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
  };
  return (
    <OwnPage title={text('colleagues.title')}>
      <form
        className="own-search"
        onSubmit={(event) => {
          event.preventDefault();
          const entry = String(new FormData(event.currentTarget).get('keyword'));
          go(chosen(state, { keyword: entry.trim() }));
        }}
      >
        <InputBase
          className="box"
          name="keyword"
          type="search"
          defaultValue={state.keyword}
          placeholder={text('colleagues.search')}
          inputRef={input}
          slotProps={{ input: { 'aria-label': text('colleagues.search'), maxLength: longestKeyword } }}
        />
        <Button type="submit">{text('shell.search')}</Button>
      </form>
      <WhenLoaded loaded={loaded}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <p role="status">{text(state.keyword === '' ? 'colleagues.empty' : 'list.noMatch')}</p>
          ) : (
            <>
              <People people={data} state={state} go={go} onRemove={remove} />
              <Foot state={state} go={go} meta={meta} />
            </>
          )
        }
      </WhenLoaded>
    </OwnPage>
  );
}

interface ListProps {
  readonly state: ListState;
  readonly go: (next: ListState) => void;
}

interface PeopleProps extends ListProps {
  readonly people: readonly Colleague[];
  readonly onRemove: (person: Colleague) => Promise<void>;
}

function People({ people, state, go, onRemove }: PeopleProps) {
  const mayChangeAny = people.some((person) => person.may_change);
  return (
    <table className="own-table" aria-label={text('colleagues.title')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={
                state.sort !== column ? undefined : state.direction === 'asc' ? 'ascending' : 'descending'
              }
            >
              <button type="button" className="own-sort" onClick={() => go(sortedBy(state, column))}>
                {text(`colleagues.${column}`)}
                {state.sort === column && <ExpandMore fontSize="inherit" className={state.direction} />}
              </button>
            </th>
          ))}
          {mayChangeAny && <th scope="col">{text('colleagues.actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              {person.name} {person.second_name}
            </td>
            <td data-label={text('colleagues.email')}>{person.email}</td>
            <td data-label={text('colleagues.phone')}>{person.phone || text('own.none')}</td>
            <td data-label={text('colleagues.created_at')} className="num">
              {dateTimeOf(person.created_at)}
            </td>
            {mayChangeAny && (
              <td>
                {person.may_change && (
                  <>
                    <Button
                      component={Link}
                      to={`/clients/edit/${person.id}`}
                      aria-label={text('settings.editOne', { name: person.name })}
                    >
                      {text('settings.edit')}
                    </Button>
                    <Button
                      aria-label={text('colleagues.deleteOne', { name: person.name })}
                      onClick={() => void onRemove(person)}
                    >
                      {text('colleagues.delete')}
                    </Button>
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows per page and the ways to other pages, where there are more than fit on the smallest. */
function Foot({ state, go, meta }: ListProps & { readonly meta: ColleaguePage['meta'] }) {
  const id = useId();
  const page = state.page ?? 1;
  const turn = (to: number) => go({ ...state, page: to });
  if (meta.total <= pageSizes[0]) return null;
  return (
    <p className="own-list-foot">
      <span className="own-list-size">
        <label htmlFor={id}>{text('colleagues.perPage')}</label>
        <ChoiceBox
          id={id}
          value={state.size}
          onChange={(event) => go(withSize(state, Number(event.target.value), meta.total))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </ChoiceBox>
      </span>
      <Button disabled={page === 1} onClick={() => turn(page - 1)}>
        {text('colleagues.previous')}
      </Button>
      <span className="num" role="status">
        {text('colleagues.page', { page, last: meta.last_page })}
      </span>
      <Button disabled={page >= meta.last_page} onClick={() => turn(page + 1)}>
        {text('colleagues.next')}
      </Button>
    </p>
  );
}
