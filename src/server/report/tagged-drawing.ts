import PDFDocument from 'pdfkit';
import { missing } from '../../printing/fitting.ts';
import { drawnWords, hasRightToLeft } from './drawn-words.ts';
import type { fonts } from './fonts.ts';
import { PdfLetters, withFonts } from './letters.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Pdf['struct']>;
export type Content = ReturnType<Pdf['markStructureContent']>;
export type Weight = keyof typeof fonts;

export interface DrawingOptions {
  readonly title: string;
  /** In points, of every page. */
  readonly size: 'A4' | readonly [width: number, height: number];
  /** Nothing is broken at them: whoever draws knows its places. */
  readonly margins: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  /** When it was made; now, unless somebody says so. */
  readonly made?: Date;
}

/** Black, and a grey that is 7 to 1 on white: nothing is told by colour. */
export const INK = '#000000';
export const FAINT = '#595959';

/**
 * A PDF with a structure tree (PDF/UA): every text that is drawn stands in an element of it, or in an artifact. Whoever
 * draws adds elements to the root in the order in which they are read.
 */
export class TaggedDrawing {
  readonly pdf: Pdf;
  readonly root: Element;
  readonly #letters: PdfLetters;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;

  constructor({ title, size, margins, made }: DrawingOptions) {
    this.pdf = new PDFDocument({
      size: typeof size === 'string' ? size : [...size],
      margins,
      autoFirstPage: false,
      // How many there are is known at the end.
      bufferPages: true,
      pdfVersion: '1.7',
      // Its types know PDF/A alone.
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: {
        Title: title,
        Producer: 'Tidewaiter',
        Creator: 'Tidewaiter',
        ...(made ? { CreationDate: made } : {}),
      },
    });
    this.#letters = new PdfLetters(withFonts(this.pdf));
    this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Whether the font has every letter of a text. */
  canPrint(text: string): boolean {
    return [...text].every((letter) => this.#letters.has(letter));
  }

  /** A text as it is drawn, and measured. */
  drawable(text: string): string {
    return [...text].map((letter) => (this.#letters.has(letter) ? letter : missing)).join('');
  }

  /** What is read aloud and copied where what is drawn is not, letter by letter, what is meant. */
  spoken(text: string): { readonly actual?: string } {
    return this.canPrint(text) && !hasRightToLeft(text) ? {} : { actual: text };
  }

  measure(text: string, weight: Weight, size: number): number {
    return this.#letters.measure(text, weight) * size;
  }

  /** What is drawn as content of an element of this kind. */
  marked(tag: string, draw: () => void): Content {
    const content = this.pdf.markStructureContent(tag);
    draw();
    this.pdf.endMarkedContent();
    return content;
  }

  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** `top`: where its line begins, or with `isBaseline` what its letters stand on. */
  text(
    text: string,
    left: number,
    top: number,
    {
      size,
      weight,
      color = INK,
      isBaseline = false,
    }: { size: number; weight: Weight; color?: string; isBaseline?: boolean },
  ): void {
    if (text === '') return;
    const options = { lineBreak: false, ...(isBaseline ? { baseline: 'alphabetic' as const } : {}) };
    this.pdf.font(weight).fontSize(size).fillColor(color);
    if (!hasRightToLeft(text)) return void this.pdf.text(text, left, top, options);
    let x = left;
    for (const word of drawnWords(text.trimEnd())) {
      if (word !== '') this.pdf.text(word, x, top, options);
      x += this.measure(`${word} `, weight, size);
      this.pdf.font(weight).fontSize(size);
    }
  }

  /** Its bytes, once everything is drawn. */
  async finished(): Promise<Buffer> {
    this.pdf.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }
}
