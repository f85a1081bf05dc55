import PDFDocument from 'pdfkit';
import type { Letters } from '../../printing/fitting.ts';
import { fonts } from './fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Weight = keyof typeof fonts;

/** What the fonts of printed papers have, and how wide it is; looked up once for each word. */
export class PdfLetters implements Letters {
  readonly #pdf: Pdf;
  readonly #widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  readonly #letters = new Map<string, boolean>();

  /** `pdf` has the fonts under their names. */
  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  has(letter: string): boolean {
    const known = this.#letters.get(letter);
    if (known !== undefined) return known;
    const { font } = this.#pdf.font('regular')._font;
    // What is taken away before it is drawn is not missed.
    const isThere = /^[\p{C}\s]$/u.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!);
    this.#letters.set(letter, isThere);
    return isThere;
  }

  /** At size 1, by words, which a document has again and again. */
  measure(text: string, weight: Weight): number {
    const words = text.split(' ');
    let sum = (words.length - 1) * this.#widthOf(' ', weight);
    for (const word of words) sum += this.#widthOf(word, weight);
    return sum;
  }

  #widthOf(word: string, weight: Weight): number {
    const known = this.#widths[weight].get(word);
    if (known !== undefined) return known;
    const width = this.#pdf.font(weight).fontSize(1).widthOfString(word);
    this.#widths[weight].set(word, width);
    return width;
  }
}

let known: Letters | undefined;

/** The letters of the fonts, without a paper; made once. */
export function printedLetters(): Letters {
  known ??= new PdfLetters(withFonts(new PDFDocument({ autoFirstPage: false })));
  return known;
}

/** A paper that has the fonts. */
export function withFonts(pdf: Pdf): Pdf {
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  return pdf;
}
