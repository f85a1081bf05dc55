import { showToast, TOAST_MS, useShell } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import { actionTitle } from './actions/run-action.ts';
import type { DocumentSession } from './document-session.ts';
import { travelHistory } from './history-walk.ts';

/** The toast that follows a step just made, with a button that takes it back for as long as it is the last one. */
export function showUndoToast(editor: Pick<DocumentSession, 'services' | 'store'>, message: string): void {
  const { store } = editor;
  const step = store.lastStep();
  const action = {
    label: text('action.undo'),
    title: actionTitle('undo'),
    run: () => travelHistory(editor, 'undo', step),
  };
  showToast(message, 'success', TOAST_MS.success, action);
  const end = store.subscribeAll(() => {
    if (store.lastStep() === step) return;
    end();
    if (useShell.getState().notification.action === action) dropToastAction();
  });
}

/** The toast's button can do nothing any more: its words stay until their time. */
export function dropToastAction(): void {
  const { notification } = useShell.getState();
  if (notification.action) useShell.setState({ notification: { ...notification, action: undefined } });
}
