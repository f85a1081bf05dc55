import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListRow } from '../api/lists.ts';
import type { RowActions } from './row-actions.ts';

const icons = { edit: Edit, delete: Delete } as const;

interface RowButtonsProps {
  readonly row: ListRow;
  readonly actions: RowActions;
  /** In a grid: whether its cell has the focus, which goes to the first of them; the arrows go from one to the next. */
  readonly hasFocus?: boolean;
}

/** What can be done to a row, in the row. */
export function RowButtons({ row, actions, hasFocus }: RowButtonsProps) {
  const room = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (hasFocus && !room.current?.contains(at)) room.current?.querySelector('button')?.focus();
  }, [hasFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The grid would open the row, or tick it.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    const side = event.key === 'ArrowRight' ? 'nextElementSibling' : 'previousElementSibling';
    const next = event.key === 'ArrowRight' || event.key === 'ArrowLeft' ? event.currentTarget[side] : null;
    if (hasFocus === undefined || !(next instanceof HTMLElement)) return;
    event.stopPropagation();
    next.focus();
  };
  return (
    <span ref={room} className="list-row-actions">
      {actions.of(row).map(({ name, label, run }) => {
        const Icon = icons[name];
        return (
          <IconButton
            key={name}
            size="small"
            aria-label={label}
            title={label}
            tabIndex={hasFocus === undefined ? 0 : -1}
            onClick={(event) => {
              event.stopPropagation();
              run();
            }}
            onKeyDown={onKeyDown}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </span>
  );
}
