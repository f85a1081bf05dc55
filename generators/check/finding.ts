import { positionAt, positionOf, type SourceFile } from '../source-files.ts';

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
  /** How many there are so far. */
  count(): number;
}

/** A report that keeps findings, and the findings so far in order of file and line. */
export function createReport(): Report & { findings(): readonly Finding[] } {
  const found: Finding[] = [];
  const add = (file: SourceFile, at: { line: number; column: number }, message: string) => {
    if (!found.some((f) => f.file === file.name && f.line === at.line && f.message === message)) {
      found.push({ file: file.name, ...at, message });
    }
  };
  return {
    at: (file, path, message) => add(file, positionOf(file, path), message),
    atOffset: (file, offset, message) => add(file, positionAt(file.text, offset), message),
    count: () => found.length,
    findings: () =>
      [...found].sort((a, b) =>
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
