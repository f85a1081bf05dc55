import { isSafe } from 'redos-detector';
import { jsonOf, type SourceFile } from '../source-files.ts';
import type { Report } from './finding.ts';

/** Repetitions that stand for "any number" where a maximum length bounds the text anyway. */
const few = 8;

/** How many ways to take a text are too many, and how long they are counted: both the same on every machine. */
const bounds = { maxScore: 200, maxSteps: 1000, timeout: Number.POSITIVE_INFINITY } as const;

type Verdict = 'safe' | 'runsAway' | 'unread';

const VERDICTS: Readonly<Record<Exclude<Verdict, 'safe'>, (pattern: string) => string>> = {
  runsAway: (pattern) =>
    `The pattern ${pattern} can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.`,
  unread: (pattern) =>
    `Whether the pattern ${pattern} can run away cannot be told. Groups without names, classes and counts can be judged.`,
};

const known = new Map<string, Verdict>();

/** Patterns of fields, entry rules, conditions, formats and discriminators that can run away, or of which nobody can tell. */
export function checkPatterns(files: Iterable<SourceFile>, report: Report): void {
  for (const file of files) {
    if (file.name.startsWith('dialect/') || file.name.includes('/fixtures/')) continue;
    if (file.text.includes('"pattern"')) visit(jsonOf(file), [], file, report);
  }
}

function visit(value: unknown, path: readonly (string | number)[], file: SourceFile, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) visit(part, [...path, index], file, report);
    return;
  }
  const { pattern, maxLength, length } = value as Readonly<Record<string, unknown>>;
  const hasMaximum = typeof maxLength === 'number' || typeof length === 'number';
  // A format's pattern is that of the whole text, as in an XML Schema.
  const whole = path[0] === 'formats' ? `^(?:${String(pattern)})$` : String(pattern);
  const verdict = typeof pattern === 'string' ? verdictOn(whole, hasMaximum) : 'safe';
  if (verdict !== 'safe') report.at(file, [...path, 'pattern'], VERDICTS[verdict](String(pattern)));
  for (const [name, part] of Object.entries(value)) visit(part, [...path, name], file, report);
}

/**
 * Whether the time a pattern takes on a wrong text can grow out of hand: two of its parts may take the same
 * characters, and each way to share them out is tried. Under a maximum length a fixed power of the length is
 * harmless, so only what doubles with every few characters counts there. The judge cannot read every pattern.
 */
function verdictOn(pattern: string, hasMaximum: boolean): Verdict {
  const judged = hasMaximum ? withFewRepetitions(pattern) : pattern;
  const verdict = known.get(judged) ?? judgedBy(new RegExp(judged, 'u'));
  known.set(judged, verdict);
  return verdict;
}

function judgedBy(pattern: RegExp): Verdict {
  try {
    return isSafe(pattern, bounds).safe ? 'safe' : 'runsAway';
  } catch {
    return 'unread';
  }
}

/** Every `*`, `+` and `{n,}` outside of escapes and classes with an upper end. */
function withFewRepetitions(pattern: string): string {
  return pattern.replace(
    /\\.|\[(?:\\.|[^\]\\])*\]|\*|\+|\{(\d+),\}/g,
    (part: string, least: string | undefined) => {
      if (part === '*') return `{0,${few}}`;
      if (part === '+') return `{1,${few}}`;
      return least === undefined ? part : `{${least},${Number(least) + few}}`;
    },
  );
}
