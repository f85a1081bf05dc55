/** Characters by code point, from and to; or parts in a row, one of several, or one over and over. */
type Node =
  | { readonly ranges: readonly Range[] }
  | { readonly parts: readonly Node[] }
  | { readonly options: readonly Node[] }
  | { readonly of: Node; readonly min: number; readonly max: number };
type Range = readonly [from: number, to: number];
/** What is still to come. */
type State = readonly Node[];

const LAST = 0x10ffff;
/** Pairs of states looked at before the answer is given up. */
const MOST_PAIRS = 3000;

/**
 * Whether every text but the blank one that the first pattern takes is taken by the second, by running both side by
 * side over all texts. Undefined where a pattern uses what is not read here, such as a look-ahead, or is too large.
 */
export function takesAll(pattern: string, by: string): boolean | undefined {
  const [narrow, wide] = [parsed(pattern), parsed(by)];
  if (narrow === undefined || wide === undefined) return undefined;
  const letters = lettersOf(narrow, wide);
  let pairs = [{ ours: [[narrow]] as readonly State[], theirs: [[wide]] as readonly State[] }];
  const seen = new Set<string>();
  while (pairs.length > 0) {
    const next: typeof pairs = [];
    for (const { ours, theirs } of pairs) {
      for (const letter of letters) {
        const pair = { ours: afterLetter(ours, letter), theirs: afterLetter(theirs, letter) };
        if (pair.ours.some(isEnd) && !pair.theirs.some(isEnd)) return false;
        const key = JSON.stringify([pair.ours, pair.theirs]);
        if (pair.ours.length === 0 || seen.has(key)) continue;
        if (seen.size === MOST_PAIRS) return undefined;
        seen.add(key);
        next.push(pair);
      }
    }
    pairs = next;
  }
  return true;
}

/** One character for each part of the alphabet that neither pattern tells apart. */
function lettersOf(...nodes: readonly Node[]): readonly number[] {
  const starts = new Set([0]);
  const visit = (node: Node): void => {
    if ('ranges' in node) for (const [from, to] of node.ranges) starts.add(from).add(to + 1);
    else if ('parts' in node) node.parts.forEach(visit);
    else if ('options' in node) node.options.forEach(visit);
    else visit(node.of);
  };
  nodes.forEach(visit);
  return [...starts].filter((start) => start <= LAST);
}

function afterLetter(states: readonly State[], letter: number): readonly State[] {
  const next = states.flatMap((state) => step(state, letter));
  return [...new Map(next.map((state) => [JSON.stringify(state), state])).values()];
}

function step(state: State, letter: number): readonly State[] {
  const [node, ...rest] = state;
  if (node === undefined) return [];
  if ('ranges' in node) return node.ranges.some(([from, to]) => from <= letter && letter <= to) ? [rest] : [];
  if ('parts' in node) return step([...node.parts, ...rest], letter);
  if ('options' in node) return node.options.flatMap((option) => step([option, ...rest], letter));
  const { of, min, max } = node;
  const skipped = min === 0 || isEnd([of]) ? step(rest, letter) : [];
  if (max === 0) return skipped;
  const again: Node = { of, min: Math.max(0, min - 1), max: max - 1 };
  return [...step([of], letter).map((tail) => [...tail, again, ...rest]), ...skipped];
}

/** Whether a text may end here. */
function isEnd(state: State): boolean {
  return state.every((node) => {
    if ('ranges' in node) return false;
    if ('parts' in node) return isEnd(node.parts);
    if ('options' in node) return node.options.some((option) => isEnd([option]));
    return node.min === 0 || isEnd([node.of]);
  });
}

/** A pattern as it is searched for: without `^` or `$` anything may stand before or behind. */
function parsed(pattern: string): Node | undefined {
  try {
    const reader = new Reader(pattern);
    return reader.whole();
  } catch (error) {
    if (error instanceof Unread) return undefined;
    throw error;
  }
}

class Unread extends Error {}

const anything: Node = { of: { ranges: [[0, LAST]] }, min: 0, max: Number.POSITIVE_INFINITY };
const SHORT: Readonly<Record<string, readonly Range[]>> = {
  d: [[0x30, 0x39]],
  w: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
};
const LINE_ENDS: readonly Range[] = [
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

  whole(): Node {
    const options: Node[] = [];
    do {
      const before = this.#take('^') ? [] : [anything];
      const parts = this.#row();
      const behind = this.#take('$') ? [] : [anything];
      options.push({ parts: [...before, ...parts, ...behind] });
    } while (this.#take('|'));
    if (this.#at < this.#letters.length) throw new Unread();
    return { options };
  }

  #group(): Node {
    if (this.#take('?') && !this.#take(':')) throw new Unread();
    const options: Node[] = [];
    do options.push({ parts: this.#row() });
    while (this.#take('|'));
    if (!this.#take(')')) throw new Unread();
    return { options };
  }

  #row(): Node[] {
    const parts: Node[] = [];
    for (let next = this.#next(); next !== undefined && !'|)$^'.includes(next); next = this.#next()) {
      parts.push(this.#repeated(this.#one()));
    }
    return parts;
  }

  #one(): Node {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return { ranges: this.#class() };
    if (this.#take('.')) return { ranges: others(LINE_ENDS) };
    return { ranges: this.#letter() };
  }

  #repeated(of: Node): Node {
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

  #class(): readonly Range[] {
    const isOthers = this.#take('^');
    const ranges: Range[] = [];
    while (!this.#take(']')) {
      const from = this.#letter();
      const isRange = this.#next() === '-' && this.#letters[this.#at + 1] !== ']';
      if (isRange && this.#take('-')) ranges.push([from[0]![0], this.#letter()[0]![1]]);
      else ranges.push(...from);
    }
    return isOthers ? others(ranges) : ranges;
  }

  /** One character as it stands, or what an escape stands for. */
  #letter(): readonly Range[] {
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

function single(letter: string): readonly Range[] {
  const point = letter.codePointAt(0)!;
  return [[point, point]];
}

/** Every character that is in none of these. */
function others(ranges: readonly Range[]): readonly Range[] {
  const found: Range[] = [];
  let from = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start > from) found.push([from, start - 1]);
    from = Math.max(from, end + 1);
  }
  return from <= LAST ? [...found, [from, LAST]] : found;
}
