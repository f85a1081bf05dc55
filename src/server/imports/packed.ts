import { deserialize, serialize } from 'node:v8';

/** Bytes of the length before each of them. */
const ofLength = 4;

/**
 * What is made of each as bytes, which go from thread to thread without being copied, and of which one at a time is made a value
 * again.
 */
export function packed<One>(all: readonly One[], made: (one: One) => unknown): Uint8Array<ArrayBuffer> {
  const parts = all.map((one) => serialize(made(one)));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + ofLength + length, 0));
  const lengths = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    lengths.setUint32(at, part.length);
    bytes.set(part, at + ofLength);
    at += ofLength + part.length;
  }
  return bytes;
}

/** What was packed, each made when it is its turn. */
export function* unpacked<One>(bytes: Uint8Array): Generator<One> {
  const lengths = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const from = at + ofLength;
    at = from + lengths.getUint32(at);
    yield deserialize(bytes.subarray(from, at)) as One;
  }
}
