/** Files of one upload at most, by the authority's documented limits (D-61, reference cds section 5). */
export const mostFiles = 11;

/** Bytes of one file at most: 10 MiB. */
export const largestFile = 10_485_760;

/** Why customs would not take a file; text ids of the words: `upload.<fault>` in the locale. */
export type FileFault = 'empty' | 'tooLarge' | 'wrongType';

const beginnings: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What no text holds: controls other than tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
const noText = /[\u0000-\u0008\u000b\u000e-\u001f]/;

/**
 * The media type of a file by what it holds, whatever it is called: PDF, JPEG, PNG or text in UTF-8. Undefined for
 * what customs do not take.
 */
export function fileTypeOf(bytes: Uint8Array): string | undefined {
  const begun = beginnings.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (begun !== undefined) return begun[0];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return noText.test(text) ? undefined : 'text/plain';
  } catch {
    return undefined;
  }
}

/** What is wrong with a file; undefined for one that customs take. Call it for each before an upload is sent. */
export function fileFault(bytes: Uint8Array): FileFault | undefined {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > largestFile) return 'tooLarge';
  return fileTypeOf(bytes) === undefined ? 'wrongType' : undefined;
}
