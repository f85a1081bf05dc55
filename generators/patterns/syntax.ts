/** Characters by code point, from and to; or parts in a row, one of several, or one over and over. */
export type PatternNode =
  | { readonly ranges: readonly CharacterRange[] }
  | { readonly parts: readonly PatternNode[] }
  | { readonly options: readonly PatternNode[] }
  | { readonly of: PatternNode; readonly min: number; readonly max: number };

export type CharacterRange = readonly [from: number, to: number];

/** The last character there is. */
export const LAST_CHARACTER = 0x10ffff;

export const anyCharacter: PatternNode = { ranges: [[0, LAST_CHARACTER]] };

/**
 * A pattern as it is searched for: without `^` or `$` anything may stand before or behind. Undefined where it uses what
 * is not read here: look-arounds, word boundaries, back references, properties of characters.
 */
export function parsePattern(pattern: string): PatternNode | undefined {
  try {
    return new Reader(pattern).whole();
  } catch (error) {
    if (error instanceof Unread) return undefined;
    throw error;
  }
}

class Unread extends Error {}

const anything: PatternNode = { of: anyCharacter, min: 0, max: Number.POSITIVE_INFINITY };

const DIGITS: readonly CharacterRange[] = [[0x30, 0x39]];
const WORD: readonly CharacterRange[] = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
const BLANKS: readonly CharacterRange[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** What an escaped letter stands for. */
const SHORT: Readonly<Record<string, readonly CharacterRange[]>> = {
  d: DIGITS,
  D: others(DIGITS),
  w: WORD,
  W: others(WORD),
  s: BLANKS,
  S: others(BLANKS),
  t: single('\t'),
  n: single('\n'),
  r: single('\r'),
  f: single('\f'),
  v: single('\v'),
};

const LINE_ENDS: readonly CharacterRange[] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

class Reader {
  readonly #letters: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#letters = [...pattern];
  }

  whole(): PatternNode {
    const options: PatternNode[] = [];
    do {
      const before = this.#take('^') ? [] : [anything];
      const parts = this.#row();
      const behind = this.#take('$') ? [] : [anything];
      options.push({ parts: [...before, ...parts, ...behind] });
    } while (this.#take('|'));
    if (this.#at < this.#letters.length) throw new Unread();
    return { options };
  }

  #group(): PatternNode {
    if (this.#take('?') && !this.#take(':')) throw new Unread();
    const options: PatternNode[] = [];
    do options.push({ parts: this.#row() });
    while (this.#take('|'));
    if (!this.#take(')')) throw new Unread();
    return { options };
  }

  #row(): PatternNode[] {
    const parts: PatternNode[] = [];
    for (let next = this.#next(); next !== undefined && !'|)$^'.includes(next); next = this.#next()) {
      parts.push(this.#repeated(this.#one()));
    }
    return parts;
  }

  #one(): PatternNode {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return { ranges: this.#class() };
    if (this.#take('.')) return { ranges: others(LINE_ENDS) };
    return { ranges: this.#letter() };
  }

  #repeated(of: PatternNode): PatternNode {
    const [min, max] = this.#count();
    if (min === 1 && max === 1) return of;
    // What may be read as little as possible takes the same texts.
    this.#take('?');
    return { of, min, max };
  }

  #count(): readonly [number, number] {
    if (this.#take('?')) return [0, 1];
    if (this.#take('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#take('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#next() !== '{') return [1, 1];
    const text = this.#letters.slice(this.#at).join('');
    const found = /^\{(\d+)(,(\d*))?\}/.exec(text);
    if (!found) throw new Unread();
    this.#at += found[0].length;
    const least = Number(found[1]);
    if (found[2] === undefined) return [least, least];
    return [least, found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3])];
  }

  #class(): readonly CharacterRange[] {
    const isOthers = this.#take('^');
    const ranges: CharacterRange[] = [];
    while (!this.#take(']')) {
      const from = this.#letter();
      const isRange = this.#next() === '-' && this.#letters[this.#at + 1] !== ']';
      if (isRange && this.#take('-')) ranges.push([from[0]![0], this.#letter()[0]![1]]);
      else ranges.push(...from);
    }
    return isOthers ? others(ranges) : ranges;
  }

  /** One character as it stands, or what an escape stands for. */
  #letter(): readonly CharacterRange[] {
    const letter = this.#letters[this.#at];
    if (letter === undefined) throw new Unread();
    this.#at += 1;
    if (letter !== '\\') return single(letter);
    const escaped = this.#letters[this.#at] ?? '';
    this.#at += 1;
    const short = SHORT[escaped];
    if (short) return short;
    if (/^[A-Za-z0-9]?$/.test(escaped)) throw new Unread();
    return single(escaped);
  }

  #next(): string | undefined {
    return this.#letters[this.#at];
  }

  #take(letter: string): boolean {
    if (this.#next() !== letter) return false;
    this.#at += 1;
    return true;
  }
}

function single(letter: string): readonly CharacterRange[] {
  const point = letter.codePointAt(0)!;
  return [[point, point]];
}

/** Every character that is in none of these. */
function others(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  const found: CharacterRange[] = [];
  let from = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start > from) found.push([from, start - 1]);
    from = Math.max(from, end + 1);
  }
  return from <= LAST_CHARACTER ? [...found, [from, LAST_CHARACTER]] : found;
}
