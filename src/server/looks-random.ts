import common from './accounts/common-passwords.json';
import { isEncodedText } from './encoded-text.ts';

type Kind = 'small' | 'capital' | 'digit' | 'mark';
type Follows = Readonly<Record<Kind, Readonly<Record<Kind, number>>>>;

/** How often one kind of character follows another where people write words, years and marks between them. */
const inWords: Follows = {
  small: { small: 0.81, capital: 0.08, digit: 0.04, mark: 0.07 },
  capital: { small: 0.6, capital: 0.3, digit: 0.05, mark: 0.05 },
  digit: { small: 0.12, capital: 0.08, digit: 0.6, mark: 0.2 },
  mark: { small: 0.45, capital: 0.25, digit: 0.25, mark: 0.05 },
};

/** And where they write numbers that somebody was given, with some letters around. */
const inNumbers: Follows = {
  small: { small: 0.6, capital: 0.03, digit: 0.32, mark: 0.05 },
  capital: { small: 0.03, capital: 0.6, digit: 0.32, mark: 0.05 },
  digit: { small: 0.04, capital: 0.04, digit: 0.88, mark: 0.04 },
  mark: { small: 0.2, capital: 0.2, digit: 0.55, mark: 0.05 },
};

/** Marks that stand between words. */
const usualMarks = ' -_.';

/** Digits and marks that people write for letters. */
const lettersMeant: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};
const oftenExchanged = new Set(Object.values(lettersMeant));

/** What random values are written with; the smallest that has all characters says how much each one tells. */
const alphabets: readonly (readonly [characters: RegExp, count: number])[] = [
  [/^(?=.*\d)(?=.*[a-f])[\da-f]+$/, 16],
  [/^(?=.*\d)(?=.*[A-F])[\dA-F]+$/, 16],
  [/^([a-z]+|[A-Z]+)$/, 26],
  [/^([\da-z]+|[\dA-Z]+)$/, 36],
  [/^([\w-]+|[\da-zA-Z+/]+={0,2})$/, 64],
  [/^/, 95],
];

/** Bits of chance a secret has at least. */
const fewestBits = 128;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The only ones that are random, in all but six bits. */
const uuidOfChance = /^.{14}4.{4}[89ab]/i;

/**
 * Bits by which words or numbers may explain it better than chance does. They are chances of their own, so that of 2^16
 * random values fewer than one is taken for each of them.
 */
const mostOfPeople = 16;

/**
 * Whether a text is long enough, no more like what people write than chance makes it, and no text when it is decoded.
 * Digits alone are a number somebody knows, and so is a UUID that
 * is made of the time or of a name.
 */
export function looksRandom(text: string): boolean {
  if (uuid.test(text)) return uuidOfChance.test(text) && !isLikePeoples(text.replaceAll('-', ''));
  if (/^\d+$/.test(text) || isEncodedText(text)) return false;
  return bitsByChance(text) >= fewestBits && !isLikePeoples(text);
}

function bitsByChance(text: string): number {
  const [, count] = alphabets.find(([characters]) => characters.test(text))!;
  return Math.log2(count) * text.replace(/=+$/, '').length;
}

/** Whether words or numbers explain it better than chance does. */
export function isLikePeoples(text: string): boolean {
  const bits = Math.min(bitsAs(inWords, text), bitsAs(inNumbers, text), bitsWithDigitsForLetters(text));
  return bitsByChance(text) - bits > mostOfPeople;
}

/** How many bits it takes to say what the text is to somebody who expects such texts. */
function bitsAs(follows: Follows, text: string): number {
  let bits = 0;
  let before: Kind = 'mark';
  let letterBefore = '';
  for (const character of text) {
    const kind = kindOf(character);
    bits -= Math.log2(follows[before][kind] * shareOf(character, kind, letterBefore));
    before = kind;
    letterBefore = kind === 'small' || kind === 'capital' ? character.toLowerCase() : '';
  }
  return bits;
}

/** The same of words in which a letter may be written as a digit: one bit says of each such letter whether it is. */
function bitsWithDigitsForLetters(text: string): number {
  const meant = [...text].map((character) => lettersMeant[character] ?? character);
  const choices = meant.filter((character) => oftenExchanged.has(character.toLowerCase())).length;
  return bitsAs(inWords, meant.join('')) + choices;
}

function kindOf(character: string): Kind {
  if (/\d/.test(character)) return 'digit';
  if (/\p{Lu}/u.test(character)) return 'capital';
  return /\p{L}/u.test(character) ? 'small' : 'mark';
}

/** Of all characters of its kind, behind this letter. */
function shareOf(character: string, kind: Kind, letterBefore: string): number {
  if (kind === 'digit') return 1 / 10;
  if (kind === 'mark') return usualMarks.includes(character) ? 0.2 : 0.2 / 29;
  return shareOfLetter(character.toLowerCase(), letterBefore);
}

/** How often each letter follows each, '' the beginning, in the words people choose; of many languages. */
const pairs = countPairs(common);

function countPairs(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const run of words.flatMap((word) => word.toLowerCase().match(/[a-z]+/g) ?? [])) {
    [...run].forEach((letter, at) => {
      count(`${run[at - 1] ?? ''}${letter}`);
      count(`${run[at - 1] ?? ''}*`);
    });
  }
  return counts;
}

/** A letter that never followed it, or is none of these 26, follows now and then. */
function shareOfLetter(letter: string, before: string): number {
  const [of, all] = [pairs.get(`${before}${letter}`) ?? 0, pairs.get(`${before}*`) ?? 0];
  return 0.9 * (all === 0 ? 0 : of / all) + 0.1 / 26;
}
