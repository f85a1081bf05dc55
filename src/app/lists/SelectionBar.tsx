import ArrowDropDown from '@mui/icons-material/ArrowDropDownRounded';
import Button from '@mui/material/Button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListAction } from '../../engine/list-screen.ts';
import { LaterMenu } from './LaterMenu.tsx';
import { text } from './texts.ts';

/** So many actions stand as buttons, the others in a menu. */
const BUTTONS = 3;

interface SelectionBarProps {
  readonly count: number;
  readonly actions: readonly ListAction[];
  /** So many of the rows something was done to so far; undefined while nothing is done. */
  readonly done: number | undefined;
  /** What is done ends with the row it is at. */
  readonly isStopping: boolean;
  readonly onAction: (action: ListAction) => void;
  readonly onStop: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected rows (LST-013). */
export function SelectionBar({
  count,
  actions,
  done,
  isStopping,
  onAction,
  onStop,
  onClear,
}: SelectionBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const bar = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => passFocusOn(shown);
  }, []);
  const more = actions.slice(BUTTONS);
  const isBusy = done !== undefined;
  // The button that began it is off and loses the focus: the bar keeps it, and where rows are left gives it back.
  useEffect(() => {
    const { activeElement: holder, body } = document;
    const isLost = holder === body || holder === bar.current || holder?.matches(':disabled');
    if (isBusy && isLost) bar.current?.focus();
    if (!isBusy && isLost && wasBusy.current) bar.current?.querySelector('button')?.focus();
    wasBusy.current = isBusy;
  });
  const doing = text('list.doing', { done: done ?? 0, count });
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="list-selection"
      aria-label={text('list.selected', { count })}
      data-region="selection"
    >
      <strong className="num">{done ? doing : text('list.selected', { count })}</strong>
      {isBusy && count > 1 && (
        <>
          <progress value={done} max={count} aria-label={doing} />
          <Button variant="outlined" disabled={isStopping} onClick={onStop}>
            {text(isStopping ? 'list.stopping' : 'list.stop')}
          </Button>
        </>
      )}
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
          <LaterMenu label={text('list.more')} anchor={anchor} onClose={() => setAnchor(undefined)}>
            {({ MenuItem }) =>
              more.map((action) => (
                <MenuItem
                  key={action.action}
                  onClick={() => {
                    setAnchor(undefined);
                    onAction(action);
                  }}
                >
                  {text(`list.do.${action.action}`)}
                </MenuItem>
              ))
            }
          </LaterMenu>
        </>
      )}
      <span className="bar-space" />
      <Button disabled={isBusy} onClick={onClear}>
        {text('list.clearSelection')}
      </Button>
    </section>
  );
}

/**
 * A bar that goes, its selection over, leaves the focus that was in it to the rows: to the grid's tab stop, the first
 * card, or where there are no rows to the title.
 */
function passFocusOn(bar: HTMLElement | null): void {
  const { activeElement: holder, body } = document;
  // A button that cannot be pressed any more has lost it already.
  if (holder !== body && !bar?.contains(holder)) return;
  queueMicrotask(() => {
    const next =
      document.querySelector<HTMLElement>('[data-region="rows"] [tabindex="0"]') ??
      document.querySelector<HTMLElement>('[data-region="rows"] :is(input, a)') ??
      document.querySelector<HTMLElement>('.list-head h1');
    next?.focus();
  });
}
