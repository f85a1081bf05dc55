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
  const judge = new TypeJudge();
  judge.take(bytes);
  return judge.type();
}

/** Judges a file by its bytes as they are read, in pieces; the first has its first eight, or all of it. */
export class TypeJudge {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  /** Known by its beginning; 'text' while it may be one. */
  #found: { readonly type: string | undefined } | 'text' | undefined;

  take(piece: Uint8Array): void {
    if (this.#found === undefined) {
      const begun = beginnings.find(([, start]) => start.every((byte, index) => piece[index] === byte));
      this.#found = begun === undefined ? 'text' : { type: begun[0] };
    }
    if (this.#found === 'text' && !this.#isText(piece)) this.#found = { type: undefined };
  }

  /** Once all of it was taken. */
  type(): string | undefined {
    if (typeof this.#found === 'object') return this.#found.type;
    return this.#isText() ? 'text/plain' : undefined;
  }

  /** Whether a piece is text, its end in the next one; without a piece, whether all ended well. */
  #isText(piece?: Uint8Array): boolean {
    try {
      return !noText.test(this.#decoder.decode(piece, { stream: piece !== undefined }));
    } catch {
      return false;
    }
  }
}

/** What is wrong with so many bytes, whatever they are. */
export function sizeFault(size: number): FileFault | undefined {
  if (size === 0) return 'empty';
  return size > largestFile ? 'tooLarge' : undefined;
}

/** What is wrong with a file; undefined for one that customs take. Call it for each before an upload is sent. */
export function fileFault(bytes: Uint8Array): FileFault | undefined {
  const fault = sizeFault(bytes.length);
  if (fault !== undefined) return fault;
  return fileTypeOf(bytes) === undefined ? 'wrongType' : undefined;
}
