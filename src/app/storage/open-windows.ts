/** Marks an editor as open until the returned function is called or its window is gone, crashed or not. */
export function holdWindow(client: string): () => void {
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = () => {
    const channel = new BroadcastChannel(nameOf(client));
    channel.onmessage = ({ data }) => data === ASK && channel.postMessage(HERE);
    // Whoever asked while it was opening.
    channel.postMessage(HERE);
    return closed.finally(() => channel.close());
  };
  // Without a secure context there are no locks: kept edits may then be sent by a second window as well.
  navigator.locks?.request(nameOf(client), hold).catch(() => undefined);
  return release;
}

/** How long a window that does not answer, as it was left a moment ago or sleeps, may take to be gone, ms. */
const GOING_MS = 10_000;
const ASK = 'ask';
const HERE = 'here';

/**
 * Whether an editor is open in any window of this browser. A reload may ask before the page it follows is gone, which
 * takes a busy browser seconds: who is open says so, for who is going its lock is waited for.
 */
export async function isWindowOpen(client: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const name = nameOf(client);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), GOING_MS);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => data === HERE && waiting.abort();
  channel.postMessage(ASK);
  return navigator.locks
    .request(name, { signal: waiting.signal }, async () => false)
    .catch(() => true)
    .finally(() => {
      clearTimeout(timer);
      channel.close();
    });
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Does one thing of this name at a time in all windows of this browser. Without a secure context there are no
 * locks, and where site data is blocked they are refused: then in this window only.
 */
export async function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return act();
  };
  try {
    if (navigator.locks) return (await navigator.locks.request(name, begin)) as T;
  } catch (error) {
    if (isBegun) throw error;
  }
  const mine = turn.then(act);
  turn = mine.catch(() => undefined);
  return mine;
}

function nameOf(client: string): string {
  return `editor/${client}`;
}
