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

/** A word whole where it fits, else in pieces as long as fit, a letter at least. However long it is, each letter is measured a few times. */
function pieces(word: string, width: number, measure: Measure): readonly string[] {
  if (measure(word) <= width) return [word];
  const letters = [...word];
  const parts: string[] = [];
  for (let from = 0, length = 1; from < letters.length; from += length) {
    const fits = (most: number) => measure(letters.slice(from, from + most).join('')) <= width;
    length = mostThat(fits, letters.length - from, length);
    parts.push(letters.slice(from, from + length).join(''));
  }
  return parts;
}

/** The greatest number up to `limit` that passes, where all below one that passes do, 1 at least: looked for around a guess. */
function mostThat(passes: (number: number) => boolean, limit: number, guess: number): number {
  let [least, most] = [1, limit];
  for (let step = 1, tried = Math.min(guess, limit); tried <= most; step *= 2) {
    if (passes(tried)) [least, tried] = [tried, tried + step];
    else most = tried - 1;
  }
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (passes(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** Without what no font draws. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes away
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ').trim();
}
