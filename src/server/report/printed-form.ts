import PDFDocument from 'pdfkit';
import { reportTexts } from '../../generated/report-texts.ts';
import type { Letters } from '../../printing/fitting.ts';
import { type LaidOut, layOut } from '../../printing/layout.ts';
import type { PlacedForm } from '../../printing/placed.ts';
import { fillText } from '../texts.ts';
import { code128 } from './barcode.ts';
import { PdfLetters, withFonts } from './letters.ts';

/** A form of a document, laid out with the fonts and words of the product. */
export function placedForm(
  about: Omit<LaidOut, 'letters' | 'bars' | 'formWords'>,
  letters: Letters = new PdfLetters(withFonts(new PDFDocument({ autoFirstPage: false }))),
): PlacedForm {
  return layOut({ ...about, letters, bars: barsOf, formWords });
}

const formWords: LaidOut['formWords'] = {
  page: (page, pages) => fillText(reportTexts['report.page'], { page: String(page), pages: String(pages) }),
  seeContinuation: reportTexts['report.continuation'],
  continued: (label) => fillText(reportTexts['report.continued'], { label }),
  unprinted: reportTexts['report.unprintedHere'],
  brought: reportTexts['report.brought'],
  carried: reportTexts['report.carried'],
  total: reportTexts['report.total'],
  noSum: reportTexts['report.noSum'],
  noBarcode: reportTexts['report.noBarcode'],
  barcode: (text) => fillText(reportTexts['report.barcodeOf'], { text }),
};

/** A barcode longer than this has room on no paper. */
const LONGEST_BARCODE = 100;

/** None of letters that Code 128 has not. */
function barsOf(text: string): readonly number[] | undefined {
  return text.length <= LONGEST_BARCODE && /^[ -~]+$/.test(text) ? code128(text) : undefined;
}
