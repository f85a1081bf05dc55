/** How often each letter comes in a hundred of words: that of English, from which its neighbours differ little. */
const letters: Readonly<Record<string, number>> = {
  ...{
    a: 8.2,
    b: 1.5,
    c: 2.8,
    d: 4.3,
    e: 12.7,
    f: 2.2,
    g: 2,
    h: 6.1,
    i: 7,
    j: 0.5,
    k: 1,
    l: 4,
    m: 2.4,
    n: 6.7,
  },
  ...{ o: 7.5, p: 1.9, q: 0.3, r: 6, s: 6.3, t: 9, u: 2.8, v: 1, w: 2.4, x: 0.3, y: 2, z: 0.3 },
};

type Kind = 'small' | 'capital' | 'digit' | 'mark';

/** How often one kind of character follows another where people write words, years and marks between them. */
const follows: Readonly<Record<Kind, Readonly<Record<Kind, number>>>> = {
  small: { small: 0.85, capital: 0.03, digit: 0.04, mark: 0.08 },
  capital: { small: 0.6, capital: 0.3, digit: 0.05, mark: 0.05 },
  digit: { small: 0.12, capital: 0.08, digit: 0.6, mark: 0.2 },
  mark: { small: 0.45, capital: 0.25, digit: 0.25, mark: 0.05 },
};

/** Marks that stand between words. */
const usualMarks = ' -_.';

/** What random values are written with; the smallest that has all characters says how much each one tells. */
const alphabets: readonly (readonly [characters: RegExp, count: number])[] = [
  [/^(?=.*\d)(?=.*[a-f])[\da-f]+$/, 16],
  [/^(?=.*\d)(?=.*[A-F])[\dA-F]+$/, 16],
  [/^([\da-z]+|[\dA-Z]+)$/, 36],
  [/^([\w-]+|[\da-zA-Z+/]+={0,2})$/, 64],
  [/^/, 95],
];

/** Bits of chance a secret has at least. */
const fewestBits = 128;

/** Bits by which words may explain it better than chance does: of 2^16 random ones fewer than one is taken for words. */
const mostOfWords = 16;

/**
 * Whether a text is long enough, no more like words than chance makes it, and none written in hex or base64: of a million
 * random values none is text when it is decoded. Digits alone are a number somebody knows.
 */
export function looksRandom(text: string): boolean {
  if (/^\d+$/.test(text) || isEncodedText(text)) return false;
  const [, count] = alphabets.find(([characters]) => characters.test(text))!;
  const byChance = Math.log2(count) * text.replace(/=+$/, '').length;
  return byChance >= fewestBits && byChance - bitsAsWords(text) <= mostOfWords;
}

/** Whether it is text, written in hex or base64. */
function isEncodedText(written: string): boolean {
  const isHex = written.length % 2 === 0 && /^[\da-f]+$/i.test(written);
  if (!isHex && !/^([\w-]+|[\da-zA-Z+/]+)={0,2}$/.test(written)) return false;
  return /^[\x20-\x7e]+$/.test(
    Buffer.from(written, isHex ? 'hex' : 'base64')
      .toString('latin1')
      .trim(),
  );
}

/** How many bits it takes to say what the text is to somebody who expects words. */
function bitsAsWords(text: string): number {
  let bits = 0;
  let before: Kind = 'mark';
  for (const character of text) {
    const kind = kindOf(character);
    bits -= Math.log2(follows[before][kind] * shareOf(character, kind));
    before = kind;
  }
  return bits;
}

function kindOf(character: string): Kind {
  if (/\d/.test(character)) return 'digit';
  if (/\p{Lu}/u.test(character)) return 'capital';
  return /\p{L}/u.test(character) ? 'small' : 'mark';
}

/** Of all characters of its kind. */
function shareOf(character: string, kind: Kind): number {
  if (kind === 'digit') return 1 / 10;
  if (kind === 'mark') return usualMarks.includes(character) ? 0.2 : 0.2 / 29;
  return (letters[character.toLowerCase()] ?? 0.3) / 103;
}
