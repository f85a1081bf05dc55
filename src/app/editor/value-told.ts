import type { Problem } from '../../engine/index.ts';

/** The value that was judged, or its beginning. */
export function valueTold({ value = '', valueLength }: Problem): string {
  return valueLength === undefined ? value : `${value}…`;
}
