/** The words with exactly one mark at their end, so that another sentence can follow. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
}
