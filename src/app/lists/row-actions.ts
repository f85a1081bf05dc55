import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListAction, ListScreen } from '../../engine/list-screen.ts';
import { messageOf } from '../api/call-error.ts';
import { type ListRow, removeRecord } from '../api/lists.ts';
import { filled } from '../filled.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { announce, showToast } from '../shell/shell-state.ts';
import { areaAddresses } from './addresses.ts';
import { nameOfRow } from './row-words.ts';
import { text } from './texts.ts';

/** What stands in each row of a list, to be done to that one alone. */
export interface RowActions {
  /** How many a row has at most. */
  readonly most: number;
  of(row: ListRow): readonly RowAction[];
}

interface RowAction {
  readonly name: 'edit' | 'delete';
  /** With the name of the row. */
  readonly label: string;
  run(): void;
}

/** The actions of the rows among these, in their order; undefined where rows have none. */
export function useRowActions(
  screen: ListScreen,
  actions: readonly ListAction[],
  reload: () => Promise<void>,
): RowActions | undefined {
  const navigate = useNavigate();
  const names = actions.map(({ action }) => action).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names are the same actions
  return useMemo(() => {
    const each = actions.filter((action) => action.each);
    if (each.length === 0) return undefined;
    const remove = async (row: ListRow, ask: string | undefined) => {
      const name = nameOfRow(screen, row);
      if (ask && !(await confirm(filled(ask, { name }), text('list.do.delete')))) return;
      try {
        await removeRecord(screen.records ?? screen.calls, row.id);
        const words = text('list.doneTo.delete', { name });
        announce(words);
        showToast(words);
      } catch (error) {
        showToast(messageOf(error), 'error');
      }
      await reload();
    };
    return {
      most: each.length,
      of: (row) =>
        each
          .filter(({ onlyIf }) => onlyIf === undefined || row[onlyIf] === true)
          .map(({ action, ask }): RowAction => {
            const name = action === 'edit' ? 'edit' : 'delete';
            return {
              name,
              label: text(`list.doTo.${name}`, { name: nameOfRow(screen, row) }),
              run: () =>
                void (name === 'edit' ? navigate(areaAddresses(screen).edit(row.id)) : remove(row, ask)),
            };
          }),
    };
  }, [screen, names, reload, navigate]);
}
