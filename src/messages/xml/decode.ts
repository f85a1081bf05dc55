import { XmlError } from './element.ts';

/**
 * Text of an XML file or body: by byte order mark or by the zero bytes of UTF-16, else by the encoding its
 * declaration names, else UTF-8.
 * @throws XmlError when the encoding is unknown or the bytes are not in it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const declared = declaredEncoding(bytes);
  // What declares an encoding in single bytes is in none of two bytes.
  if (declared !== undefined && /^(utf-?16|utf-?32|ucs-?[24]|iso-10646)/i.test(declared)) {
    throw new XmlError(`The XML says it is in ${declared}, but it is not.`);
  }
  const encoding = firstBytes(bytes) ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError(`The XML cannot be read as ${encoding}.`);
  }
}

/** The encoding that the first two bytes tell: a byte order mark, or "<" in two bytes. */
function firstBytes([first, second]: Uint8Array): string | undefined {
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return first === 0xef && second === 0xbb ? 'utf-8' : undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
  return /^<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(start)?.[1];
}
