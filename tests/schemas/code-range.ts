/** The codes that a published `POD07-POD24` or `GEN01-03` stands for; any other code is itself. */
export function codesOf(published: string): string[] {
  const range = /^([A-Z]+)(\d+)-(?:[A-Z]+)?(\d+)$/.exec(published);
  if (!range) return [published];
  const [, letters = '', from, to] = range;
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, index) => `${letters}${String(Number(from) + index).padStart(2, '0')}`,
  );
}
