import { init } from '../api/session.ts';
import type { LiveConnection } from '../live/socket.ts';
import { useShell } from './shell-state.ts';

/**
 * Unread messages as they come and are read (SHL-101 to SHL-103, D-21); after a time without the connection they are
 * asked for anew.
 */
export function countMessages(live: LiveConnection): void {
  live.onMessage((kind, step) => {
    const { counters } = useShell.getState();
    useShell.setState({ counters: { ...counters, [kind]: Math.max(0, counters[kind] + step) } });
  });
  let isFirst = true;
  live.onReturn(() => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    init().then(
      ({ notifications }) => useShell.setState({ counters: notifications }),
      () => undefined,
    );
  });
}
