import type { CodeListDefinition, CodeOption } from '../src/engine/index.ts';

/** One line of an opened code list; `group` is the heading it stands under. */
export interface CodeChoice {
  /** '' is the leading None, which clears the field. */
  readonly value: string;
  readonly label: string;
  readonly guidance?: string;
  readonly group?: 'recent' | 'pinned' | 'others';
}

export interface CodeSearch {
  readonly list: CodeListDefinition;
  readonly query: string;
  /** Only options of this regime or of both (ENG-079); undefined offers all. */
  readonly regime?: string;
  readonly recent: readonly string[];
}

/**
 * Options for a typed text, each once. Nothing typed: None, then recent and pinned codes, then the rest.
 * Typed: codes that begin with it, words that begin with it, words that hold it, then near spellings.
 */
export function searchCodes({ list, query, regime, recent }: CodeSearch): readonly CodeChoice[] {
  const offered = list.options.filter((option) => isOfRegime(option, regime));
  const wanted = query.trim().toLowerCase();
  return wanted === '' ? grouped(offered, list, recent) : ranked(offered, wanted);
}

/** The option with exactly this code, upper or lower case; options of another regime count as well. */
export function optionOf(list: CodeListDefinition | undefined, code: string): CodeOption | undefined {
  if (!list || code === '') return undefined;
  return byCode(list).get(code.toUpperCase());
}

/** Characters of the longest code; options of a list never change. */
export function longestCode(list: CodeListDefinition | undefined): number {
  if (!list) return 0;
  let longest = longestOfList.get(list);
  if (longest === undefined) {
    longest = Math.max(0, ...list.options.map((option) => option.value.length));
    longestOfList.set(list, longest);
  }
  return longest;
}

const longestOfList = new WeakMap<CodeListDefinition, number>();

/** Index of the offered option nearest to a code that is not in the list, by longest common beginning. */
export function nearestIndex(choices: readonly CodeChoice[], code: string): number {
  const wanted = code.trim().toUpperCase();
  let best = 0;
  let bestLength = -1;
  choices.forEach((choice, index) => {
    const length = commonBeginning(choice.value.toUpperCase(), wanted);
    if (choice.value !== '' && length > bestLength) {
      best = index;
      bestLength = length;
    }
  });
  return best;
}

const codesOfList = new WeakMap<CodeListDefinition, Map<string, CodeOption>>();

function byCode(list: CodeListDefinition): Map<string, CodeOption> {
  const known = codesOfList.get(list);
  if (known) return known;
  const made = new Map(list.options.map((option) => [option.value.toUpperCase(), option]));
  codesOfList.set(list, made);
  return made;
}

function isOfRegime(option: CodeOption, regime: string | undefined): boolean {
  return !regime || !option.regime || option.regime === 'both' || option.regime === regime;
}

function grouped(
  options: readonly CodeOption[],
  list: CodeListDefinition,
  recent: readonly string[],
): readonly CodeChoice[] {
  const top = list.pinned ?? recent;
  const group = list.pinned ? 'pinned' : 'recent';
  const known = new Map(options.map((option) => [option.value, option]));
  const first = top.flatMap((code) => known.get(code) ?? []);
  const taken = new Set(first.map((option) => option.value));
  const rest = options.filter((option) => !taken.has(option.value));
  return [
    { value: '', label: '' },
    ...first.map((option) => ({ ...option, group }) as const),
    ...rest.map((option) => (first.length > 0 ? ({ ...option, group: 'others' } as const) : option)),
  ];
}

function ranked(options: readonly CodeOption[], wanted: string): readonly CodeChoice[] {
  return options
    .map((option, index) => ({ option, index, rank: rankOf(option, wanted) }))
    .filter((hit) => hit.rank < NO_HIT)
    .sort((left, right) => left.rank - right.rank || left.index - right.index)
    .map((hit) => hit.option);
}

const NO_HIT = 6;

function rankOf(option: CodeOption, wanted: string): number {
  const code = option.value.toLowerCase();
  if (code === wanted) return 0;
  if (code.startsWith(wanted)) return 1;
  const label = option.label.toLowerCase();
  if (label.startsWith(wanted)) return 2;
  if (label.includes(` ${wanted}`)) return 3;
  if (wanted.length > 2 && label.includes(wanted)) return 4;
  const isNear = wanted.length > 3 && label.split(/[^\p{L}\d]+/u).some((word) => isOneSlipAway(word, wanted));
  return isNear ? 5 : NO_HIT;
}

/** True when one letter was changed, added, left out or swapped with its neighbour at the beginning of `word`. */
function isOneSlipAway(word: string, wanted: string): boolean {
  if (word.length < wanted.length - 1) return false;
  let at = 0;
  while (at < wanted.length && word[at] === wanted[at]) at += 1;
  const rest = wanted.slice(at + 1);
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(wanted.slice(at), at + 1) ||
    (word[at] === wanted[at + 1] &&
      word[at + 1] === wanted[at] &&
      word.startsWith(wanted.slice(at + 2), at + 2))
  );
}

function commonBeginning(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}
