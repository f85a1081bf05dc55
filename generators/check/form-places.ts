import { type Place, pageSizes } from '../../src/printing/form.ts';
import type { AuthoredBox, AuthoredSheet, PrintFormFile } from '../authored.ts';

/** Says something of a place in a form. */
export type Complain = (place: readonly (string | number)[], words: string) => void;

/** A sheet, and where it stands in its file. */
export interface PlacedSheet {
  readonly sheet: AuthoredSheet;
  readonly place: readonly (string | number)[];
}

export function sheetsOf({ sheets, continuation }: PrintFormFile): readonly PlacedSheet[] {
  return [
    ...sheets.map((sheet, index) => ({ sheet, place: ['sheets', index] })),
    ...(continuation ? [{ sheet: continuation, place: ['continuation'] }] : []),
  ];
}

/** A box is no lower and no narrower, in millimetres. */
const LEAST = 2;
/** Lengths that differ by less are the same, in millimetres. */
const NEAR = 0.01;

/** Boxes and strokes outside the page, boxes on top of each other, columns beyond their table. */
export function checkPlaces(form: PrintFormFile, complain: Complain): void {
  const [width, height] = pageSizes[form.page];
  const page = `The page is ${width} mm wide and ${height} mm high`;
  for (const { sheet, place } of sheetsOf(form)) {
    for (const [name, { at }] of Object.entries(sheet.boxes)) {
      const here = [...place, 'boxes', name, 'at'];
      if (at[2] < LEAST || at[3] < LEAST)
        complain(here, `A box is ${LEAST} mm wide and high at least: this is ${at[2]} by ${at[3]}.`);
      else if (at[0] + at[2] > width + NEAR)
        complain(here, `${page}: this box ends ${round(at[0] + at[2])} mm from its left edge.`);
      else if (at[1] + at[3] > height + NEAR)
        complain(here, `${page}: this box ends ${round(at[1] + at[3])} mm below its top.`);
    }
    for (const [index, [left, top, right, bottom]] of (sheet.lines ?? []).entries()) {
      if (Math.max(left, right) > width + NEAR || Math.max(top, bottom) > height + NEAR)
        complain([...place, 'lines', index], `${page}: this stroke goes beyond it.`);
    }
    checkOverlaps(sheet, place, complain);
    checkWidths(form, sheet, place, complain);
  }
}

function checkOverlaps(
  { boxes }: AuthoredSheet,
  place: readonly (string | number)[],
  complain: Complain,
): void {
  const all = Object.entries(boxes);
  for (const [index, [name, box]] of all.entries()) {
    for (const [other, before] of all.slice(0, index)) {
      if (!overlap(box.at, before.at) || mayOverlap(box, before)) continue;
      const words =
        box.kind === 'frame' || before.kind === 'frame'
          ? `It stands half inside "${other}": a box is inside a frame, or beside it.`
          : `It stands on "${other}", which goes from ${corner(before.at)}: nobody could read either.`;
      complain([...place, 'boxes', name, 'at'], words);
    }
  }
}

function mayOverlap(one: AuthoredBox, other: AuthoredBox): boolean {
  if (one.kind === 'hatch' || other.kind === 'hatch') return true;
  return (
    (one.kind === 'frame' && holds(one.at, other.at)) || (other.kind === 'frame' && holds(other.at, one.at))
  );
}

/** Columns of a table, and the boxes in which its rows go on. */
function checkWidths(
  form: PrintFormFile,
  { boxes }: AuthoredSheet,
  place: readonly (string | number)[],
  complain: Complain,
): void {
  for (const [name, box] of Object.entries(boxes)) {
    const { columns } = (box.kind === 'more-rows' ? tableNamed(form, box.of) : box) ?? {};
    if (columns === undefined) continue;
    const sum = Object.values(columns).reduce((whole, { width }) => whole + width, 0);
    if (sum <= box.at[2] + NEAR) continue;
    complain(
      [...place, 'boxes', name, box.kind === 'more-rows' ? 'at' : 'columns'],
      `The columns are ${round(sum)} mm wide together, and the box is ${box.at[2]}: make them ${round(sum - box.at[2])} mm narrower.`,
    );
  }
}

export function tableNamed({ sheets }: PrintFormFile, name: string | undefined): AuthoredBox | undefined {
  return sheets
    .flatMap(({ boxes }) => Object.entries(boxes))
    .find(([one, { kind }]) => one === name && kind === 'rows')?.[1];
}

function overlap([left, top, width, height]: Place, [x, y, wide, high]: Place): boolean {
  return (
    left < x + wide - NEAR && x < left + width - NEAR && top < y + high - NEAR && y < top + height - NEAR
  );
}

function holds([left, top, width, height]: Place, [x, y, wide, high]: Place): boolean {
  return (
    x >= left - NEAR && y >= top - NEAR && x + wide <= left + width + NEAR && y + high <= top + height + NEAR
  );
}

function corner([left, top, width, height]: Place): string {
  return `${left}, ${top} to ${round(left + width)}, ${round(top + height)}`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
