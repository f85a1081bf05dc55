/** A data element of an authority's declaration, and how it is completed where that was read. */
export interface DataElement {
  /** For example `6/14`. */
  readonly number: string;
  readonly title: string;
  /** At most one for imports and one for exports, or one for any declaration; none where no guide was read. */
  readonly rules: readonly CompletionRule[];
}

export interface CompletionRule {
  readonly for: 'import' | 'export' | 'any';
  /** What to enter, when and in which form, in our own words. */
  readonly text: string;
  readonly source: RuleSource;
}

/** Where a rule was read. */
export interface RuleSource {
  readonly title: string;
  readonly url: string;
  readonly section: string;
  /** YYYY-MM-DD: printed on the page (`updated`), day of the copy (`copied`) or day it was read (`read`). */
  readonly date: string;
  readonly dated: 'updated' | 'copied' | 'read';
  /** How much of the page was read. */
  readonly extent: 'whole' | 'opening' | 'quoted';
}

/** The rules of a data element for a declaration of this regime. */
export function rulesFor(element: DataElement, regime: string | undefined): readonly CompletionRule[] {
  return element.rules.filter((rule) => rule.for === 'any' || regime === undefined || rule.for === regime);
}
