/** A printed form as its file says it, with its texts: `schemas/<document>/<form>.print.json`. */
export interface PrintForm {
  readonly title: string;
  readonly page: PageName;
  /** How texts are set that say nothing else. */
  readonly text: TextStyle;
  /** What stands on each of its copies; absent: there is one, which says nothing. */
  readonly copies?: readonly string[];
  /** Printed once each, in this order. */
  readonly sheets: readonly Sheet[];
  /** Printed behind them as often as something goes on. */
  readonly continuation?: Sheet;
  /** The pictures that its boxes name. */
  readonly images: Readonly<Record<string, FormImage>>;
}

/** Widths and heights of pages, in millimetres. */
export const pageSizes = {
  A4: [210, 297],
  'A4-landscape': [297, 210],
  A5: [148, 210],
  'A5-landscape': [210, 148],
} as const;

export type PageName = keyof typeof pageSizes;

export type FormFont = 'regular' | 'bold';

export interface TextStyle {
  readonly font: FormFont;
  /** In points. */
  readonly size: number;
  /** No text is set smaller, in points. */
  readonly least: number;
}

/** Its boxes by name, in the order they are read. */
export interface Sheet {
  readonly boxes: Readonly<Record<string, FormBox>>;
  /** Strokes beside the frames of boxes: from left, top to left, top, in millimetres. */
  readonly lines?: readonly (readonly [number, number, number, number])[];
}

/** Left, top, width and height in millimetres. */
export type Place = readonly [left: number, top: number, width: number, height: number];

interface AnyBox extends Partial<TextStyle> {
  readonly at: Place;
  /** A stroke goes around it. */
  readonly frame?: true;
  /** Its number on the paper, before its label. */
  readonly number?: string;
  /** Stands at its top, small. */
  readonly label?: string;
  readonly align?: 'left' | 'centre' | 'right';
}

export type FormBox =
  | FieldBox
  | WordsBox
  | FactBox
  | SumBox
  | RowsBox
  | MoreRowsBox
  | RestBox
  | BarcodeBox
  | ImageBox
  | FrameBox
  | HatchBox;

/** A path, or lines, each a path or paths that stand side by side. Blank ones and lines without any are left out. */
export type Source = string | readonly (string | readonly string[])[];

/** Of a code its words or itself alone; of a flag a mark where it is so; without it as values are shown elsewhere. */
export type ShownAs = 'code' | 'words' | 'tick';

/** Values of the document. */
export interface FieldBox extends AnyBox {
  readonly kind: 'field';
  readonly source: Source;
  readonly as?: ShownAs;
  /**
   * What becomes of a text that does not fit in the least size. continue: it begins here and goes on on the continuation
   * sheet. move: it stands there whole.
   */
  readonly overflow?: 'continue' | 'move';
}

/** A text that is no field. */
interface WordsBox extends AnyBox {
  readonly kind: 'words';
  readonly words: string;
}

/** What is known beside the document: of the form, its page and copy, and of the stored document. */
export type FactName =
  | 'title'
  | 'page'
  | 'copy'
  | 'notices'
  | 'reference'
  | 'lrn'
  | 'mrn'
  | 'status'
  | 'company'
  | 'revision'
  | 'printed';

interface FactBox extends AnyBox {
  readonly kind: 'fact';
  readonly fact: FactName;
}

/** How many rows a list has, or the sum of a field of all of them. */
export interface SumBox extends AnyBox {
  readonly kind: 'sum';
  readonly list: string;
  readonly of?: string;
}

/** The rows of a list, one below the other, with a head. */
export interface RowsBox extends AnyBox {
  readonly kind: 'rows';
  readonly list: string;
  readonly columns: readonly FormColumn[];
}

export interface FormColumn {
  readonly label: string;
  /** In millimetres. */
  readonly width: number;
  /** Paths of the row (`./weight`) or of the document; absent: the number of the row. */
  readonly source?: Source;
  readonly as?: ShownAs;
  /** Its figures are added: carried from page to page, and in total at the end. */
  readonly sum?: true;
  readonly align?: 'left' | 'right';
}

/** Where the rows of another box go on. */
interface MoreRowsBox extends AnyBox {
  readonly kind: 'more-rows';
  readonly of: string;
}

/** On the continuation sheet: what other boxes had no room for. */
interface RestBox extends AnyBox {
  readonly kind: 'rest';
}

export interface BarcodeBox extends AnyBox {
  readonly kind: 'barcode';
  readonly code: 'code128';
  readonly source: string;
}

interface ImageBox extends AnyBox {
  readonly kind: 'image';
  readonly file: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** Room for what is written by hand; other boxes may stand inside. */
interface FrameBox extends AnyBox {
  readonly kind: 'frame';
}

/** Slanting strokes, as along the edge of a dangerous goods note. */
export interface HatchBox extends AnyBox {
  readonly kind: 'hatch';
  readonly colour: 'black' | 'red';
}

/** A PNG or JPEG beside the form. */
export interface FormImage {
  readonly type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Its bytes in Base64. */
  readonly data: string;
}
