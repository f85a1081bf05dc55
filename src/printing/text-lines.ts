/** How wide a text is, in points. */
export type Measure = (text: string) => number;

/**
 * A text in lines no wider than `width`, broken at blanks, and within a word that is wider alone. A line keeps the blank
 * at its end: whoever hears or copies the text has its words apart.
 */
export function linesOf(text: string, width: number, measure: Measure): readonly string[] {
  const paragraphs = text.split(/\r?\n/).map((one) => paragraphLines(printable(one), width, measure));
  return paragraphs.flatMap((lines, at) => {
    const isLast = at === paragraphs.length - 1;
    return isLast || lines.at(-1) === '' ? lines : [...lines.slice(0, -1), `${lines.at(-1)} `];
  });
}

function paragraphLines(paragraph: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  const blank = measure(' ');
  let line: string[] = [];
  let used = 0;
  for (const word of paragraph.split(' ')) {
    for (const [at, piece] of pieces(word, width, measure).entries()) {
      const wide = measure(piece);
      if (at > 0) {
        lines.push(line.join(' '));
        line = [];
      } else if (line.length > 0 && used + blank + wide > width) {
        lines.push(`${line.join(' ')} `);
        line = [];
      }
      used = line.length === 0 ? wide : used + blank + wide;
      line.push(piece);
    }
  }
  return [...lines, line.join(' ')];
}

/** A word whole where it fits, else in pieces as long as fit. */
function pieces(word: string, width: number, measure: Measure): readonly string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Without what no font draws. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes away
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ').trim();
}
