/** What pdfkit 0.20 has and the types of 0.17 do not know. */
declare namespace PDFKit {
  interface PDFDocument {
    /** The font that is drawn with. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a TH: what it is the head of. */
    readonly scope?: 'Row' | 'Column';
    /** Of a figure, from the top left: x, y, x, y. */
    readonly bbox?: readonly [number, number, number, number];
  }
}
