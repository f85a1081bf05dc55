import { LAST_CHARACTER, type PatternNode, parsePattern } from './syntax.ts';

/** What is still to come. */
type State = readonly PatternNode[];

/** Sets of states looked at before the answer is given up. */
const MOST_STATES = 3000;

/**
 * Whether every text but the blank one that the first pattern takes is taken by the second. Undefined where a pattern
 * uses what is not read here, such as a look-ahead, or is too large.
 */
export function takesAll(pattern: string, by: string): boolean | undefined {
  const [narrow, wide] = [parsePattern(pattern), parsePattern(by)];
  if (narrow === undefined || wide === undefined) return undefined;
  const beyond = textBeyond([narrow], wide);
  return beyond && beyond.text === undefined;
}

/**
 * A shortest text, not blank, that all of `narrow` take and `wide` does not, by running them side by side over all
 * texts; without text where there is none. Undefined where they are too large to be gone through.
 */
export function textBeyond(
  narrow: readonly PatternNode[],
  wide: PatternNode,
): { readonly text?: string } | undefined {
  const letters = lettersOf([...narrow, wide]);
  let reached = [
    {
      text: '',
      ours: narrow.map((node): readonly State[] => [[node]]),
      theirs: [[wide]] as readonly State[],
    },
  ];
  const seen = new Set<string>();
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { text, ours, theirs } of reached) {
      for (const letter of letters) {
        const after = {
          text: text + String.fromCodePoint(letter),
          ours: ours.map((states) => afterLetter(states, letter)),
          theirs: afterLetter(theirs, letter),
        };
        if (after.ours.some(({ length }) => length === 0)) continue;
        if (after.ours.every((states) => states.some(isEnd)) && !after.theirs.some(isEnd)) return after;
        const key = JSON.stringify([after.ours, after.theirs]);
        if (seen.has(key)) continue;
        if (seen.size === MOST_STATES) return undefined;
        seen.add(key);
        next.push(after);
      }
    }
    reached = next;
  }
  return {};
}

/** One character for each part of the alphabet that no pattern tells apart. */
function lettersOf(nodes: readonly PatternNode[]): readonly number[] {
  const starts = new Set([0]);
  const visit = (node: PatternNode): void => {
    if ('ranges' in node) for (const [from, to] of node.ranges) starts.add(from).add(to + 1);
    else if ('parts' in node) node.parts.forEach(visit);
    else if ('options' in node) node.options.forEach(visit);
    else visit(node.of);
  };
  nodes.forEach(visit);
  const sorted = [...starts].filter((start) => start <= LAST_CHARACTER).sort((one, other) => one - other);
  const letters = sorted.map((start, index) => {
    const end = sorted[index + 1] ?? LAST_CHARACTER + 1;
    return READABLE.find((letter) => start <= letter && letter < end) ?? start;
  });
  return letters.sort((one, other) => rank(one) - rank(other));
}

function rank(letter: number): number {
  return READABLE.includes(letter) ? READABLE.indexOf(letter) : READABLE.length;
}

/** Characters that are tried first: a day of ones is a day. */
const READABLE = [...'17Aa '].map((letter) => letter.codePointAt(0)!);

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
  const again: PatternNode = { of, min: Math.max(0, min - 1), max: max - 1 };
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
