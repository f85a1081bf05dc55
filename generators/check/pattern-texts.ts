/** What a pattern takes: how short and how long its texts are, and some of them. */
export interface PatternLanguage {
  readonly shortest: number;
  /** Infinity where nothing bounds it. */
  readonly longest: number;
  readonly samples: readonly string[];
}

/** Most samples kept of one part; they are a help to tell patterns apart, no list of all texts. */
const MOST_SAMPLES = 16;

const CHARACTERS = [
  '7',
  'A',
  'a',
  ' ',
  ...'012345689BCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwxyz-/.:+,_()',
];

/** The texts a pattern takes; undefined for one with look-arounds, back references or other rare parts. */
export function languageOf(pattern: string): PatternLanguage | undefined {
  const reader: Reader = { rest: tokensOf(pattern), isRare: false };
  const { shortest, longest, samples } = alternatives(reader);
  if (reader.isRare || reader.rest.length > 0) return undefined;
  const whole = new RegExp(pattern, 'u');
  const isBounded = pattern.startsWith('^') && /(?<!\\)(?:\\\\)*\$$/.test(pattern);
  return {
    shortest,
    longest: isBounded ? longest : Infinity,
    samples: samples.filter((sample) => whole.test(sample)),
  };
}

interface Reader {
  rest: string[];
  isRare: boolean;
}

/** Escapes, classes, group heads and repetitions as one token each, all else character by character. */
function tokensOf(pattern: string): string[] {
  return pattern.match(/\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]?))?|\{\d+(?:,\d*)?\}|./gsu) ?? [];
}

function alternatives(reader: Reader): PatternLanguage {
  const parts = [sequence(reader)];
  while (reader.rest[0] === '|') {
    reader.rest.shift();
    parts.push(sequence(reader));
  }
  return {
    shortest: Math.min(...parts.map((part) => part.shortest)),
    longest: Math.max(...parts.map((part) => part.longest)),
    samples: few(parts.flatMap((part) => part.samples)),
  };
}

function sequence(reader: Reader): PatternLanguage {
  let whole: PatternLanguage = { shortest: 0, longest: 0, samples: [''] };
  while (reader.rest.length > 0 && reader.rest[0] !== '|' && reader.rest[0] !== ')') {
    whole = followed(whole, repeated(one(reader), reader));
  }
  return whole;
}

function one(reader: Reader): PatternLanguage {
  const token = reader.rest.shift() ?? '';
  if (token === '^' || token === '$') return { shortest: 0, longest: 0, samples: [''] };
  if (token === '(' || token === '(?:') {
    const inside = alternatives(reader);
    reader.isRare ||= reader.rest.shift() !== ')';
    return inside;
  }
  if (token.startsWith('(') || /^\\[bBkpP1-9]$/.test(token)) reader.isRare = true;
  return { shortest: 1, longest: 1, samples: reader.isRare ? [] : charactersOf(token) };
}

/** One character of each kind that a token takes. */
function charactersOf(token: string): readonly string[] {
  const taken = new RegExp(`^${token}$`, 'u');
  const all = CHARACTERS.filter((character) => taken.test(character));
  const kinds = [/[0-9]/, /[A-Z]/, /[a-z]/, /[^0-9A-Za-z]/];
  return few(kinds.flatMap((kind) => all.find((character) => kind.test(character)) ?? []));
}

function repeated(part: PatternLanguage, reader: Reader): PatternLanguage {
  const [, least, comma, most] = /^\{(\d+)(?:(,)(\d*))?\}$/.exec(reader.rest[0] ?? '') ?? [];
  const bounds = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[reader.rest[0] ?? ''];
  const [from, to] =
    bounds ??
    (least === undefined ? [1, 1] : [Number(least), comma ? Number(most || Infinity) : Number(least)]);
  if (bounds || least !== undefined) {
    reader.rest.shift();
    if (reader.rest[0] === '?') reader.rest.shift();
  }
  const counts = [from!, Math.min(from! + 1, to!), ...(to! < 40 ? [to!] : [])];
  return {
    shortest: part.shortest * from!,
    longest: part.longest === 0 ? 0 : part.longest * to!,
    samples: few(counts.flatMap((count) => part.samples.map((sample) => sample.repeat(count)))),
  };
}

function followed(first: PatternLanguage, second: PatternLanguage): PatternLanguage {
  return {
    shortest: first.shortest + second.shortest,
    longest: first.longest + second.longest,
    samples: few(second.samples.flatMap((end) => first.samples.map((start) => start + end))),
  };
}

function few(samples: readonly string[]): readonly string[] {
  return [...new Set(samples)].slice(0, MOST_SAMPLES);
}
