import type { Init } from '../api/session.ts';
import type { LiveConnection } from '../live/socket.ts';
import { useShell } from './shell-state.ts';

/**
 * Unread messages as they come and are read (SHL-101 to SHL-103, D-21), from how many the connection says there are each
 * time it is signed in; until it was, from how many the initial data have.
 */
export function countMessages(live: LiveConnection, initial: Promise<Init>): void {
  let isTold = false;
  live.onCounters((counters) => {
    isTold = true;
    useShell.setState({ counters });
  });
  live.onMessage((kind, step) => {
    const { counters } = useShell.getState();
    useShell.setState({ counters: { ...counters, [kind]: Math.max(0, counters[kind] + step) } });
  });
  initial.then(
    ({ notifications }) => {
      if (!isTold) useShell.setState({ counters: notifications });
    },
    () => undefined,
  );
}
