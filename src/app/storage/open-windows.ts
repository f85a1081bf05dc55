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

function nameOf(client: string): string {
  return `editor/${client}`;
}
