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

/** Tells which editors are open in any window of this browser. */
export async function openWindows(): Promise<(client: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (client) => names.has(nameOf(client));
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Does one thing of this name at a time in all windows of this browser. Without a secure context there are no
 * locks: then in this window only.
 */
export function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, act) as Promise<T>;
  const mine = turn.then(act);
  turn = mine.catch(() => undefined);
  return mine;
}

function nameOf(client: string): string {
  return `editor/${client}`;
}
