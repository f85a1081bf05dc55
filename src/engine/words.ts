/** How many letters of a word a near spelling is looked for by. */
const STEM = 6;
/** Shorter words have no near spellings: nearly every other short word would be one. */
const SHORTEST_NEAR = 4;
const LONGEST_WORD = 40;

/** Letters that are no letter with a mark on it. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** The words of a text as they are compared: small letters without marks, digits; each once. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/gu, (letter) => SPELT[letter] ?? letter);
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [
    ...new Set(
      words.map((word) => (word.length > LONGEST_WORD ? [...word].slice(0, LONGEST_WORD).join('') : word)),
    ),
  ];
}

/** The beginning of a word that near spellings are kept of; undefined for a word that has none. */
export function stemOf(word: string): string | undefined {
  const letters = [...word];
  if (letters.length < SHORTEST_NEAR || /^\p{N}/u.test(word)) return undefined;
  return letters.slice(0, STEM).join('');
}

/**
 * A stem and what it is with one letter left out. Two stems one slip apart (a letter changed, added, left out,
 * or swapped with its neighbour) have one of these in common.
 */
export function spellingsOf(stem: string): readonly string[] {
  const letters = [...stem];
  return [...new Set([stem, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** Whether one slip turns one stem into the other, as far as both go: a stem is cut where the word may go on. */
export function isOneSlipAway(one: string, other: string): boolean {
  const [left, right] = [[...one], [...other]];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const agree = (fromLeft: number, fromRight: number) => {
    const length = Math.min(left.length - fromLeft, right.length - fromRight);
    for (let index = 0; index < length; index += 1)
      if (left[fromLeft + index] !== right[fromRight + index]) return false;
    return true;
  };
  const isSwapped = left[at] === right[at + 1] && left[at + 1] === right[at];
  return (
    agree(at + 1, at + 1) || agree(at + 1, at) || agree(at, at + 1) || (isSwapped && agree(at + 2, at + 2))
  );
}

/** Slips a word may have altogether, one of them in its beginning. */
export const MOST_SLIPS = 2;

/** Whether what was typed is another word, or its beginning, but for slips of the finger. Both as `wordsOf` gives them. */
export function isNearSpelling(typed: string, word: string): boolean {
  const [stem, other] = [stemOf(typed), stemOf(word)];
  if (stem === undefined || other === undefined || !isOneSlipAway(stem, other)) return false;
  return slipsBetween(typed, word) <= MOST_SLIPS;
}

/**
 * How many letters must be changed, added, left out or swapped with their neighbour until one word begins the
 * other: 0 for `lon` and `london`.
 */
export function slipsBetween(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word]];
  let before: readonly number[] = [];
  let last: readonly number[] = to.map((_, index) => index).concat(to.length);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const kept = last[column]! + (letter === other ? 0 : 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwapped ? before[column - 1]! + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(kept, next[column]! + 1, last[column + 1]! + 1, swapped));
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}
