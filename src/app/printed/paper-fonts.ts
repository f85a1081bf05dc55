import regular from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url';
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf?url';

/** The font of printed papers, as style sheets name it. */
export const PAPER_FONT = 'Paper';

let isWanted = false;

/** Begins to fetch the font of the PDF. Until it is there every line has its width all the same. */
export function wantPaperFonts(): void {
  if (isWanted) return;
  isWanted = true;
  for (const [file, weight] of [
    [regular, '400'],
    [bold, '700'],
  ] as const) {
    const font = new FontFace(PAPER_FONT, `url(${file})`, { weight });
    document.fonts.add(font);
    font.load().catch(() => {
      // Another font in the same widths is drawn.
    });
  }
}
