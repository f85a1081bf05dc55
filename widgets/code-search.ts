import {
  type CodeListDefinition,
  type CodeOption,
  isOwnWord,
  slipsBetween,
  wordsOf,
} from '../src/engine/index.ts';
import {
  type CodeIndex,
  entriesBeginning,
  firstAtLeast,
  indexOf,
  offeredIndexOf,
  placesOfWord,
  type Reading,
  searchedWords,
  type WordHit,
} from './code-index.ts';

/** One line of an opened code list. */
export interface CodeChoice extends CodeOption {
  /** '' is the leading None, which clears the field (ENG-080). */
  readonly value: string;
}

/** A heading before the choice at this index. */
export interface ChoiceHeading {
  readonly before: number;
  readonly group: 'recent' | 'pinned' | 'others';
}

/** What an opened list offers, by index: a long list is never copied. */
export interface CodeChoices {
  readonly count: number;
  readonly headings: readonly ChoiceHeading[];
  at(index: number): CodeChoice | undefined;
  /** Which one is marked when the list opens at this code: its own place, else its nearest neighbour. */
  nearest(code: string): number;
}

export interface CodeSearch {
  readonly list: CodeListDefinition;
  readonly query: string;
  /** Only options of this regime or of both (ENG-079); undefined offers all. */
  readonly regime?: string | undefined;
  readonly recent: readonly string[];
  /** Counts what the search read. */
  readonly reading?: Reading;
}

const NONE: CodeChoice = { value: '', label: '' };
const WORDS = 4;

/**
 * Options for a typed text, each once. Nothing typed: None, then recent or pinned codes under their heading, then
 * the rest. Typed: codes that begin so, aliases, words of the name, near spellings; those used most or lately come
 * first among equals.
 */
export function searchCodes({ list, query, regime, recent, reading }: CodeSearch): CodeChoices {
  const index = offeredIndexOf(list, regime);
  const top = list.pinned ?? recent;
  if (query.trim() === '') return wholeList(index, top, list.pinned ? 'pinned' : 'recent');
  return bestFirst(ranked(index, query.trim(), new Set(top), reading ?? { read: 0 }));
}

/** The option with exactly this code, upper or lower case; options of another regime count as well. */
export function optionOf(list: CodeListDefinition | undefined, code: string): CodeOption | undefined {
  if (!list || code === '') return undefined;
  const { placeOfCode, options } = indexOf(list);
  return options[placeOfCode.get(code.toUpperCase()) ?? -1];
}

/** The option that a finished text stands for: by its code, an alias, or its whole name where that is one option's. */
export function meantBy(list: CodeListDefinition | undefined, text: string): CodeOption | undefined {
  const option = optionOf(list, text);
  if (option || !list) return option;
  const { placeOfName, options } = indexOf(list);
  return options[placeOfName.get(text.toLowerCase()) ?? -1];
}

/** Letters a word needs to name an option by its beginning: fewer are as good as a code. */
const NAMING = 3;

/**
 * Whether a text names this option by beginnings of its words, and is no beginning of its code: a code that stands half
 * typed, or with a slip, is never completed by itself; one that is its own word is a name.
 */
export function isNamedBy(option: CodeOption, text: string): boolean {
  if (text.length < NAMING || /\d/u.test(text)) return false;
  const isOfCode = option.value.toUpperCase().startsWith(text.toUpperCase());
  if (isOfCode && !isOwnWord(option.value, option.label)) return false;
  const words = searchedWords(option);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Characters of the longest code. */
export function longestCode(list: CodeListDefinition | undefined): number {
  return list ? indexOf(list).longestCode : 0;
}

/** These choices, the best first. */
export function bestFirst(
  choices: readonly CodeChoice[],
  headings: readonly ChoiceHeading[] = [],
): CodeChoices {
  return { count: choices.length, headings, at: (index) => choices[index], nearest: () => 0 };
}

/** These choices in the order of their codes. */
export function inOrder(choices: readonly CodeChoice[]): CodeChoices {
  return {
    ...bestFirst(choices),
    nearest(code) {
      const typed = code.toUpperCase();
      return choices.reduce((best, { value }, at) => {
        return isNearer(typed, value, choices[best]?.value ?? '') ? at : best;
      }, 0);
    },
  };
}

/** Whether one code is nearer to what was typed than another: a longer common beginning, then a nearer character. */
function isNearer(typed: string, one: string, other: string): boolean {
  const [left, right] = [commonBeginning(typed, one), commonBeginning(typed, other)];
  if (left !== right) return left > right;
  const distance = (code: string) => Math.abs((code.charCodeAt(left) || 0) - (typed.charCodeAt(left) || 0));
  return distance(one) < distance(other);
}

function wholeList(index: CodeIndex, top: readonly string[], group: 'pinned' | 'recent'): CodeChoices {
  const places = top.flatMap((code) => index.placeOfCode.get(code.toUpperCase()) ?? []);
  const skipped = places.toSorted((one, other) => one - other);
  const first = 1 + places.length;
  const headings: readonly ChoiceHeading[] =
    places.length === 0
      ? []
      : [
          { before: 1, group },
          { before: first, group: 'others' },
        ];
  return {
    count: 1 + index.options.length,
    headings,
    at(at) {
      if (at === 0) return NONE;
      if (at < first) return index.options[places[at - 1]!];
      let place = at - first;
      for (const other of skipped) if (other <= place) place += 1;
      return index.options[place];
    },
    nearest(code) {
      const place = nearestPlace(index, code);
      if (place === undefined) return 0;
      const onTop = places.indexOf(place);
      if (onTop >= 0) return 1 + onTop;
      return first + place - skipped.filter((other) => other < place).length;
    },
  };
}

function nearestPlace(index: CodeIndex, code: string): number | undefined {
  const typed = code.trim().toUpperCase();
  const own = index.placeOfCode.get(typed);
  if (own !== undefined) return own;
  const { codes } = index;
  const at = firstAtLeast(codes, typed, { read: 0 });
  const [before, after] = [codes[at - 1], codes[at]];
  if (!before || !after) return (before ?? after)?.place;
  return (isNearer(typed, before.text, after.text) ? before : after).place;
}

interface Typed {
  readonly code: string;
  readonly text: string;
  readonly words: readonly string[];
}

function ranked(
  index: CodeIndex,
  query: string,
  top: ReadonlySet<string>,
  reading: Reading,
): readonly CodeOption[] {
  const typed = { code: query.toUpperCase(), text: query.toLowerCase(), words: wordsOf(query) };
  const places = new Set(entriesBeginning(index.codes, typed.code, reading).map(({ place }) => place));
  const named = index.placeOfName.get(typed.text);
  if (named !== undefined) places.add(named);
  const hits = typed.words.slice(0, WORDS).map((word) => placesOfWord(index, word, reading));
  for (const place of placesOfAll(index, hits, reading)) places.add(place);
  return [...places]
    .map((place) => {
      const option = index.options[place]!;
      return { option, place, rank: rankOf(option, typed), isLater: !top.has(option.value) };
    })
    .sort(
      (one, other) =>
        one.rank - other.rank || Number(one.isLater) - Number(other.isLater) || one.place - other.place,
    )
    .map(({ option }) => option);
}

/** Places of the options in which every typed word is found. */
function placesOfAll(index: CodeIndex, hits: readonly WordHit[], reading: Reading): readonly number[] {
  const [first] = hits;
  if (!first) return [];
  const narrowest = hits.reduce((best, hit) => (hit.places.length < best.places.length ? hit : best), first);
  const others = hits.filter((hit) => hit !== narrowest);
  if (others.length === 0) return narrowest.places;
  return narrowest.places.filter((place) => {
    const words = searchedWords(index.options[place]!);
    reading.read += words.length;
    return others.every(({ kind, texts }) =>
      texts.some((text) =>
        words.some((word) => (kind === 'holds' ? word.includes(text) : word.startsWith(text))),
      ),
    );
  });
}

/** The order of the look guide: code, alias, word in the name, near spelling; in each the closest first. */
function rankOf({ value, label, aliases = [] }: CodeOption, { code, text, words }: Typed): number {
  const own = value.toUpperCase();
  if (own === code) return 0;
  if (own.startsWith(code)) return 1;
  if (aliases.some((alias) => alias.toLowerCase().startsWith(text))) return 2;
  const labelWords = wordsOf(label);
  if (words.every((word, at) => labelWords[at]?.startsWith(word)))
    return labelWords.length === words.length ? 3 : 3.5;
  if (words.every((word) => labelWords.some((other) => other.startsWith(word)))) return 4;
  if (words.every((word) => labelWords.some((other) => other.includes(word)))) return 5;
  const slips = words.map((word) => Math.min(...labelWords.map((other) => slipsBetween(word, other))));
  return 6 + slips.reduce((sum, count) => sum + count, 0);
}

function commonBeginning(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}
