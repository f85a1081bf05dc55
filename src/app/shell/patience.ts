/** Longest wait before a session is given up: for open documents to be saved, which the journal has anyway, and for a sign-out, ms. */
const LONGEST_MS = 3000;

/** Comes back when the work is done, or took too long. Throws what it throws in time. */
export async function awaitPatiently(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
