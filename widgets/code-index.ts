import {
  type CodeListDefinition,
  type CodeOption,
  isNearSpelling,
  isOffered,
  isOneSlipAway,
  spellingsOf,
  stemOf,
  wordsOf,
} from '../src/engine/index.ts';

/**
 * Most entries one step of a search reads, however long the list: a search has a step for the codes and up to
 * three for each of its words.
 */
export const SCAN = 400;

/**
 * The options of a list that one regime is offered, so that a search never walks through them. Each part is made
 * once, when it is first asked for: opening a list needs none of what typing does.
 */
export interface CodeIndex {
  /** In the order of the list; a place is an index in here. */
  readonly options: readonly CodeOption[];
  /** By code in capitals. */
  readonly placeOfCode: ReadonlyMap<string, number>;
  /** By alias, and by whole label where only one option has it, in small letters. */
  readonly placeOfName: ReadonlyMap<string, number>;
  /** Codes in capitals, sorted, each with its place. */
  readonly codes: readonly Entry[];
  /** Made when a word is first searched, as far as `prepare` has not. */
  readonly wordIndex: () => WordIndex;
  /** Makes a small part more of what typing needs; true once all of it is made. */
  readonly prepare: () => boolean;
  readonly longestCode: number;
}

interface WordIndex {
  /** The words of labels and aliases, each once, sorted; `place` is one in `holders`. */
  readonly words: readonly Entry[];
  /** What follows in a word after its first letters, sorted. */
  readonly endings: readonly Entry[];
  /** Places of the options that hold a word. */
  readonly holders: readonly (readonly number[])[];
  /** Beginnings of words by the spellings that lead to them. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
}

interface Entry {
  readonly text: string;
  readonly place: number;
}

/** Fewer letters than this are looked for only where words begin. */
const SHORTEST_ENDING = 3;

/** Options of a list never change (ENG-079). */
const indexes = new WeakMap<CodeListDefinition, CodeIndex>();
const offeredIndexes = new WeakMap<CodeListDefinition, Map<string, CodeIndex>>();

/** The index of all options of a list, by which what a document holds is read. */
export function indexOf(list: CodeListDefinition): CodeIndex {
  const index = indexes.get(list) ?? makeIndex(list.options);
  indexes.set(list, index);
  return index;
}

/** The index of what a picker offers in declarations of a regime. */
export function offeredIndexOf(list: CodeListDefinition, regime = ''): CodeIndex {
  const known = offeredIndexes.get(list) ?? new Map<string, CodeIndex>();
  offeredIndexes.set(list, known);
  const index = known.get(regime) ?? offeredIndexFor(list, regime);
  known.set(regime, index);
  return index;
}

/** Where every option is offered it is the index of the whole list. */
function offeredIndexFor(list: CodeListDefinition, regime: string): CodeIndex {
  const offered = list.options.filter((option) => isOffered(option, regime));
  return offered.length === list.options.length ? indexOf(list) : makeIndex(offered);
}

function makeIndex(options: readonly CodeOption[]): CodeIndex {
  const placeOfCode = once(() => new Map(options.map(({ value }, place) => [value.toUpperCase(), place])));
  const placeOfName = once(() => namesOf(options));
  const sortedCodes = once(() => [...placeOfCode().keys()].sort());
  const codes = once(() => sortedCodes().map((text) => ({ text, place: placeOfCode().get(text)! })));
  const longestCode = once(() => options.reduce((longest, { value }) => Math.max(longest, value.length), 0));
  const steps = wordIndexSteps(options);
  let words: WordIndex | undefined;
  const advance = (): boolean => {
    const step = words === undefined ? steps.next() : undefined;
    if (step?.done) words = step.value;
    return words !== undefined;
  };
  const parts = [placeOfCode, sortedCodes, codes, placeOfName];
  return {
    options,
    get placeOfCode() {
      return placeOfCode();
    },
    get placeOfName() {
      return placeOfName();
    },
    get codes() {
      return codes();
    },
    get longestCode() {
      return longestCode();
    },
    wordIndex() {
      while (!advance());
      return words!;
    },
    prepare() {
      const part = parts.shift();
      if (part === undefined) return advance();
      part();
      return false;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function namesOf(options: readonly CodeOption[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const repeated = new Set<string>();
  options.forEach(({ label }, place) => {
    const name = label.toLowerCase();
    if (names.has(name)) repeated.add(name);
    names.set(name, place);
  });
  for (const name of repeated) names.delete(name);
  options.forEach(({ aliases = [] }, place) => {
    for (const alias of aliases) names.set(alias.toLowerCase(), place);
  });
  return names;
}

/** Options whose words one step takes in. */
const STEP = 500;

/** Makes the index of the words in many small steps. */
function* wordIndexSteps(options: readonly CodeOption[]): Generator<void, WordIndex> {
  const holders = new Map<string, number[]>();
  for (let from = 0; from < options.length; from += STEP) {
    options.slice(from, from + STEP).forEach((option, at) => {
      for (const word of searchedWords(option)) {
        const places = holders.get(word);
        if (places) places.push(from + at);
        else holders.set(word, [from + at]);
      }
    });
    yield;
  }
  const words = [...holders.keys()].sort().map((text, place) => ({ text, place }));
  yield;
  const endings = words.flatMap(endingsOf).sort(byText);
  yield;
  return { words, endings, holders: words.map(({ text }) => holders.get(text) ?? []), stems: stemsOf(words) };
}

/** The words by which an option is found: of its label and its aliases. */
export function searchedWords({ label, aliases = [] }: CodeOption): readonly string[] {
  return wordsOf([label, ...aliases].join(' '));
}

function byText(one: Entry, other: Entry): number {
  return one.text < other.text ? -1 : one.text > other.text ? 1 : one.place - other.place;
}

function endingsOf({ text, place }: Entry): readonly Entry[] {
  const endings: Entry[] = [];
  for (let at = 1; at <= text.length - SHORTEST_ENDING; at += 1)
    endings.push({ text: text.slice(at), place });
  return endings;
}

function stemsOf(words: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, string[]>();
  for (const stem of new Set(words.flatMap(({ text }) => stemOf(text) ?? []))) {
    for (const spelling of spellingsOf(stem)) {
      const known = stems.get(spelling);
      if (known) known.push(stem);
      else stems.set(spelling, [stem]);
    }
  }
  return stems;
}

/** How many entries were read; a search adds to it (the cost that must not grow with the list). */
export interface Reading {
  read: number;
}

/** Entries that begin with this text, at most SCAN of them. */
export function entriesBeginning(
  entries: readonly Entry[],
  beginning: string,
  reading: Reading,
): readonly Entry[] {
  const found: Entry[] = [];
  for (
    let at = firstAtLeast(entries, beginning, reading);
    at < entries.length && found.length < SCAN;
    at += 1
  ) {
    const entry = entries[at];
    reading.read += 1;
    if (!entry?.text.startsWith(beginning)) break;
    found.push(entry);
  }
  return found;
}

/** Index of the first entry that does not stand before this text. */
export function firstAtLeast(entries: readonly Entry[], text: string, reading: Reading): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    reading.read += 1;
    if ((entries[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places of options with a word that begins so; else with one that holds it; else with a near spelling. */
export function placesOfWord({ wordIndex }: CodeIndex, word: string, reading: Reading): WordHit {
  const index = wordIndex();
  const beginning = placesOf(index, entriesBeginning(index.words, word, reading), reading);
  if (beginning.length > 0) return { kind: 'begins', texts: [word], places: beginning };
  if (word.length >= SHORTEST_ENDING) {
    const inside = placesOf(index, entriesBeginning(index.endings, word, reading), reading);
    if (inside.length > 0) return { kind: 'holds', texts: [word], places: inside };
  }
  const stem = stemOf(word);
  const spellings = stem === undefined ? [] : spellingsOf(stem);
  const near = [...new Set(spellings.flatMap((spelling) => index.stems.get(spelling)?.slice(0, SCAN) ?? []))]
    .filter((other) => stem !== undefined && isOneSlipAway(stem, other))
    .slice(0, NEAR);
  reading.read += spellings.length;
  const entries = near
    .flatMap((other) => entriesBeginning(index.words, other, reading))
    .filter(({ text }) => isNearSpelling(word, text));
  return { kind: 'near', texts: entries.map(({ text }) => text), places: placesOf(index, entries, reading) };
}

/** Beginnings of words that count as near spellings of one word. */
const NEAR = 40;

export interface WordHit {
  readonly kind: 'begins' | 'holds' | 'near';
  /** What one word of an option has to begin with, or to hold. */
  readonly texts: readonly string[];
  readonly places: readonly number[];
}

function placesOf(index: WordIndex, words: readonly Entry[], reading: Reading): readonly number[] {
  const places = new Set<number>();
  for (const { place } of words) {
    for (const holder of index.holders[place] ?? []) {
      reading.read += 1;
      places.add(holder);
      if (places.size === SCAN) return [...places];
    }
  }
  return [...places];
}
