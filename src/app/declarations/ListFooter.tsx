import Left from '@mui/icons-material/ChevronLeftRounded';
import Right from '@mui/icons-material/ChevronRightRounded';
import FirstPage from '@mui/icons-material/FirstPageRounded';
import LastPage from '@mui/icons-material/LastPageRounded';
import IconButton from '@mui/material/IconButton';
import type { ListQuery } from '../api/declarations.ts';
import { text } from '../texts.ts';

/** Page sizes on offer (specification, section 9). */
const PAGE_SIZES = [10, 30, 50, 100, 200, 500];

interface ListFooterProps {
  readonly query: ListQuery;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

/** Rows per page and the way through the pages. */
export function ListFooter({ query, total, onPage, onPageSize }: ListFooterProps) {
  const { current_page: page, per_page: size } = query;
  const last = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const steps = [
    { label: text('list.firstPage'), to: 1, Icon: FirstPage, isOff: page <= 1 },
    { label: text('list.previousPage'), to: page - 1, Icon: Left, isOff: page <= 1 },
    { label: text('list.nextPage'), to: page + 1, Icon: Right, isOff: page >= last },
    { label: text('list.lastPage'), to: last, Icon: LastPage, isOff: page >= last },
  ];
  return (
    <div className="list-foot">
      <label>
        {text('list.perPage')}{' '}
        <select value={size} onChange={(event) => onPageSize(Number(event.target.value))}>
          {PAGE_SIZES.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <span className="bar-space" />
      <span className="num">
        {text('list.range', { from, to: Math.min(total, page * size), total: total.toLocaleString('en-GB') })}
      </span>
      <span className="list-pages">
        {steps.map(({ label, to, Icon, isOff }) => (
          <IconButton key={label} aria-label={label} disabled={isOff} onClick={() => onPage(to)}>
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </span>
    </div>
  );
}
