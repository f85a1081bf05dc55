import { awaitPatiently } from './patience.ts';

type Save = () => Promise<unknown>;

const open = new Set<Save>();

/** Lets the shell save an open document before its session ends. Gives back what ends it. */
export function registerOpenDocument(save: Save): () => void {
  open.add(save);
  return () => void open.delete(save);
}

export function isDocumentOpen(): boolean {
  return open.size > 0;
}

/** Saves every open document (SHL-083); comes back when that is done, or took too long. Never throws. */
export async function saveOpenDocuments(): Promise<void> {
  await awaitPatiently(Promise.allSettled([...open].map((save) => save())));
}
