import { fillText } from '../texts.ts';
import { code128 } from './barcode.ts';
import type { Report, ReportBlock } from './report.ts';
import { TaggedPdf } from './tagged-pdf.ts';

/** A report as a tagged PDF. */
export async function printReport({
  title,
  name,
  notices,
  barcode,
  blocks,
  pageWords,
  unprinted,
}: Report): Promise<Buffer> {
  const pdf = new TaggedPdf({
    title,
    head: [barcode && `MRN ${barcode.code}`, notices[0], name].filter(Boolean).join(' · '),
    page: (page, pages) => fillText(pageWords, { page: String(page), pages: String(pages) }),
    unprinted: unprinted.words,
  });
  const isWhole = [title, ...blocks.flatMap(wordsOf)].every((text) => pdf.canPrint(text));
  pdf.heading(1, title);
  for (const notice of isWhole ? notices : [...notices, unprinted.notice]) pdf.words(notice, 'bold');
  if (barcode) pdf.barcode(code128(barcode.code), barcode);
  for (const block of blocks) {
    if (block.kind === 'heading') pdf.heading(block.level, block.words, block);
    else if (block.kind === 'words') pdf.words(block.words);
    else pdf.table(block);
  }
  return await pdf.finished();
}

/** The texts of a block that come from the document. */
function wordsOf(block: ReportBlock): readonly string[] {
  return block.kind === 'table' ? block.rows.flat() : [block.words];
}
