import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { FormImage } from '../src/printing/form.ts';

/** Bytes of a picture below the schemas folder; undefined where there is none, 'too large' where nobody reads it. */
export type Pictures = (name: string) => Uint8Array | 'too large' | undefined;

/** A picture of a form has no more, in bytes. */
export const MOST_BYTES = 256 * 1024;
/** And no more pixels a side. */
export const MOST_PIXELS = 4000;

/** Pictures of a folder of schemas. */
export function pictures(schemasFolder: string): Pictures {
  return (name) => {
    const path = join(schemasFolder, name);
    const file = statSync(path, { throwIfNoEntry: false });
    if (!file?.isFile()) return undefined;
    return file.size > MOST_BYTES ? 'too large' : readFileSync(path);
  };
}

/** What a picture is, by its bytes alone; of what is none that can be drawn, why. */
export function pictureIn(bytes: Uint8Array): Omit<FormImage, 'data'> | string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = buffer.subarray(0, 8).equals(PNG_SIGN)
    ? pngIn(buffer)
    : buffer.subarray(0, 3).equals(JPEG_SIGN)
      ? jpegIn(buffer)
      : 'begins neither as a PNG nor as a JPEG';
  if (typeof size === 'string') return size;
  const { width, height } = size;
  if (width > MOST_PIXELS || height > MOST_PIXELS)
    return `has ${width} by ${height} pixels, and ${MOST_PIXELS} a side at most are drawn`;
  return size;
}

const PNG_SIGN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGN = Buffer.from([0xff, 0xd8, 0xff]);

/** Samples of a pixel, by PNG's colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Its pixels are unpacked: what is cut off or damaged would fail when somebody prints. */
function pngIn(bytes: Buffer): Omit<FormImage, 'data'> | string {
  const parts: Buffer[] = [];
  let head: Buffer | undefined;
  for (let at = PNG_SIGN.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) break;
    if (name === 'IHDR' && length === 13) head = data;
    if (name === 'IDAT') parts.push(data);
    if (name === 'IEND') break;
    at += 12 + length;
  }
  if (head === undefined) return 'has no head of a PNG';
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlaced] = head.subarray(8);
  const samples = SAMPLES[colour];
  if (width === 0 || height === 0 || samples === undefined) return 'has a head that no PNG has';
  if (interlaced !== 0) return 'is interlaced: save it without that';
  if (width > MOST_PIXELS || height > MOST_PIXELS) return { type: 'image/png', width, height };
  const whole = height * (1 + Math.ceil((width * samples * depth) / 8));
  try {
    if (inflateSync(Buffer.concat(parts), { maxOutputLength: whole + 1 }).length === whole)
      return { type: 'image/png', width, height };
  } catch {
    // Damaged, as one of another length is.
  }
  return 'is damaged: its pixels cannot be unpacked';
}

function jpegIn(bytes: Buffer): Omit<FormImage, 'data'> | string {
  if (!bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]))) return 'is cut off: a JPEG ends otherwise';
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    // Frames of all processes; those between them are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return width > 0 && height > 0 ? { type: 'image/jpeg', width, height } : 'has no pixels';
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 'has no head of a JPEG';
}
