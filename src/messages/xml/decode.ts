import { XmlError } from './element.ts';

/**
 * Text of an XML file or body: by byte order mark, else by the encoding its declaration names, else UTF-8.
 * @throws XmlError when the encoding is unknown or the bytes are not in it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = byteOrderMark(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError(`The XML cannot be read as ${encoding}.`);
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xef && second === 0xbb ? 'utf-8' : undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(start)?.[1];
}
