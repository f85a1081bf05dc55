/**
 * A text with `{name}` replaced by `values.name` and `{name:row|rows}` by the first word where the value is 1, else by
 * the second.
 */
export function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words
    .replace(/\{(\w+):([^|{}]*)\|([^{}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
