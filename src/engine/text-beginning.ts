/** The first characters of a text, whole ones alone: half of one is no text, and no database takes it. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
