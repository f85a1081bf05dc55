/** Characters outside XML 1.0: most controls, lone surrogates, U+FFFE and U+FFFF. */
export const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The first character of a text that no message carries, and where it stands; undefined when there is none. */
export function unwritableWords(text: string): string | undefined {
  const found = unwritable.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `Character ${[...text.slice(0, found.index)].length + 1} is U+${code}, which no message carries.`;
}

/** Where a text breaks off, where only one line is taken; undefined when it is one. */
export function lineBreakWords(text: string): string | undefined {
  const at = text.search(/[\n\r]/);
  if (at < 0) return undefined;
  const before = [...text.slice(0, at).trim()];
  const words = before.length > 20 ? `…${before.slice(-20).join('')}` : before.join('');
  return `A line break ${words === '' ? 'at the beginning' : `after “${words}”`}: the message takes one line.`;
}

/** A text on one line: a blank stands for its line breaks. */
export function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, (blanks) => (/[\n\r]/.test(blanks) ? ' ' : blanks));
}
