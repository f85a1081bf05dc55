import type { FormFont, FormImage } from './form.ts';

/**
 * A form with its document, laid out: every mark and text of every page at its place. What draws it on paper and on the
 * screen draws just this. All lengths are points, from the top left of the page.
 */
export interface PlacedForm {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly pages: readonly (readonly PlacedMark[])[];
  readonly images: Readonly<Record<string, FormImage>>;
}

export type PlacedMark = PlacedText | PlacedLine | PlacedFrame | PlacedBars | PlacedImage;

export interface PlacedText {
  readonly kind: 'text';
  /** Name of its box. */
  readonly box: string;
  /**
   * What it is to those who hear it: the title of the form, the label of a box, what stands in one, or of no account
   * (page numbers, what stands on a sheet again).
   */
  readonly role: 'title' | 'label' | 'value' | 'aside';
  readonly lines: readonly PlacedWords[];
  readonly font: FormFont;
  readonly size: number;
  /** What is meant, where what is drawn is not it letter by letter. */
  readonly actual?: string;
  readonly cell?: PlacedCell;
}

export interface PlacedWords {
  readonly words: string;
  readonly left: number;
  /** On which its letters stand. */
  readonly baseline: number;
  readonly width: number;
}

/** Where a text stands in a table: `row` of the list from 0, -1 of the head, and one behind the last of the total. */
interface PlacedCell {
  readonly table: string;
  readonly row: number;
  readonly column: number;
  readonly columns: number;
}

interface PlacedLine {
  readonly kind: 'line';
  readonly from: readonly [left: number, top: number];
  readonly to: readonly [left: number, top: number];
  readonly stroke: number;
  readonly colour: 'black' | 'red';
}

interface PlacedFrame {
  readonly kind: 'frame';
  readonly box: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PlacedFigure {
  readonly box: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** It stood on an earlier sheet already. */
  readonly isAgain: boolean;
}

export interface PlacedBars extends PlacedFigure {
  readonly kind: 'bars';
  /** Black rectangles: left, top, width, height. */
  readonly bars: readonly (readonly [number, number, number, number])[];
}

export interface PlacedImage extends PlacedFigure {
  readonly kind: 'image';
  readonly file: string;
}
