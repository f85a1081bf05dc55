import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import type { Patch } from './patch.ts';
import type { Path } from './path.ts';
import type { Problem } from './problem.ts';

/**
 * A check over more than one field, for example that two rows do not say the same. Given like a computation:
 * pure, independent of what is on screen, asked again only when one of its inputs changes.
 */
export interface DocumentCheck {
  readonly name: string;
  /** Path patterns that it looks at; a list's pattern stands for rows added, removed or moved. */
  readonly reads: readonly string[];
  /** What is wrong in the whole document. */
  full(document: DocumentData, context: RuleContext): readonly Finding[];
  /** What a change of its inputs means, without walking the document; without it `full` is asked. */
  run?(step: CheckStep): CheckResult;
}

interface CheckStep {
  readonly document: DocumentData;
  /** The changes that touch `reads`. */
  readonly patches: readonly Patch[];
  readonly context: RuleContext;
}

/** Places judged again, and what is wrong there now. What was found elsewhere still stands. */
interface CheckResult {
  readonly judged: readonly Path[];
  readonly findings: readonly Finding[];
}

/** What a check finds at a place; the empty path is the whole document. */
export interface Finding {
  readonly path: Path;
  readonly severity: Problem['severity'];
  /** Locale key, for example `problem.sameMark`. */
  readonly code: string;
  /** The text shown, already in words. */
  readonly message: string;
}

export function problemOf(finding: Finding): Problem {
  return { ...finding, source: 'document' };
}
