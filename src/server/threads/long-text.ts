/**
 * A text that is read when the thread that needs it is free, as bytes in UTF-8: what waits for a thread holds none, and
 * there are no more of them under way than threads.
 */
export class LongText {
  constructor(
    /** In bytes. */
    readonly length: number,
    readonly read: () => Promise<Uint8Array>,
  ) {}
}

/** A text that is no more as it was found: whoever wants it looks again. */
export class TextGone extends Error {
  override readonly name = 'TextGone';
}

/** They stand at most so deep in what a thread is told. */
const deepest = 5;

/** Data with all long texts in it read, one after the other. */
export async function withTexts(data: unknown, depth = 0): Promise<unknown> {
  if (data instanceof LongText) return await data.read();
  if (!holdsTexts(data, depth)) return data;
  const read: [string, unknown][] = [];
  for (const [name, one] of Object.entries(data as object))
    read.push([name, await withTexts(one, depth + 1)]);
  return Array.isArray(data) ? read.map(([, one]) => one) : Object.fromEntries(read);
}

function holdsTexts(data: unknown, depth: number): boolean {
  if (data instanceof LongText) return true;
  if (typeof data !== 'object' || data === null || depth > deepest) return false;
  if (!Array.isArray(data) && Object.getPrototypeOf(data) !== Object.prototype) return false;
  return Object.values(data).some((one) => holdsTexts(one, depth + 1));
}
