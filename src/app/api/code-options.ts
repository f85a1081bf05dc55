import type { CodeOption } from '../../engine/index.ts';
import { api } from './client.ts';

/** The regime in questions and answers, as the specification names it (API-114, ENG-077). */
const regimeMember = 'customs_regime';

/** An option of a code list call; `ended`: the last day it was in force, of a code asked for by name. */
export interface AnsweredOption extends CodeOption {
  readonly ended?: string | undefined;
}

export interface OptionsAnswer {
  readonly options: readonly AnsweredOption[];
  /** False: nobody has imported this list yet. */
  readonly isImported: boolean;
  /** There may be more for this keyword. */
  readonly hasMore: boolean;
}

export interface OptionsQuestion {
  /** Beginning of a code or of words. */
  readonly keyword?: string;
  /** Codes asked for by name. */
  readonly codes?: readonly string[];
  /** The codes around the place of this one, in their order. */
  readonly around?: string;
  readonly regime?: string | undefined;
  readonly limit?: number;
}

/** The options of a code list on a day, yyyymmdd (API-114 to API-116): POST to the list's path. */
export async function codeOptions(
  path: string,
  d: string,
  { regime, ...question }: OptionsQuestion = {},
): Promise<OptionsAnswer> {
  const { data: answer } = await api.post<{ data: unknown; meta?: { imported?: boolean; more?: boolean } }>(
    path,
    { ...question, [regimeMember]: regime },
    { params: { d }, suppressed: [404] },
  );
  return {
    options: optionsOf(answer.data),
    isImported: answer.meta?.imported !== false,
    hasMore: answer.meta?.more === true,
  };
}

/**
 * Options of an answer: an object of codes, each with label, guidance and customs_regime, or of key/value pairs
 * (ENG-077, ENG-078). They stand in the order of their `rank` where they have one, else in that of the answer.
 * The leading None (ENG-080) is put before them by whoever offers them unsearched.
 */
export function optionsOf(answer: unknown): readonly AnsweredOption[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const ranked = Object.entries(answer).map(([value, content], index) => {
    const words: Words = typeof content === 'object' && content !== null ? content : { label: content };
    const option: AnsweredOption = {
      value,
      label: textOf(words.label) ?? value,
      guidance: textOf(words.guidance),
      regime: regimeOf(words[regimeMember]),
      ended: textOf(words.ended),
    };
    return { option, rank: typeof words.rank === 'number' ? words.rank : index };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

interface Words {
  readonly label?: unknown;
  readonly guidance?: unknown;
  readonly [regimeMember]?: unknown;
  readonly ended?: unknown;
  readonly rank?: unknown;
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

function regimeOf(value: unknown): CodeOption['regime'] {
  const regime = textOf(value)?.toLowerCase();
  return regime === 'import' || regime === 'export' || regime === 'both' ? regime : undefined;
}
