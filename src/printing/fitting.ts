import type { FormFont, TextStyle } from './form.ts';
import { linesOf } from './text-lines.ts';

/** What a layout has to know of fonts, in points. */
export interface Letters {
  /** How wide a text is at size 1. */
  measure(text: string, font: FormFont): number;
  /** Whether the fonts have it. */
  has(letter: string): boolean;
}

/** Drawn in place of a letter that the fonts have not. */
export const missing = '□';

/** Height of a line, and where in it its letters stand, at size 1: no letter is higher or deeper than its line. */
export const LINE = 1.2;
export const ASCENT = 0.95;

/** Sizes between the largest and the least that are tried. */
const STEP = 0.5;

/** A line of a text as it was written; `isLast` of its paragraph. */
export interface TextLine {
  readonly text: string;
  readonly isLast: boolean;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly TextLine[];
}

/** A text as it is drawn. */
export function drawable(letters: Letters, text: string): string {
  return [...text].map((letter) => (letters.has(letter) ? letter : missing)).join('');
}

export function widthOf(letters: Letters, text: string, font: FormFont, size: number): number {
  return letters.measure(drawable(letters, text), font) * size;
}

/** A text in lines no wider than `width`. */
export function wrapped(
  letters: Letters,
  text: string,
  { font, size, width }: { readonly font: FormFont; readonly size: number; readonly width: number },
): readonly TextLine[] {
  const measure = (part: string) => widthOf(letters, part, font, size);
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = linesOf(paragraph, width, measure);
    return lines.map((line, at) => ({ text: line, isLast: at === lines.length - 1 }));
  });
}

/** The text in the largest size in which all of it stands in this room; in the least where it stands there in none. */
export function fitted(
  letters: Letters,
  text: string,
  { font, size, least }: TextStyle,
  { width, height }: { readonly width: number; readonly height: number },
): FittedText {
  for (let tried = size; tried > least; tried -= STEP) {
    // So long a text is not measured once for each size.
    if (text.length * LINE * tried * tried * 0.15 > width * height * 4) continue;
    const lines = wrapped(letters, text, { font, size: tried, width });
    if (lines.length * tried * LINE <= height) return { size: tried, lines };
  }
  return { size: least, lines: wrapped(letters, text, { font, size: least, width }) };
}

/** The largest size in which no word is broken; the least where some are in all. */
export function wholeWordSize(
  letters: Letters,
  text: string,
  { font, size, least }: TextStyle,
  width: number,
): number {
  const widest = Math.max(...text.split(/\s+/).map((word) => letters.measure(drawable(letters, word), font)));
  for (let tried = size; tried > least; tried -= STEP) if (widest * tried <= width) return tried;
  return least;
}

/** How many lines of a size stand in a height. */
export function linesIn(height: number, size: number): number {
  return Math.max(0, Math.floor(height / (size * LINE) + 1e-9));
}

/** The text that lines are of. */
export function joined(lines: readonly TextLine[]): string {
  return lines.map(({ text, isLast }, at) => (isLast && at < lines.length - 1 ? `${text}\n` : text)).join('');
}
