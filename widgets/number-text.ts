/** A read-only figure with its thousands grouped, digits and decimals untouched: 18440.250 → 18,440.250. */
export function groupDigits(lexical: string): string {
  const parts = /^(\d+)(\.\d*)?$/.exec(lexical);
  if (!parts) return lexical;
  const [, whole = '', decimals = ''] = parts;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + decimals;
}
