/**
 * A count of a soak, or the share of it that TIDEWAITER_SOAK_SHARE asks for (0.1: a tenth), one at least: a drill of hours is
 * tried in minutes first.
 */
export function soakCount(full: number): number {
  const share = Number(process.env.TIDEWAITER_SOAK_SHARE || 1);
  return Math.max(1, Math.round(full * share));
}
