import type { CodecUse } from '../map.ts';

/**
 * A change of form between fields of a document and texts of a message, both directions in one place.
 * Lists are in the order of the use's `fields` and `parts`; '' stands for blank, on both sides.
 */
export interface Codec {
  write(values: readonly string[], use: CodecUse): readonly string[];
  /** Undefined when the texts are none that `write` could have produced. */
  read(texts: readonly string[], use: CodecUse): readonly string[] | undefined;
}

/** Cuts `text` into pieces of the given widths, the last piece taking the rest. */
export function cut(text: string, widths: readonly number[]): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (const width of widths) {
    pieces.push(rest.slice(0, width));
    rest = rest.slice(width);
  }
  return [...pieces, rest];
}
