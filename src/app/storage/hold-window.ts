import { HERE, windowName } from './open-windows.ts';

/** Marks an editor as open until the returned function is called or its window is gone, crashed or not. */
export function holdWindow(client: string): () => void {
  const name = windowName(client);
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = () => {
    const channel = new BroadcastChannel(name);
    const answer = () => channel.postMessage(HERE);
    channel.onmessage = ({ data }) => data !== HERE && answer();
    // Whoever asked while it was opening.
    answer();
    return closed.finally(() => channel.close());
  };
  // Without a secure context there are no locks: kept edits may then be sent by a second window as well.
  navigator.locks?.request(name, hold).catch(() => undefined);
  return release;
}
