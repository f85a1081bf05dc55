import { mostValuesHere, refuseVastJson } from '../json-bodies.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The media type a file has by its content, whatever its name says: PNG and JPEG by their first bytes, JSON by being
 * read, and any other text without control characters as CSV. '' for everything else.
 */
export function contentType(content: Buffer): string {
  if (content.subarray(0, png.length).equals(png)) return 'image/png';
  if (content.subarray(0, jpeg.length).equals(jpeg)) return 'image/jpeg';
  const words = textOf(content);
  if (words === undefined || words === '') return '';
  if (/^\s*[[{]/.test(words) && isJson(words)) return 'application/json';
  return /^\s*</.test(words) ? '' : 'text/csv';
}

/** UTF-8 without control characters; a CSV of a spreadsheet may be in its country's own letters, each a byte. */
function textOf(content: Buffer): string | undefined {
  const words = new TextDecoder('utf-8').decode(content);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0-\x08\x0e-\x1f\x7f]/.test(words) ? undefined : words;
}

/** What holds more than is read on the thread that answers is judged by how it begins and ends. */
function isJson(words: string): boolean {
  try {
    refuseVastJson(words, mostValuesHere);
  } catch {
    const end = words.trimEnd().at(-1);
    return end === ']' || end === '}';
  }
  try {
    JSON.parse(words);
    return true;
  } catch {
    return false;
  }
}
