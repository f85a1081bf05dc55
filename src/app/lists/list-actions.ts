import {
  type ListAction,
  type ListActionName,
  type ListScreen,
  mostExported,
} from '../../engine/list-screen.ts';
import { messageOf } from '../api/call-error.ts';
import {
  assignRecord,
  exportRows,
  readRecord,
  removeRecord,
  restoreRecord,
  watchRecord,
} from '../api/lists.ts';
import { filled } from '../filled.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { announce, showToast } from '../shell/shell-state.ts';
import { telling } from './list-exports.ts';
import type { Selection } from './selection.ts';
import { text } from './texts.ts';

/** Actions done to each selected row, one call after the other (D-16, D-125). */
type RowAction = Extract<ListActionName, 'archive' | 'restore' | 'delete' | 'markRead' | 'assign' | 'watch'>;

const CALLS: Readonly<Record<RowAction, (name: string, id: number, person: number | null) => Promise<void>>> =
  {
    archive: removeRecord,
    delete: removeRecord,
    restore: restoreRecord,
    markRead: readRecord,
    assign: assignRecord,
    watch: (_name, id) => watchRecord(id),
  };

interface Doing {
  readonly screen: ListScreen;
  readonly selection: Selection;
  /** Called once it begins and after each row with how many were gone through, whether it could be done or not. */
  readonly onDone: (count: number) => void;
  /** Called when it is done, however it went. */
  readonly reload: () => Promise<void>;
}

/** Does something to the selected rows; asks before where the list's description says so. */
export async function doToSelected({ action, ask }: ListAction, doing: Doing): Promise<void> {
  const { screen, selection } = doing;
  if (action === 'exportSelected') {
    if (selection.ids.size > mostExported) {
      const most = mostExported.toLocaleString('en-GB');
      showToast(text('list.tooMany', { count: selection.ids.size, most }), 'error');
      return;
    }
    doing.onDone(0);
    await telling(() => exportRows(screen.name, selection.ids));
    selection.clear();
    return;
  }
  const words = text(`list.do.${action}`);
  if (ask && !(await confirm(filled(ask, { count: selection.ids.size }), words))) return;
  await doToEach(action as RowAction, doing);
}

/** Gives the selected rows to somebody, or with null to nobody. */
export async function assignSelected(person: number | null, doing: Doing): Promise<void> {
  await doToEach('assign', doing, person);
}

/** What failed is told together; the rest is done all the same. Afterwards nothing is selected (LST-033 to LST-035). */
async function doToEach(
  action: RowAction,
  { screen, selection, onDone, reload }: Doing,
  person: number | null = null,
): Promise<void> {
  const reasons = new Set<string>();
  let failed = 0;
  onDone(0);
  for (const [index, id] of [...selection.ids].entries()) {
    try {
      await CALLS[action](screen.name, id, person);
    } catch (error) {
      failed += 1;
      reasons.add(messageOf(error));
    }
    onDone(index + 1);
  }
  const count = selection.ids.size;
  selection.clear();
  await reload();
  const words =
    failed === 0
      ? text(`list.done.${action}`, { count })
      : text('list.failed', { failed, count, reason: [...reasons].join('\n') });
  showToast(words, failed === 0 ? 'success' : 'error');
  announce(words, failed === 0 ? 'polite' : 'assertive');
}
