import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** One family with Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic letters. */
export const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
} as const;
