import barcodes from 'bwip-js/node';

/** Widths of the bars and spaces of a Code 128 barcode in its narrowest ones, a bar first (ISO/IEC 15417). */
export function code128(text: string): readonly number[] {
  const [symbol] = barcodes.raw({ bcid: 'code128', text }) as readonly { readonly sbs: readonly number[] }[];
  return symbol!.sbs;
}
