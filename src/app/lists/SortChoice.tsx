import { columnsIn, type ListScreen } from '../../engine/list-screen.ts';
import type { ListChange, ListState } from './list-state.ts';
import { text } from './texts.ts';

interface SortChoiceProps {
  readonly screen: ListScreen;
  readonly state: ListState;
  readonly seesOthers: boolean;
  readonly onSort: (change: ListChange) => void;
}

/** What the rows are sorted by, where they have no column heads to press (LST-002). */
export function SortChoice({ screen, state, seesOthers, onSort }: SortChoiceProps) {
  const columns = columnsIn(screen, { view: state.view, seesOthers }).filter(({ sortable }) => sortable);
  return (
    <label className="list-letter">
      {text('list.sort')}{' '}
      <select
        value={`${state.sort} ${state.direction}`}
        onChange={({ target }) => {
          const [sort, direction] = target.value.split(' ') as [string, ListState['direction']];
          onSort((before) => ({ ...before, sort, direction, page: 1, at: undefined }));
        }}
      >
        {columns.flatMap(({ name, label }) =>
          (['desc', 'asc'] as const).map((direction) => (
            <option key={`${name} ${direction}`} value={`${name} ${direction}`}>
              {text(`list.sort.${direction}`, { column: label })}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
