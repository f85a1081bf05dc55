/** An instant in the words of a sentence: 22/11/2026 06:14 UTC. */
export function timeWords(instant: Date): string {
  const [year, month, day] = instant.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year} ${instant.toISOString().slice(11, 16)} UTC`;
}
