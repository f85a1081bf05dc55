const longestPauseMs = 5 * 60_000;

/** Doubling pauses with jitter, so that many waiting messages do not come back all at once. */
export function pauseAfter(attempts: number, retryMs: number): number {
  const full = Math.min(longestPauseMs, retryMs * 2 ** Math.min(attempts - 1, 20));
  return full * (0.5 + Math.random() / 2);
}
