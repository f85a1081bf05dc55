import ArrowDropDown from '@mui/icons-material/ArrowDropDownRounded';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ListAction } from '../../engine/list-screen.ts';
import { PopMenu } from './PopMenu.tsx';
import { text } from './texts.ts';

/** So many actions stand as buttons, the others in a menu. */
const BUTTONS = 3;

interface SelectionBarProps {
  readonly count: number;
  readonly actions: readonly ListAction[];
  /** So many of the rows something was done to so far; undefined while nothing is done. */
  readonly done: number | undefined;
  readonly onAction: (action: ListAction) => void;
  readonly onClear: () => void;
}

/** What can be done with the selected rows (LST-013). */
export function SelectionBar({ count, actions, done, onAction, onClear }: SelectionBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const more = actions.slice(BUTTONS);
  const isBusy = done !== undefined;
  const doing = text('list.doing', { done: done ?? 0, count });
  return (
    <section className="list-selection" aria-label={text('list.selected', { count })} data-region="selection">
      <strong className="num">{done ? doing : text('list.selected', { count })}</strong>
      {isBusy && count > 1 && <progress value={done} max={count} aria-label={doing} />}
      {actions.slice(0, BUTTONS).map((action) => (
        <Button key={action.action} disabled={isBusy} onClick={() => onAction(action)}>
          {text(`list.do.${action.action}`)}
        </Button>
      ))}
      {more.length > 0 && (
        <>
          <Button
            endIcon={<ArrowDropDown />}
            aria-haspopup="menu"
            aria-expanded={anchor !== undefined}
            disabled={isBusy}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {text('list.more')}
          </Button>
          <PopMenu label={text('list.more')} anchor={anchor} onClose={() => setAnchor(undefined)}>
            {more.map((action) => (
              <MenuItem
                key={action.action}
                onClick={() => {
                  setAnchor(undefined);
                  onAction(action);
                }}
              >
                {text(`list.do.${action.action}`)}
              </MenuItem>
            ))}
          </PopMenu>
        </>
      )}
      <span className="bar-space" />
      <Button disabled={isBusy} onClick={onClear}>
        {text('list.clearSelection')}
      </Button>
    </section>
  );
}
