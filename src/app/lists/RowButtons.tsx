import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListAction, ListScreen } from '../../engine/list-screen.ts';
import { messageOf } from '../api/call-error.ts';
import { type ListRow, removeRecord } from '../api/lists.ts';
import { filled } from '../filled.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { announce, showToast, usePerson } from '../shell/shell-state.ts';
import { areaAddresses, callsOf } from './addresses.ts';
import { nameOfRow } from './row-words.ts';
import { text } from './texts.ts';

const icons = { edit: Edit, delete: Delete } as const;

interface RowButtonsProps {
  readonly screen: ListScreen;
  readonly row: ListRow;
  /** Reads the list anew. */
  readonly onChange: () => Promise<void>;
  /** In a grid: whether its cell has the focus, which goes to the first of them; the arrows go from one to the next. */
  readonly hasFocus?: boolean;
}

/** What can be done to a row, in the row. */
export function RowButtons({ screen, row, onChange, hasFocus }: RowButtonsProps) {
  const navigate = useNavigate();
  const permission = usePerson().permissions[screen.resource];
  const room = useRef<HTMLSpanElement>(null);
  const name = nameOfRow(screen, row);
  const remove = async ({ ask }: ListAction) => {
    if (ask && !(await confirm(filled(ask, { name }), text('list.do.delete')))) return;
    try {
      await removeRecord(callsOf({ calls: screen.records ?? screen.calls }), row.id);
      const words = text('list.doneTo.delete', { name });
      announce(words);
      showToast(words);
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
    await onChange();
  };
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
  const offered = screen.actions.filter(
    ({ each, needs, onlyIf }) =>
      each && permission?.actions.includes(needs) && (onlyIf === undefined || row[onlyIf] === true),
  );
  return (
    <span ref={room} className="list-row-actions">
      {offered.map((action) => {
        const isEdit = action.action === 'edit';
        const Icon = icons[isEdit ? 'edit' : 'delete'];
        const label = text(isEdit ? 'list.doTo.edit' : 'list.doTo.delete', { name });
        return (
          <IconButton
            key={action.action}
            size="small"
            aria-label={label}
            title={label}
            tabIndex={hasFocus === undefined ? 0 : -1}
            onClick={(event) => {
              event.stopPropagation();
              void (isEdit ? navigate(areaAddresses(screen).edit(row.id)) : remove(action));
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
