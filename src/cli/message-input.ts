import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { maxXmlBytes } from '../messages/index.ts';

/** The file name that stands for standard input. */
export const STANDARD_INPUT = '-';

/** A file that is none of its kind; the message goes on a sentence that begins with the file's name. */
export class InputError extends Error {}

/**
 * The bytes of a file or of standard input. Reading ends where there are more than an XML may have, whatever comes after.
 * @throws InputError for too many bytes, and what the system says of a file that cannot be read.
 */
export async function readBounded(file: string): Promise<Uint8Array> {
  const source: Readable = file === STANDARD_INPUT ? process.stdin : createReadStream(file);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > maxXmlBytes) throw new InputError(`is larger than ${maxXmlBytes / 1024 / 1024} MB.`);
  }
  return Buffer.concat(chunks);
}
