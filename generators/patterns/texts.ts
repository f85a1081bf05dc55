import { type CharacterRange, type PatternNode, parsePattern } from './syntax.ts';

/** What a pattern takes: how short and how long its texts are, and some of them. */
export interface PatternTexts {
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

const KINDS = [/[0-9]/, /[A-Z]/, /[a-z]/, /[^0-9A-Za-z]/];

/** The texts a pattern takes; undefined for one with look-arounds, back references or other rare parts. */
export function textsOf(pattern: string): PatternTexts | undefined {
  const node = parsePattern(pattern);
  return node && textsOfNode(node);
}

function textsOfNode(node: PatternNode): PatternTexts {
  if ('ranges' in node) return { shortest: 1, longest: 1, samples: charactersIn(node.ranges) };
  if ('parts' in node) {
    return node.parts.map(textsOfNode).reduce(followed, { shortest: 0, longest: 0, samples: [''] });
  }
  if ('options' in node) {
    const options = node.options.map(textsOfNode);
    return {
      shortest: Math.min(...options.map(({ shortest }) => shortest)),
      longest: Math.max(...options.map(({ longest }) => longest)),
      samples: few(options.flatMap(({ samples }) => samples)),
    };
  }
  const { shortest, longest, samples } = textsOfNode(node.of);
  const counts = [node.min, Math.min(node.min + 1, node.max), ...(node.max < 40 ? [node.max] : [])];
  return {
    shortest: shortest * node.min,
    longest: longest === 0 ? 0 : longest * node.max,
    samples: few(counts.flatMap((count) => samples.map((sample) => sample.repeat(count)))),
  };
}

/** One character of each kind; the first where it is of none that is written often. */
function charactersIn(ranges: readonly CharacterRange[]): readonly string[] {
  const isIn = (character: string) =>
    ranges.some(([from, to]) => from <= character.codePointAt(0)! && character.codePointAt(0)! <= to);
  const often = CHARACTERS.filter(isIn);
  const found = KINDS.flatMap((kind) => often.find((character) => kind.test(character)) ?? []);
  const [first] = ranges;
  return found.length > 0 || !first ? few(found) : [String.fromCodePoint(first[0])];
}

function followed(first: PatternTexts, second: PatternTexts): PatternTexts {
  return {
    shortest: first.shortest + second.shortest,
    longest: first.longest + second.longest,
    samples: few(second.samples.flatMap((end) => first.samples.map((start) => start + end))),
  };
}

function few(samples: readonly string[]): readonly string[] {
  return [...new Set(samples)].slice(0, MOST_SAMPLES);
}
