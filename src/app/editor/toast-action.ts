import { useShell } from '../shell/shell-state.ts';

/** The toast's button can do nothing any more: its words stay until their time. */
export function dropToastAction(): void {
  const { notification } = useShell.getState();
  if (notification.action) useShell.setState({ notification: { ...notification, action: undefined } });
}
