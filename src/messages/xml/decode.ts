import { XmlError } from './element.ts';
import { maxXmlLength } from './parse.ts';
import { asWindows1252, controls } from './windows-1252.ts';

/** Most bytes of an XML file or body: what the longest text that is read takes in UTF-16. */
export const maxXmlBytes = 2 * maxXmlLength;

/**
 * Text of an XML file or body: by byte order mark or by the zero bytes of UTF-16, else by the encoding its
 * declaration names, else UTF-8. Of a beginning the character that its end parts is left out.
 * @throws XmlError when there are too many bytes, the encoding is unknown, or they are not in it or no characters of
 *   it.
 */
export function decodeXml(bytes: Uint8Array, { isBeginning = false } = {}): string {
  if (bytes.length > maxXmlBytes) {
    throw new XmlError(`The XML is larger than ${maxXmlBytes / 1024 / 1024} MB.`);
  }
  const declared = declaredEncoding(bytes);
  const name = firstBytes(bytes) ?? declared ?? 'utf-8';
  const decoder = decoderFor(name);
  // A declaration that can be read byte by byte is in no encoding of two bytes.
  if (declared !== undefined && decoderFor(declared).encoding.startsWith('utf-16')) {
    throw new XmlError(`The XML says it is in ${declared}, but it is not.`);
  }
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: isBeginning });
  } catch {
    throw unreadable(name);
  }
  if (decoder.encoding.startsWith('utf-')) return text;
  refuseNoCharacters(bytes, name, decoder.encoding);
  const whole = decoder.encoding === 'windows-1252' ? asWindows1252(text) : text;
  refuseControls(whole, name);
  return whole;
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw unreadable(encoding);
  }
}

function unreadable(encoding: string): XmlError {
  return new XmlError(`The XML cannot be read as ${encoding}.`);
}

/**
 * What a decoder reads beyond the encoding named: TextDecoder takes ASCII, ISO-8859-1, -9 and -11 for the code pages
 * of Windows, which have characters where those have controls or nothing.
 */
function refuseNoCharacters(bytes: Uint8Array, named: string, read: string): void {
  const [, codePage] = /^windows-(\d+)$/.exec(read) ?? [];
  if (codePage === undefined || named.includes(codePage)) return;
  const last = /ascii|x3\.4/i.test(named) ? 0xff : 0x9f;
  const at = bytes.findIndex((byte) => byte >= 0x80 && byte <= last);
  if (at !== -1)
    throw noCharacter(named, hex(bytes[at]!), bytes.subarray(0, at).filter((byte) => byte === 10).length);
}

function refuseControls(text: string, named: string): void {
  const at = text.search(controls);
  if (at !== -1) throw noCharacter(named, hex(text.charCodeAt(at)), text.slice(0, at).split('\n').length - 1);
}

function noCharacter(encoding: string, byte: string, linesBefore: number): XmlError {
  return new XmlError(
    `Line ${linesBefore + 1}: The XML says it is in ${encoding}, in which ${byte} is no character.`,
  );
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
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
