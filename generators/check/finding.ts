import { positionAt, positionOf, type SourceFile } from '../source-files.ts';
import { mayFollow, type Told } from './consequence.ts';

/** Something wrong in a schema file: where, what, and what would be right. */
export interface Finding {
  /** Path below the schemas folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Collects findings of one check run. */
export interface Report {
  /** At a place of a file, named by its JSON path. */
  at(file: SourceFile, path: readonly (string | number)[], message: string): void;
  /** At an offset of a file's text. */
  atOffset(file: SourceFile, offset: number, message: string): void;
  /** How many there are so far, with those that are held back. */
  count(): number;
  /** How many of them say no more than that a condition can never or always hold: it can be judged all the same. */
  countIdle(): number;
}

/** A report of a run in steps. */
export interface SteppedReport extends Report {
  /**
   * Begins a step that looks at more than the one before. What it finds is held back where it may follow from what an
   * earlier step found: that is mended first, and then it shows whether there is more.
   */
  nextStep(): void;
  /** What was found and not held back, in order of file and line. */
  findings(): readonly Finding[];
}

type Kept = Finding & Told;

/** An empty report; `keywords` of the dialect, which name nothing that a finding could be about. */
export function createReport(keywords: ReadonlySet<string> = new Set()): SteppedReport {
  let earlier: readonly Kept[] = [];
  const found: Kept[] = [];
  let heldBack = 0;
  let idle = 0;
  const add = (finding: Kept) => {
    const { file, line, message } = finding;
    if (found.some((f) => f.file === file && f.line === line && f.message === message)) return;
    if (/^This (can never hold|always holds|holds for a blank)/.test(message)) idle += 1;
    if (earlier.some((other) => mayFollow(finding, other, keywords))) heldBack += 1;
    else found.push(finding);
  };
  return {
    at: (file, path, message) => {
      const stands = file.standsAt?.(path) ?? { file, path };
      add({ file: stands.file.name, ...positionOf(stands.file, stands.path), path: stands.path, message });
    },
    atOffset: (file, offset, message) =>
      add({ file: file.name, ...positionAt(file.text, offset), path: undefined, message }),
    count: () => found.length + heldBack,
    countIdle: () => idle,
    nextStep: () => {
      earlier = [...found];
    },
    findings: () =>
      found
        .map(({ file, line, column, message }) => ({ file, line, column, message }))
        .sort((a, b) =>
          a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
        ),
  };
}

/** The candidate that differs least from a misspelt name, when one is near enough to be meant. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (
      distance <= Math.max(2, Math.floor(candidate.length / 3)) &&
      distance < (best?.distance ?? Infinity)
    ) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

/** ` Did you mean "x"?`, or nothing when no candidate is near. */
export function suggestion(name: string, candidates: Iterable<string>): string {
  const near = nearest(name, candidates);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
