/** Marks an editor as open until the returned function is called or its window is gone, crashed or not. */
export function holdWindow(client: string): () => void {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without a secure context there are no locks: kept edits may then be sent by a second window as well.
  navigator.locks?.request(nameOf(client), () => promise).catch(() => undefined);
  return release;
}

/** How long a window that was left a moment ago may take to be gone. */
const GOING_MS = 1000;

/** Whether an editor is open in any window of this browser; a reload may ask before the page it follows is gone. */
export async function isWindowOpen(client: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const signal = AbortSignal.timeout(GOING_MS);
  return navigator.locks.request(nameOf(client), { signal }, async () => false).catch(() => true);
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
