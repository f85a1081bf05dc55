/** The first characters of a text, whole ones alone: half of one is no text, and no database takes it. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** Most characters of it that are told. */
const longestName = 80;

/** A name from outside, or a figure, as it stands in a sentence: cut where it is long, because it may have millions of characters. */
export function nameTold(name: string): string {
  return name.length > longestName ? `${beginningOf(name, longestName)}…` : name;
}
