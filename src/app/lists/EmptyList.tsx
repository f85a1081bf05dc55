import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListScreen } from '../../engine/list-screen.ts';
import { areaAddresses } from './addresses.ts';
import { inView, isNarrowed, type ListChange, type ListState, notNarrowed } from './list-state.ts';
import { text } from './texts.ts';

interface EmptyListProps {
  readonly screen: ListScreen;
  readonly state: ListState;
  readonly canCreate: boolean;
  readonly onChoose: (change: ListChange) => void;
}

/** A list without a row: the specified words, why there is none, and the one thing to do about it (LST-049). */
export function EmptyList(props: EmptyListProps) {
  const { screen, state } = props;
  const reason = isNarrowed(state) ? 'narrowed' : state.view;
  return (
    <div className="list-empty">
      <p>{text(screen.empty)}</p>
      <p>{text(`list.none.${reason}`)}</p>
      {wayOn[reason](props)}
    </div>
  );
}

const wayOn: Record<'narrowed' | ListState['view'], (props: EmptyListProps) => ReactNode> = {
  narrowed: ({ onChoose }) => (
    <Button variant="outlined" onClick={() => leave(() => onChoose(notNarrowed))}>
      {text('list.clearFilters')}
    </Button>
  ),
  archived: ({ screen, onChoose }) => (
    <Button
      variant="outlined"
      onClick={() => leave(() => onChoose((state) => inView(screen, state, 'active')))}
    >
      {text('list.showActive')}
    </Button>
  ),
  active: ({ screen, canCreate }) =>
    canCreate && (
      <Button variant="outlined" component={Link} to={areaAddresses(screen).create}>
        {screen.create}
      </Button>
    ),
};

/** The button goes with what it does: the focus is on the title by then. */
function leave(change: () => void): void {
  document.querySelector<HTMLElement>('h1')?.focus();
  change();
}
