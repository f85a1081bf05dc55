/** Waits until it is so, for as long as a loaded machine may take; fails with what it was waiting for. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  limitMs = 120_000,
  pauseMs = 20,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
