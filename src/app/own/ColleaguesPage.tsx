import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { type Colleague, type ColleagueSort, colleagueCalls } from '../api/colleagues.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { announce, showToast, useShell } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';
import { OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const columns = ['name', 'email', 'phone', 'created_at'] as const;

/** /my-colleagues: the others of one's own company (COM-066 to COM-071). */
export function ColleaguesPage() {
  const [sort, setSort] = useState<ColleagueSort>({ sort: 'name', direction: 'asc' });
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const isOwner = useShell((state) => state.session.settings.user?.is_customer_manager === 1);
  const loaded = useLoaded(
    useCallback(() => colleagueCalls.list({ ...sort, keyword, current_page: page }), [sort, keyword, page]),
  );
  const sortBy = (column: ColleagueSort['sort']) => {
    setPage(1);
    const isDescending = sort.sort !== column || sort.direction === 'asc';
    setSort({ sort: column, direction: isDescending ? 'desc' : 'asc' });
  };
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
          setPage(1);
          setKeyword(String(new FormData(event.currentTarget).get('keyword')).trim());
        }}
      >
        <InputBase
          className="box"
          name="keyword"
          type="search"
          placeholder={text('colleagues.search')}
          slotProps={{ input: { 'aria-label': text('colleagues.search'), maxLength: 100 } }}
        />
        <Button type="submit">{text('shell.search')}</Button>
      </form>
      <WhenLoaded loaded={loaded}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <p role="status">{text(keyword === '' ? 'colleagues.empty' : 'list.noMatch')}</p>
          ) : (
            <>
              <table className="own-table" aria-label={text('colleagues.title')}>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th
                        key={column}
                        scope="col"
                        aria-sort={
                          sort.sort !== column
                            ? undefined
                            : sort.direction === 'asc'
                              ? 'ascending'
                              : 'descending'
                        }
                      >
                        <button type="button" className="own-sort" onClick={() => sortBy(column)}>
                          {text(`colleagues.${column}`)}
                          {sort.sort === column && (
                            <ExpandMore fontSize="inherit" className={sort.direction} />
                          )}
                        </button>
                      </th>
                    ))}
                    {isOwner && <th scope="col">{text('colleagues.actions')}</th>}
                  </tr>
                </thead>
                <tbody>
                  {data.map((person) => (
                    <tr key={person.id}>
                      <td>
                        {person.name} {person.second_name}
                      </td>
                      <td data-label={text('colleagues.email')}>{person.email}</td>
                      <td data-label={text('colleagues.phone')}>{person.phone || text('own.none')}</td>
                      <td data-label={text('colleagues.created_at')} className="num">
                        {dateTimeOf(person.created_at)}
                      </td>
                      {isOwner && (
                        <td>
                          <Button
                            component={Link}
                            to={`/clients/edit/${person.id}`}
                            aria-label={text('settings.editOne', { name: person.name })}
                          >
                            {text('settings.edit')}
                          </Button>
                          <Button
                            aria-label={text('colleagues.deleteOne', { name: person.name })}
                            onClick={() => void remove(person)}
                          >
                            {text('colleagues.delete')}
                          </Button>
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
              {meta.last_page > 1 && (
                <p className="own-list-foot">
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {text('colleagues.previous')}
                  </Button>
                  <span className="num" role="status">
                    {text('colleagues.page', { page, last: meta.last_page })}
                  </span>
                  <Button disabled={page >= meta.last_page} onClick={() => setPage(page + 1)}>
                    {text('colleagues.next')}
                  </Button>
                </p>
              )}
            </>
          )
        }
      </WhenLoaded>
    </OwnPage>
  );
}
