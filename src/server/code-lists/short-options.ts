import {
  type CodeListDefinition,
  type CodeOption,
  isNearSpelling,
  isOffered,
  wordsOf,
} from '../../engine/index.ts';
import type { OptionAnswer, OptionQuestion, OptionsAnswer } from './dictionary.ts';
import { rankOf, WORDS } from './search.ts';

/** What the question finds in a list of the schemas, as a list in the database would answer it. */
export function shortOptions(list: CodeListDefinition, question: OptionQuestion): OptionsAnswer {
  const { codes, around, keyword, regime, limit = list.options.length } = question;
  const offered = list.options.filter((option) => isOffered(option, regime));
  const named = list.options.filter(({ value }) => codes.includes(value.toUpperCase()));
  const isNamedOnly = codes.length > 0 && around === undefined && keyword.trim() === '';
  const found = isNamedOnly
    ? []
    : around === undefined
      ? matching(offered, keyword)
      : near(offered, around, limit);
  const options = new Map([...named, ...found.slice(0, limit)].map((option) => [option.value, option]));
  const data = [...options.values()].map((option, rank) => [option.value, answerOf(option, rank)] as const);
  const more = !isNamedOnly && (around === undefined ? found : offered).length > limit;
  return { data: Object.fromEntries(data), meta: { imported: true, as_of: list.date, more } };
}

/** By the beginning of the code, or with all the typed words, the best first; all in their order for no words. */
function matching(options: readonly CodeOption[], keyword: string): readonly CodeOption[] {
  const typed = wordsOf(keyword).slice(0, WORDS);
  const code = keyword.toUpperCase().replaceAll(/\s/g, '');
  if (code === '') return options;
  const words = new Map(options.map((option) => [option, wordsOf(namesOf(option))]));
  const hits = typed.map((word) => hitOf(word, [...words.values()].flat()));
  const isFound = (option: CodeOption) =>
    option.value.toUpperCase().startsWith(code) ||
    (hits.length > 0 && hits.every((isHit) => words.get(option)!.some(isHit)));
  const rank = (option: CodeOption) =>
    rankOf({ code: option.value.toUpperCase(), label: namesOf(option) }, code, typed);
  return options
    .filter(isFound)
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => a.rank - b.rank || a.option.label.length - b.option.label.length)
    .map(({ option }) => option);
}

/** Words that begin with the typed one, or where none does, those with a near spelling. */
function hitOf(word: string, all: readonly string[]): (own: string) => boolean {
  const begins = (own: string) => own.startsWith(word);
  return all.some(begins) ? begins : (own) => isNearSpelling(word, own);
}

function namesOf({ label, aliases = [] }: CodeOption): string {
  return [label, ...aliases].join(' ');
}

/** As many as `limit` around the place of a code, in the order of the codes. */
function near(options: readonly CodeOption[], code: string, limit: number): readonly CodeOption[] {
  const ordered = [...options].sort((a, b) => (a.value < b.value ? -1 : 1));
  const place = ordered.findIndex(({ value }) => value.toUpperCase() >= code);
  const at = place === -1 ? ordered.length : place;
  const from = Math.max(0, Math.min(at - Math.floor(limit / 2), ordered.length - limit));
  return ordered.slice(from, from + limit);
}

function answerOf({ label, guidance, page, regime }: CodeOption, rank: number): OptionAnswer {
  return {
    label,
    ...(guidance ? { guidance } : {}),
    ...(page ? { page } : {}),
    ...(regime ? { customs_regime: regime } : {}),
    rank,
  };
}
