type Save = () => Promise<unknown>;

const open = new Set<Save>();

/** Longest wait for the open documents to be saved before a session is given up, ms; the journal has them anyway. */
const LONGEST_MS = 3000;

/** Lets the shell save an open document before its session ends. Gives back what ends it. */
export function registerOpenDocument(save: Save): () => void {
  open.add(save);
  return () => void open.delete(save);
}

/** Saves every open document (SHL-083); comes back when that is done, or took too long. Never throws. */
export async function saveOpenDocuments(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS);
  });
  await Promise.race([Promise.allSettled([...open].map((save) => save())), tooLong]);
  clearTimeout(timer);
}
