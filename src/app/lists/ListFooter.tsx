import Left from '@mui/icons-material/ChevronLeftRounded';
import Right from '@mui/icons-material/ChevronRightRounded';
import FirstPage from '@mui/icons-material/FirstPageRounded';
import LastPage from '@mui/icons-material/LastPageRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { pageSizes } from '../../engine/list-screen.ts';
import type { ListPage } from '../api/lists.ts';
import { type ListState, turned, withSize } from './list-state.ts';
import { PlanBrand } from './PlanBrand.tsx';
import { text } from './texts.ts';
import type { List } from './use-list.ts';

const STEPS = [
  { to: 'first', label: 'list.firstPage', Icon: FirstPage },
  { to: 'previous', label: 'list.previousPage', Icon: Left, keys: 'Alt+PageUp' },
  { to: 'next', label: 'list.nextPage', Icon: Right, keys: 'Alt+PageDown' },
  { to: 'last', label: 'list.lastPage', Icon: LastPage },
] as const;

/** Rows per page, whose list it is, where the page stands and the ways to others. */
export function ListFooter({ list, page }: { list: List; page: ListPage }) {
  const { state, shown, total, go } = list;
  return (
    <div className="list-foot" data-region="pages">
      <label className="list-size">
        {text('list.perPage')}{' '}
        <select
          value={state.size}
          onChange={({ target }) => {
            const size = Number(target.value);
            // The page that is shown has a number where the address has none.
            go((before) => withSize({ ...before, page: before.page ?? state.page }, size, total));
          }}
        >
          {pageSizes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <PlanBrand />
      <span className="list-range num">
        {rangeWords(shown, page, total)}
        {total === null && (
          <Button className="list-count" onClick={list.count}>
            {text('list.countAll')}
          </Button>
        )}
      </span>
      <span className="list-pages">
        {STEPS.map(({ to, label, Icon, ...step }) => {
          const next = turned(state, to, page.meta);
          const keys = 'keys' in step ? step.keys : undefined;
          return (
            <IconButton
              key={to}
              aria-label={text(label)}
              aria-keyshortcuts={keys}
              title={keys ? `${text(label)} (${keys.replace('Page', 'Page ')})` : text(label)}
              disabled={!next}
              onClick={() => next && go(() => next)}
            >
              <Icon fontSize="small" />
            </IconButton>
          );
        })}
      </span>
    </div>
  );
}

/** 11–20 of 312; of a list that was not counted as much as is known. */
function rangeWords({ page, size, at }: ListState, shown: ListPage, total: number | null): string {
  const count = shown.data.length;
  const all = (total ?? shown.meta.more_than ?? 0).toLocaleString('en-GB');
  if (page === undefined) {
    return text(at?.side === 'last' ? 'list.lastOfMore' : 'list.someOfMore', { count, total: all });
  }
  if (count === 0) return '';
  const from = (page - 1) * size + 1;
  const values = {
    from: from.toLocaleString('en-GB'),
    to: (from + count - 1).toLocaleString('en-GB'),
    total: all,
  };
  return text(total === null ? 'list.rangeOfMore' : 'list.range', values);
}
