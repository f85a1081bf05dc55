import { type Codec, cut } from './codec.ts';

/**
 * Several fields written one after the other in one element: declaration type IM and additional type A
 * as `IMA` (DE 1/1, 1/2). All but the last field fill their width.
 */
export const join: Codec = {
  write: (values) => [values.join('')],
  read: ([text = ''], use) => cut(text, use.widths ?? []),
};
