import {
  type ListAction,
  type ListActionName,
  type ListScreen,
  mostExported,
} from '../../engine/list-screen.ts';
import type { CallsAddress } from '../addresses.ts';
import { CallError, messageOf } from '../api/call-error.ts';
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
import { announce, showToast, TOAST_MS } from '../shell/shell-state.ts';
import { callsOf } from './addresses.ts';
import { telling } from './list-exports.ts';
import type { Selection } from './selection.ts';
import { text } from './texts.ts';

/** Actions done to each selected row, one call after the other (D-16, D-125). */
type RowAction = Extract<ListActionName, 'archive' | 'restore' | 'delete' | 'markRead' | 'assign' | 'watch'>;

const CALLS: Readonly<
  Record<
    Exclude<RowAction, 'restore'>,
    (calls: CallsAddress, id: number, person: number | null) => Promise<void>
  >
> = {
  archive: removeRecord,
  delete: removeRecord,
  markRead: readRecord,
  assign: assignRecord,
  watch: (_calls, id) => watchRecord(id),
};

interface Doing {
  readonly screen: ListScreen;
  readonly selection: Selection;
  /** Called once it begins and after each row with how many were gone through, whether it could be done or not. */
  readonly onDone: (count: number) => void;
  /** Whether to go on to the next row. */
  readonly isStopped: () => boolean;
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
    if (await telling(() => exportRows(callsOf(screen), selection.ids))) selection.clear();
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

/**
 * What failed is told together; the rest is done all the same. Afterwards nothing is selected that it was done to, or
 * that is gone (LST-033 to LST-035): what is still selected is what failed, or was not gone through when it was stopped.
 */
async function doToEach(
  action: RowAction,
  { screen, selection, onDone, isStopped, reload }: Doing,
  person: number | null = null,
): Promise<void> {
  const reasons = new Set<string>();
  const over = new Set<number>();
  const twice: string[] = [];
  let failed = 0;
  onDone(0);
  const ids = [...selection.ids];
  let count = 0;
  let isBarred = false;
  for (const id of ids) {
    try {
      if (action === 'restore') twice.push(...(await restoreRecord(callsOf(screen), id)));
      else await CALLS[action](callsOf(screen), id, person);
      over.add(id);
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 404) over.add(id);
      reasons.add(messageOf(error));
      // Signed out, or not allowed any more: no other row fares better, and each would lead away from where one is.
      isBarred = status === 401 || status === 403;
      failed += isBarred ? ids.length - count : 1;
    }
    count = isBarred ? ids.length : count + 1;
    onDone(count);
    if (isBarred || isStopped()) break;
  }
  const left = ids.length - count;
  selection.drop(over);
  await reload();
  const done = text(`list.done.${action}`, { count: count - failed });
  const reason = [...reasons].join('\n');
  const told = [
    left > 0 && text('list.stopped', { done, left }),
    failed > 0 && text('list.failed', { failed, count, reason }),
  ]
    .filter(Boolean)
    .join(' ');
  const names = [...twice.slice(0, 5), ...(twice.length > 5 ? ['…'] : [])].join(', ');
  const again = twice.length > 0 && text('list.twice', { names });
  const words = again ? `${told || `${done}.`} ${again}` : told || done;
  // What needs a look stays as long as an error.
  if (again && failed === 0) showToast(words, 'warning', TOAST_MS.error);
  else showToast(words, failed === 0 ? 'success' : 'error');
  announce(words, failed === 0 && !again ? 'polite' : 'assertive');
}
