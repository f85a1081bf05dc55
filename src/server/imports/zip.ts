import { inflateRawSync } from 'node:zlib';

/** A file that is no zip archive, or none within bounds. The message is for people. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** Most bytes that the files of one archive may unpack to, together. */
export const mostUnpacked = 64 * 1024 * 1024;
const mostFiles = 2000;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

/**
 * Files of a zip archive by name, unpacked when asked for; what they unpack to, all together, is bounded. No part of the
 * archive is believed beyond its own bytes.
 * @throws ZipError for what is none, an encrypted one and one beyond a bound.
 */
export function readZip(bytes: Buffer): ReadonlyMap<string, () => Buffer> {
  try {
    return entriesOf(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ZipError('The file is cut short.');
    throw error;
  }
}

function entriesOf(bytes: Buffer): ReadonlyMap<string, () => Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || bytes.readUInt32LE(end) !== endSignature)
    throw new ZipError('The file is no zip archive.');
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostFiles) throw new ZipError(`The archive has more than ${mostFiles} files.`);
  let at = bytes.readUInt32LE(end + 16);
  const files = new Map<string, () => Buffer>();
  let left = mostUnpacked;
  for (let number = 0; number < count; number += 1) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new ZipError('The archive is damaged.');
    const flags = bytes.readUInt16LE(at + 8);
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const head = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if ((flags & 1) !== 0) throw new ZipError('The file is protected by a password.');
    files.set(name, () => {
      const file = unpacked(bytes, { head, packed, method, most: left });
      left -= file.length;
      return file;
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

interface Packed {
  readonly head: number;
  readonly packed: number;
  readonly method: number;
  /** Bytes that it may unpack to. */
  readonly most: number;
}

function unpacked(bytes: Buffer, { head, packed, method, most }: Packed): Buffer {
  try {
    if (bytes.readUInt32LE(head) !== headSignature) throw new ZipError('The archive is damaged.');
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const content = bytes.subarray(start, start + packed);
    if (content.length < packed) throw new ZipError('The file is cut short.');
    if (method === stored && packed <= most) return content;
    if (method === deflated) return inflateRawSync(content, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof ZipError) throw error;
    throw new ZipError('The archive is damaged or too large.');
  }
  throw new ZipError('The archive is packed in a way that is not read here.');
}
