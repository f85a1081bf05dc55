/** An instant in the words of a sentence: 22/11/2026 06:14 UTC. */
export function timeWords(instant: Date): string {
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year} ${instant.toISOString().slice(11, 16)} UTC`;
}

/** How long to wait, in the words of a sentence: 40 seconds, 1 minute, 59 minutes; never too short. */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
