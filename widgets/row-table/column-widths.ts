import { type FieldDefinition, isNumber } from '../../src/engine/index.ts';

const NUMBER_COLUMN = 40;
const MENU_COLUMN = 36;
/** 16 px of padding, the line of the column and what rounding takes. */
const PADDING = 20;
/** Letters of a head, 12 px and weight 500, by their width in px; any other is as wide as a small letter. */
const LETTERS: readonly (readonly [letters: RegExp, px: number])[] = [
  [/[ ,.:'ijlI]/, 3.4],
  [/[-frt/()]/, 4.7],
  [/[mMwW]/, 11],
  [/[A-Z]/, 8.9],
  [/\d/, 7.8],
];
const SMALL_LETTER = 7.2;
/** A letter of a code, mono 13 px; a longer code than this is cut. */
const CODE_LETTER = 8;
const LONGEST_CODE = 12;
/** A digit of a figure, 13 px, all of one width. */
const DIGIT = 8.1;
const LONGEST_FIGURE = 10;

/** Tracks of a row table, and the width under which it scrolls sideways. */
export interface Tracks {
  readonly template: string;
  /** px */
  readonly minWidth: number;
}

/** Widths by what a column holds, and never so narrow that its head is cut. */
export function tracksOf(columns: readonly FieldDefinition[]): Tracks {
  const widths = columns.map(widthOf);
  return {
    template: [
      `${NUMBER_COLUMN}px`,
      ...widths.map(({ least, share }) => `minmax(${least}px, ${share}fr)`),
      `${MENU_COLUMN}px`,
    ].join(' '),
    minWidth: widths.reduce((sum, { least }) => sum + least, NUMBER_COLUMN + MENU_COLUMN),
  };
}

function widthOf(definition: FieldDefinition): { readonly least: number; readonly share: number } {
  const maximum = definition.entry.maxLength ?? 10;
  const head = headWidth(definition);
  const [least, share] = contentWidth(definition, maximum);
  return { least: Math.max(least, head), share };
}

function contentWidth(definition: FieldDefinition, maximum: number): readonly [number, number] {
  if (definition.codeList) return [Math.max(76, codeWidth(definition)), 1.6];
  if (maximum > 60) return [160, 3];
  if (maximum > 24) return [128, 2];
  return isNumber(definition) ? [numberWidth(maximum), 1] : [84, 1];
}

/** Width at which a figure of so many characters stands whole, or one of ten where more are allowed: 1234567.89. */
function numberWidth(maximum: number): number {
  return Math.ceil(Math.min(maximum, LONGEST_FIGURE) * DIGIT) + PADDING;
}

/** Width at which the longest code of a field stands whole. */
export function codeWidth({ entry, valid, help }: FieldDefinition): number {
  const longest = valid.maxLength ?? entry.maxLength ?? help.example?.length ?? 0;
  return Math.min(LONGEST_CODE, longest) * CODE_LETTER + PADDING;
}

/** Width at which label and data element stand whole on two lines. */
export function headWidth({ label, help }: FieldDefinition): number {
  const words = `${label}${help.dataElement ? ` ${help.dataElement}` : ''}`.split(' ');
  let best = Number.POSITIVE_INFINITY;
  for (let at = 1; at <= words.length; at += 1) {
    const lines = [words.slice(0, at), words.slice(at)].map((line) => textWidth(line.join(' ')));
    best = Math.min(best, Math.max(...lines));
  }
  return Math.ceil(best) + PADDING;
}

function textWidth(words: string): number {
  return [...words].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  return LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? SMALL_LETTER;
}
