import { type Codec, cut } from './codec.ts';

/**
 * One field spread over several elements: goods location `GBAUWLALONBTW` as country, type, qualifier and
 * name (DE 5/23); commodity code as 8 digits and 2 (DE 6/14, 6/15). All but the last part that is
 * present fill their width, else the pieces cannot be told apart again.
 */
export const split: Codec = {
  write: ([value = ''], use) => cut(value, use.widths ?? []),
  read(texts, use) {
    const value = texts.join('');
    const pieces = cut(value, use.widths ?? []);
    return texts.every((text, index) => text === pieces[index]) ? [value] : undefined;
  },
};
