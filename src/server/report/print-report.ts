import { fillText } from '../texts.ts';
import { code128 } from './barcode.ts';
import type { Report } from './report.ts';
import { TaggedPdf } from './tagged-pdf.ts';

/** A report as a tagged PDF. */
export async function printReport({
  title,
  name,
  notices,
  barcode,
  blocks,
  pageWords,
}: Report): Promise<Buffer> {
  const pdf = new TaggedPdf({
    title,
    head: name,
    page: (page) => fillText(pageWords, { page: String(page) }),
  });
  pdf.heading(1, title);
  for (const notice of notices) pdf.words(notice, 'bold');
  if (barcode) pdf.barcode(code128(barcode.code), barcode);
  for (const block of blocks) {
    if (block.kind === 'heading') pdf.heading(block.level, block.words);
    else if (block.kind === 'words') pdf.words(block.words);
    else pdf.table(block);
  }
  return await pdf.finished();
}
