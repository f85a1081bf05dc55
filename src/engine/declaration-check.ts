import type { ConditionSchema } from './catalogue.ts';
import type { RuleSource } from './data-element.ts';
import type { Problem } from './problem.ts';

/**
 * Something that holds of a declaration or of one of its rows, or does not. A place is `/field` in the declaration,
 * `./field` in the row that is judged and `../field` in the row or declaration above it.
 */
export type Fact =
  /** One of these fields or lists at least has something in it. */
  | { readonly filled: readonly string[] }
  /** The field matches; a blank one is ''. */
  | { readonly value: string; readonly is: ConditionSchema }
  /** So many rows of the list match: at least one where nothing else is said. */
  | {
      readonly rows: string;
      readonly where: Readonly<Record<string, ConditionSchema>>;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly all: readonly Fact[] }
  | { readonly any: readonly Fact[] }
  | { readonly not: Fact }
  /** Holds of all items, or of any. */
  | { readonly items: 'all' | 'any'; readonly hold: Fact }
  /** The first number is not above the second; a blank one is no number. */
  | { readonly notAbove: readonly [string, string] }
  /** The two fields hold the same, unless one is blank. */
  | { readonly same: readonly [string, string] }
  /** No two rows of the list have the same in all these fields; a row where one is blank is none of them. */
  | { readonly distinct: string; readonly by: readonly string[] }
  /** The field of every item holds the same; a blank one is left out. */
  | { readonly alike: string }
  /** The field counts the rows of the list. */
  | { readonly counts: string; readonly list: string }
  /** The procedures of all items are of one declaration category. */
  | { readonly oneCategory: true };

/** A rule over a declaration that is checked before it is sent. */
export interface DeclarationCheck {
  /** Customs' own code where the rule is in its list of errors, else of ours, for example `IM-5/14`. */
  readonly code: string;
  readonly element: string;
  readonly severity: 'error' | 'warning';
  readonly regime?: 'import' | 'export';
  /** Additional declaration types it is for; absent: all. */
  readonly types?: readonly string[];
  /** Categories it is for; absent: all, and declarations whose category is not known. */
  readonly categories?: readonly string[];
  /** Lists from the declaration to the rows that are judged one by one; absent: the declaration itself. */
  readonly each?: readonly string[];
  readonly when?: Fact;
  readonly expect: Fact;
  /** Where it stands when it does not hold. */
  readonly at: string;
  readonly text: string;
  readonly source: RuleSource;
}

/** Begins the code of a problem that a published rule found. */
export const publishedRule = 'check.';

/** The rule's own code, `H1-5/14`, in the code of its problem. */
export function ruleCode(code: string): string {
  return code.slice(publishedRule.length);
}

/**
 * Errors of published rules alone: each rule is only as right as its page was on its day, so a person may know better.
 * Undefined while anything else is wrong too.
 */
export function passableErrors(problems: readonly Problem[]): readonly Problem[] | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.every(({ code }) => code.startsWith(publishedRule)) ? errors : undefined;
}
