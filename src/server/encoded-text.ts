import { Secret } from 'otpauth';

/** Characters of a text: whatever is assigned to be seen, blanks, what parts columns and lines, and what ends a text. */
const text = /^[\t\n\r\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{Cf}]*\0*$/u;

/** A part of a text with dots is judged by itself from so many characters on. */
const shortestPart = 16;

const decoderOf = (encoding: string) => new TextDecoder(encoding, { fatal: true });
const utf8 = decoderOf('utf-8');
const utf16 = [decoderOf('utf-16le'), decoderOf('utf-16be')];

type Decode = (written: string) => Buffer;

/** What is written in hex is read as nothing else. */
const hex = /^([\da-f]{2})+$/i;

/** Each with the texts it reads. */
const encodings: readonly (readonly [written: RegExp, decode: Decode])[] = [
  [/^([\w-]+|[\da-zA-Z+/]+)={0,2}$/, (written) => Buffer.from(written, 'base64')],
  [/^([A-Z2-7]+|[a-z2-7]+)=*$/, (written) => Buffer.from(Secret.fromBase32(written).bytes)],
];

/**
 * Whether it is text, in UTF-8 or UTF-16, that is written in hex, base64 or base32, also backwards, or has such a part
 * between dots, as a token with a header in JSON has. Of a million random values of 16 bytes some ten are, of 32 none.
 */
export function isEncodedText(written: string): boolean {
  const whole = written.replace(/\s/g, '');
  const parts = whole.split('.').filter(({ length }) => length >= shortestPart);
  return [whole, ...parts].some((part) => isOneText(part) || isOneText([...part].toReversed().join('')));
}

function isOneText(written: string): boolean {
  const read = hex.test(written)
    ? [Buffer.from(written, 'hex')]
    : encodings
        .filter(([characters]) => characters.test(written))
        .map(([_characters, decode]) => decode(written));
  return read.some((bytes) => isUtf8Text(bytes) || isUtf16Text(bytes));
}

function isUtf8Text(bytes: Buffer): boolean {
  const decoded = decodedBy(utf8, bytes);
  return decoded !== undefined && text.test(decoded);
}

/**
 * Of UTF-16 only what is written in one alphabet can be told from chance: nearly all pairs of bytes are a character, but
 * those of an alphabet, and of the blanks and marks between, have one of two first bytes.
 */
function isUtf16Text(bytes: Buffer): boolean {
  if (bytes.length % 2 === 1) return false;
  return utf16.some((decoder) => {
    const decoded = decodedBy(decoder, bytes);
    if (decoded === undefined || !text.test(decoded)) return false;
    return new Set(Array.from(decoded, (character) => character.codePointAt(0)! >> 8)).size <= 2;
  });
}

/** Without the mark of its order of bytes; undefined for what is none. */
function decodedBy(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
