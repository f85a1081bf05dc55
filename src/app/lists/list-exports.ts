import type { ListScreen } from '../../engine/list-screen.ts';
import { messageOf } from '../api/call-error.ts';
import { exportList } from '../api/lists.ts';
import { showToast } from '../shell/shell-state.ts';
import { callsOf } from './addresses.ts';
import { choiceParams, type ListState } from './list-state.ts';

/** All rows that the state chooses, as a file. */
export async function exportChosen(screen: ListScreen, state: ListState): Promise<void> {
  await telling(() => exportList(callsOf(screen), new URLSearchParams(choiceParams(screen, state))));
}

/** Whether it was done; says why where it was not. */
export async function telling(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showToast(messageOf(error), 'error');
    return false;
  }
}
