import Fresh from '@mui/icons-material/FiberNewOutlined';
import Same from '@mui/icons-material/TaskAltRounded';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { kinds } from '../../generated/kinds.ts';
import { messageOf } from '../api/call-error.ts';
import { ownScreenCalls, type Watch } from '../api/own-screens.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { tell } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';
import { OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const columns = ['name', 'status', 'updated', 'actions'] as const;

/** /manage_watchers: what somebody watches, and whether it changed since they looked (COM-072 to COM-077). */
export function WatchersPage() {
  const loaded = useLoaded(ownScreenCalls.watches);
  const navigate = useNavigate();
  const editPage = ({ document_kind, transaction_id }: Watch) =>
    `${kinds[document_kind].addresses.editor}/edit/${transaction_id}`;
  const telling = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tell(messageOf(error), 'error');
    }
  };
  const open = (watch: Watch) =>
    telling(async () => {
      await ownScreenCalls.viewed(watch.id);
      void navigate(editPage(watch));
    });
  const end = (watch: Watch) =>
    telling(async () => {
      const name = watch.transaction_name;
      if (!(await confirm(text('watchers.ask', { name }), text('watchers.delete')))) return;
      await ownScreenCalls.endWatch(watch.id);
      tell(text('watchers.deleted', { name }));
      loaded.reload();
    });
  return (
    <OwnPage title={text('watchers.title')}>
      <WhenLoaded loaded={loaded}>
        {(watches) =>
          watches.length === 0 ? (
            <p>{text('watchers.empty')}</p>
          ) : (
            <table className="own-table" aria-label={text('watchers.title')}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {text(`watchers.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {watches.map((watch) => (
                  <tr key={watch.id} className="is-opened-by-click" onClick={() => void open(watch)}>
                    <td>
                      <Link
                        to={editPage(watch)}
                        onClick={(event) => {
                          event.preventDefault();
                          event.stopPropagation();
                          void open(watch);
                        }}
                      >
                        {watch.transaction_name}
                      </Link>
                    </td>
                    <td data-label={text('watchers.status')}>
                      <ChangeMark isUpdated={watch.status !== 0} />
                    </td>
                    <td data-label={text('watchers.updated')} className="num">
                      {dateTimeOf(watch.updated_at)}
                    </td>
                    <td>
                      <Button
                        aria-label={text('watchers.deleteOne', { name: watch.transaction_name })}
                        onClick={(event) => {
                          event.stopPropagation();
                          void end(watch);
                        }}
                      >
                        {text('watchers.delete')}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </WhenLoaded>
    </OwnPage>
  );
}

/** The status as icon and word. */
function ChangeMark({ isUpdated }: { isUpdated: boolean }) {
  const Icon = isUpdated ? Fresh : Same;
  return (
    <span className={isUpdated ? 'chip tone-yellow' : 'chip'}>
      <Icon className="chip-icon" />
      {text(isUpdated ? 'watchers.changed' : 'watchers.unchanged')}
    </span>
  );
}
