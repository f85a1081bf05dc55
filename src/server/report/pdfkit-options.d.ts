/** Options of pdfkit 0.20 that the types of 0.17 do not know. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a TH: what it is the head of. */
    readonly scope?: 'Row' | 'Column';
    /** Of a figure, from the top left: x, y, x, y. */
    readonly bbox?: readonly [number, number, number, number];
  }
}
