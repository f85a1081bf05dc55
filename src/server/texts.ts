/** `words` with each `{name}` replaced by the value of that name; one without a value stays. */
export function fillText(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
