/** How long a window that does not answer, as it was left a moment ago or sleeps, may take to be gone, ms. */
const GOING_MS = 10_000;
/** What is said over the channel of an editor; nothing is the question. */
export const HERE = 1;

/**
 * Whether an editor is open in any window of this browser. A reload may ask before the page it follows is gone, which
 * takes a busy browser seconds: who is open says so, for who is going its lock is waited for.
 */
export async function isWindowOpen(client: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const name = windowName(client);
  const channel = new BroadcastChannel(name);
  const isHere = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => data === HERE && resolve(true);
    setTimeout(resolve, GOING_MS, true);
  });
  channel.postMessage(0);
  const isOpen = navigator.locks.request(name, async () => false).catch(() => true);
  return Promise.race([isHere, isOpen]).finally(() => channel.close());
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Does one thing of this name at a time in all windows of this browser. Without a secure context there are no
 * locks, and where site data is blocked they are refused: then in this window only.
 */
export async function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  await navigator.locks
    ?.request(name, () => {
      begun = act();
      return begun;
    })
    .catch(() => undefined);
  if (begun) return begun;
  const mine = turn.then(act);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Of the lock and the channel that an open editor has. */
export function windowName(client: string): string {
  return `editor/${client}`;
}
